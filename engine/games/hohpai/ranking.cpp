// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/ranking.h"

#include "base/bits.h"

namespace hanpan::hohpai {

namespace {

constexpr std::uint32_t choose(int n, int k)
{
    if (k < 0 || k > n)
        return 0;
    std::uint32_t c = 1;
    for (int i = 1; i <= k; ++i)
        c = c * static_cast<std::uint32_t>(n - k + i) / static_cast<std::uint32_t>(i);
    return c;
}

/// How many bags of `n` pieces have no first part, by n.
constexpr std::array<std::uint32_t, bag_ranking::sizes> without_first_part()
{
    std::array<std::uint32_t, bag_ranking::sizes> bags{};
    for (std::uint32_t b = 0; b < 1 << 12; ++b)
        if (((b >> 6) & ~b) == 0)
            for (int n = bits::count(b); n < bag_ranking::sizes; ++n)
                bags[at(n)] += choose(10, n - bits::count(b));
    return bags;
}

constexpr bag_ranking make_ranking()
{
    bag_ranking r;
    constexpr auto rest = without_first_part();
    for (std::size_t n = 0; n < bag_ranking::sizes; ++n) {
        std::uint32_t before = 0;
        for (std::uint32_t a = 0; a < 1 << 10; ++a) {
            const auto used = static_cast<std::size_t>(bits::count(a));
            if (((a >> 5) & ~a & 0x1F) != 0 || used > n)
                continue;
            r.first[n][a] = {before, static_cast<std::uint32_t>(n - used)};
            before += rest[n - used];
        }
        r.total[n] = before;
        before = 0;
        for (std::uint32_t b = 0; b < 1 << 12; ++b) {
            const int used = bits::count(b);
            if (((b >> 6) & ~b) != 0 || used > static_cast<int>(n))
                continue;
            r.second[n][b] = static_cast<std::uint16_t>(before);
            before += choose(10, static_cast<int>(n) - used);
        }
    }
    std::array<std::uint16_t, 11> seen{};
    for (std::uint32_t c = 0; c < 1 << 10; ++c)
        r.third[c] = seen[at(bits::count(c))]++;
    return r;
}

} // namespace

constexpr bag_ranking ranking = make_ranking();

} // namespace hanpan::hohpai
