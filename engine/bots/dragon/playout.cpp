// SPDX-License-Identifier: GPL-3.0-or-later
// The quick player of the search: goes for the nearest hand as it stands, without weighing what might improve later.
#include "base/bits.h"
#include "base/index.h"
#include "base/recent.h"
#include "bots/dragon/strategy.h"

#include "games/dragon/actions.h"
#include "games/dragon/distance.h"

namespace hanpan::dragon {

namespace {

/// The cubes of the aim; at most two of a kind, even where it needs more (a wild D must help).
bag cubes_of(const target& aim)
{
    bag b = cubes::sum(aim.tail, {bit(aim.head), bit(aim.head)});
    b = cubes::sum(b, {aim.body, 0});
    return cubes::sum(b, {aim.neck, 0});
}

/// How many cubes of a hand are usable, and one of the hands it comes nearest to.
struct nearest {
    int usable = 0;
    target aim;
};

// As many answers as there are hands in a few worlds, all players' together.
constexpr int remembered = 10;

const nearest& nearest_of(const context& c, const bag& hand)
{
    thread_local recent_answers<hand_in_context, nearest, remembered> last;
    const hand_in_context asked{hand, c.fingerprint};
    return last.of(asked, asked.place(), [&] {
        nearest found;
        found.usable = usable(c, hand, -1, &found.aim);
        return found;
    });
}

const prospects& looked_ahead(const context& c, const bag& hand)
{
    thread_local recent_answers<hand_in_context, prospects, remembered> last;
    const hand_in_context asked{hand, c.fingerprint};
    return last.of(asked, asked.place(), [&] { return look_ahead(c, hand, true); });
}

bool river_open(const state& s, seat who)
{
    const open_part& o = s.open;
    const rules& r = *o.rules;
    return r.river_limit > 0 && (r.river_limit == unlimited || o.river_uses[at(who)] < r.river_limit) &&
           (r.river_fee == 0 || o.chips[at(who)] >= r.river_fee) && o.river_size > 0 &&
           !(r.river_lock && s.free[at(who)].empty());
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
    const auto& [now, aim] = nearest_of(c, hand);
    const bool island_open = o.rules->island_return || (s.free[at(who)].once & ~bit(o.island)) != 0;
    if (now < hand_size) {
        const kinds wanted = cubes_of(aim).once & ~hand.once;
        const kinds second = cubes_of(aim).twice & hand.once & ~hand.twice;
        const kinds needed = wanted | second;
        if (island_open && ((needed & bit(o.island)) != 0 || (hand.count(o.island) < cubes::copies &&
                                                              usable(c, cubes::with(hand, o.island), now) > now))) {
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

/// How many neighbours of the cube the hand has.
int company(const bag& hand, type t)
{
    const kinds b = bit(t);
    const kinds others = hand.once & ~b;
    const kinds rank = cubes::rank_bits(cubes::rank_of(t));
    const kinds beside = (b << 4 | b >> 4) & cubes::every_kind;
    return bits::count(others & (rank | beside)) + ((hand.twice & b) != 0);
}

action quick_discard(const state& s, seat who)
{
    const open_part& o = s.open;
    const context& c = o.context;
    const bag hand = s.whole_hand(who);
    kinds may_go = s.free[at(who)].once;
    if (o.drawn_from == source::island && !o.rules->island_return)
        may_go &= ~bit(o.drawn_open);
    const prospects& ahead = looked_ahead(c, hand);
    action a;
    a.what = action::kind::discard;
    if (kinds spare = ahead.spare & may_go; spare != 0) {
        a.holla = ahead.usable == hand_size && may_declare_now(o);
        const bag live = out_of_sight(s, hand);
        int most = -1;
        for (; spare != 0; spare &= spare - 1) {
            const type t = cubes::first(spare);
            const kinds gains = ahead.gains[t];
            const int worth =
                8 * (bits::count(gains & live.once) + bits::count(gains & live.twice)) + 8 - company(hand, t);
            if (worth > most) {
                most = worth;
                a.cube = t;
            }
        }
        return a;
    }
    // All loose cubes must stay: drop whatever costs least.
    int most = -1;
    for (kinds k = may_go; k != 0; k &= k - 1)
        if (const int u = usable(c, cubes::without(hand, cubes::first(k)), most); u > most) {
            most = u;
            a.cube = cubes::first(k);
        }
    a.holla = most == hand_size && may_declare_now(o);
    return a;
}

} // namespace

// No dice, so that two playouts that differ in one choice stay as alike as possible.
action rule_based(const state& s, seat who, random_stream&)
{
    return s.open.phase == phase::draw ? quick_draw(s, who) : quick_discard(s, who);
}

} // namespace hanpan::dragon
