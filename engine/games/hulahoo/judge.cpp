// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/index.h"
#include "games/hulahoo/actions.h"

// Judges any action a person can put together: gives the first thing wrong with it. What may be played on a card is in
// replies.cpp.
namespace hanpan::hulahoo {

namespace {

refused judge_target(const standpoint& p, seat target)
{
    if (target < 0 || target >= p.on.players)
        return refused::target_unknown;
    if (target == p.who)
        return refused::target_yourself;
    return p.on.in.has(target) ? refused::none : refused::target_out;
}

bool caller_may_call_anew(const open_part& t)
{
    return t.call == call::doubled ? t.rules->chaos_lift_double
                                   : t.rules->chaos_change_call && t.call != call::anything;
}

void judge_play(const standpoint& p, const action& a, refused& why, int& number)
{
    const bool in_open = p.open().find(a.value) >= 0;
    const bool in_hand = a.value >= least_value && a.value <= greatest_value && p.hand[a.value] > 0;
    if (a.from_open ? !in_open : !in_hand) {
        why = !in_open && !in_hand ? refused::not_held : a.from_open ? refused::not_in_open_row : refused::not_in_hand;
        return;
    }
    const reply r = judge(*p.on.rules, question_for(p), a.value);
    number = p.on.top;
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
    else if (limit_call(*p.on.rules, a.value, a.call)) {
        why = refused::limit_call;
        number = a.value;
    }
    if (why != refused::none)
        return;
    if (p.on.rules->chaos_target)
        why = a.target < 0 ? refused::target_missing : judge_target(p, a.target);
    else if (a.target >= 0)
        why = refused::target_not_used;
}

refused judge_swap(const standpoint& p, const action& a)
{
    if (a.open_cards.size + a.hand_cards.size == 0)
        return refused::swap_nothing;
    if (a.hand_cards.size > 0 && !p.on.rules->swap_hand_too)
        return refused::swap_hand_not_allowed;
    if (a.open_cards.size + a.hand_cards.size > p.on.rules->swap_max)
        return refused::swap_too_many;
    row<7> left = p.open();
    for (const int value : a.open_cards) {
        const int place = left.find(value);
        if (place < 0)
            return refused::not_in_open_row;
        left.erase(place);
    }
    counts hand = p.hand;
    for (const int value : a.hand_cards) {
        if (hand[value] == 0)
            return refused::not_in_hand;
        hand.remove(value);
    }
    return refused::none;
}

refused judge_name(const standpoint& p, const action& a)
{
    const bool free_target = p.on.rules->chaos_target;
    if (a.target < 0)
        return refused::target_missing;
    if (const refused why = judge_target(p, a.target); why != refused::none)
        return why;
    if (!free_target && a.target != next_in(p.on.in, p.on.active, p.on.players))
        return refused::target_not_used;
    if (a.call == call::none || a.call == p.on.call)
        return refused::none;
    if (a.call != call::higher && a.call != call::lower)
        return refused::name_call_double;
    if (!caller_may_call_anew(p.on))
        return refused::name_call_unchanged;
    return limit_call(*p.on.rules, p.on.top, a.call) ? refused::limit_call : refused::none;
}

} // namespace

verdict refusal(const standpoint& p, const action& a)
{
    using kind = action::kind;
    refused why = refused::none;
    int number = 0;
    const bool fits = (a.what == kind::pick && p.on.phase == phase::pick_open) ||
                      ((a.what == kind::swap || a.what == kind::keep) && p.on.phase == phase::swap) ||
                      (a.what == kind::play && (p.on.phase == phase::lead || p.on.phase == phase::respond)) ||
                      (a.what == kind::name && p.on.phase == phase::retarget) ||
                      (a.what == kind::pass && (p.on.phase == phase::lead || p.on.phase == phase::respond));
    if (!fits)
        return explain(p.on.phase == phase::pick_open  ? refused::time_to_pick
                       : p.on.phase == phase::swap     ? refused::time_to_swap
                       : p.on.phase == phase::retarget ? refused::time_to_name
                                                       : refused::time_to_play);
    switch (a.what) {
    case kind::pick: {
        number = p.on.rules->open_cards;
        if (a.open_cards.size != p.on.rules->open_cards) {
            why = refused::pick_count;
            break;
        }
        counts hand = p.hand;
        for (const int value : a.open_cards) {
            if (hand[value] == 0)
                why = refused::not_held;
            else
                hand.remove(value);
        }
        break;
    }
    case kind::swap:
        number = p.on.rules->swap_max;
        why = judge_swap(p, a);
        break;
    case kind::play: judge_play(p, a, why, number); break;
    case kind::name:
        number = p.on.top;
        why = judge_name(p, a);
        break;
    case kind::pass:
        if (p.on.phase == phase::lead)
            why = refused::cannot_pass_lead;
        else if (!p.on.rules->voluntary_pass && has_playable(p))
            why = refused::must_play;
        break;
    case kind::keep: break;
    }
    return explain(why, number);
}

} // namespace hanpan::hulahoo
