// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"
#include "games/hulahoo/game.h"
#include "games/hulahoo/referee.h"

// The questions of `hanpan-engine eval` about HULA-HOO!: the referee's, in JSON.
namespace hanpan::hulahoo {
namespace {

/// A value, written as a word or as a number.
int value_field(const eval_line& asked, const char* key)
{
    const json& value = asked.field(key);
    return read_or_refuse(read_value(value.is_string() ? value.get<std::string>() : value.dump()),
                          "\"" + std::string(key) + "\"");
}

/// `replies`: what each of the cards may do on this top and call, and which call follows.
json replies_answer(const rules& r, const eval_line& asked)
{
    reply_case c;
    c.top = value_field(asked, "top");
    const std::string called = asked.text("call");
    for (const call each : {call::higher, call::lower, call::doubled, call::anything})
        if (call_name(each) == called)
            c.call = each;
    if (c.call == call::none)
        throw malformed{"\"call\" must be higher, lower, double or anything, not '" + called + "'"};
    switch (check_call(r, c.top, c.call)) {
    case wrong_call::none: break;
    case wrong_call::anything_after_one_only:
        throw malformed{"\"call\": anything follows a 1 under small_joker_one only"};
    case wrong_call::joker_not_doubled: throw malformed{"\"call\": a 7 is never doubled under these rules"};
    }
    if (!asked.field("cards").is_string())
        throw malformed{"\"cards\" must be a string of values"};
    c.cards = read_or_refuse(read_cards(asked.text("cards")), "\"cards\"");
    // Without the number, so many that it makes no difference.
    c.draw_pile =
        asked.given("draw_pile") == nullptr ? 44 : asked.number("draw_pile", 0, set_size, "a number of cards");
    if (asked.given("last_own") != nullptr)
        c.last_own = value_field(asked, "last_own");
    json found = json::object();
    for (const value_reply& each : replies(r, c))
        if (each.reply.why_not == refused::none)
            found[std::to_string(each.value)] = each.reply.call == call::doubled    ? "double"
                                                : each.reply.call == call::anything ? "free"
                                                                                    : "call";
    if (r.voluntary_pass)
        found["pass"] = "pass";
    return json{{"replies", found}};
}

} // namespace

json game::eval(const json& line)
{
    return answer_line<rules>(line, book(),
                              {{"replies", {"top", "call", "cards", "draw_pile", "last_own"}, replies_answer}});
}

} // namespace hanpan::hulahoo
