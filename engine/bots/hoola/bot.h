// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hoola/beliefs.h"
#include "bots/hoola/strategy.h"
#include "games/hoola/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of Hoola (game/hooks.h).
template <>
struct bot_of<hoola::game> {
    using hooks = hook_list<hook::rule_based, hook::candidates, hook::playout_action, hook::own_playout_action,
                            hook::incumbent, hook::payoffs, hook::determinize_likely, hook::remembering,
                            hook::reason_for, hook::reason_against, hook::nature_of>;

    /// Playouts take microseconds. A bot that takes all hands for equally likely loses to the rule-based player at two.
    /// Few worlds deceive: departing from the rule-based choice for one standard error then wins more chips, but the
    /// bot is paid more than the rule-based player no more often than the other way round; with two standard errors it
    /// is (`hanpan-engine ladder --game hoola --players 4 --bots casual,mc:N:GATE`, tests/bench/RESULTS.md). Master
    /// wins more than Skilled, but is paid more than Skilled no more often (`ladder, master over skilled`,
    /// engine/lab/RESULTS.md).
    static constexpr level_numbers levels{.epsilon_percent = 75,
                                          .skilled = 32,
                                          .expert = 1024,
                                          .master = 4096,
                                          .skilled_believes = true,
                                          .skilled_gate = 2,
                                          .too_close = {"skilled", "expert"}};
};
static_assert(knowledge::checked<hoola::game>());

} // namespace hanpan
