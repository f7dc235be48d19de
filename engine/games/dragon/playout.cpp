// SPDX-License-Identifier: GPL-3.0-or-later
// The quick player of the search: goes for the nearest hand as it stands, without weighing what might improve later.
#include "games/dragon/strategy.h"

#include <algorithm>
#include <array>

#include "games/dragon/actions.h"
#include "games/dragon/distance.h"

namespace hanpan::dragon {

using cubes::bag;
using cubes::bit;
using cubes::kinds;
using cubes::type;

namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// The cubes the aim is made of; of a kind that would be needed more than twice (a wild D must help) only two.
bag cubes_of(const target& aim)
{
    bag b = cubes::sum(aim.tail, {bit(aim.head), bit(aim.head)});
    b = cubes::sum(b, {aim.body, 0});
    return cubes::sum(b, {aim.neck, 0});
}

bool river_open(const state& s, seat who)
{
    const open_part& o = s.open;
    const rules& r = *o.rules;
    return r.river_limit > 0 && (r.river_limit == unlimited || o.river_uses[at(who)] < r.river_limit) &&
           o.chips[at(who)] >= r.river_fee && o.river_size > 0 && !(r.river_lock && s.free[at(who)].empty());
}

/// The latest river cube of the wanted kinds, no_cube when there is none to be had.
type wanted_in_river(const state& s, seat who, kinds wanted)
{
    if (!river_open(s, who))
        return cubes::no_cube;
    const open_part& o = s.open;
    for (std::size_t i = o.river_size; i > 0; --i) {
        if ((wanted & bit(o.river[i - 1])) != 0)
            return o.river[i - 1];
        if (o.rules->river_pick == river_pick::latest)
            break;
    }
    return cubes::no_cube;
}

action quick_draw(const state& s, seat who)
{
    const open_part& o = s.open;
    const context& c = o.context;
    const bag hand = s.whole_hand(who);
    action a;
    target aim;
    const int now = usable(c, hand, -1, &aim);
    const bool island_open = o.rules->island_return || (s.free[at(who)].once & ~bit(o.island)) != 0;
    if (now < hand_size) {
        const kinds wanted = cubes_of(aim).once & ~hand.once;
        const kinds second = cubes_of(aim).twice & hand.once & ~hand.twice;
        const kinds needed = wanted | second;
        if (island_open && ((needed & bit(o.island)) != 0 ||
                            (hand.count(o.island) < cubes::copies && usable(c, cubes::with(hand, o.island), now) > now))) {
            a.what = action::kind::island;
            return a;
        }
        if (const type t = wanted_in_river(s, who, needed); t != cubes::no_cube) {
            a.what = action::kind::river;
            a.cube = t;
            return a;
        }
    }
    a.what = action::kind::draw;
    if (o.mountains() > 0) {
        if (o.mountain[at(who)] == 0 && o.rules->empty_mountain_source == empty_source::player_choice)
            a.mountain = static_cast<std::int8_t>(mountain_for(o, who));
        return a;
    }
    a.what = now == hand_size && island_open ? action::kind::island : action::kind::pass;
    return a;
}

/// Copies of each kind that `who` does not see: at least one, and both.
bag out_of_sight(const state& s, const bag& hand)
{
    const open_part& o = s.open;
    bag left = cubes::minus(cubes::every_cube, hand);
    for (std::size_t i = 0; i < o.river_size; ++i)
        left.remove(o.river[i]);
    return left;
}

/// How much a cube has to do with the others of the hand.
int company(const bag& hand, type t)
{
    const kinds b = bit(t);
    const kinds others = hand.once & ~b;
    const kinds rank = cubes::rank_bits(cubes::rank_of(t));
    const kinds beside = (b << 4 | b >> 4) & cubes::every_kind;
    return std::popcount(others & (rank | beside)) + ((hand.twice & b) != 0);
}

action quick_discard(const state& s, seat who, random_stream& rng)
{
    const open_part& o = s.open;
    const context& c = o.context;
    const bag hand = s.whole_hand(who);
    kinds may_go = s.free[at(who)].once;
    if (o.drawn_from == source::island && !o.rules->island_return)
        may_go &= ~bit(o.drawn_open);
    const prospects ahead = look_ahead(c, hand, true);
    action a;
    a.what = action::kind::discard;
    if (kinds spare = ahead.spare & may_go; spare != 0) {
        a.holla = ahead.usable == hand_size && may_declare_now(o);
        const bag live = out_of_sight(s, hand);
        int most = -1;
        for (; spare != 0; spare &= spare - 1) {
            const type t = cubes::first(spare);
            const kinds gains = ahead.gains[t];
            const int worth = 8 * (std::popcount(gains & live.once) + std::popcount(gains & live.twice)) + 8 -
                              company(hand, t) + static_cast<int>(rng.below(4));
            if (worth > most) {
                most = worth;
                a.cube = t;
            }
        }
        return a;
    }
    // All that is loose must stay: whatever costs least.
    int most = -1;
    for (kinds k = may_go; k != 0; k &= k - 1)
        if (const int u = usable(c, cubes::without(hand, cubes::first(k)), most); u > most) {
            most = u;
            a.cube = cubes::first(k);
        }
    a.holla = most == hand_size && may_declare_now(o);
    return a;
}

/// Nearly the least number of cubes left over: sets and runs taken greedily, either kind first, then wild D where they
/// help most.
int about_uncombined(const context& c, const bag& hand)
{
    const kinds low = cubes::suit_bits(0);
    const auto take_sets = [&](bag& left) {
        for (int rank = 1; rank <= cubes::ranks; ++rank)
            while (std::popcount(left.once & cubes::rank_bits(rank)) >= 3) {
                const kinds k = left.once & cubes::rank_bits(rank);
                left = {(left.once & ~k) | (left.twice & k), left.twice & ~k};
            }
    };
    const auto take_runs = [&](bag& left) {
        for (;;) {
            kinds starts = left.once & left.once >> 4 & left.once >> 8;
            if (starts == 0)
                return;
            kinds run = starts & (0 - starts);
            const kinds all = left.once & (low << cubes::suit_of(cubes::first(run)));
            kinds next = run;
            while ((next = next << 4 & all) != 0)
                run |= next;
            left = {(left.once & ~run) | (left.twice & run), left.twice & ~run};
        }
    };
    bag wild;
    wild.once = hand.once & c.wild;
    wild.twice = hand.twice & c.wild;
    const bag plain = cubes::minus(hand, wild);
    bag a = plain;
    take_sets(a);
    take_runs(a);
    bag b = plain;
    take_runs(b);
    take_sets(b);
    bag left = a.size() < b.size() ? a : b;
    bool combined = left.size() < plain.size();
    int loose = left.size();
    // Each wild D finds two cubes that lack a third, or joins what is there.
    for (int w = wild.size(); w > 0; --w) {
        const kinds o = left.once;
        kinds pair = 0;
        for (const int step : {4, 8})
            if (const kinds k = o & o >> step; k != 0 && pair == 0)
                pair = (k & (0 - k)) | (k & (0 - k)) << step;
        for (int rank = 1; rank <= cubes::ranks && pair == 0; ++rank)
            if (const kinds k = o & cubes::rank_bits(rank); std::popcount(k) >= 2)
                pair = (k & (0 - k)) | (k & (k - 1) & (0 - (k & (k - 1))));
        if (pair != 0) {
            left = {(left.once & ~pair) | (left.twice & pair), left.twice & ~pair};
            loose -= 2;
            combined = true;
        } else if (!combined) {
            ++loose;
        }
    }
    return loose;
}

} // namespace

action rule_based(const state& s, seat who, random_stream& rng)
{
    return s.open.phase == phase::draw ? quick_draw(s, who) : quick_discard(s, who, rng);
}

bool ripe(const state& s, int) { return s.open.ending == ending::holla; }

void estimate(const state& s, std::span<double> payoff)
{
    const open_part& o = s.open;
    const rules& r = *o.rules;
    const int losers = o.players - 1;
    double won = o.pot;
    for (seat p = 0; p < o.players; ++p) {
        payoff[at(p)] = o.chips[at(p)] - o.chips_before[at(p)];
        if (p == o.winner)
            continue;
        double due = r.uncombined_unit * about_uncombined(o.context, s.whole_hand(p));
        if (r.hand_points_payer == points_payer::each_loser)
            due += o.points;
        else if (r.hand_points_payer == points_payer::shared)
            due += static_cast<double>(o.points) / losers;
        if (r.shortfall == shortfall::cap && r.loans == loans::off)
            due = std::min<double>(due, std::max<int>(o.chips[at(p)], 0));
        payoff[at(p)] -= due;
        won += due;
    }
    payoff[at(o.winner)] += won + (r.hand_points_payer == points_payer::bank ? o.points : 0);
}

} // namespace hanpan::dragon
