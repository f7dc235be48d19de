// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "pieces/cards.h"

// Facts about one suit, precomputed for each of its 8,192 subsets of 13 ranks.
namespace hanpan::melds {

inline constexpr int lane_count = 1 << cards::ranks;

/// What a rank counts: A 1, 2–10 as printed, and J Q K 11 12 13, or `face_limit` where that is less.
constexpr int rank_value(int rank, int face_limit = cards::ranks)
{
    return rank + 1 < face_limit ? rank + 1 : face_limit;
}

using lane_sums = std::array<std::uint8_t, lane_count>;

constexpr lane_sums make_lane_sums(int face_limit)
{
    lane_sums sums{};
    for (unsigned lane = 1; lane < lane_count; ++lane)
        sums[lane] =
            static_cast<std::uint8_t>(sums[lane & (lane - 1)] + rank_value(std::countr_zero(lane), face_limit));
    return sums;
}

/// Points of the cards of one suit.
inline constexpr lane_sums natural_sums = make_lane_sums(13);
/// The same with courts at ten.
inline constexpr lane_sums ten_sums = make_lane_sums(10);

/// Points of the naturals of a hand.
inline int sum(const lane_sums& sums, cards::card_set held)
{
    return sums[cards::lane(held, 0)] + sums[cards::lane(held, 1)] + sums[cards::lane(held, 2)] +
           sums[cards::lane(held, 3)];
}

} // namespace hanpan::melds
