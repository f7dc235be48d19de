// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/random.h"

namespace hanpan {

namespace {

std::uint64_t splitmix(std::uint64_t& x) noexcept
{
    x += 0x9e3779b97f4a7c15ULL;
    std::uint64_t z = x;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
    return z ^ (z >> 31);
}

} // namespace

random_stream::random_stream(std::uint64_t seed, purpose what, std::uint64_t index) noexcept
{
    // Each part of the name is mixed in on its own, so that neighbouring seeds or rounds share nothing.
    std::uint64_t x = seed;
    x = splitmix(x) ^ (static_cast<std::uint64_t>(what) * 0xd1342543de82ef95ULL);
    x = splitmix(x) ^ (index * 0x2545f4914f6cdd1dULL);
    for (std::uint64_t& word : state_)
        word = splitmix(x);
}

} // namespace hanpan
