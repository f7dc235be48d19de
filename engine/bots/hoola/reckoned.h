// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "bots/hoola/strategy.h"
#include "games/hoola/view.h"

// What the coach works out about a hand before saying anything about it.
namespace hanpan::hoola {

/// Can `who`, whose turn it is, empty his hand in this turn with the cards he has? False too when that takes too long
/// to find out.
bool can_go_out(const state& s, seat who);

/// Does the action certainly empty the hand in this turn? For a draw: whatever is drawn, if nobody takes the discard
/// before it. For a claim out of turn: if the discard becomes his.
bool goes_out_by(const view& v, const action& a);
/// May somebody still take the discard before the action is done, as far as the seat can know?
bool may_come_to_nothing(const view& v, const action& a);

/// How many cards of a hand lie outside the melds it can make, at best.
int loose_cards(const rules& law, card_set hand);

/// The unseen cards that would make a meld with two or more of `hand`, or could be laid off at once, if the player who
/// holds `hand` drew them in his turn.
card_set waited_for(const view& v, card_set hand);
/// In how many ways two unseen cards make a meld with the card.
int ways_to_use(const view& v, card c);
/// Is there a meld of three or more that holds the card and at least one of `hand`, whatever else is in it?
bool fits_any(const rules& law, card_set hand, card c);

/// The share of layouts, weighted by the others' play, in which somebody has few enough points to undercut a stop;
/// empty where a few layouts weigh so much that it cannot be told.
std::optional<double> undercut_share(const view& v);
/// Can nobody, whatever he holds, undercut it?
bool nobody_can_undercut(const view& v);

} // namespace hanpan::hoola
