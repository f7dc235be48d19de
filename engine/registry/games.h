// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/dragon/game.h"
#include "games/hohpai/game.h"
#include "games/hollywood/game.h"
#include "games/hoola/game.h"
#include "games/hulahoo/game.h"

namespace hanpan {

struct game_entry;

/// Types in a row, to be gone through one by one.
template <class... Gs>
struct type_list {
};

/// Every game there is, in the order the home page shows them. Adding a game = its header and its name here, and a file
/// in registry/entries.
using game_types = type_list<hoola::game, hollywood::game, hohpai::game, hulahoo::game, dragon::game>;

/// A game's entry; each is made in a file of its own (registry/entries), so that they compile beside each other.
template <class G>
game_entry entry_of();

} // namespace hanpan
