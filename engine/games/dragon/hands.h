// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/dragon/distance.h"

namespace hanpan::dragon {

/// What a hand counts as, with its cubes sorted into the figure's parts.
struct reading {
    int figure = -1; ///< -1: no complete hand
    bool special = false;
    int points = 0; ///< bonus included
    cubes::bag head, neck, body, tail;

    explicit operator bool() const { return figure >= 0; }
};

/// The reading with the most points (then the higher priority) of 13 cubes; `declarable`: only among those that may be
/// declared.
reading best_reading(const context& c, const cubes::bag& hand, bool declarable);

/// What 13 or 14 cubes may be declared as: of 14, without the first one, in reading order, whose dropping allows it.
reading declared_as(const context& c, const cubes::bag& hand);

/// Quick: may these 13 cubes be declared?
bool complete(const context& c, const cubes::bag& hand);

/// The parts a hand of 13 or 14 already has of the nearest hand that may be declared; `rest` is what that does not use.
struct arrangement {
    cubes::bag head, neck, body, tail, rest;
};
arrangement arrange(const context& c, const cubes::bag& hand);

/// The kinds that would bring `hand` (13 cubes) nearer to a hand that may be declared.
cubes::kinds improving(const context& c, const cubes::bag& hand);

} // namespace hanpan::dragon
