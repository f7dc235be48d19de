// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "bots/hollywood/strategy.h"
#include "games/hollywood/game.h"
#include "search/levels.h"

namespace hanpan {

/// What bots know of Hollywood Rummy (game/knowledge.h).
template <>
struct bot_of<hollywood::game> {
    /// Playouts end after a lap and are judged by what the hands promise; few tell enough. The gate by `hanpan-engine arena
    /// --game hollywood --players 4 --bots mc:16:GATE,casual --rounds 1200` (tests/bench/RESULTS.md).
    static constexpr level_numbers levels{.careless = 80,
                                          .skilled = 4,
                                          .expert = 16,
                                          .master = 128,
                                          .skilled_believes = false,
                                          .expert_gate = 2,
                                          .whim = 0.025};
};

} // namespace hanpan
