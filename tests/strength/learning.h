// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

#include "search/levels.h"

namespace hanpan {

/// What `learn` was asked for (learn.cpp).
struct learning {
    std::vector<std::string> levels{"learner", "casual", "skilled", "expert"}; ///< of those whose play is learnt from
    int rounds = 8000, passes = 20;
    std::uint64_t seed = 1;
    std::string from; ///< a file with the numbers to set out from
};

/// A "level" of a player who goes on as playouts do for the seat that searches.
inline constexpr const char* playout = "playout";

/// Every so many rounds one is kept back: what was learnt is tried there.
constexpr int kept_back = 5;

/// A mind drawn by lot from those levels; those that search, of any temperament.
template <class G>
mind any_mind(const std::vector<std::string>& levels, random_stream& rng)
{
    static constexpr temperament tempers[]{temperament::even,   temperament::even,    temperament::cautious,
                                           temperament::greedy, temperament::patient, temperament::bold};
    mind m = find_level(levels[rng.below(static_cast<std::uint32_t>(levels.size()))])->in<G>();
    if (m.how == thought::worlds)
        m.temper = tempers[rng.below(std::size(tempers))];
    return m;
}

} // namespace hanpan
