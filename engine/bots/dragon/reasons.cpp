// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "base/words.h"
#include "bots/dragon/strategy.h"
#include "games/dragon/actions.h"
#include "games/dragon/cover.h"
#include "games/dragon/distance.h"
#include "games/dragon/hands.h"

// What the coach says of a choice: each sentence where what it claims is so, and nowhere else.
namespace hanpan::dragon {
namespace {

/// The kinds that may be dropped in this turn.
cubes::kinds droppable(const view& v)
{
    cubes::kinds may_go = v.hand.once;
    if (v.open.drawn_from == source::island && !v.open.rules->island_return)
        may_go &= ~cubes::bit(v.open.drawn_open);
    return may_go;
}

/// Would this cube bring a hand of 13 nearer, `now` of which are of use, if it came and one of `may_go` went?
bool brings_nearer(const context& c, const cubes::bag& whole, int now, cubes::type t, cubes::kinds may_go)
{
    if (whole.count(t) == cubes::copies)
        return false;
    const cubes::bag with = cubes::with(whole, t);
    if (usable(c, with, now) <= now)
        return false;
    for (; may_go != 0; may_go &= may_go - 1)
        if (usable(c, cubes::without(with, cubes::first(may_go)), now) > now)
            return true;
    return false;
}

/// Would the seat's hand come nearer by taking this cube from that place?
bool helps(const view& v, cubes::type t, source from)
{
    const rules& r = *v.open.rules;
    cubes::kinds may_go = v.hand.once;
    if (from == source::mountain || (from == source::island && r.island_return) ||
        (from == source::river && !r.river_lock))
        may_go |= cubes::bit(t);
    else if (from == source::island)
        may_go &= ~cubes::bit(t);
    return brings_nearer(v.open.context, v.whole(), usable(v.open.context, v.whole()), t, may_go);
}

/// The unseen cubes that would bring the hand nearer which is left when `dropped` goes.
int outs_after(const view& v, cubes::type dropped, const cubes::bag& hidden)
{
    const cubes::bag left = cubes::without(v.whole(), dropped);
    const cubes::bag free = cubes::without(v.hand, dropped);
    const int now = usable(v.open.context, left);
    int outs = 0;
    for (cubes::kinds k = hidden.once; k != 0; k &= k - 1) {
        const cubes::type t = cubes::first(k);
        if (brings_nearer(v.open.context, left, now, t, free.once | cubes::bit(t)))
            outs += hidden.count(t);
    }
    return outs;
}

reason of_draw(const view& v)
{
    bool visible = helps(v, v.open.island, source::island);
    for (std::size_t i = 0; i < v.open.river_size; ++i)
        visible = visible || helps(v, v.open.river[i], source::river);
    bool hidden = false;
    const cubes::bag somewhere = unseen(v);
    for (cubes::kinds k = somewhere.once; k != 0 && !visible && !hidden; k &= k - 1)
        hidden = helps(v, cubes::first(k), source::mountain);
    if (!visible && hidden)
        return {"luck_promises_more",
                HANPAN_WORDS("dragon", "A hidden cube is more likely to help than the visible ones.")};
    return {};
}

reason of_pass(const view& v)
{
    random_stream any(0);
    std::vector<action> allowed; // what may be taken is the same in every world
    legal(imagine(v, any), v.me, allowed);
    for (const action& a : allowed)
        if ((a.what == action::kind::island && helps(v, v.open.island, source::island)) ||
            (a.what == action::kind::river && helps(v, a.cube, source::river)))
            return {};
    return {"hand_stays", HANPAN_WORDS("dragon", "No available cube would improve the hand.")};
}

/// Could one more cube make a complete hand of 13 count more?
bool may_grow(const view& v, cubes::type dropped)
{
    const context& c = v.open.context;
    const cubes::bag left = cubes::without(v.whole(), dropped), free = cubes::without(v.hand, dropped);
    const int now = best_reading(c, left, true).points;
    for (cubes::kinds k = unseen(v).once; k != 0; k &= k - 1) {
        const cubes::bag with = cubes::with(left, cubes::first(k));
        for (cubes::kinds go = free.once; go != 0; go &= go - 1)
            if (best_reading(c, cubes::without(with, cubes::first(go)), true).points > now)
                return true;
    }
    return false;
}

reason of_discard(const view& v, const action& best)
{
    const context& c = v.open.context;
    const cubes::bag hand = v.whole(), left = cubes::without(hand, best.cube);
    if (complete(c, left)) {
        if (best.holla)
            return {"declare_now", HANPAN_WORDS("dragon", "The hand is complete: waiting would help the others.")};
        if (!may_declare_now(v.open))
            return {"stays_complete", HANPAN_WORDS("dragon", "Your hand stays complete without it.")};
        if (may_grow(v, best.cube))
            return {"dearer_hand", HANPAN_WORDS("dragon", "A higher-scoring hand is worth waiting for.")};
        return {};
    }
    const int now = usable(c, hand);
    const cubes::kinds others = droppable(v) & ~cubes::bit(best.cube);
    if (usable(c, left) == now) {
        const cubes::bag hidden = unseen(v);
        const int outs = outs_after(v, best.cube, hidden);
        bool most = outs > 0;
        for (cubes::kinds k = others; k != 0 && most; k &= k - 1)
            if (const cubes::type t = cubes::first(k); usable(c, cubes::without(hand, t)) == now)
                most = outs_after(v, t, hidden) < outs;
        if (most)
            return {
                "most_outs",
                HANPAN_WORDS("dragon", "No other drop leaves as many unseen cubes that would bring your hand closer.")};
    }
    const int alone = uncombined(c, left);
    bool fewest = others != 0;
    for (cubes::kinds k = others; k != 0 && fewest; k &= k - 1)
        fewest = uncombined(c, cubes::without(hand, cubes::first(k))) > alone;
    if (fewest)
        return {"fewest_alone", HANPAN_WORDS("dragon", "No other drop leaves as few uncombined cubes.")};
    if (usable(c, left) == now)
        return {"spare", HANPAN_WORDS("dragon", "Your hand is no farther from complete without it.")};
    return {};
}

} // namespace

reason reason_for(const view& v, const action& best)
{
    switch (best.what) {
    case action::kind::draw: return of_draw(v);
    case action::kind::island:
        if (helps(v, v.open.island, source::island))
            return {"island_helps", HANPAN_WORDS("dragon", "It brings your hand closer to complete.")};
        return {};
    case action::kind::river:
        if (helps(v, best.cube, source::river) && v.open.rules->river_fee > 0)
            return {"worth_the_fee",
                    HANPAN_WORDS("dragon", "It brings your hand closer to complete, and is worth the fee.")};
        if (helps(v, best.cube, source::river))
            return {"river_helps", HANPAN_WORDS("dragon", "It brings your hand closer to complete.")};
        return {};
    case action::kind::pass: return of_pass(v);
    case action::kind::discard: return of_discard(v, best);
    case action::kind::forfeit: return {};
    }
    return {};
}

namespace {

/// How much of what nobody sees goes with a cube: of its rank, or of its suit beside it; as a share of all there can be. Who drops
/// such a cube leaves to chance whether another wants it.
double company(const view& v, cubes::type cube)
{
    const cubes::bag hidden = unseen(v);
    int with_it = 0;
    for (int suit = 0; suit < cubes::suits; ++suit)
        with_it += hidden.count(cubes::make(suit, cubes::rank_of(cube)));
    for (const int away : {-2, -1, 1, 2})
        if (const int rank = cubes::rank_of(cube) + away;
            rank >= 1 && rank < cubes::dragon_rank && !cubes::is_dragon(cube))
            with_it += hidden.count(cubes::make(cubes::suit_of(cube), rank));
    constexpr double most = cubes::copies * (cubes::suits + 4.0);
    return with_it / most;
}

} // namespace

nature nature_of(const view& v, const action& a)
{
    switch (a.what) {
    case action::kind::island:
    case action::kind::river: return {1, -1};
    case action::kind::draw: return {-1, 1};
    case action::kind::pass: return {-1, 0};
    case action::kind::discard: return {a.holla ? 1.0 : 0.0, company(v, a.cube)};
    case action::kind::forfeit: break;
    }
    return {};
}

} // namespace hanpan::dragon
