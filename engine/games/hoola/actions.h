// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/random.h"
#include "base/verdict.h"
#include "games/hoola/melding.h"
#include "games/hoola/state.h"

namespace hanpan::hoola {

/// A fresh hand. `order` are the cards in dealing order: one at a time to each player, the one after the dealer first,
/// seven rounds; then the upcard; the rest is the stock, next card first. `chance` seeds later reshuffles.
state deal_cards(const rules& law, int players, seat dealer, const card* order, std::uint64_t chance);

/// Who may act: one seat, or in a claim window everybody who still has to answer. Empty when play is over.
seat_set to_act(const state& s);
inline bool round_over(const state& s) { return s.phase == phase::over; }

/// What a seat needs to know to judge its own actions: the table, its hand, whether it is asked in a claim window.
/// `legal` and `refusal` use nothing else, so they work on a player's view as on the state.
struct standpoint {
    const open_part& on;
    card_set hand;
    seat who;
    bool asked;          ///< in a claim window: his answer is awaited
    action meant = {};   ///< in turn: what he has announced and will do if nobody claims; a pass means nothing yet
    bool let_by = false; ///< in turn: he has left the discard to others
};
inline standpoint standpoint_of(const state& s, seat who)
{
    if (who != s.turn)
        return {s, s.hands[who], who, s.asked.has(who), {}, false};
    return {s, s.hands[who], who, s.asked.has(who), s.meant, s.let_by};
}

/// The phase as the seat sees it. While others may claim, the player in turn who is asked sees his own turn: that
/// others can claim would tell something of their hands.
inline phase phase_of(const standpoint& p)
{
    return p.on.phase == phase::claim && p.asked && p.who == p.on.turn ? phase::turn : p.on.phase;
}
/// Does the player in turn do this at once while others may claim, or only if none of them does?
bool comes_first(const open_part& t, action_kind kind);
/// May the player in turn decide about the discard before others may have it?
bool may_answer(const standpoint& p);

/// Points (section 1). `raw` is for blasts, `final_points` for stopping, undercuts and ranking.
int raw_points(const rules& law, card_set hand);
int final_points(const rules& law, card_set hand);

/// Why the player may not stop now, with the numbers of the sentence.
verdict stop_refusal(const standpoint& p);
/// What the cards themselves say against a blast, whoever is in turn.
verdict blast_hand_refusal(const rules& law, card_set hand);
/// May the player make a new meld, or lay off, with the top discard?
bool can_take(const standpoint& p);

/// Appends a representative of every distinct choice. Melds with a joker are listed where the joker fills a place no
/// card of the hand can fill; `refusal` allows the others too.
void legal(const standpoint& p, std::vector<action>& out);
inline void legal(const state& s, seat who, std::vector<action>& out) { legal(standpoint_of(s, who), out); }

/// Why the action is not allowed; an empty verdict if it is.
verdict refusal(const standpoint& p, const action& a);
inline verdict refusal(const state& s, seat who, const action& a) { return refusal(standpoint_of(s, who), a); }

/// Applies an allowed action.
void apply(state& s, seat who, const action& a);

/// A uniform choice among `legal`, without listing the discards. The seat must be to act.
action random_action(const standpoint& p, random_stream& rng);
inline action random_action(const state& s, seat who, random_stream& rng)
{
    return random_action(standpoint_of(s, who), rng);
}

/// The next seat after `from` that still holds cards.
seat next_active(const open_part& t, seat from);

} // namespace hanpan::hoola
