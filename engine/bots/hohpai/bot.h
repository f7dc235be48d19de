// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hohpai/strategy.h"
#include "games/hohpai/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of Ho-Hpai (game/knowledge.h).
template <>
struct bot_of<hohpai::game> {
    /// Nothing is sampled: from 200 on it looks two turns of its own ahead. Three, from 2000 on, showed no gain
    /// over two.
    static constexpr level_numbers levels{.careless = 45,
                                          .skilled = 64,
                                          .expert = 128,
                                          .master = 512,
                                          .skilled_believes = false,
                                          .too_close = {"expert"}};
};

} // namespace hanpan
