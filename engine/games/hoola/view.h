// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "games/hoola/actions.h"

namespace hanpan::hoola {

/// What one seat may know: the table, its own hand, whether its answer to a discard is awaited. Not known to it: the
/// others' hands, the stock, who else could claim and what he answered, and what a drop-out was worth before the end.
/// A claim window looks like the turn that follows to a player who is not asked, and to the player in turn even if he is (4.3).
struct view : open_part {
    seat me = 0;
    card_set hand = 0;
    bool asked = false;
    action meant;        ///< in turn: what he has said already, and does if nobody claims; a pass is nothing
    bool let_by = false; ///< in turn: he has left the discard to others
    card_set shown[max_players] = {}; ///< all hands once play is over

    standpoint stand() const { return {*this, hand, me, asked, meant, let_by}; }
};

view observe(const state& s, seat who);

/// The cards whose place the view's seat does not know: in the other hands or in the stock.
card_set unseen(const view& v);

/// A possible world. Every hand size is right; after a reshuffle the stock and everybody's draws from it consist of the
/// cards that were reshuffled, the rest of the hands of the others. In a claim window those are asked whom the drawn
/// hands allow to claim.
state determinize(const view& v, random_stream& rng);

/// In an imagined claim window: those are asked whom their hands allow to claim.
void find_asked(state& s, const view& v);

json to_json(const view& v);
json everything(const state& s);
void list_zones(const view& v, std::vector<zone>& zones);
/// Every card by name.
void list_zones(const state& s, std::vector<zone>& zones);

} // namespace hanpan::hoola
