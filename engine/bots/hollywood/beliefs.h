// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hollywood/view.h"

namespace hanpan::hollywood {

/// A world in which the others have played sensibly (game/knowledge.h): a player who is down holds nothing he could
/// have laid off; a player who is not has collected for the contract for all his turns, and not reached it.
state determinize_likely(const view& v, random_stream& rng, double& weight);

} // namespace hanpan::hollywood
