// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/random.h"
#include "base/verdict.h"
#include "games/hollywood/melding.h"
#include "games/hollywood/state.h"

namespace hanpan::hollywood {

/// A fresh hand: `order` are the cards in dealing order, one at a time from the dealer's left, then the upcard; the
/// rest is the stock, next card first. `carried`: May-Is left over from the hand before, per seat.
state deal_cards(const rules& law, int players, seat dealer, int hand_no, bool last_hand, const card* order, int cards,
                 const std::uint8_t* carried, std::uint64_t chance);

seat_set to_act(const state& s);
inline bool round_over(const state& s) { return s.phase == phase::over; }

/// What a seat needs to judge its own actions: the table, its hand, whether its answer is awaited.
struct standpoint {
    const open_part& on;
    const card_set& hand;
    seat who;
    bool asked;
};
/// Is an action of this seat awaited?
bool acts(const standpoint& p);
inline standpoint standpoint_of(const state& s, seat who) { return {s, s.hands[who], who, s.asked.has(who)}; }

/// Why the seat may not call for the top discard (RULES.md, "Eligible"), whatever the moment; none when it may.
refused call_error(const open_part& t, seat who);
/// May the player in turn draw the top discard?
refused take_error(const open_part& t);
/// Has the player in turn something to draw from the stock, or an empty one that ends the hand by the rules?
bool stock_offered(const open_part& t);
/// May this new stock be made if the old one runs out?
bool refill_allowed(const open_part& t);
/// Can the player in turn deny a call?
bool deny_allowed(const open_part& t);
/// Is this the kind of hand whose last card may not be discarded?
bool last_card_stays(const open_part& t);

/// Judges the melds of a lay_down and what they leave in the hand, whatever the moment. `closing` replaces the rule for
/// going out of this hand.
refusal_note laying_down_error(const open_part& t, const card_set& hand, const action& a, final_hand closing);
inline refusal_note laying_down_error(const open_part& t, const card_set& hand, const action& a)
{
    return laying_down_error(t, hand, a, t.closing());
}
/// May cards be laid off on this meld by the player (own, others')?
bool target_allowed(const open_part& t, seat who, const table_meld& m);
/// Every way the card can be laid off on meld `onto` now; at most 3. `why` (may be null): the reason when there is
/// none.
int layoff_ways(const standpoint& p, card c, int onto, layoff* found, refused* why);
/// May this card of the hand be thrown, as far as its kind goes?
refused discard_error(const standpoint& p, card c);
/// Could the player in turn have laid off this card somewhere?
bool could_lay_off(const open_part& t, seat who, card c);

/// A representative of every distinct choice: copies of a card count as one, laying down is listed with at most
/// `groupings_listed` groupings. Taking back a play is allowed but never listed.
inline constexpr int groupings_listed = 6;
void legal(const standpoint& p, std::vector<action>& out);
inline void legal(const state& s, seat who, std::vector<action>& out) { legal(standpoint_of(s, who), out); }

verdict refusal(const standpoint& p, const action& a);
inline verdict refusal(const state& s, seat who, const action& a) { return refusal(standpoint_of(s, who), a); }

/// Applies an allowed action.
void apply(state& s, seat who, const action& a);

} // namespace hanpan::hollywood
