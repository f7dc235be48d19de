// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

/// How many cards a double could draw: with `recycle` all cards under it, the old top included, come back too.
int drawable(const standpoint& p)
{
    return p.draw_pile + (p.on.rules->draw_pile_empty == draw_pile_empty::recycle ? p.on.pile.size : 0);
}

} // namespace

question question_for(const standpoint& p)
{
    if (p.on.phase == phase::lead)
        return {0, call::none, p.cards(), drawable(p), 0};
    return {p.on.top, p.on.call, p.cards(), drawable(p), p.on.last_own[at(p.who)]};
}

bool has_playable(const standpoint& p)
{
    const question q = question_for(p);
    for (int value = least_value; value <= greatest_value; ++value)
        if ((p.hand[value] > 0 || p.open().find(value) >= 0) && judge(*p.on.rules, q, value).why_not == refused::none)
            return true;
    return false;
}

seat_set to_act(const open_part& t)
{
    switch (t.phase) {
    case phase::round_end: return {};
    case phase::retarget: return seat_set::of(t.caller);
    case phase::pick_open:
        return seat_set(static_cast<std::uint16_t>(seat_set::first(t.players).bits() & ~t.picked.bits()));
    default: return seat_set::of(t.active);
    }
}

namespace {

/// Appends every choice of `count` values out of `from`, smallest first, each multiset once.
void each_choice(counts from, int count, int least, row<7>& chosen, std::vector<row<7>>& out)
{
    if (count == 0) {
        out.push_back(chosen);
        return;
    }
    for (int value = least; value <= greatest_value; ++value)
        if (from[value] > 0) {
            from.remove(value);
            chosen.push(value);
            each_choice(from, count - 1, value, chosen, out);
            chosen.erase(chosen.size - 1);
            from.add(value);
        }
}

void legal_plays(const standpoint& p, std::vector<action>& actions)
{
    const question q = question_for(p);
    for (int value = least_value; value <= greatest_value; ++value) {
        const bool places[2] = {p.open().find(value) >= 0, p.hand[value] > 0};
        if (!places[0] && !places[1])
            continue;
        const reply r = judge(*p.on.rules, q, value);
        if (r.why_not != refused::none)
            continue;
        for (int place = 0; place < 2; ++place) {
            if (!places[place])
                continue;
            action a;
            a.what = action::kind::play;
            a.value = static_cast<std::uint8_t>(value);
            a.from_open = place == 0;
            const auto with_call = [&](call c) {
                if (limit_call(*p.on.rules, value, c))
                    return;
                a.call = c;
                if (!p.on.rules->chaos_target) {
                    actions.push_back(a);
                    return;
                }
                for (const seat t : p.on.in)
                    if (t != p.who) {
                        a.target = static_cast<std::int8_t>(t);
                        actions.push_back(a);
                    }
            };
            if (r.call != call::none) {
                with_call(r.call);
            } else {
                with_call(call::higher);
                with_call(call::lower);
            }
        }
    }
}

} // namespace

void legal(const standpoint& p, std::vector<action>& actions)
{
    if (!to_act(p.on).has(p.who))
        return;
    action a;
    switch (p.on.phase) {
    case phase::pick_open: {
        std::vector<row<7>> choices;
        row<7> chosen;
        each_choice(p.hand, p.on.rules->open_cards, least_value, chosen, choices);
        a.what = action::kind::pick;
        for (const row<7>& c : choices) {
            a.open_cards = c;
            actions.push_back(a);
        }
        break;
    }
    case phase::swap: {
        a.what = action::kind::keep;
        actions.push_back(a);
        a.what = action::kind::swap;
        counts open;
        for (const int value : p.open())
            open.add(value);
        for (int n = 1; n <= p.on.rules->swap_max; ++n)
            for (int from_hand = 0; from_hand <= (p.on.rules->swap_hand_too ? n : 0); ++from_hand) {
                std::vector<row<7>> opens;
                std::vector<row<7>> hands;
                row<7> chosen;
                each_choice(open, n - from_hand, least_value, chosen, opens);
                each_choice(p.hand, from_hand, least_value, chosen, hands);
                for (const row<7>& o : opens)
                    for (const row<7>& h : hands) {
                        a.open_cards = o;
                        a.hand_cards = h;
                        actions.push_back(a);
                    }
            }
        break;
    }
    case phase::lead:
    case phase::respond: {
        const std::size_t before = actions.size();
        legal_plays(p, actions);
        a.what = action::kind::pass;
        if (p.on.phase == phase::respond && (actions.size() == before || p.on.rules->voluntary_pass))
            actions.push_back(a);
        break;
    }
    case phase::retarget:
        a.what = action::kind::name;
        for (const seat t : p.on.in)
            for (const call c : {call::none, call::higher, call::lower}) {
                a.target = static_cast<std::int8_t>(t);
                a.call = c;
                if (c != p.on.call && refusal(p, a).allowed())
                    actions.push_back(a);
            }
        break;
    case phase::round_end: break;
    }
}

} // namespace hanpan::hulahoo
