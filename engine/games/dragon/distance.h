// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "games/dragon/figures.h"

namespace hanpan::dragon {

/// A complete hand to aim for, by its places; it does not say which of them a wild D fills.
struct target {
    cubes::type head = cubes::no_cube;
    cubes::kinds neck = 0;
    cubes::kinds body = 0;
    cubes::bag tail;
};

/// The most cubes of `hand` (of any size up to 14) that one complete hand of this figure can use. Exact: a hand that
/// would need a third copy of a cube does not count. Searches only for answers above `more_than`; otherwise gives
/// `more_than`. `best`, when given, receives the hand that was found.
int usable(const context& c, const figure& f, const cubes::bag& hand, int more_than = -1, target* best = nullptr);

/// The same over every hand that may be declared.
int usable(const context& c, const cubes::bag& hand, int more_than = -1, target* best = nullptr);

/// What may be dropped from a hand of 14 (or stays unused in one of 13), and what would then bring it nearer.
struct prospects {
    int usable = 0;         ///< of the hand as it is
    cubes::kinds spare = 0; ///< dropping one of these leaves as many usable cubes
    /// Per spare kind: the kinds of which one more cube makes one more usable once that one is dropped.
    std::array<cubes::kinds, cubes::types> gains{};
    cubes::kinds any = 0; ///< the same with nothing dropped
};

/// Searches all nearest hands that may be declared: exact, or `rough`, which takes any wild D for any place and is
/// quick under every wild rule.
prospects look_ahead(const context& c, const cubes::bag& hand, bool rough = false);
/// The rough form for the hands of one figure, where the hand is known to use at most `most` cubes in any of them;
/// empty where it uses fewer.
prospects look_ahead(const context& c, const figure& f, const cubes::bag& hand, int most);

/// Section 11: the fewest cubes to exchange for a hand that may be declared; 0 = complete. Of a hand of 14 it is the
/// distance after the best discard.
inline int distance(const context& c, const cubes::bag& hand) { return hand_size - usable(c, hand); }

} // namespace hanpan::dragon
