// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "base/index.h"
#include "pieces/domino.h"

namespace hanpan::hohpai {

/// Ranks every bag of up to six of the 32 pieces among those of its size: 117,129 bags of six, without gaps.
/// The mask falls into three parts (faces 0…4, faces 5…10, single faces); each adds the number of bags before it.
struct bag_ranking {
    static constexpr int sizes = 7;
    struct first_part {
        std::uint32_t before; ///< bags of this size whose first part comes earlier
        std::uint32_t left;   ///< pieces left for the other two parts
    };
    std::array<std::array<first_part, 1 << 10>, sizes> first{};
    std::array<std::array<std::uint16_t, 1 << 12>, sizes> second{};
    std::array<std::uint16_t, 1 << 10> third{};
    std::array<std::uint32_t, sizes> total{}; ///< bags of each size
};
extern const bag_ranking ranking;

/// The rank of a bag of exactly `n` ≤ 6 pieces.
inline std::uint32_t rank(dominoes::bag b, int n)
{
    const auto part = ranking.first[at(n)][(b & 0x1F) | (b >> 16 & 0x3E0)];
    return part.before + ranking.second[part.left][(b >> 5 & 0x3F) | (b >> 20 & 0xFC0)] +
           ranking.third[b >> 11 & 0x3FF];
}

} // namespace hanpan::hohpai
