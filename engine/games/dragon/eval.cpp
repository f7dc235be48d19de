// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/json_text.h"
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"
#include "games/dragon/game.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

using cubes::bag;

struct asked {
    std::vector<cubes::type> pieces;
    bag hand;
    cubes::type open = 0;
};

parsed<asked> read(const json& question, std::size_t least, std::size_t most)
{
    using result = parsed<asked>;
    asked a;
    for (const char* key : {"pieces", "open"})
        if (!question.contains(key) || !question.at(key).is_string())
            return result::failure("the question needs \"" + std::string(key) + "\", a string");
    const auto pieces = cubes::read_cubes(question.at("pieces").get<std::string>());
    if (!pieces)
        return result::failure("\"pieces\": " + pieces.error.text());
    const auto open = cubes::read_cube(question.at("open").get<std::string>());
    if (!open)
        return result::failure("\"open\": " + open.error.text());
    a.pieces = *pieces;
    a.open = *open;
    for (const cubes::type t : a.pieces)
        a.hand.add(t);
    if (a.pieces.size() < least || a.pieces.size() > most)
        return result::failure(
            "\"pieces\": " +
            (least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most)) +
            " cubes are needed, not " + std::to_string(a.pieces.size()));
    return a;
}

json hand_answer(const rules& r, const context& c, const bag& hand)
{
    const reading best = best_reading(c, hand, false);
    return json{{"hand", figure_id(r, best.figure)},
                {"special", best.special},
                {"points", best.points},
                {"declarable", static_cast<bool>(best_reading(c, hand, true))}};
}

json parts_answer(const rules& r, const context& c, const bag& hand)
{
    const arrangement a = arrange(c, hand);
    json answer{{"head", cubes::to_text(a.head)}, {"neck", cubes::to_text(a.neck)}, {"body", cubes::to_text(a.body)},
                {"tail", cubes::to_text(a.tail)}, {"rest", cubes::to_text(a.rest)}, {"distance", distance(c, hand)}};
    answer["hand"] = figure_id(r, best_reading(c, hand, true).figure);
    return answer;
}

/// The cubes that would bring a hand of 13 nearer; at distance 1 those that complete it.
json waits_answer(const context& c, const bag& hand)
{
    return json{{"waits", cubes::to_text(bag{improving(c, hand), 0})}, {"distance", distance(c, hand)}};
}

} // namespace

json game::eval(const json& question)
{
    const parsed<rule_values> values = book().read(question.value("rules", json()));
    if (!values)
        return failure(values.error);
    const std::string ask =
        question.contains("ask") && question.at("ask").is_string() ? question.at("ask").get<std::string>() : "";
    struct entry {
        std::string_view name;
        std::size_t least, most;
    };
    constexpr entry asks[] = {{"combo", 1, 14},     {"hand", 13, 13}, {"uncombined", 1, 14},
                              {"distance", 13, 13}, {"parts", 1, 14}, {"waits", 13, 13}};
    for (const entry& e : asks) {
        if (e.name != ask)
            continue;
        if (const std::string wrong = unknown_key(question, {"pieces", "open"}); !wrong.empty())
            return failure(wrong);
        const auto given = read(question, e.least, e.most);
        if (!given)
            return failure(given.error);
        const rules r = book().bind(*values);
        const context c = make_context(r, given->open);
        if (ask == "combo")
            return json{{"combos", combos_of(c, given->pieces)}};
        if (ask == "hand")
            return hand_answer(r, c, given->hand);
        if (ask == "uncombined")
            return json{{"uncombined", uncombined(c, given->hand)}};
        if (ask == "distance")
            return json{{"distance", distance(c, given->hand)}};
        return ask == "parts" ? parts_answer(r, c, given->hand) : waits_answer(c, given->hand);
    }
    return failure("unknown question '" + ask +
                   "' for dragon; there are: combo, hand, uncombined, distance, parts, waits");
}

} // namespace hanpan::dragon
