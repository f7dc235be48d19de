// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/dragon/figures.h"

namespace hanpan::dragon {

/// A complete hand to aim for, by its places: which of them a wild D fills is left open.
struct target {
    cubes::type head = cubes::no_cube;
    cubes::kinds neck = 0;
    cubes::kinds body = 0;
    cubes::bag tail;
};

/// The most cubes of `hand` (of any size up to 14) that one complete hand of this figure can use: exact, a hand that
/// would need a third copy of a cube does not count. Only an answer above `more_than` is searched for; otherwise
/// `more_than` comes back. `best`, when given, receives the hand that was found.
int usable(const context& c, const figure& f, const cubes::bag& hand, int more_than = -1, target* best = nullptr);

/// The same over every hand that may be declared.
int usable(const context& c, const cubes::bag& hand, int more_than = -1, target* best = nullptr);

/// Section 11: the fewest cubes to exchange for a hand that may be declared; 0 = complete. Of a hand of 14 it is the
/// distance after the best discard.
inline int distance(const context& c, const cubes::bag& hand) { return hand_size - usable(c, hand); }

} // namespace hanpan::dragon
