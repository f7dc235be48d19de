// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/dragon/strategy.h"
#include "games/dragon/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of Dragon Holla (game/hooks.h).
template <>
struct bot_of<dragon::game> {
    using hooks = hook_list<hook::rule_based, hook::candidates, hook::payoffs, hook::reason_for, hook::reason_against,
                            hook::coached, hook::opinions_on, hook::nature_of, hook::search_choice>;

    /// Nothing is sampled: from 64 on it considers each hand two cubes from complete, from 512 on it goes further and
    /// considers better waits.
    static constexpr level_numbers levels{.epsilon_percent = 35,
                                          .skilled = 32,
                                          .expert = 256,
                                          .master = 1024,
                                          .skilled_believes = false,
                                          .too_close = {"expert"}};
};
static_assert(knowledge::checked<dragon::game>());

} // namespace hanpan
