// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "games/hoola/actions.h"

namespace hanpan::hoola {

/// What one seat may know: the table, its own hand, whether its answer to a discard is awaited. It does not know the
/// others' hands, the stock, who else could claim and what he answered, or what a drop-out was worth before the end. A
/// claim window looks like the following turn to a player who is not asked, and to the player in turn even if he is
/// (4.3).
struct view : open_part {
    seat me = 0;
    card_set hand = 0;
    bool asked = false;
    action meant;        ///< in turn: what he has announced and does if nobody claims; a pass means nothing yet
    bool let_by = false; ///< in turn: he has left the discard to others
    card_set shown[max_players] = {}; ///< all hands once play is over

    standpoint stand() const { return {*this, hand, me, asked, meant, let_by}; }
};

view observe(const state& s, seat who);

/// The cards whose place the view's seat does not know: in the other hands or in the stock.
card_set unseen(const view& v);

/// A possible world. Every hand has its size; after a reshuffle the stock and the cards drawn from it are those that
/// were reshuffled, the rest is held by the others. In a claim window the players asked are those whose drawn hands
/// allow a claim.
state determinize(const view& v, random_stream& rng);

/// In an imagined claim window: asks the players whose hands allow a claim.
void find_asked(state& s, const view& v);

json to_json(const view& v);
json everything(const state& s);
void list_zones(const view& v, std::vector<zone>& zones);
/// Every card by name.
void list_zones(const state& s, std::vector<zone>& zones);

} // namespace hanpan::hoola
