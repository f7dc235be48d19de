// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/refusal_table.h"
#include "base/words.h"
#include "games/dragon/actions.h"

namespace hanpan::dragon {

namespace {

constexpr refusal_words<refused> words[] = {
    {refused::none, "", ""},
    {refused::draw_first, "draw_first", HANPAN_WORDS("dragon", "Draw a cube first, then drop one.")},
    {refused::discard_first, "discard_first", HANPAN_WORDS("dragon", "You have drawn already: drop a cube.")},
    {refused::no_mountain_cube, "no_mountain_cube", HANPAN_WORDS("dragon", "All mountains are empty.")},
    {refused::own_mountain_first, "own_mountain_first",
     HANPAN_WORDS("dragon", "Draw from your own mountain as long as it has cubes.")},
    {refused::mountain_empty, "mountain_empty", HANPAN_WORDS("dragon", "That mountain is empty.")},
    {refused::mountain_not_chosen, "mountain_not_chosen",
     HANPAN_WORDS("dragon", "You must draw from the largest mountain left.")},
    {refused::no_such_mountain, "no_such_mountain", HANPAN_WORDS("dragon", "There is no such mountain.")},
    {refused::island_nothing_to_drop, "island_nothing_to_drop",
     HANPAN_WORDS("dragon", "With this island cube you would have nothing you may drop.")},
    {refused::river_off, "river_off", HANPAN_WORDS("dragon", "River draws aren't allowed under these rules.")},
    {refused::river_limit, "river_limit",
     HANPAN_WORDS("dragon", "You have drawn from the river as often as allowed in a round: %1.")},
    {refused::river_no_chips, "river_no_chips",
     HANPAN_WORDS("dragon", "A river draw costs chips: %1. You have too few.")},
    {refused::river_empty, "river_empty", HANPAN_WORDS("dragon", "The river is empty.")},
    {refused::river_not_there, "river_not_there", HANPAN_WORDS("dragon", "That cube is not in the river.")},
    {refused::river_latest_only, "river_latest_only",
     HANPAN_WORDS("dragon", "Only the latest cube of the river may be drawn.")},
    {refused::river_nothing_to_drop, "river_nothing_to_drop",
     HANPAN_WORDS("dragon", "All your cubes would be locked: there would be nothing to drop.")},
    {refused::pass_not_here, "pass_not_here", HANPAN_WORDS("dragon", "You can't pass: draw a cube.")},
    {refused::pass_mountain_left, "pass_mountain_left",
     HANPAN_WORDS("dragon", "There are still mountain cubes: you must draw.")},
    {refused::not_held, "not_held", HANPAN_WORDS("dragon", "You do not have that cube.")},
    {refused::locked, "locked", HANPAN_WORDS("dragon", "That cube comes from the river and is locked for the round.")},
    {refused::island_returned, "island_returned",
     HANPAN_WORDS("dragon", "You may not put the island cube straight back.")},
    {refused::holla_incomplete, "holla_incomplete",
     HANPAN_WORDS("dragon", "Your cubes are not a complete hand after this discard.")},
    {refused::holla_needs_boa, "holla_too_weak",
     HANPAN_WORDS("dragon", "Your hand is complete, but too weak: you need at least a boa.")},
    {refused::holla_needs_dragon, "holla_too_weak",
     HANPAN_WORDS("dragon", "Your hand is complete, but too weak: only a dragon may be declared.")},
    {refused::holla_river_turn, "holla_river_turn",
     HANPAN_WORDS("dragon", "You can't declare on a turn with a river draw; wait for your next turn.")},
    {refused::forfeit_not_here, "forfeit_not_here",
     HANPAN_WORDS("dragon", "You can't give up a round: a bot takes over your seat.")},
};

constexpr refusal_table all(words);

} // namespace

verdict explain(refused why, int a, int b) { return all.explain(why, a, b); }

} // namespace hanpan::dragon
