// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "rulebook/rulebook.h"

namespace hanpan::equity {

/// Everything that fixes which rounds are played to know what rounds are like.
struct sampling {
    int players = 0;
    rule_values rules;      ///< complete, as match::setup() has them
    std::uint64_t seed = 0; ///< the same for every match of a rule set, so that what was found may be kept
    int rounds = 1024;      ///< of each kind; fewer where rounds hardly ever count
};

/// A payment beyond this counts as this, in half units.
inline constexpr std::int64_t most_kept = 1 << 28;

} // namespace hanpan::equity
