// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/actions.h"

#include "base/index.h"
#include "base/random.h"

namespace hanpan::hulahoo {

namespace {

/// Cards a double could draw: with `recycle` the discards under the top come back too.
int drawable(const state& s)
{
    return s.draw.size +
           (s.rules->draw_pile_empty == draw_pile_empty::recycle && s.pile.size > 0 ? s.pile.size - 1 : 0);
}

/// Would the call after this card be one of the two limit calls, forbidden here?
bool limit(const rules& r, int value, call c)
{
    return !r.limit_calls &&
           ((value == greatest_value && c == call::higher) || (value == least_value && c == call::lower));
}

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
    else if (limit(*s.rules, a.value, a.call)) {
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
    return limit(*s.rules, s.top, a.call) ? refused::limit_call : refused::none;
}

void end_round(state& s, seat winner)
{
    s.phase = phase::round_end;
    s.winner = static_cast<std::int8_t>(winner);
}

/// Everything under the top card is shuffled into a new draw pile; nobody knows its order.
void recycle(state& s)
{
    random_stream rng(s.reshuffle_seed, random_stream::purpose::deal, ++s.reshuffles);
    const int top = s.pile[s.pile.size - 1];
    const std::uint8_t by = s.pile_by[at(s.pile.size - 1)];
    for (int i = 0; i + 1 < s.pile.size; ++i)
        s.draw.push(s.pile[i]);
    rng.shuffle(std::span<std::uint8_t>(s.draw.values.data(), s.draw.size));
    s.draw_known.fill(0);
    s.pile = {};
    s.pile.push(top);
    s.pile_by[0] = by;
}

int draw_one(state& s, std::uint8_t& known_by)
{
    known_by = s.draw_known[0];
    const int value = s.draw[0];
    s.draw.erase(0);
    for (int i = 0; i < s.draw.size; ++i)
        s.draw_known[at(i)] = s.draw_known[at(i + 1)];
    s.draw_known[at(s.draw.size)] = 0;
    return value;
}

void draw_to_hand(state& s, seat who)
{
    std::uint8_t known_by = 0;
    const int value = draw_one(s, known_by);
    s.hand[at(who)].add(value);
    for (seat viewer = 0; viewer < s.players; ++viewer)
        if ((known_by >> viewer & 1) != 0)
            s.known[at(viewer)][at(who)].add(value);
}

void leave_hand(state& s, seat who, int value)
{
    s.hand[at(who)].remove(value);
    for (seat viewer = 0; viewer < s.players; ++viewer)
        if (counts& seen = s.known[at(viewer)][at(who)]; seen[value] > 0)
            seen.remove(value);
}

void put_under(state& s, int value, std::uint8_t known_by)
{
    s.draw_known[at(s.draw.size)] = known_by;
    s.draw.push(value);
}

void start_lead(state& s)
{
    s.phase = phase::lead;
    s.active = static_cast<std::int8_t>(seat_after(s.dealer, s.players));
}

void after_picks(state& s)
{
    for (seat p = 0; p < s.players; ++p)
        for (const int value : s.picks[at(p)]) {
            s.hand[at(p)].remove(value);
            s.open[at(p)].push(value);
        }
    if (s.rules->swapping()) {
        s.phase = phase::swap;
        s.active = static_cast<std::int8_t>(seat_after(s.dealer, s.players));
    } else {
        start_lead(s);
    }
}

void apply_swap(state& s, seat who, const action& a)
{
    const auto everybody = static_cast<std::uint8_t>(seat_set::first(s.players).bits());
    const auto only_me = static_cast<std::uint8_t>(1U << who);
    // Set aside first, so that no card comes straight back (section 2.4).
    row<7>& open = s.open[at(who)];
    for (const int value : a.open_cards) {
        const int place = open.find(value);
        std::uint8_t known_by = 0;
        // The new card lies where the old one lay; a marker keeps later finds off it.
        open.values[at(place)] = static_cast<std::uint8_t>(draw_one(s, known_by) + 100);
    }
    for (int i = 0; i < open.size; ++i)
        if (open[i] > 100)
            open.values[at(i)] = static_cast<std::uint8_t>(open[i] - 100);
    for (const int value : a.hand_cards)
        leave_hand(s, who, value);
    for (int i = 0; i < a.hand_cards.size; ++i)
        draw_to_hand(s, who);
    for (const int value : a.open_cards)
        put_under(s, value, everybody);
    for (const int value : a.hand_cards)
        put_under(s, value, s.rules->all_open ? everybody : only_me);
}

void next_swapper(state& s, seat who)
{
    if (who == s.dealer)
        start_lead(s);
    else
        s.active = static_cast<std::int8_t>(seat_after(who, s.players));
}

void apply_play(state& s, seat who, const action& a)
{
    if (a.from_open)
        s.open[at(who)].erase(s.open[at(who)].find(a.value));
    else
        leave_hand(s, who, a.value);
    s.pile_by[at(s.pile.size)] = static_cast<std::uint8_t>(who);
    s.pile.push(a.value);
    ++s.plays;
    s.top = a.value;
    s.call = a.call;
    s.caller = static_cast<std::int8_t>(who);
    s.last_own[at(who)] = a.value;
    s.phase = phase::respond;
    const bool last = s.cards_of(who) == 0;
    if (a.call == call::doubled && !(last && s.rules->last_double == last_double::wins))
        for (int i = 0; i < s.rules->double_draw; ++i) {
            if (s.draw.size == 0 && s.rules->draw_pile_empty == draw_pile_empty::recycle && s.pile.size > 1)
                recycle(s);
            if (s.draw.size == 0)
                break;
            draw_to_hand(s, who);
        }
    if (s.cards_of(who) == 0 && !(a.value == joker && s.rules->last_joker == last_joker::no_win)) {
        end_round(s, who);
        return;
    }
    s.active = static_cast<std::int8_t>(s.rules->chaos_target ? a.target : next_in(s.in, who, s.players));
}

void apply_pass(state& s, seat who)
{
    s.in.remove(who);
    if (s.rules->reveal_on_pass == reveal_on_pass::hand)
        s.revealed.add(who);
    if (s.in.size() == 1) {
        end_round(s, s.in.lowest());
        return;
    }
    const bool renames = s.rules->chaos_target || (s.call == call::doubled && s.rules->chaos_lift_double);
    if (renames)
        s.phase = phase::retarget; // `active` stays: the next in turn is counted from who just passed
    else
        s.active = static_cast<std::int8_t>(next_in(s.in, who, s.players));
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
                if (limit(*s.rules, value, c))
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
        return explain(refused::wrong_phase);
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

void apply(state& s, seat who, const action& a)
{
    switch (a.what) {
    case action::kind::pick:
        s.picks[at(who)] = a.open_cards;
        s.picked.add(who);
        if (s.picked == seat_set::first(s.players))
            after_picks(s);
        break;
    case action::kind::keep: next_swapper(s, who); break;
    case action::kind::swap:
        apply_swap(s, who, a);
        next_swapper(s, who);
        break;
    case action::kind::play: apply_play(s, who, a); break;
    case action::kind::name:
        if (a.call != call::none)
            s.call = a.call;
        s.active = a.target;
        s.phase = phase::respond;
        break;
    case action::kind::pass: apply_pass(s, who); break;
    }
}

} // namespace hanpan::hulahoo
