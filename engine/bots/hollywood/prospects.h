// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "games/hollywood/actions.h"
#include "search/small_net.h"

namespace hanpan::hollywood {

/// What a seat's prospects are judged by; none of it depends on what cards cost but `points`, which is in cards of
/// average cost.
struct prospect_inputs {
    static constexpr int count = 44;
    std::array<float, count> x{};
};

/// What is to be expected of a seat when the hand ends, points in cards of average cost.
struct prospects {
    float winning = 0;    ///< how likely it goes out first
    float left_down = 0;  ///< points left after laying down, 0 where that does not come about
    float left_whole = 0; ///< points left without having laid down, 0 where that does not come about
};

/// What they are judged with: the outputs in the order of `prospects`. Learnt from self-play (prospects.cpp).
using prospect_net = small_net<prospect_inputs::count, 24, 3>;

/// At the beginning of a turn, all hands open.
std::array<prospect_inputs, max_seats_here> inputs_of(const state& world);
prospects judge_inputs(const prospect_inputs& in);

/// The mean cost of a card of the packs in use.
double average_points(const rules& law, int players);

/// May a playout stop here? At the beginning of a turn, a lap after the choice to be judged, and not while a contract that is
/// complete is still held: what that is worth shows when it lies on the table.
bool ripe(const state& world, int actions);
/// What the hand will cost each seat, in half units, under the rules in force (game/knowledge.h).
void estimate(const state& world, std::span<double> paid);

} // namespace hanpan::hollywood
