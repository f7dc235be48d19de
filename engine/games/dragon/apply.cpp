// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include "base/index.h"
#include "games/dragon/actions.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

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
    if (++o.turns >= most_turns_each * o.players) {
        end_round(s, ending::drawn);
        return;
    }
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
    // The latest of equal cubes.
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
    // The cube that lay on the island was dropped there by the last player who dropped onto it; the river remembers who
    // dropped each cube.
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
    // Every ridge is now open, so the others' cubes are counted.
    for (seat p = 0; p < o.players; ++p)
        o.known[at(p)] = s.free[at(p)];
    end_round(s, ending::holla);
}

/// Section 7.3: the hand is shown, the fine goes to the pot, play goes on; a player who cannot pay loses at once.
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
        const bool holla = says_holla(o, who, s.free[at(who)], a);
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
