// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "games/hulahoo/view.h"

namespace hanpan::hulahoo {

/// The rule-based player of section 8: prefers the call the next player's open row cannot serve, keeps a spread and the
/// jokers, spends extremes when they are likely to bite, never strands a lone 7.
action rule_based(const view& v, random_stream& rng);

/// The chance, from what the view knows, that `who` has no legal answer to this top and call (section 8).
double elimination_chance(const view& v, seat who, int top, call c);

} // namespace hanpan::hulahoo
