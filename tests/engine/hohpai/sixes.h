// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include <gtest/gtest.h>

#include "games/hohpai/hands.h"

/// What the tests of winning hands share: hand tables of house rules, every bag of six.
namespace hanpan::hohpai::sixes {

using dominoes::bag;

/// The rules that differ like this from the defaults; a preset's name alone is enough.
inline rules with(const json& differences)
{
    const auto values = book().read(differences);
    EXPECT_TRUE(values) << values.error;
    return book().bind(*values);
}

inline const hand_table& sixes_of(const json& differences, int players = 4)
{
    static std::deque<rules> houses; // each keeps its table
    return hand_table::of(houses.emplace_back(with(differences)), players);
}

/// Ways to pick the bag out of the physical pieces of a set.
inline std::uint64_t selections(bag b, bag set)
{
    std::uint64_t ways = 1;
    for (dominoes::face f = 0; f < dominoes::faces; ++f)
        if (dominoes::count(b, f) == 1 && dominoes::count(set, f) == 2)
            ways *= 2;
    return ways;
}

/// Calls `visit` with every bag of six of the set.
template <class F>
void each_six(bag set, F&& visit)
{
    const auto add = [&](auto&& self, dominoes::face from, bag b, int n) -> void {
        if (n == 6) {
            visit(b);
            return;
        }
        for (dominoes::face f = from; f < dominoes::faces; ++f)
            if (dominoes::count(b, f) < dominoes::count(set, f))
                self(self, f, dominoes::with(b, f), n + 1);
    };
    add(add, 0, 0, 0);
}

} // namespace hanpan::hohpai::sixes
