// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace hanpan {

/// Seats, ranks, values and counts are int here; what the standard library keeps them in counts in std::size_t. `i`, which
/// is never negative, as an index: `hand[at(who)]`.
constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }

} // namespace hanpan
