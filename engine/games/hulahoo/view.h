// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/index.h"
#include "base/random.h"
#include "game/game.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

/// What one seat may know: its own cards, open rows, everything played and revealed, cards it saw go under the pile or
/// into a hand, and numbers of cards. There is no room in it for a secret.
struct view : open_part {
    seat me = no_seat;
    std::uint8_t draw_pile = 0; ///< cards left
    std::array<std::uint8_t, max_seats_here> hand_size{};
    std::array<counts, max_seats_here> hand; ///< my own and open ones whole; else the cards seen going there
    row<7> my_pick;
    row<set_size> known_draw;                        ///< per place from the top: the value, 0 = not known to me
    std::array<std::uint8_t, set_size> draw_known{}; ///< who knows the card there, as far as this seat knows

    standpoint stand() const { return {*this, hand[at(me)], me, draw_pile}; }
    int cards_of(seat s) const { return hand_size[at(s)] + open[at(s)].size; }
    /// Are all of that seat's hand cards known here?
    bool sees_hand(seat s) const { return s == me || rules->all_open || revealed.has(s); }
};

view observe(const state& s, seat who);
/// A state that looks the same to the view's seat.
state determinize(const view& v, random_stream& rng);

/// The cards whose place the view's seat does not see: in hidden hands or unknown places of the draw pile.
counts unseen(const view& v);

json to_json(const view& v);
json everything(const state& s);
void list_zones(const view& v, std::vector<zone>& zones);
/// Every card by name, the draw pile too.
void list_zones(const state& s, std::vector<zone>& zones);

std::string_view phase_name(phase p);
std::string_view call_name(call c); ///< "higher", "lower", "double", "anything", "" for none

} // namespace hanpan::hulahoo
