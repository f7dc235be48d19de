// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/dragon/distance.h"

namespace hanpan::dragon {

/// How many of the places of `aim`'s body and neck the cubes `left` can fill, each place naturally or by a wild D,
/// after head and tail have taken theirs. Exact under every wild rule, but slow, because it goes place by place. Cubes
/// that are not held may fill places too (they count nothing), but no hand needs a third copy: where that cannot be
/// avoided, and where the answer is at most `floor`, it gives `floor`.
int most_filled(const context& c, const figure& f, const target& aim, const cubes::bag& left, int floor);

} // namespace hanpan::dragon
