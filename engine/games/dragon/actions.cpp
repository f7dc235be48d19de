// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/actions.h"

#include "base/index.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

/// The kinds in the river.
kinds river_kinds(const open_part& o)
{
    kinds k = 0;
    for (std::size_t i = 0; i < o.river_size; ++i)
        k |= cubes::bit(o.river[i]);
    return k;
}

/// Why this seat may not draw from the river now, whichever cube.
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
    if (r.river_fee > 0 && o.chips[at(who)] < r.river_fee)
        return refused::river_no_chips;
    if (o.river_size == 0)
        return refused::river_empty;
    if (r.river_lock && s.free[at(who)].empty())
        return refused::river_nothing_to_drop;
    return refused::none;
}

/// Would dropping `dropped` of the hidden hand `free` leave a hand that may be declared, in a turn that allows it?
bool leaves_a_win(const open_part& o, seat who, const bag& free, type dropped)
{
    return may_declare_now(o) && complete(o.context, cubes::without(cubes::sum(free, o.locked[at(who)]), dropped));
}

/// After an island draw there must be another cube to drop.
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
    if (!best_reading(o.context, left, false))
        return refused::holla_incomplete;
    return o.rules->min_win == standard_hand::dragon ? refused::holla_needs_dragon : refused::holla_needs_boa;
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

bool wins_by(const state& s, seat who, type dropped) { return leaves_a_win(s.open, who, s.free[at(who)], dropped); }

bool says_holla(const open_part& o, seat who, const bag& free, const action& a)
{
    return a.holla ||
           (o.rules->declaration == declaration::automatic && free.has(a.cube) && leaves_a_win(o, who, free, a.cube));
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

} // namespace hanpan::dragon
