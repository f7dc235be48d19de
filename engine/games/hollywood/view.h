// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "base/random.h"
#include "game/game.h"
#include "games/hollywood/actions.h"

namespace hanpan::hollywood {

/// What one seat may know: the table with its history, its own hand, whether its own answer is awaited. It does not
/// know the others' hands except cards they took openly, the stock, or who has passed in a window still open.
struct view : open_part {
    seat me = 0;
    card_set hand;
    bool asked = false;
    card_set shown[max_seats_here];          ///< all hands once play is over
    card known_stock[packs::max_cards] = {}; ///< the stock while it is the pile turned over (`flipped`)

    standpoint stand() const { return {*this, hand, me, asked}; }
};

view observe(const state& s, seat who);

/// The cards whose place the view's seat does not know: in the other hands or in the stock.
card_set unseen(const view& v);

/// A possible world: every hand has its size and the cards everybody saw go there; after a reshuffle the stock and the
/// cards drawn from it are those that were shuffled.
state determinize(const view& v, random_stream& rng);

json to_json(const view& v);
json everything(const state& s);
void list_zones(const view& v, std::vector<zone>& zones);
/// Every card by name.
void list_zones(const state& s, std::vector<zone>& zones);

std::string_view phase_name(phase p);
std::string_view to_text(ending how);

} // namespace hanpan::hollywood
