// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "games/hoola/view.h"

namespace hanpan::hoola {

/// The rule-based player on what a seat knows. The seat must be to act.
action rule_based(const standpoint& p, random_stream& rng);
inline action rule_based(const view& v, random_stream& rng) { return rule_based(v.stand(), rng); }
/// The same as a playout policy: looks at the seat's own hand and the table only.
inline action rule_based(const state& s, seat who, random_stream& rng)
{
    return rule_based(standpoint_of(s, who), rng);
}

} // namespace hanpan::hoola
