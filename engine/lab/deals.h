// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/random.h"
#include "game/game.h"

namespace hanpan {

/// The first round of a match, dealt by `rng`; or the one after `rounds_before`, nothing having been won or lost.
template <game_type G>
typename G::state first_round(const typename G::rules& rules, int players, random_stream& rng, int rounds_before = 0)
{
    auto standing = G::first_standing(rules, players, no_seat, rng);
    standing.round = rounds_before;
    std::vector<std::uint8_t> order(G::deck(rules, players).size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint8_t>(i);
    rng.shuffle(std::span<std::uint8_t>(order));
    return G::deal(rules, standing, std::span<const std::uint8_t>(order), rng);
}

} // namespace hanpan
