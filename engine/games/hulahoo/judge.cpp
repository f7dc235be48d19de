// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/index.h"
#include "games/hulahoo/actions.h"

// Judging any action a person can put together: the first thing wrong with it. What a card may do on the one before it
// stands in replies.cpp.
namespace hanpan::hulahoo {

namespace {

refused judge_target(const state& s, seat who, seat target)
{
    if (target < 0 || target >= s.players)
        return refused::target_unknown;
    if (target == who)
        return refused::target_yourself;
    return s.in.has(target) ? refused::none : refused::target_out;
}

bool caller_may_call_anew(const state& s)
{
    return s.call == call::doubled ? s.rules->chaos_lift_double
                                   : s.rules->chaos_change_call && s.call != call::anything;
}

void judge_play(const state& s, seat who, const action& a, refused& why, int& number)
{
    const bool in_open = s.open[at(who)].find(a.value) >= 0;
    const bool in_hand = a.value >= least_value && a.value <= greatest_value && s.hand[at(who)][a.value] > 0;
    if (a.from_open ? !in_open : !in_hand) {
        why = !in_open && !in_hand ? refused::not_held : a.from_open ? refused::not_in_open_row : refused::not_in_hand;
        return;
    }
    const reply r = judge(*s.rules, question_for(s, who), a.value);
    number = s.top;
    why = r.why_not;
    if (why != refused::none)
        return;
    if (r.call == call::doubled)
        why = a.call == call::doubled ? refused::none : refused::must_call_double;
    else if (r.call == call::anything)
        why = a.call == call::anything ? refused::none : refused::must_call_anything;
    else if (a.call == call::doubled)
        why = refused::cannot_call_double;
    else if (a.call == call::anything)
        why = refused::cannot_call_anything;
    else if (a.call == call::none)
        why = refused::call_missing;
    else if (limit_call(*s.rules, a.value, a.call)) {
        why = refused::limit_call;
        number = a.value;
    }
    if (why != refused::none)
        return;
    if (s.rules->chaos_target)
        why = a.target < 0 ? refused::target_missing : judge_target(s, who, a.target);
    else if (a.target >= 0)
        why = refused::target_not_used;
}

refused judge_swap(const state& s, seat who, const action& a)
{
    if (a.open_cards.size + a.hand_cards.size == 0)
        return refused::swap_nothing;
    if (a.hand_cards.size > 0 && !s.rules->swap_hand_too)
        return refused::swap_hand_not_allowed;
    if (a.open_cards.size + a.hand_cards.size > s.rules->swap_max)
        return refused::swap_too_many;
    row<7> left = s.open[at(who)];
    for (const int value : a.open_cards) {
        const int place = left.find(value);
        if (place < 0)
            return refused::not_in_open_row;
        left.erase(place);
    }
    counts hand = s.hand[at(who)];
    for (const int value : a.hand_cards) {
        if (hand[value] == 0)
            return refused::not_in_hand;
        hand.remove(value);
    }
    return refused::none;
}

refused judge_name(const state& s, seat who, const action& a)
{
    const bool free_target = s.rules->chaos_target;
    if (a.target < 0)
        return refused::target_missing;
    if (const refused why = judge_target(s, who, a.target); why != refused::none)
        return why;
    if (!free_target && a.target != next_in(s.in, s.active, s.players))
        return refused::target_not_used;
    if (a.call == call::none || a.call == s.call)
        return refused::none;
    if (a.call != call::higher && a.call != call::lower)
        return refused::name_call_double;
    if (!caller_may_call_anew(s))
        return refused::name_call_unchanged;
    return limit_call(*s.rules, s.top, a.call) ? refused::limit_call : refused::none;
}

} // namespace

verdict refusal(const state& s, seat who, const action& a)
{
    using kind = action::kind;
    refused why = refused::none;
    int number = 0;
    const bool fits = (a.what == kind::pick && s.phase == phase::pick_open) ||
                      ((a.what == kind::swap || a.what == kind::keep) && s.phase == phase::swap) ||
                      (a.what == kind::play && (s.phase == phase::lead || s.phase == phase::respond)) ||
                      (a.what == kind::name && s.phase == phase::retarget) ||
                      (a.what == kind::pass && (s.phase == phase::lead || s.phase == phase::respond));
    if (!fits)
        return explain(s.phase == phase::pick_open  ? refused::time_to_pick
                       : s.phase == phase::swap     ? refused::time_to_swap
                       : s.phase == phase::retarget ? refused::time_to_name
                                                    : refused::time_to_play);
    switch (a.what) {
    case kind::pick: {
        number = s.rules->open_cards;
        if (a.open_cards.size != s.rules->open_cards) {
            why = refused::pick_count;
            break;
        }
        counts hand = s.hand[at(who)];
        for (const int value : a.open_cards) {
            if (hand[value] == 0)
                why = refused::not_held;
            else
                hand.remove(value);
        }
        break;
    }
    case kind::swap:
        number = s.rules->swap_max;
        why = judge_swap(s, who, a);
        break;
    case kind::play: judge_play(s, who, a, why, number); break;
    case kind::name:
        number = s.top;
        why = judge_name(s, who, a);
        break;
    case kind::pass:
        if (s.phase == phase::lead)
            why = refused::cannot_pass_lead;
        else if (!s.rules->voluntary_pass && has_playable(s, who))
            why = refused::must_play;
        break;
    case kind::keep: break;
    }
    return explain(why, number);
}

} // namespace hanpan::hulahoo
