// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hollywood/view.h"

namespace hanpan::hollywood {

/// A world like `determinize`'s in which the others have played sensibly (game/knowledge.h): who is down holds nothing he
/// could have laid off, a player who is not down has collected for the contract as long as he has had turns, and not reached it.
state determinize_likely(const view& v, random_stream& rng, double& weight);

} // namespace hanpan::hollywood
