// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/dragon/strategy.h"

#include <algorithm>
#include <array>

#include "base/bits.h"
#include "base/index.h"
#include "games/dragon/actions.h"
#include "games/dragon/cover.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

constexpr std::size_t most_candidates = 10;
constexpr std::size_t most_discards = 8;

kinds river_kinds(const open_part& o)
{
    kinds k = 0;
    for (std::size_t i = 0; i < o.river_size; ++i)
        k |= bit(o.river[i]);
    return k;
}

bool river_open(const view& v)
{
    const open_part& o = v.open;
    const rules& r = *o.rules;
    return r.river_limit > 0 && (r.river_limit == unlimited || o.river_uses[at(v.me)] < r.river_limit) &&
           (r.river_fee == 0 || o.chips[at(v.me)] >= r.river_fee) && o.river_size > 0 &&
           !(r.river_lock && v.hand.empty());
}

bool island_open(const view& v) { return v.open.rules->island_return || (v.hand.once & ~bit(v.open.island)) != 0; }

/// Is any hand out of reach? With few mountain cubes left only the penalty can still be reduced.
bool hopeless(const view& v, int distance) { return distance >= 3 && v.open.mountains() < 2 * v.open.players; }

/// How far the hand is with one more cube, after the best discard.
int distance_with(const view& v, type t, int now)
{
    const bag hand = v.whole();
    if (hand.count(t) == cubes::copies)
        return now;
    return hand_size - usable(v.open.context, cubes::with(hand, t), hand_size - now);
}

action choose_draw(const view& v)
{
    const open_part& o = v.open;
    action a;
    const bag hand = v.whole();
    const int now = distance(o.context, hand);
    // A complete hand waits for its turn: the cube that comes is dropped again.
    const int island = island_open(v) ? distance_with(v, o.island, now) : now;
    a.what = action::kind::island;
    if (island < now)
        return a;
    if (now > 0 && river_open(v)) {
        // At distance 1 a river cube delays Holla by a turn, which is still better than waiting for a rare cube.
        const bool any = o.rules->river_pick == river_pick::any;
        const type latest = o.river[at(o.river_size - 1)];
        kinds wanted = any ? river_kinds(o) : bit(latest);
        int best = now;
        for (; wanted != 0; wanted &= wanted - 1)
            if (const int d = distance_with(v, cubes::first(wanted), best); d < best) {
                best = d;
                a.cube = cubes::first(wanted);
            }
        a.what = action::kind::river;
        if (best < now)
            return a;
        a.cube = cubes::no_cube;
    }
    a.what = action::kind::draw;
    if (o.mountains() > 0) {
        if (o.mountain[at(v.me)] == 0 && o.rules->empty_mountain_source == empty_source::player_choice)
            a.mountain = static_cast<std::int8_t>(mountain_for(o, v.me));
        return a;
    }
    a.what = action::kind::pass;
    // A hand that is complete already only needs a turn with a discard.
    if (now == 0 && island_open(v) && distance_with(v, o.island, 1) == 0)
        a.what = action::kind::island;
    return a;
}

/// Copies that may still come: neither in one's hand nor lying open; river cubes count while one may draw them.
struct live_counts {
    std::array<std::uint8_t, cubes::types> copies{};
    explicit live_counts(const view& v)
    {
        const bag left = unseen(v);
        for (type t = 0; t < cubes::types; ++t)
            copies[t] = static_cast<std::uint8_t>(left.count(t));
        if (river_open(v))
            for (std::size_t i = 0; i < v.open.river_size; ++i)
                ++copies[v.open.river[i]];
    }
    int of(kinds k) const
    {
        int n = 0;
        for (; k != 0; k &= k - 1)
            n += copies[cubes::first(k)];
        return n;
    }
};

/// How much the next seat is known to collect around this cube, which makes it dangerous on the island.
int danger(const open_part& o, type t)
{
    const std::size_t next = at(seat_after(o.current, o.players));
    const kinds wants = o.known[next].once | o.locked[next].once;
    kinds near = cubes::rank_bits(cubes::rank_of(t));
    for (const int step : {-2, -1, 0, 1, 2})
        if (const int rank = cubes::rank_of(t) + step; rank >= 1 && rank <= cubes::ranks)
            near |= bit(cubes::make(cubes::suit_of(t), rank));
    return bits::count(near & wants);
}

/// Is a better figure than the snake one cube away, and is there time to wait for it?
bool worth_waiting(const view& v, const bag& hand, const live_counts& live)
{
    const open_part& o = v.open;
    const context& c = o.context;
    if (o.mountains() < 8 * o.players || o.players > 3)
        return false;
    const reading now = best_reading(c, hand, true);
    for (std::size_t i = 0; i < c.count; ++i) {
        const figure& f = c.figures[i];
        if (!f.declarable || f.points < 3 * now.points)
            continue;
        kinds wins = 0;
        for (type t = 0; t < cubes::types; ++t)
            if (live.copies[t] > 0 && usable(c, f, cubes::with(hand, t), hand_size - 1) == hand_size)
                wins |= bit(t);
        if (live.of(wins) >= 6)
            return true;
    }
    return false;
}

action choose_discard(const view& v, random_stream& rng)
{
    const open_part& o = v.open;
    const context& c = o.context;
    const bag hand = v.whole();
    kinds may_go = v.hand.once;
    if (o.drawn_from == source::island && !o.rules->island_return)
        may_go &= ~bit(o.drawn_open);

    struct choice {
        type t;
        int uncombined, worth;
    };
    std::array<choice, 14> best{};
    std::size_t count = 0;
    int least = hand_size + 1;
    for (kinds k = may_go; k != 0; k &= k - 1) {
        const type t = cubes::first(k);
        const int d = hand_size - usable(c, cubes::without(hand, t), hand_size - least - 1);
        if (d > least)
            continue;
        if (d < least)
            count = 0;
        least = d;
        best[count++] = {t, 0, 0};
    }
    action a;
    a.what = action::kind::discard;
    a.cube = best[0].t;
    const live_counts live(v);
    if (least == 0) {
        a.holla = may_declare_now(o) && (o.rules->declaration == declaration::automatic ||
                                         !worth_waiting(v, cubes::without(hand, a.cube), live));
        // Where two discards leave a complete hand: the dearer one.
        int most = -1;
        for (std::size_t i = 0; i < count; ++i)
            if (const int points = best_reading(c, cubes::without(hand, best[i].t), true).points; points > most) {
                most = points;
                a.cube = best[i].t;
            }
        return a;
    }
    if (hopeless(v, least)) {
        int fewest = hand_size + 1;
        for (kinds k = may_go; k != 0; k &= k - 1)
            if (const int u = uncombined(c, cubes::without(hand, cubes::first(k))); u < fewest) {
                fewest = u;
                a.cube = cubes::first(k);
            }
        return a;
    }
    if (count == 1)
        return a;
    // Many equal choices are thinned out before the expensive question: keep pairs, D and three of a rank.
    const auto loose = [&](type t) {
        const int of_rank = bits::count(hand.once & cubes::rank_bits(cubes::rank_of(t)));
        return (hand.count(t) == 2 ? 0 : 4) + ((c.wild & bit(t)) != 0 ? -8 : 0) + (of_rank >= 3 ? -2 : 0);
    };
    std::stable_sort(best.begin(), best.begin() + static_cast<std::ptrdiff_t>(count),
                     [&](const choice& x, const choice& y) { return loose(x.t) > loose(y.t); });
    // Where every wild D fits everywhere, one quick search answers all these questions.
    const prospects ahead = c.simple ? look_ahead(c, hand) : prospects{};
    int most = -1;
    for (std::size_t i = 0; i < std::min<std::size_t>(count, 4); ++i) {
        const type t = best[i].t;
        const kinds gains = (ahead.spare & bit(t)) != 0 ? ahead.gains[t] : improving(c, cubes::without(hand, t));
        int worth = 8 * live.of(gains) + static_cast<int>(rng.below(4));
        if (o.drawn_from != source::river)
            worth -= 6 * danger(o, t);
        if (worth > most) {
            most = worth;
            a.cube = t;
        }
    }
    return a;
}

void draw_candidates(const state& world, seat who, std::vector<action>& actions)
{
    const open_part& o = world.open;
    const view v = observe(world, who);
    const bag hand = v.whole();
    const int now = usable(o.context, hand);
    action a;
    if (o.mountains() > 0) {
        a.what = action::kind::draw;
        if (o.mountain[at(who)] == 0 && o.rules->empty_mountain_source == empty_source::player_choice)
            a.mountain = static_cast<std::int8_t>(mountain_for(o, who));
        actions.push_back(a);
        a.mountain = no_seat;
    } else {
        a.what = action::kind::pass;
        actions.push_back(a);
    }
    if (island_open(v)) {
        a.what = action::kind::island;
        actions.push_back(a);
    }
    if (now == hand_size || !river_open(v))
        return;
    a.what = action::kind::river;
    const bool any = o.rules->river_pick == river_pick::any;
    std::size_t room = most_candidates;
    for (kinds k = any ? river_kinds(o) : bit(o.river[at(o.river_size - 1)]); k != 0 && actions.size() < room;
         k &= k - 1)
        if (const type t = cubes::first(k);
            hand.count(t) < cubes::copies && usable(o.context, cubes::with(hand, t), now) > now) {
            a.cube = t;
            actions.push_back(a);
        }
}

void discard_candidates(const state& world, seat who, std::vector<action>& actions)
{
    const open_part& o = world.open;
    const context& c = o.context;
    const view v = observe(world, who);
    const bag hand = v.whole();
    kinds may_go = v.hand.once;
    if (o.drawn_from == source::island && !o.rules->island_return)
        may_go &= ~bit(o.drawn_open);
    // Nearest first, then by how many cubes still to come would bring the hand on.
    const prospects ahead = look_ahead(c, hand, true);
    const live_counts live(v);
    struct choice {
        type t;
        int far, hope, keep;
    };
    std::array<choice, 14> all{};
    std::size_t count = 0;
    for (kinds k = may_go; k != 0; k &= k - 1) {
        const type t = cubes::first(k);
        const int far = hand_size - usable(c, cubes::without(hand, t));
        const int of_rank = bits::count(hand.once & cubes::rank_bits(cubes::rank_of(t)));
        all[count++] = {t, far, live.of(ahead.gains[t]),
                        8 * ((c.wild & bit(t)) != 0) + 2 * (hand.count(t) == 2) + of_rank};
    }
    std::stable_sort(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const choice& x, const choice& y) {
                         return x.far != y.far ? x.far < y.far : x.hope != y.hope ? x.hope > y.hope : x.keep < y.keep;
                     });
    action a;
    a.what = action::kind::discard;
    for (std::size_t i = 0; i < std::min(count, most_discards); ++i) {
        a.cube = all[i].t;
        a.holla = all[i].far == 0 && may_declare_now(o);
        actions.push_back(a);
        if (a.holla && o.rules->declaration != declaration::automatic) {
            a.holla = false;
            actions.push_back(a);
        }
    }
}

} // namespace

void candidates(const state& world, seat who, std::vector<action>& actions)
{
    if (!to_act(world).has(who))
        return;
    if (world.open.phase == phase::draw)
        draw_candidates(world, who, actions);
    else
        discard_candidates(world, who, actions);
}

action rule_based(const view& v, random_stream& rng)
{
    return v.open.phase == phase::draw ? choose_draw(v) : choose_discard(v, rng);
}

} // namespace hanpan::dragon
