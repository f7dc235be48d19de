// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>

namespace hanpan {

/// Calls `work` (which gives how much it did) for about `seconds`; gives {calls per second, work per second}.
template <class Work>
std::pair<double, double> rates(double seconds, Work&& work)
{
    using clock = std::chrono::steady_clock;
    const auto begin = clock::now();
    std::uint64_t calls = 0;
    std::uint64_t done = 0;
    double passed = 0;
    // Batches grow, so that asking the clock costs little even beside short work.
    for (std::uint64_t batch = 1; passed < seconds; batch += batch / 2 + 1) {
        if (calls > 0)
            batch = std::min(batch,
                             static_cast<std::uint64_t>(static_cast<double>(calls) * (seconds - passed) / passed) + 1);
        for (std::uint64_t i = 0; i < batch; ++i)
            done += work();
        calls += batch;
        passed = std::chrono::duration<double>(clock::now() - begin).count();
    }
    return {static_cast<double>(calls) / passed, static_cast<double>(done) / passed};
}

} // namespace hanpan
