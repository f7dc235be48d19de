// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "base/money.h"
#include "game/game.h"
#include "games/hulahoo/state.h"

namespace hanpan::hulahoo {

struct standing : standing_base {
    std::vector<int> wins; ///< rounds won per seat
};

/// Section 4: the winner scores, nobody pays. Not zero-sum.
settlement settle(const state& s);
/// The same for a round that was played at a real table: `pile` cards have been played, the others hold `held`.
settlement settle_table(const rules& r, int players, seat winner, int pile, int held);
/// The points alone, per seat.
void payoffs(const state& s, std::span<half_units> paid);
int points_won(const state& s);

} // namespace hanpan::hulahoo
