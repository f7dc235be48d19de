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
    const rules& law;
    context under; ///< the rules, under the first open cube
    std::vector<cubes::type> pieces;
    bag hand;
};

json combo_answer(const asked_cubes& a)
{
    json found = json::array();
    for (const combo kind : combos_of(a.under, a.pieces))
        found.push_back(to_text(kind));
    return {{"combos", found}};
}

json hand_answer(const asked_cubes& a)
{
    const reading best = best_reading(a.under, a.hand, false);
    return {{"hand", figure_id(a.law, best.figure)},
            {"special", best.special},
            {"points", best.points},
            {"declarable", static_cast<bool>(best_reading(a.under, a.hand, true))}};
}

json uncombined_answer(const asked_cubes& a) { return {{"uncombined", uncombined(a.under, a.hand)}}; }

json distance_answer(const asked_cubes& a) { return {{"distance", distance(a.under, a.hand)}}; }

json parts_answer(const asked_cubes& a)
{
    const arrangement has = arrange(a.under, a.hand);
    return {{"head", cubes::to_text(has.head)},
            {"neck", cubes::to_text(has.neck)},
            {"body", cubes::to_text(has.body)},
            {"tail", cubes::to_text(has.tail)},
            {"rest", cubes::to_text(has.rest)},
            {"distance", distance(a.under, a.hand)},
            {"hand", figure_id(a.law, best_reading(a.under, a.hand, true).figure)}};
}

/// The cubes that would bring a hand of 13 nearer; at distance 1 those that complete it.
json waits_answer(const asked_cubes& a)
{
    return {{"waits", cubes::to_text(bag{improving(a.under, a.hand), 0})}, {"distance", distance(a.under, a.hand)}};
}

/// The answer to a question about `Least` to `Most` cubes.
template <json (*Answer)(const asked_cubes&), int Least, int Most>
json about(const rules& law, const eval_line& asked)
{
    asked.needs({"pieces", "open"});
    asked_cubes a{law, {}, asked["pieces"].read(cubes::read_cubes), {}};
    a.under = make_context(law, asked["open"].read(cubes::read_cube));
    if (const int number = static_cast<int>(a.pieces.size()); number < Least || number > Most)
        asked["pieces"].refuse(": " + (Least == Most ? "" : std::to_string(Least) + " to ") + std::to_string(Most) +
                               " cubes are needed, not " + std::to_string(number));
    for (const cubes::type t : a.pieces)
        a.hand.add(t);
    return Answer(a);
}

template <json (*Answer)(const asked_cubes&)>
constexpr auto of_some = about<Answer, 1, hand_size + 1>;
template <json (*Answer)(const asked_cubes&)>
constexpr auto of_a_hand = about<Answer, hand_size, hand_size>;

} // namespace

json game::eval(const json& line)
{
    const std::vector<std::string_view> fields{"pieces", "open"};
    return answer_line<rules>(line, book(),
                              {{"combo", fields, of_some<combo_answer>},
                               {"hand", fields, of_a_hand<hand_answer>},
                               {"uncombined", fields, of_some<uncombined_answer>},
                               {"distance", fields, of_a_hand<distance_answer>},
                               {"parts", fields, of_some<parts_answer>},
                               {"waits", fields, of_a_hand<waits_answer>}});
}

} // namespace hanpan::dragon
