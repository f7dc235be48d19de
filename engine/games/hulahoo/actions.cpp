// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/actions.h"

#include "base/index.h"

namespace hanpan::hulahoo {

namespace {

/// Cards a double could draw: with `recycle` all that lie under it come back too, the old top among them.
int drawable(const state& s)
{
    return s.draw.size + (s.rules->draw_pile_empty == draw_pile_empty::recycle ? s.pile.size : 0);
}

} // namespace

question question_for(const state& s, seat who)
{
    if (s.phase == phase::lead)
        return {0, call::none, s.cards_of(who), drawable(s), 0};
    return {s.top, s.call, s.cards_of(who), drawable(s), s.last_own[at(who)]};
}

bool has_playable(const state& s, seat who)
{
    const question q = question_for(s, who);
    for (int value = least_value; value <= greatest_value; ++value)
        if ((s.hand[at(who)][value] > 0 || s.open[at(who)].find(value) >= 0) &&
            judge(*s.rules, q, value).why_not == refused::none)
            return true;
    return false;
}

seat_set seats_to_act(phase p, int players, seat active, seat caller, seat_set picked)
{
    switch (p) {
    case phase::round_end: return {};
    case phase::retarget: return seat_set::of(caller);
    case phase::pick_open:
        return seat_set(static_cast<std::uint16_t>(seat_set::first(players).bits() & ~picked.bits()));
    default: return seat_set::of(active);
    }
}

seat_set to_act(const state& s) { return seats_to_act(s.phase, s.players, s.active, s.caller, s.picked); }

bool round_over(const state& s) { return s.phase == phase::round_end; }

namespace {

/// Every choice of `count` values out of `from`, smallest first, each multiset once.
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

void legal_plays(const state& s, seat who, std::vector<action>& actions)
{
    const question q = question_for(s, who);
    for (int value = least_value; value <= greatest_value; ++value) {
        const bool places[2] = {s.open[at(who)].find(value) >= 0, s.hand[at(who)][value] > 0};
        if (!places[0] && !places[1])
            continue;
        const reply r = judge(*s.rules, q, value);
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
                if (limit_call(*s.rules, value, c))
                    return;
                a.call = c;
                if (!s.rules->chaos_target) {
                    actions.push_back(a);
                    return;
                }
                for (const seat t : s.in)
                    if (t != who) {
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

void legal(const state& s, seat who, std::vector<action>& actions)
{
    if (!to_act(s).has(who))
        return;
    action a;
    switch (s.phase) {
    case phase::pick_open: {
        std::vector<row<7>> choices;
        row<7> chosen;
        each_choice(s.hand[at(who)], s.rules->open_cards, least_value, chosen, choices);
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
        for (const int value : s.open[at(who)])
            open.add(value);
        for (int n = 1; n <= s.rules->swap_max; ++n)
            for (int from_hand = 0; from_hand <= (s.rules->swap_hand_too ? n : 0); ++from_hand) {
                std::vector<row<7>> opens;
                std::vector<row<7>> hands;
                row<7> chosen;
                each_choice(open, n - from_hand, least_value, chosen, opens);
                each_choice(s.hand[at(who)], from_hand, least_value, chosen, hands);
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
        legal_plays(s, who, actions);
        a.what = action::kind::pass;
        if (s.phase == phase::respond && (actions.size() == before || s.rules->voluntary_pass))
            actions.push_back(a);
        break;
    }
    case phase::retarget:
        a.what = action::kind::name;
        for (const seat t : s.in)
            for (const call c : {call::none, call::higher, call::lower}) {
                a.target = static_cast<std::int8_t>(t);
                a.call = c;
                if (c != s.call && refusal(s, who, a).allowed())
                    actions.push_back(a);
            }
        break;
    case phase::round_end: break;
    }
}

} // namespace hanpan::hulahoo
