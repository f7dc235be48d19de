// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"
#include "games/dragon/game.h"
#include "games/dragon/hands.h"

// The questions of `hanpan-engine eval` about Dragon Holla, in JSON.
namespace hanpan::dragon {
namespace {

using cubes::bag;

struct asked_cubes {
    context under; ///< the rules, under the first open cube
    std::vector<cubes::type> pieces;
    bag hand;
};

asked_cubes read(const rules& r, const eval_line& asked, std::size_t least, std::size_t most)
{
    for (const char* key : {"pieces", "open"})
        if (const json* given = asked.given(key); given == nullptr || !given->is_string())
            throw malformed{"the question needs \"" + std::string(key) + "\", a string"};
    std::vector<cubes::type> pieces = read_or_refuse(cubes::read_cubes(asked.text("pieces")), "\"pieces\"");
    const cubes::type open = read_or_refuse(cubes::read_cube(asked.text("open")), "\"open\"");
    if (pieces.size() < least || pieces.size() > most)
        throw malformed{
            "\"pieces\": " +
            (least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most)) +
            " cubes are needed, not " + std::to_string(pieces.size())};
    asked_cubes a{make_context(r, open), std::move(pieces), {}};
    for (const cubes::type t : a.pieces)
        a.hand.add(t);
    return a;
}

asked_cubes some(const rules& r, const eval_line& asked) { return read(r, asked, 1, hand_size + 1); }
asked_cubes a_hand(const rules& r, const eval_line& asked) { return read(r, asked, hand_size, hand_size); }

json combo_answer(const rules& r, const eval_line& asked)
{
    const asked_cubes a = some(r, asked);
    json found = json::array();
    for (const combo kind : combos_of(a.under, a.pieces))
        found.push_back(to_text(kind));
    return {{"combos", found}};
}

json hand_answer(const rules& r, const eval_line& asked)
{
    const asked_cubes a = a_hand(r, asked);
    const reading best = best_reading(a.under, a.hand, false);
    return {{"hand", figure_id(r, best.figure)},
            {"special", best.special},
            {"points", best.points},
            {"declarable", static_cast<bool>(best_reading(a.under, a.hand, true))}};
}

json uncombined_answer(const rules& r, const eval_line& asked)
{
    const asked_cubes a = some(r, asked);
    return {{"uncombined", uncombined(a.under, a.hand)}};
}

json distance_answer(const rules& r, const eval_line& asked)
{
    const asked_cubes a = a_hand(r, asked);
    return {{"distance", distance(a.under, a.hand)}};
}

json parts_answer(const rules& r, const eval_line& asked)
{
    const asked_cubes a = some(r, asked);
    const arrangement parts = arrange(a.under, a.hand);
    return {{"head", cubes::to_text(parts.head)},
            {"neck", cubes::to_text(parts.neck)},
            {"body", cubes::to_text(parts.body)},
            {"tail", cubes::to_text(parts.tail)},
            {"rest", cubes::to_text(parts.rest)},
            {"distance", distance(a.under, a.hand)},
            {"hand", figure_id(r, best_reading(a.under, a.hand, true).figure)}};
}

/// The cubes that would bring a hand of 13 nearer; at distance 1 those that complete it.
json waits_answer(const rules& r, const eval_line& asked)
{
    const asked_cubes a = a_hand(r, asked);
    return {{"waits", cubes::to_text(bag{improving(a.under, a.hand), 0})}, {"distance", distance(a.under, a.hand)}};
}

} // namespace

json game::eval(const json& line)
{
    return answer_line<rules>(line, book(),
                              {{"combo", {"pieces", "open"}, combo_answer},
                               {"hand", {"pieces", "open"}, hand_answer},
                               {"uncombined", {"pieces", "open"}, uncombined_answer},
                               {"distance", {"pieces", "open"}, distance_answer},
                               {"parts", {"pieces", "open"}, parts_answer},
                               {"waits", {"pieces", "open"}, waits_answer}});
}

} // namespace hanpan::dragon
