// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/index.h"
#include "base/random.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

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
    std::copy(s.draw_known.begin() + 1, s.draw_known.begin() + s.draw.size + 1, s.draw_known.begin());
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
    // The old cards are set aside first, so that none comes straight back (section 2.4).
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

/// The player still in with the fewest cards; among equals the first from `from` on.
seat fewest_cards(const state& s, seat from)
{
    seat best = from;
    for (int i = 1; i < s.players; ++i)
        if (const seat p = seat_after(from, s.players, i); s.in.has(p) && s.cards_of(p) < s.cards_of(best))
            best = p;
    return best;
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
    if (s.plays >= most_plays) {
        end_round(s, fewest_cards(s, who));
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
        s.phase = phase::retarget; // `active` stays: the next in turn is counted from the player who just passed
    else
        s.active = static_cast<std::int8_t>(next_in(s.in, who, s.players));
}

} // namespace

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
