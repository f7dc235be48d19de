// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <thread>

namespace hanpan {

/// How many run at once; each takes every `threads`-th round.
inline constexpr int threads = 2;

/// Runs f(0) and f(1) at once; they share nothing that either changes.
template <class F>
void by_two(F&& f)
{
    std::thread other([&] { f(1); });
    f(0);
    other.join();
}

} // namespace hanpan
