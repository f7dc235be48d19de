// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "base/parsed.h"
#include "match/match.h"

namespace hanpan {

/// What should lie where after a deal: a zone's id, and pieces by name, separated by blanks. In a zone whose pieces
/// have an order (a stock) the first one named leaves it first; elsewhere the order means nothing.
using wanted_zone = std::pair<std::string, std::string>;

/// The whole deck, in dealing order, for match_setup::deck, so that the deal of `game` with this setup puts the wanted
/// pieces there; the others fall as the setup's seed has them. Zones without wishes may be left out.
///
/// It learns how a game deals from shuffles that it deals, which show what place of the deck goes where. So it works
/// for any game whose deal does not depend on the pieces; where it does, and for a piece that does not exist or is
/// wanted twice, it gives a sentence saying what is wrong.
parsed<std::string> stacked_deck(const game_entry& game, const match_setup& setup,
                                 const std::vector<wanted_zone>& wanted);

} // namespace hanpan
