// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>

#include "games/hulahoo/state.h"
#include "search/small_net.h"

namespace hanpan::hulahoo {

/// The inputs by which a seat that is still in is valued, all cards of an imagined round lying open.
struct prospect_inputs {
    static constexpr int count = 34;
    std::array<float, count> x{};
};

/// The net: how likely the seat wins; that times the plays still to come, in tens; that times the cards the others are
/// left with, in tens. Learnt from self-play (prospects.cpp).
using prospect_net = small_net<prospect_inputs::count, 24, 3>;

/// Of every seat, with one about to answer or to lead. `searches`: the seat that plays by the strong policy.
std::array<prospect_inputs, max_seats_here> inputs_of(const state& world, seat searches);

/// May a playout stop here (game/knowledge.h)? A lap after the choice, where the turn goes round and no card but the
/// seven is a joker.
bool ripe(const state& world, int actions);
/// What the round will pay each seat, in half units, under the rules in force.
void estimate(const state& world, std::span<double> paid, seat searches);

} // namespace hanpan::hulahoo
