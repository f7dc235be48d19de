// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hollywood/strategy.h"
#include "games/hollywood/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of Hollywood Rummy (game/hooks.h).
template <>
struct bot_of<hollywood::game> {
    using hooks =
        hook_list<hook::rule_based, hook::candidates, hook::playout_action, hook::own_playout_action, hook::incumbent,
                  hook::least_worlds, hook::payoffs, hook::estimate, hook::determinize_likely, hook::reason_for,
                  hook::reason_against, hook::coached, hook::doubt_of, hook::nature_of>;

    /// Playouts end after a lap and are valued by what the hands promise, so few tell enough. The gate was found by
    /// `hanpan-engine arena --game hollywood --players 4 --bots mc:16:GATE,casual --rounds 1200`
    /// (tests/bench/RESULTS.md).
    static constexpr level_numbers levels{.epsilon_percent = 80,
                                          .skilled = 4,
                                          .expert = 16,
                                          .master = 128,
                                          .skilled_believes = false,
                                          .expert_gate = 2,
                                          .whim = 0.025};
};
static_assert(knowledge::checked<hollywood::game>());

} // namespace hanpan
