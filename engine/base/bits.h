// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace hanpan::bits {

/// How many bits are set. The machine's own instruction is used where there is one; elsewhere GCC and Clang would call
/// a library function each time, and parallel sums, inlined, are faster.
constexpr int count(std::uint64_t set)
{
#if defined(__POPCNT__) || defined(__ARM_NEON) || defined(_MSC_VER)
    return std::popcount(set);
#else
    set -= set >> 1 & 0x5555'5555'5555'5555;
    set = (set & 0x3333'3333'3333'3333) + (set >> 2 & 0x3333'3333'3333'3333);
    set = (set + (set >> 4)) & 0x0F0F'0F0F'0F0F'0F0F;
    return static_cast<int>(set * 0x0101'0101'0101'0101 >> 56);
#endif
}
static_assert(count(0) == 0 && count(~std::uint64_t{0}) == 64 && count(0x8000'0000'0001'0001) == 3);

} // namespace hanpan::bits
