// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/actions.h"

#include "base/index.h"

namespace hanpan::hohpai {

namespace {

bool may_declare(const state& s, seat who) { return !has_declined(s) && showable(s, who).score > 0; }

} // namespace

bool has_declined(const state& s) { return s.declined && s.open.phase != phase::claim; }

bag at_hand(const open_part& o, bag hand)
{
    if (o.phase != phase::claim || !dominoes::room_for(hand, o.last_discard()))
        return hand;
    return dominoes::with(hand, o.last_discard());
}

winning_hand showable(const open_part& o, bag hand) { return o.hands->best_of(at_hand(o, hand)); }

winning_hand showable(const state& s, seat who) { return showable(s.open, s.hand[at(who)]); }

seat_set to_act(const state& s)
{
    switch (s.open.phase) {
    case phase::dealt:
    case phase::claim: return s.open.unanswered;
    case phase::over: return {};
    default: return seat_set::of(s.open.active);
    }
}

bool round_over(const state& s) { return s.open.phase == phase::over; }

void legal(const state& s, seat who, std::vector<action>& actions)
{
    if (!to_act(s).has(who))
        return;
    const phase now = s.open.phase;
    if (now != phase::draw && may_declare(s, who))
        actions.push_back({action::kind::declare, dominoes::no_face});
    if (now == phase::exchange || now == phase::discard) {
        const auto what = now == phase::exchange ? action::kind::exchange : action::kind::discard;
        for (const face f : dominoes::reading_order)
            if (dominoes::has(s.hand[at(who)], f))
                actions.push_back({what, f});
    } else if (now == phase::draw) {
        for (const auto what : {action::kind::take_discard, action::kind::take_stock, action::kind::pass})
            if (const action a{what, dominoes::no_face}; refusal(s, who, a).allowed())
                actions.push_back(a);
    } else {
        actions.push_back({action::kind::decline, dominoes::no_face});
    }
}

} // namespace hanpan::hohpai
