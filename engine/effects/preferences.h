// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "effects/finder.h"

/// How far figures are from what a group likes.
namespace hanpan::effects {

/// So far from what was asked for, in usual differences between presets, is there.
inline constexpr double near_enough = 0.25;

/// What was asked for, and what the figure is like among a game's presets.
struct scale {
    double target = 0;
    double usual = 1; ///< usual difference between presets
    bool known = false;
};

/// From the figures of the presets.
scale scale_of(const preference& wanted, const std::vector<std::vector<figure>>& presets);
met measured(const preference& wanted, const scale& s, const std::vector<figure>& figures);
/// The root of the weighted mean square of how far they are; of what is known.
double together(const std::vector<met>& all);

} // namespace hanpan::effects
