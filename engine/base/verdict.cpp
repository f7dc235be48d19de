// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/verdict.h"

namespace hanpan {

std::string rank_sign(int rank)
{
    constexpr std::string_view signs = "A23456789TJQK";
    if (rank < 0 || rank >= static_cast<int>(signs.size()))
        return {};
    const char sign = signs[static_cast<std::size_t>(rank)];
    return sign == 'T' ? "10" : std::string(1, sign);
}

} // namespace hanpan
