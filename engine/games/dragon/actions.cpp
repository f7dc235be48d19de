// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/actions.h"

#include <algorithm>
#include <span>

#include "base/index.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

using cubes::bag;
using cubes::kinds;
using cubes::type;

namespace {

/// The kinds in the river.
kinds river_kinds(const open_part& o)
{
    kinds k = 0;
    for (std::size_t i = 0; i < o.river_size; ++i)
        k |= cubes::bit(o.river[i]);
    return k;
}

/// Why nobody in this seat may draw from the river now, whichever cube.
refused river_closed(const state& s, seat who, int& number)
{
    const open_part& o = s.open;
    const rules& r = *o.rules;
    if (r.river_limit == 0)
        return refused::river_off;
    number = r.river_limit;
    if (r.river_limit != unlimited && o.river_uses[at(who)] >= r.river_limit)
        return refused::river_limit;
    number = r.river_fee;
    if (o.chips[at(who)] < r.river_fee)
        return refused::river_no_chips;
    if (o.river_size == 0)
        return refused::river_empty;
    if (r.river_lock && s.free[at(who)].empty())
        return refused::river_nothing_to_drop;
    return refused::none;
}

/// After an island draw something else than that cube must be there to drop.
bool island_leaves_a_discard(const state& s, seat who)
{
    return s.open.rules->island_return || (s.free[at(who)].once & ~cubes::bit(s.open.island)) != 0;
}

refused judge_draw(const state& s, seat who, const action& a)
{
    const open_part& o = s.open;
    if (o.mountains() == 0)
        return refused::no_mountain_cube;
    if (a.mountain == no_seat || a.mountain == mountain_for(o, who))
        return refused::none;
    if (a.mountain < 0 || a.mountain >= o.players)
        return refused::no_such_mountain;
    if (o.mountain[at(who)] > 0)
        return refused::own_mountain_first;
    if (o.mountain[at(a.mountain)] == 0)
        return refused::mountain_empty;
    return o.rules->empty_mountain_source == empty_source::player_choice ? refused::none : refused::mountain_not_chosen;
}

refused judge_river(const state& s, seat who, const action& a, int& number)
{
    if (const refused why = river_closed(s, who, number); why != refused::none)
        return why;
    if (a.cube >= cubes::types || (river_kinds(s.open) & cubes::bit(a.cube)) == 0)
        return refused::river_not_there;
    if (s.open.rules->river_pick == river_pick::latest && s.open.river[at(s.open.river_size - 1)] != a.cube)
        return refused::river_latest_only;
    return refused::none;
}

refused judge_discard(const state& s, seat who, const action& a)
{
    const open_part& o = s.open;
    if (a.cube >= cubes::types)
        return refused::not_held;
    if (!s.free[at(who)].has(a.cube))
        return o.locked[at(who)].has(a.cube) ? refused::locked : refused::not_held;
    if (o.drawn_from == source::island && a.cube == o.drawn_open && !o.rules->island_return)
        return refused::island_returned;
    if (!a.holla)
        return refused::none;
    if (!may_declare_now(o))
        return refused::holla_river_turn;
    if (o.rules->declaration == declaration::free)
        return refused::none;
    const bag left = cubes::without(s.whole_hand(who), a.cube);
    if (complete(o.context, left))
        return refused::none;
    return best_reading(o.context, left, false) ? refused::holla_too_weak : refused::holla_incomplete;
}

void end_round(state& s, ending how)
{
    s.open.phase = phase::round_end;
    s.open.ending = how;
}

/// The river becomes new mountains (`exhaustion=reshuffle`).
void reshuffle(state& s)
{
    open_part& o = s.open;
    std::array<type, cubes::pieces> pieces = o.river;
    const std::span<type> used(pieces.data(), o.river_size);
    std::sort(used.begin(), used.end());
    s.chance.shuffle(used);
    o.mountain = mountain_sizes(o.players, o.dealer, o.river_size);
    std::size_t next = 0;
    for (int i = 0; i < o.players; ++i) {
        const std::size_t p = at(seat_after(o.dealer, o.players, i));
        for (std::size_t k = o.mountain[p]; k > 0; --k)
            s.mountain[p][k - 1] = used[next++];
    }
    o.river_size = 0;
    o.river = {};
    o.river_by = {};
    o.last_to_river = false;
    o.reshuffled = true;
}

void next_turn(state& s)
{
    open_part& o = s.open;
    o.current = static_cast<std::int8_t>(seat_after(o.current, o.players));
    o.phase = phase::draw;
    o.drawn_from = source::none;
    o.drawn_open = cubes::no_cube;
    s.drawn = cubes::no_cube;
    o.exposed.remove(o.current);
    if (o.mountains() > 0)
        return;
    switch (o.rules->exhaustion) {
    case exhaustion::draw: end_round(s, ending::drawn); break;
    case exhaustion::reshuffle:
        if (o.reshuffled || o.river_size == 0)
            end_round(s, ending::drawn);
        else
            reshuffle(s);
        break;
    case exhaustion::last_island:
        if (o.passes == o.players || o.last_turns == last_turns_each * o.players)
            end_round(s, ending::drawn);
        ++o.last_turns;
        break;
    }
}

void take_up(state& s, seat who, type t, source from)
{
    open_part& o = s.open;
    o.drawn_from = from;
    o.last_source[at(who)] = from;
    o.phase = phase::discard;
    o.passes = 0;
    s.drawn = t;
    if (from != source::mountain)
        o.drawn_open = t;
    if (from == source::river && o.rules->river_lock) {
        o.locked[at(who)].add(t);
        return;
    }
    s.free[at(who)].add(t);
    ++o.hidden[at(who)];
    if (from != source::mountain)
        o.known[at(who)].add(t);
}

void take_from_river(state& s, seat who, type t)
{
    open_part& o = s.open;
    // The latest of equal ones.
    std::size_t place = o.river_size;
    while (o.river[--place] != t) {
    }
    for (; place + 1 < o.river_size; ++place) {
        o.river[place] = o.river[place + 1];
        o.river_by[place] = o.river_by[place + 1];
    }
    --o.river_size;
    o.river[o.river_size] = 0;
    o.river_by[o.river_size] = 0;
    const auto fee = static_cast<std::int16_t>(o.rules->river_fee);
    o.chips[at(who)] = static_cast<std::int16_t>(o.chips[at(who)] - fee);
    o.fees[at(who)] = static_cast<std::int16_t>(o.fees[at(who)] + fee);
    o.pot = static_cast<std::int16_t>(o.pot + fee);
    ++o.river_uses[at(who)];
    take_up(s, who, t, source::river);
}

void push_to_river(open_part& o, type t, seat by)
{
    o.river[o.river_size] = t;
    o.river_by[o.river_size] = static_cast<std::int8_t>(by);
    ++o.river_size;
}

void put_down(state& s, seat who, type t)
{
    open_part& o = s.open;
    s.free[at(who)].remove(t);
    --o.hidden[at(who)];
    if (o.known[at(who)].has(t))
        o.known[at(who)].remove(t);
    // The cube that lay on the island until now was dropped there by the last one who dropped onto it; the river
    // remembers who dropped each cube.
    o.last_to_river = o.drawn_from == source::river;
    if (o.last_to_river) {
        push_to_river(o, t, who);
    } else {
        if (o.island != cubes::no_cube)
            push_to_river(o, o.island, o.island_by);
        o.island = t;
        o.island_by = static_cast<std::int8_t>(who);
    }
    o.last_discard = t;
    o.last_discarder = static_cast<std::int8_t>(who);
}

void declare(state& s, seat who)
{
    open_part& o = s.open;
    const reading r = best_reading(o.context, s.whole_hand(who), true);
    o.winner = static_cast<std::int8_t>(who);
    o.figure = static_cast<std::int8_t>(r.figure);
    o.special = r.special;
    o.points = static_cast<std::int16_t>(r.points);
    // Now every ridge is laid open: the others' cubes are counted.
    for (seat p = 0; p < o.players; ++p)
        o.known[at(p)] = s.free[at(p)];
    end_round(s, ending::holla);
}

/// Section 7.3: the hand is shown, the fine goes to the pot, play goes on; who cannot pay loses at once.
void fine_wrong_call(state& s, seat who)
{
    open_part& o = s.open;
    const rules& r = *o.rules;
    o.known[at(who)] = s.free[at(who)];
    o.exposed.add(who);
    std::int16_t& chips = o.chips[at(who)];
    while (r.loans != loans::off && chips < r.wrong_holla_fine && o.loans[at(who)] < r.loan_max) {
        ++o.loans[at(who)];
        chips = static_cast<std::int16_t>(chips + r.loan_size);
    }
    const bool can_pay = chips >= r.wrong_holla_fine || r.shortfall == shortfall::debt;
    const int paid = can_pay ? r.wrong_holla_fine : std::max<int>(chips, 0);
    chips = static_cast<std::int16_t>(chips - paid);
    o.fines[at(who)] = static_cast<std::int16_t>(o.fines[at(who)] + paid);
    o.pot = static_cast<std::int16_t>(o.pot + paid);
    if (can_pay)
        return;
    o.loser = static_cast<std::int8_t>(who);
    end_round(s, ending::broke);
}

} // namespace

per_seat<std::uint8_t> mountain_sizes(int players, seat dealer, int cubes_left)
{
    per_seat<std::uint8_t> sizes{};
    for (int i = 0; i < players; ++i)
        sizes[at(seat_after(dealer, players, i))] =
            static_cast<std::uint8_t>(cubes_left / players + (i < cubes_left % players));
    return sizes;
}

seat mountain_for(const open_part& o, seat who)
{
    seat largest = who;
    if (o.mountain[at(who)] == 0)
        for (int i = 1; i < o.players; ++i)
            if (const seat p = seat_after(who, o.players, i); o.mountain[at(p)] > o.mountain[at(largest)])
                largest = p;
    return o.mountain[at(largest)] > 0 ? largest : no_seat;
}

bool may_declare_now(const open_part& o) { return o.drawn_from != source::river || o.rules->river_holla; }

bool wins_by(const state& s, seat who, type dropped)
{
    return may_declare_now(s.open) && complete(s.open.context, cubes::without(s.whole_hand(who), dropped));
}

bool says_holla(const state& s, seat who, const action& a)
{
    return a.holla || (s.open.rules->declaration == declaration::automatic && s.free[at(who)].has(a.cube) &&
                       wins_by(s, who, a.cube));
}

seat_set to_act(const open_part& o) { return o.phase == phase::round_end ? seat_set() : seat_set::of(o.current); }
seat_set to_act(const state& s) { return to_act(s.open); }
bool round_over(const state& s) { return s.open.phase == phase::round_end; }

void legal(const state& s, seat who, std::vector<action>& actions)
{
    const open_part& o = s.open;
    if (!to_act(o).has(who))
        return;
    action a;
    if (o.phase == phase::draw) {
        if (o.mountains() > 0) {
            a.what = action::kind::draw;
            if (o.mountain[at(who)] > 0 || o.rules->empty_mountain_source == empty_source::auto_largest)
                actions.push_back(a);
            else
                for (seat p = 0; p < o.players; ++p)
                    if (o.mountain[at(p)] > 0) {
                        a.mountain = static_cast<std::int8_t>(p);
                        actions.push_back(a);
                    }
            a.mountain = no_seat;
        }
        if (island_leaves_a_discard(s, who)) {
            a.what = action::kind::island;
            actions.push_back(a);
        }
        int number = 0;
        if (river_closed(s, who, number) == refused::none) {
            a.what = action::kind::river;
            const bool any = o.rules->river_pick == river_pick::any;
            for (kinds k = any ? river_kinds(o) : cubes::bit(o.river[at(o.river_size - 1)]); k != 0; k &= k - 1) {
                a.cube = cubes::first(k);
                actions.push_back(a);
            }
            a.cube = cubes::no_cube;
        }
        if (o.mountains() == 0) {
            a.what = action::kind::pass;
            actions.push_back(a);
        }
        return;
    }
    a.what = action::kind::discard;
    kinds may_go = s.free[at(who)].once;
    if (o.drawn_from == source::island && !o.rules->island_return)
        may_go &= ~cubes::bit(o.drawn_open);
    for (; may_go != 0; may_go &= may_go - 1) {
        a.cube = cubes::first(may_go);
        const bool wins = wins_by(s, who, a.cube);
        a.holla = false;
        // Where Holla is said by itself there is no silent discard.
        if (!wins || o.rules->declaration != declaration::automatic)
            actions.push_back(a);
        a.holla = true;
        if (wins)
            actions.push_back(a);
    }
}

verdict refusal(const state& s, seat who, const action& a)
{
    using kind = action::kind;
    const open_part& o = s.open;
    const rules& r = *o.rules;
    if (a.what == kind::forfeit)
        return explain(r.abandon == abandon::forfeit_30 ? refused::none : refused::forfeit_not_here);
    if (a.what == kind::discard)
        return explain(o.phase == phase::draw ? refused::draw_first : judge_discard(s, who, a));
    if (o.phase == phase::discard)
        return explain(refused::discard_first);
    int number = 0;
    refused why = refused::none;
    switch (a.what) {
    case kind::draw: why = judge_draw(s, who, a); break;
    case kind::island:
        if (!island_leaves_a_discard(s, who))
            why = refused::island_nothing_to_drop;
        break;
    case kind::river: why = judge_river(s, who, a, number); break;
    case kind::pass:
        if (r.exhaustion != exhaustion::last_island)
            why = refused::pass_not_here;
        else if (o.mountains() > 0)
            why = refused::pass_mountain_left;
        break;
    default: break;
    }
    return explain(why, number);
}

void apply(state& s, seat who, const action& a)
{
    open_part& o = s.open;
    switch (a.what) {
    case action::kind::draw: {
        const std::size_t from = at(a.mountain != no_seat ? a.mountain : mountain_for(o, who));
        const type t = s.mountain[from][--o.mountain[from]];
        s.mountain[from][o.mountain[from]] = 0;
        take_up(s, who, t, source::mountain);
        break;
    }
    case action::kind::island: {
        const type t = o.island;
        o.island = cubes::no_cube;
        take_up(s, who, t, source::island);
        break;
    }
    case action::kind::river: take_from_river(s, who, a.cube); break;
    case action::kind::pass:
        ++o.passes;
        o.last_source[at(who)] = source::none;
        next_turn(s);
        break;
    case action::kind::discard: {
        const bool holla = says_holla(s, who, a);
        const bool right = holla && wins_by(s, who, a.cube);
        put_down(s, who, a.cube);
        if (right) {
            declare(s, who);
            break;
        }
        if (holla)
            fine_wrong_call(s, who);
        if (o.phase != phase::round_end)
            next_turn(s);
        break;
    }
    case action::kind::forfeit:
        o.loser = static_cast<std::int8_t>(who);
        end_round(s, ending::forfeit);
        break;
    }
}

} // namespace hanpan::dragon
