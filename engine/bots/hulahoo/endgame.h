// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "game/knowledge.h"
#include "games/hulahoo/view.h"

namespace hanpan::hulahoo {

/// The end of a round between two players whose cards all lie open to the view's seat, where no card can be drawn any
/// more: solved to the last card. Each maximises his points less the other's.
inline constexpr int most_endgame_cards = 8;

/// Is the position of that kind?
bool worked_out(const view& v);
/// Every choice of the view's seat with its exact worth (its own points), the best first. Call only where `worked_out`
/// is true; `world` looks the same to the seat.
std::vector<search_option<action>> exact_options(const view& v, const state& world);

} // namespace hanpan::hulahoo
