// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hollywood/actions.h"

// The parts of `apply` that move cards on the table. All of them take allowed actions.
namespace hanpan::hollywood {

/// The hand is over; `winner` may be no_seat.
inline void finish(state& s, ending how, seat winner)
{
    s.phase = phase::over;
    s.ending = how;
    s.winner = static_cast<std::int8_t>(winner);
    s.asked = {};
}

/// A card comes to a hand or leaves it; what everybody knows of that hand is kept up to date.
void into_hand(state& s, seat who, card c, bool everybody_knows);
void out_of_hand(state& s, seat who, card c);

/// The contract's melds from the hand to the table.
void lay_down(state& s, seat who, const action& a);
/// A card added to a meld, or the wild card it frees.
void lay_off(state& s, seat who, const action& a);
/// Takes back the last play of this turn.
void undo(state& s, seat who);

} // namespace hanpan::hollywood
