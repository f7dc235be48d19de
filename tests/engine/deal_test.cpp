// SPDX-License-Identifier: GPL-3.0-or-later
// The deal: pinned for given seeds, since records hold nothing but the seed, and fair.
// The pinned numbers come from an independent implementation of xoshiro256** and splitmix64 that gives the published
// sequences of both (11520, 0, 1509978240, 1215971899390074240 from state 1 2 3 4; 6457827717110365317 from 1234567).
#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "base/random.h"
#include "match/deal.h"

using namespace hanpan;

TEST(deal, generator_is_pinned)
{
    struct pin {
        std::uint64_t seed;
        random_stream::purpose what;
        std::uint64_t index;
        std::array<std::uint64_t, 3> numbers;
    };
    for (const pin& p : {
             pin{1, random_stream::purpose::test, 0, {0x61553d6d06ed3b7b, 0xf8f006677d2364cf, 0x48ede05f2c762814}},
             pin{7, random_stream::purpose::deal, 0, {0x1e17b560d1a1963d, 0x67241f32cc2e80fb, 0xb1effa332fdd8034}},
             pin{7, random_stream::purpose::deal, 1, {0x05b43d88c7a41a31, 0xe7666fae14096793, 0x5bf4e33bd4ecc02e}},
             pin{7, random_stream::purpose::world, 0, {0x15cb413512a3ca4b, 0x676ea8439acdb1ad, 0x141d7465a98c5148}},
         }) {
        random_stream rng(p.seed, p.what, p.index);
        for (const std::uint64_t number : p.numbers)
            EXPECT_EQ(rng.next(), number);
    }
}

TEST(deal, decks_are_pinned)
{
    using deck = std::vector<std::uint8_t>;
    EXPECT_EQ(shuffled_deck(7, 0, 52), (deck{15, 25, 7,  47, 12, 22, 13, 2,  50, 37, 24, 21, 1,  41, 27, 45, 40, 0,
                                             43, 18, 35, 14, 51, 28, 10, 39, 29, 5,  30, 4,  8,  33, 46, 23, 26, 38,
                                             48, 19, 42, 9,  11, 17, 16, 31, 49, 3,  36, 32, 44, 34, 20, 6}));
    EXPECT_EQ(shuffled_deck(7, 1, 52), (deck{6,  37, 2,  39, 5,  8,  0,  25, 43, 40, 7,  33, 3,  9,  18, 34, 47, 12,
                                             22, 44, 51, 4,  19, 16, 48, 49, 20, 11, 28, 29, 50, 24, 13, 30, 10, 38,
                                             36, 41, 14, 27, 32, 35, 42, 45, 23, 21, 15, 26, 31, 17, 46, 1}));
    EXPECT_EQ(
        shuffled_deck(UINT64_MAX, 0, 52),
        (deck{48, 25, 9,  5,  41, 51, 24, 20, 32, 50, 35, 6,  14, 34, 4,  26, 7, 19, 10, 39, 2,  40, 36, 30, 31, 43,
              28, 29, 42, 12, 47, 38, 15, 3,  37, 21, 44, 17, 18, 13, 49, 11, 1, 46, 0,  33, 23, 22, 45, 8,  27, 16}));
    EXPECT_EQ(shuffled_deck(42, 3, 84),
              (deck{58, 12, 22, 3,  52, 45, 53, 30, 47, 38, 77, 79, 7,  60, 70, 67, 29, 35, 71, 37, 24,
                    61, 73, 27, 1,  63, 16, 2,  44, 14, 4,  82, 15, 20, 17, 9,  28, 49, 8,  43, 18, 72,
                    21, 54, 40, 5,  69, 13, 33, 66, 48, 68, 32, 26, 19, 42, 74, 59, 75, 6,  78, 41, 64,
                    83, 34, 10, 81, 62, 39, 31, 55, 76, 51, 25, 36, 57, 56, 46, 11, 80, 0,  65, 23, 50}));
}

TEST(deal, every_piece_is_as_likely_in_every_place)
{
    // Chi-square over all 52 × 52 cells: 51² = 2,601 degrees of freedom, standard deviation √(2·2601) = 72.1. A sound
    // shuffle lies within four of these but once in 15,000 seeds; this seed is fixed.
    constexpr std::size_t pieces = 52;
    constexpr int deals = 26'000;
    static std::array<std::array<int, pieces>, pieces> seen;
    for (int seed = 0; seed < deals; ++seed) {
        const auto order = shuffled_deck(static_cast<std::uint64_t>(seed), seed % 3, pieces);
        for (std::size_t place = 0; place < pieces; ++place)
            ++seen[place][order[place]];
    }
    constexpr double expected = static_cast<double>(deals) / pieces;
    double chi = 0;
    for (const auto& row : seen)
        for (const int n : row)
            chi += (n - expected) * (n - expected) / expected;
    EXPECT_NEAR(chi, 2601, 4 * std::sqrt(2.0 * 2601));
}

TEST(deal, neighbours_in_the_deck_are_no_likelier_to_follow_each_other)
{
    // A piece is followed by the next one of the set with probability 1/52 · 51 places: 51/52 pairs a deal on average,
    // nearly Poisson; the sum over 20,000 deals within four standard deviations.
    constexpr int deals = 20'000;
    double pairs = 0;
    for (int seed = 0; seed < deals; ++seed) {
        const auto order = shuffled_deck(static_cast<std::uint64_t>(seed), 0, 52);
        for (std::size_t i = 0; i + 1 < order.size(); ++i)
            pairs += order[i] + 1 == order[i + 1];
    }
    const double expected = deals * 51.0 / 52.0;
    EXPECT_NEAR(pairs, expected, 4 * std::sqrt(expected));
}
