// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "games/hollywood/actions.h"
#include "search/small_net.h"

namespace hanpan::hollywood {

/// The inputs by which a seat's prospects are told; none depends on what cards cost except points, which are in cards
/// of average cost.
struct prospect_inputs {
    static constexpr int count = 44;
    std::array<float, count> x{};
};

/// What to expect of a seat when the hand ends; points in cards of average cost.
struct prospects {
    float winning = 0;    ///< how likely it goes out first
    float left_down = 0;  ///< points left after laying down; 0 where it does not
    float left_whole = 0; ///< points left without having laid down; 0 where it has
};

/// The net; its outputs are in the order of `prospects`. Learnt from self-play (prospects.cpp).
using prospect_net = small_net<prospect_inputs::count, 24, 3>;

/// At the beginning of a turn, with all hands open.
std::array<prospect_inputs, max_seats_here> inputs_of(const state& world);
prospects judge_inputs(const prospect_inputs& in);

/// The mean cost of a card of the packs in use.
double average_points(const rules& law, int players);

/// May a playout stop here? At the beginning of a turn, a lap after the choice, and not while somebody still holds a
/// complete contract: its worth shows once it lies on the table.
bool ripe(const state& world, int actions);
/// What the hand will cost each seat, in half units, under the rules in force (game/knowledge.h).
void estimate(const state& world, std::span<double> paid);

} // namespace hanpan::hollywood
