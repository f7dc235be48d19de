// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "games/hollywood/state.h"

namespace hanpan::hollywood {

/// The fewest cards a hand still needs for the contract's melds at their least sizes, whatever cards are left over.
/// Exact under every house rule on melds but one: how often a face exists in the packs is ignored.
int missing(const rules& law, const contract& goal, const card_set& hand);

/// The same where every card has to go at once (open_part::all_at_once): the fewest cards this hand lacks for laying
/// down exactly `size` cards, longer melds included. The `size` less these fit in; the rest of the hand fits nowhere.
int lacking(const rules& law, const contract& goal, const card_set& hand, int size);

/// Ways to lay the contract down from this hand, best first (fewest points left in hand) of the first `ways` found, at
/// most `most`. Melds have their least size; where cards could not be laid off afterwards, or all have to go at once,
/// longer ones are listed too. Each is legal as a lay_down in `t` (turn, phase and final-hand rules included).
inline constexpr int ways_looked_at = 48;
/// `closing` replaces the rule for going out of this hand.
std::vector<action> groupings(const open_part& t, const card_set& hand, int most, final_hand closing,
                              int ways = ways_looked_at);
inline std::vector<action> groupings(const open_part& t, const card_set& hand, int most, int ways = ways_looked_at)
{
    return groupings(t, hand, most, t.closing(), ways);
}

} // namespace hanpan::hollywood
