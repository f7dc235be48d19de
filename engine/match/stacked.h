// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/parsed.h"
#include "match/match.h"

namespace hanpan {

/// What is to lie where after a deal: a zone's id, and pieces by name, separated by blanks. In a zone whose pieces have an
/// order (a stock) the first named one is the first that leaves it; in the others the order means nothing.
using wanted_zone = std::pair<std::string, std::string>;

/// The whole deck, in dealing order, for match_setup::deck, so that the deal of `game` with this setup puts the wanted pieces
/// there; the other ones fall as the setup's seed has them. Zones that nobody asks anything of may be left out.
///
/// How a game deals is not asked but seen: shuffles that are dealt show which place of the deck goes where. So it works for
/// any game whose deal does not depend on the pieces dealt; where it does, and for a piece that is not there or is asked for
/// twice, a sentence saying what cannot be.
parsed<std::string> stacked_deck(const game_entry& game, const match_setup& setup,
                                 const std::vector<wanted_zone>& wanted);

} // namespace hanpan
