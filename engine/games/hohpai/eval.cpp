// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"
#include "games/hohpai/game.h"

// The questions of `hanpan-engine eval` about Ho-Hpai, in JSON.
namespace hanpan::hohpai {
namespace {

/// What the table of all sixes says of the question's hand.
template <int (hand_table::*Ask)(dominoes::bag) const>
int of_table(const rules& law, const eval_line& asked)
{
    rules house = law;
    if (const auto players = asked.given("players"))
        house.players = players->number(game::min_players, game::max_players, "a number");
    asked.needs({"hand"}, " of six pieces");
    const hand_table& table = hand_table::of(house, house.players);
    const dominoes::bag six =
        asked["hand"].read([&](std::string_view text) { return dominoes::read_bag(text, table.set()); });
    if (dominoes::size(six) != 6)
        asked["hand"].refuse(" must hold six pieces, not " + std::to_string(dominoes::size(six)));
    return (table.*Ask)(six);
}

json score_answer(const rules& law, const eval_line& asked)
{
    return {{"score", of_table<&hand_table::score>(law, asked)}};
}

json distance_answer(const rules& law, const eval_line& asked)
{
    return {{"distance", of_table<&hand_table::distance>(law, asked)}};
}

} // namespace

json game::eval(const json& line)
{
    return answer_line<rules>(
        line, book(),
        {{"score", {"hand", "players"}, score_answer}, {"distance", {"hand", "players"}, distance_answer}});
}

} // namespace hanpan::hohpai
