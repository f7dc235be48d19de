// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "base/money.h"
#include "games/hoola/state.h"

namespace hanpan::hoola {

/// Everything the settlement of a hand depends on (section 6); `settle` fills it in from a finished state, the
/// command line from a question.
struct final_position {
    hoola::ending ending = hoola::ending::going_out;
    int players = 0;
    seat dealer = 0;
    seat closer = no_seat;    ///< the winner who ended play, or the stopper; no_seat when the stock ran out
    seat discarder = no_seat; ///< of the card whose claim out of turn ended the hand
    card_set hands[max_players] = {};
    seat_set playing; ///< seats that took part (no drop-outs)
    seat_set registered;
    std::uint8_t place[max_players] = {}; ///< play for places: 1 = first out …; 0 = still holding cards
    // Drop-outs (7.6): who chose to, and what for, in half stakes or half chips.
    seat_set volunteers;
    std::int16_t dropout_amount[max_players] = {};
};

final_position position_of(const state& s);

/// Who wins: one or several seats; empty after an undercut with a fixed penalty and after a void hand.
seat_set winners_of(const rules& law, const final_position& p);
/// Who deals next, `p.dealer` being the old dealer (section 3.1).
seat next_dealer_of(const rules& law, const final_position& p);
/// Payments in chips, itemised. Sums to zero.
settlement settle_position(const rules& law, const final_position& p);
/// Of a finished hand.
settlement settle(const state& s);
/// Its payments alone, quickly, for playouts; `paid` all 0.
void payoffs(const state& s, std::span<half_units> paid);

/// What a hand of a drop-out is worth, in half stakes (seed) or half chips (Xavier): the best grouping into disjoint
/// sets and runs, every other seven counted singly.
int dropout_worth(const rules& law, card_set hand);

/// The word for an ending, as in settlements and views: "going_out", "hoola", …
std::string_view to_text(ending e);

} // namespace hanpan::hoola
