// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <set>

#include <gtest/gtest.h>

#include "base/random.h"

using hanpan::random_stream;

TEST(random, streams_of_one_seed_are_different_by_purpose_and_index)
{
    std::set<std::uint64_t> first;
    for (const auto what : {random_stream::purpose::deal, random_stream::purpose::bot, random_stream::purpose::world})
        for (std::uint64_t index = 0; index < 100; ++index)
            first.insert(random_stream(7, what, index).next());
    EXPECT_EQ(first.size(), 300U);
}

TEST(random, below_is_uniform)
{
    // Chi-square with 6 degrees of freedom: 22.46 is exceeded once in 1,000 runs; the seed is fixed.
    random_stream rng(1);
    std::array<int, 7> seen{};
    constexpr int draws = 70'000;
    for (int i = 0; i < draws; ++i)
        ++seen[rng.below(7)];
    double chi = 0;
    for (const int n : seen)
        chi += (n - draws / 7.0) * (n - draws / 7.0) / (draws / 7.0);
    EXPECT_LT(chi, 22.46);
}
