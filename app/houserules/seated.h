// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "games/gametable.h"
#include "match/match.h"
#include "registry/registry.h"
#include "rulebook/rulebook.h"

/// A match under these rules, to ask it about them. Not every number of players is possible: for 0, or an impossible
/// number, as many as the rules say, or the fewest possible; the book is the same for all. nullptr = nobody can play.
std::unique_ptr<hanpan::match> seated(const hanpan::game_entry& entry, const hanpan::rule_values& values,
                                      int players = 0);

/// The table at the beginning of that match, seen from the first seat.
Situation opening(const hanpan::match& match);
