// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hohpai/strategy.h"
#include "games/hohpai/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of Ho-Hpai (game/hooks.h).
template <>
struct bot_of<hohpai::game> {
    using hooks = hook_list<hook::payoffs, hook::reason_for, hook::reason_against, hook::counts_own_wins,
                            hook::nature_of, hook::search_choice>;

    /// Nothing is sampled: from 200 on it looks two of its own turns ahead. Three turns, from 2000 on, gained nothing
    /// over two.
    static constexpr level_numbers levels{.epsilon_percent = 45,
                                          .skilled = 64,
                                          .expert = 128,
                                          .master = 512,
                                          .skilled_believes = false,
                                          .too_close = {"expert"}};
};
static_assert(knowledge::checked<hohpai::game>());

} // namespace hanpan
