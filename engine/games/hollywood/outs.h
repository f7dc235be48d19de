// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hollywood/state.h"

namespace hanpan::hollywood {

/// `missing` where melds do not mind each other, are of one size each and no ace has two places: much quicker. -1: not
/// here, or not to be told from the number of cards alone.
int quick_missing(const rules& law, const contract& goal, const card_set& hand);

/// The naturals one of which would bring a hand nearer to the contract: the open places of every choice of melds that
/// misses as few cards as `distance` = `missing(law, goal, hand)` says. Exact where the contract's distance is decided
/// by the number of cards alone (`missing.cpp`), otherwise a good guess. No wilds; they fit anywhere.
cards::card_set outs(const rules& law, const contract& goal, const card_set& hand, int distance);

/// How many cards of `rest` the natural might still make a meld with, the nearest counting most.
int company(const contract& goal, card c, const card_set& rest);

} // namespace hanpan::hollywood
