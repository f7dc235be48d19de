// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <vector>

#include "game/choices.h"

namespace hanpan {

/// How hard a decision is, as a comparison of its choices tells. It follows from the values alone, so it is the same on
/// every machine that found the same values.
struct difficulty {
    /// How many choices might as well be the best: each counts for less than one by how far it is known to be behind.
    double rivals = 0;

    /// 0 where there is nothing to decide; the nearer to 1, the more choices cannot be told apart.
    double degree() const { return rivals / (1 + rivals); }

    /// Of a decision that nobody has compared with others.
    static constexpr difficulty usual() { return {0.5}; }
    friend bool operator==(const difficulty&, const difficulty&) = default;
};

/// Of the choices of a `search_result`, the best first. One that is two errors behind it is no rival of the best; where
/// values are exact, one that is behind by a small part of what the worst loses takes the place of the error.
template <class Action>
difficulty difficulty_of(const std::vector<search_option<Action>>& options)
{
    constexpr double share_of_range = 0.12; // as for a temperament, which takes such choices to be about as good
    difficulty found;
    if (options.empty())
        return found;
    bool sampled = false;
    double range = 0;
    for (const auto& o : options) {
        sampled = sampled || o.error > 0 || o.behind_error > 0;
        range = std::max(range, o.behind);
    }
    for (auto o = options.begin() + 1; o != options.end(); ++o) {
        // What came to the same in every world is the same choice in other words, or one on which nothing depends.
        const double unit = sampled ? o->behind_error : share_of_range * range;
        if (unit > 0)
            found.rivals += std::clamp(1 - o->behind / (2 * unit), 0.0, 1.0);
    }
    return found;
}

} // namespace hanpan
