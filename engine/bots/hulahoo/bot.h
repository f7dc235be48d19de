// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hulahoo/strategy.h"
#include "games/hulahoo/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of HULA-HOO! (game/hooks.h).
template <>
struct bot_of<hulahoo::game> {
    using hooks =
        hook_list<hook::rule_based, hook::candidates, hook::own_playout_action, hook::incumbent, hook::payoffs,
                  hook::estimate, hook::reason_for, hook::reason_against, hook::nature_of, hook::search_choice>;

    /// Worlds of a tree, each played on once for one choice. Two against two, 64 are 1.1 ± 1.0 points ahead of 16, 768
    /// are 1.9 ± 1.0 ahead of 64 (engine/lab/RESULTS.md, the ladders).
    static constexpr level_numbers levels{
        .epsilon_percent = 60, .skilled = 16, .expert = 64, .master = 768, .skilled_believes = true};
};
static_assert(knowledge::checked<hulahoo::game>());

} // namespace hanpan
