// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"
#include "games/hulahoo/game.h"
#include "games/hulahoo/referee.h"

// The questions of `hanpan-engine eval` about HULA-HOO!: the referee's, in JSON.
namespace hanpan::hulahoo {
namespace {

/// A value, written as a word or as a number.
int value_of(const eval_field& named)
{
    const json word = named.value.is_string() ? named.value : json(named.value.dump());
    return eval_field{word, named.where}.read(read_value);
}

/// `replies`: what each of the cards may do on this top and call, and which call follows.
json replies_answer(const rules& r, const eval_line& asked)
{
    question q;
    q.top = value_of(asked["top"]);
    const std::string called = asked["call"].text();
    q.call = read_call(called);
    if (q.call == call::none)
        asked["call"].refuse(" must be higher, lower, double or anything, not '" + called + "'");
    if (!may_be_called(r, q.top, q.call))
        asked["call"].refuse(q.call == call::anything ? ": anything follows a 1 under small_joker_one only"
                                                      : ": a 7 is never doubled under these rules");
    const eval_field cards = asked["cards"];
    if (!cards.value.is_string())
        cards.refuse(" must be a string of values");
    const counts held = cards.read(read_cards);
    // Without the number, so many that it makes no difference.
    const auto draw_pile = asked.given("draw_pile");
    q.draw_pile = draw_pile ? draw_pile->number(0, set_size, "a number of cards") : 44;
    if (const auto last_own = asked.given("last_own"))
        q.last_own = value_of(*last_own);
    json found = json::object();
    for (const auto& [value, reply] : replies(r, q, held))
        if (reply.why_not == refused::none)
            found[std::to_string(value)] = reply.call == call::doubled    ? "double"
                                           : reply.call == call::anything ? "free"
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
