// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hollywood/state.h"

namespace hanpan::hollywood {

/// A much quicker `missing` for contracts whose melds do not limit each other, have one size a kind, and where no ace
/// has two places. -1: not such a contract, or not decided by the number of cards alone.
int quick_missing(const rules& law, const contract& goal, const card_set& hand);

/// The naturals that would bring a hand nearer to the contract: the open places of every choice of melds that misses
/// `distance` = `missing(law, goal, hand)` cards. Exact where that distance is decided by the number of cards alone
/// (missing.cpp), otherwise a good guess. Wilds are left out; they fit anywhere.
cards::card_set outs(const rules& law, const contract& goal, const card_set& hand, int distance);

/// How many cards of `rest` the natural might still make a meld with, the nearest counting most.
int company(const contract& goal, card c, const card_set& rest);

} // namespace hanpan::hollywood
