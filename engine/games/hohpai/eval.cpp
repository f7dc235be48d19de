// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/eval_line.h"
#include "games/hohpai/game.h"

namespace hanpan::hohpai {

namespace {

struct asked_hand {
    const hand_table& table;
    dominoes::bag six;
};

asked_hand hand_field(const rules& law, const eval_line& asked)
{
    rules house = law;
    if (asked.given("players") != nullptr)
        house.players = asked.number("players", game::min_players, game::max_players, "a number");
    if (const json* given = asked.given("hand"); given == nullptr || !given->is_string())
        throw malformed{"the question needs \"hand\", a string of six pieces"};
    const hand_table& table = hand_table::of(house, house.players);
    const dominoes::bag six = read_or_refuse(dominoes::read_bag(asked.text("hand"), table.set()), "\"hand\"");
    if (dominoes::size(six) != 6)
        throw malformed{"\"hand\" must hold six pieces, not " + std::to_string(dominoes::size(six))};
    return {table, six};
}

json score_answer(const rules& law, const eval_line& asked)
{
    const auto [table, six] = hand_field(law, asked);
    return {{"score", table.score(six)}};
}

json distance_answer(const rules& law, const eval_line& asked)
{
    const auto [table, six] = hand_field(law, asked);
    return {{"distance", table.distance(six)}};
}

} // namespace

json game::eval(const json& line)
{
    return answer_line<rules>(
        line, book(),
        {{"score", {"hand", "players"}, score_answer}, {"distance", {"hand", "players"}, distance_answer}});
}

} // namespace hanpan::hohpai
