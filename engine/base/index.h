// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace hanpan {

/// `i`, which is never negative, as an index: `hand[at(who)]`. Seats, ranks, values and counts are int here; the
/// standard library counts in std::size_t.
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

} // namespace hanpan
