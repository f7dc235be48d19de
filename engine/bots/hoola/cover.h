// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "games/hoola/melding.h"
#include "melds/lanes.h"

namespace hanpan::hoola {

/// The weight of a card left in hand for the rule-based player: its points and a fixed part for being a card.
constexpr int card_weight(int rank) { return rank + 1 + 6; }

/// The best use of one suit's cards as runs (and sevens), for every subset of the suit.
struct lane_plan {
    std::array<std::uint8_t, melds::lane_count> left;    ///< least weight that stays in hand
    std::array<std::uint16_t, melds::lane_count> melded; ///< the cards melded then
};

/// The plan under the rules' aces and two-card melds; built at first use.
const lane_plan& plan_for(const rules& law);

/// How well a hand's naturals can be melded: exact under sets of 3–4, runs and sevens.
struct cover {
    int left = 0;        ///< weight of the cards that stay
    card_set melded = 0; ///< the others
};
int least_left(const lane_plan& plan, card_set held);
cover best_cover(const lane_plan& plan, card_set held);

} // namespace hanpan::hoola
