// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/dragon/strategy.h"
#include "games/dragon/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of Dragon Holla (game/knowledge.h).
template <>
struct bot_of<dragon::game> {
    /// Nothing is sampled: from 64 on it looks at each hand two cubes from complete, from 512 on further and at
    /// better waits.
    static constexpr level_numbers levels{.careless = 35,
                                          .skilled = 32,
                                          .expert = 256,
                                          .master = 1024,
                                          .skilled_believes = false,
                                          .too_close = {"expert"}};
};

} // namespace hanpan
