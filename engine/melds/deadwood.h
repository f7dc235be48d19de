// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pieces/cards.h"

namespace hanpan::melds {

/// Gin rummy: the fewest points left in hand when the cards are melded as well as possible into disjoint sets of 3–4
/// and runs of 3 or more, ace low, A = 1 … T–K = 10. Naturals of one pack, any number of them; exact.
int least_deadwood(cards::card_set held);

} // namespace hanpan::melds
