// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "games/gametable.h"
#include "match/match.h"
#include "registry/registry.h"
#include "rulebook/rulebook.h"

/// A match under these rules, to ask it what they are. Not every number may sit down: with 0, or where so many cannot, as many
/// as the rules say, or the fewest that can; the book is one and the same. nullptr = nobody can.
std::unique_ptr<hanpan::match> seated(const hanpan::game_entry& entry, const hanpan::rule_values& values,
                                      int players = 0);

/// A table as it stands at the beginning of that match, seen from the first seat.
Situation opening(const hanpan::match& match);
