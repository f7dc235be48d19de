// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "games/hollywood/view.h"

namespace hanpan::hollywood {

/// The sound player (rules, section 8): collects by distance to the contract, calls when a card brings it nearer and
/// the penalty is worth it, denies what it needs itself, lays down and off as soon as it can.
action rule_based(const standpoint& p, random_stream& rng);
inline action rule_based(const view& v, random_stream& rng) { return rule_based(v.stand(), rng); }
inline action rule_based(const state& s, seat who, random_stream& rng)
{
    return rule_based(standpoint_of(s, who), rng);
}

} // namespace hanpan::hollywood
