// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

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

/// The choices worth searching (games/knowledge.h), from what `who` knows: stop and blast, draw or the ways to take,
/// melds and lay-offs one by one (a meld held back is one not chosen), every discard.
void candidates(const state& s, seat who, std::vector<action>& out);

} // namespace hanpan::hoola
