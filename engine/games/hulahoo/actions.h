// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/index.h"
#include "base/verdict.h"
#include "games/hulahoo/state.h"

namespace hanpan::hulahoo {

/// Why a card or an action is refused; the words stand in refusals.inc.
enum class refused : std::uint8_t {
    none,
#define WHY(name, ...) name,
#include "games/hulahoo/refusals.inc"
#undef WHY
    count
};

verdict explain(refused why, int a = 0, int b = 0);

/// What follows when a value is played: the table "legal plays" of section 3.
struct reply {
    refused why_not = refused::none;
    hulahoo::call call =
        call::none; ///< `doubled` or `anything` when the card decides; none = the player calls higher or lower
};

/// What a reply depends on besides the card: public facts, and the player's own number of cards.
struct question {
    int top = 0; ///< 0: the lead
    hulahoo::call call = call::none;
    int cards = 0;     ///< the player's cards, hand and open row
    int draw_pile = 0; ///< cards left to draw (with `recycle`, those a reshuffle would add too)
    int last_own = 0;  ///< value the player played before, 0 = none (`last_joker=needs_two`)
};

/// Section 3, "Legal plays and the call that follows", with every house rule on cards applied.
reply judge(const rules& r, const question& q, int value);

/// Would this call after a card of this value allow no other value, where that is forbidden?
inline bool limit_call(const rules& r, int value, call c)
{
    return !r.limit_calls &&
           ((value == greatest_value && c == call::higher) || (value == least_value && c == call::lower));
}

/// What a seat needs to know to judge its own actions: the table, its hand, how many cards lie in the draw pile.
/// `legal` and `refusal` use nothing else, so they work on a player's view as on the state.
struct standpoint {
    const open_part& on;
    const counts& hand;
    seat who;
    int draw_pile;

    const row<7>& open() const { return on.open[at(who)]; }
    int cards() const { return hand.total() + open().size; }
};
inline standpoint standpoint_of(const state& s, seat who) { return {s, s.hand[at(who)], who, s.draw.size}; }

/// Does a double make the player who answers it draw, so that it is not his last card?
inline bool double_draws(const rules& r, const question& q)
{
    return r.last_double == last_double::draw_and_stay && r.double_draw > 0 && q.draw_pile > 0;
}

/// Is this card, played with this call, the player's last one, so that the round ends?
inline bool goes_out(const rules& r, const question& q, int value, call c)
{
    return q.cards == 1 && !(c == call::doubled && double_draws(r, q)) &&
           !(value == joker && r.last_joker == last_joker::no_win);
}

/// The question that the seat faces now.
question question_for(const standpoint& p);
inline question question_for(const state& s, seat who) { return question_for(standpoint_of(s, who)); }
bool has_playable(const standpoint& p);
inline bool has_playable(const state& s, seat who) { return has_playable(standpoint_of(s, who)); }

/// Who acts, from what everybody knows.
seat_set to_act(const open_part& t);
inline bool round_over(const open_part& t) { return t.phase == phase::round_end; }
void legal(const standpoint& p, std::vector<action>& actions);
inline void legal(const state& s, seat who, std::vector<action>& actions) { legal(standpoint_of(s, who), actions); }
verdict refusal(const standpoint& p, const action& a);
inline verdict refusal(const state& s, seat who, const action& a) { return refusal(standpoint_of(s, who), a); }
/// Applies an action that `refusal` allows.
void apply(state& s, seat who, const action& a);

} // namespace hanpan::hulahoo
