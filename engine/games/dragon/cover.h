// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/dragon/figures.h"

namespace hanpan::dragon {

/// Section 7.1: the fewest cubes left over when the hand is parted into disjoint sets and runs.
int uncombined(const context& c, const cubes::bag& hand);
/// The cubes of such a parting that lie in a set or a run: all but `uncombined`.
cubes::bag combined(const context& c, const cubes::bag& hand);

} // namespace hanpan::dragon
