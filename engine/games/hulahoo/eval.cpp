// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"
#include "games/hulahoo/game.h"

namespace hanpan::hulahoo {

namespace {

/// `replies`: what each of the cards may do on this top and call, and which call follows.
json replies(const rules& r, const json& asked)
{
    const auto text_of = [&](const char* key) {
        const auto it = asked.find(key);
        if (it == asked.end())
            return std::string();
        return it->is_string() ? it->get<std::string>() : it->dump();
    };
    for (const char* key : {"top", "call", "cards"})
        if (!asked.contains(key))
            return failure("the question needs \"" + std::string(key) + "\"");
    const parsed<int> top = read_value(text_of("top"));
    if (!top)
        return failure("\"top\": " + top.error.text());
    question q;
    q.top = *top;
    const std::string called = text_of("call");
    for (const call c : {call::higher, call::lower, call::doubled, call::anything})
        if (call_name(c) == called)
            q.call = c;
    if (q.call == call::none)
        return failure("\"call\" must be higher, lower, double or anything, not '" + called + "'");
    if (q.call == call::anything && (!r.small_joker_one || q.top != least_value))
        return failure("\"call\": anything follows a 1 under small_joker_one only");
    if (q.call == call::doubled && q.top == joker && r.seven_on_seven != seven_on_seven::doubles)
        return failure("\"call\": a 7 is never doubled under these rules");
    if (!asked.at("cards").is_string())
        return failure("\"cards\" must be a string of values");
    const parsed<counts> cards = read_cards(asked.at("cards").get<std::string>());
    if (!cards)
        return failure("\"cards\": " + cards.error.text());
    q.cards = cards->total();
    q.draw_pile = 44;
    if (asked.contains("draw_pile")) {
        const json& n = asked.at("draw_pile");
        if (!n.is_number_integer() || n.get<std::int64_t>() < 0 || n.get<std::int64_t>() > set_size)
            return failure("\"draw_pile\" must be a number of cards from 0 to 84, not " + n.dump());
        q.draw_pile = n.get<int>();
        // The card answered lies on the pile and can be shuffled in.
        if (r.draw_pile_empty == draw_pile_empty::recycle)
            ++q.draw_pile;
    }
    if (asked.contains("last_own") && !asked.at("last_own").is_null()) {
        const parsed<int> last = read_value(text_of("last_own"));
        if (!last)
            return failure("\"last_own\": " + last.error.text());
        q.last_own = *last;
    }
    json found = json::object();
    for (int value = least_value; value <= greatest_value; ++value) {
        if ((*cards)[value] == 0)
            continue;
        const reply answer = judge(r, q, value);
        if (answer.why_not == refused::none)
            found[std::to_string(value)] = answer.call == call::doubled    ? "double"
                                           : answer.call == call::anything ? "free"
                                                                           : "call";
    }
    if (r.voluntary_pass)
        found["pass"] = "pass";
    return json{{"replies", found}};
}

} // namespace

json game::eval(const json& asked)
{
    const parsed<rule_values> values = book().read(asked.value("rules", json()));
    if (!values)
        return failure(values.error);
    const std::string ask =
        asked.contains("ask") && asked.at("ask").is_string() ? asked.at("ask").get<std::string>() : "";
    if (const std::string wrong = unknown_key(asked, {"top", "call", "cards", "draw_pile", "last_own"}); !wrong.empty())
        return failure(wrong);
    if (ask == "replies")
        return replies(book().bind(*values), asked);
    return failure("unknown question '" + ask + "' for hulahoo; there is: replies");
}

} // namespace hanpan::hulahoo
