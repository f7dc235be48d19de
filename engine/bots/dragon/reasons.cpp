// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/dragon/reasons.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "base/words.h"
#include "bots/dragon/strategy.h"
#include "games/dragon/actions.h"
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"
#include "games/dragon/distance.h"
#include "games/dragon/hands.h"

// What the coach says of a choice. Each sentence is said only where its claim is true.
namespace hanpan::dragon {
namespace {

constexpr reason_words rows[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "bots/dragon/reasons.inc"
#undef WHY
};
constexpr reason_table<why> table_of_reasons(rows);

reason say(why what, std::vector<message> parts = {}) { return table_of_reasons.say(what, std::move(parts)); }
message named(cubes::type t) { return message::of_pieces(cubes::to_text(t)); }

/// The kinds that may be dropped in this turn.
cubes::kinds droppable(const view& v)
{
    cubes::kinds may_go = v.hand.once;
    if (v.open.drawn_from == source::island && !v.open.rules->island_return)
        may_go &= ~cubes::bit(v.open.drawn_open);
    return may_go;
}

/// Would this cube bring a hand of 13, `now` of which are usable, nearer if it came and one of `may_go` went?
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

/// The unseen cubes that would bring the hand nearer once `dropped` has gone.
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
        return say(why::luck_promises_more);
    return {};
}

reason of_pass(const view& v)
{
    random_stream any(0);
    std::vector<action> allowed; // what may be taken is the same in every world
    legal(determinize(v, any), v.me, allowed);
    for (const action& a : allowed)
        if ((a.what == action::kind::island && helps(v, v.open.island, source::island)) ||
            (a.what == action::kind::river && helps(v, a.cube, source::river)))
            return {};
    return say(why::hand_stays);
}

/// The most points a complete hand of 13, without `dropped`, may reach with one more cube.
int most_with_one_more(const view& v, cubes::type dropped)
{
    const context& c = v.open.context;
    const cubes::bag left = cubes::without(v.whole(), dropped), free = cubes::without(v.hand, dropped);
    int most = best_reading(c, left, true).points;
    for (cubes::kinds k = unseen(v).once; k != 0; k &= k - 1) {
        const cubes::bag with = cubes::with(left, cubes::first(k));
        for (cubes::kinds go = free.once; go != 0; go &= go - 1)
            most = std::max(most, best_reading(c, cubes::without(with, cubes::first(go)), true).points);
    }
    return most;
}
/// Could one more cube raise its points?
bool may_grow(const view& v, cubes::type dropped)
{
    return most_with_one_more(v, dropped) >
           best_reading(v.open.context, cubes::without(v.whole(), dropped), true).points;
}

reason of_discard(const view& v, const action& best)
{
    const context& c = v.open.context;
    const cubes::bag hand = v.whole(), left = cubes::without(hand, best.cube);
    if (complete(c, left)) {
        if (best.holla)
            return say(why::declare_now);
        if (!may_declare_now(v.open))
            return say(why::stays_complete);
        if (may_grow(v, best.cube))
            return say(why::dearer_hand);
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
            return say(why::most_outs);
    }
    const int alone = uncombined(c, left);
    bool fewest = others != 0;
    for (cubes::kinds k = others; k != 0 && fewest; k &= k - 1)
        fewest = uncombined(c, cubes::without(hand, cubes::first(k))) > alone;
    if (fewest)
        return say(why::fewest_alone);
    if (usable(c, left) == now)
        return say(why::spare);
    return {};
}

// --- Against a move -------------------------------------------------------------------------------------------------

/// Two cubes that the next player is known to hold and that make a pure set or run with this one; empty if there are
/// none.
cubes::bag fed_by(const view& v, cubes::type dropped)
{
    const auto next = static_cast<std::size_t>(seat_after(v.open.current, v.open.players));
    const std::vector<cubes::type> there = cubes::listed(cubes::sum(v.open.locked[next], v.open.known[next]));
    for (std::size_t i = 0; i < there.size(); ++i)
        for (std::size_t j = i + 1; j < there.size(); ++j) {
            const std::array<cubes::type, 3> three{dropped, there[i], there[j]};
            if (as_set(v.open.context, three) == 0 || as_run(v.open.context, three) == 0) {
                cubes::bag two;
                two.add(there[i]);
                two.add(there[j]);
                return two;
            }
        }
    return {};
}

reason against_discard(const view& v, const action& played, const action& better)
{
    const context& c = v.open.context;
    const cubes::bag left = cubes::without(v.whole(), played.cube), other = cubes::without(v.whole(), better.cube);
    const auto compared = [&](why what, int own, int its) {
        return say(what, {named(played.cube), own, named(better.cube), its});
    };
    if (better.holla && !played.holla && complete(c, other))
        return say(why::misses_holla, {best_reading(c, other, true).points});
    if (played.holla && complete(c, left)) {
        const int now = best_reading(c, left, true).points, most = most_with_one_more(v, played.cube);
        return !better.holla && complete(c, other) && most > now ? say(why::declares_cheap, {now, most}) : reason{};
    }
    const int far = distance(c, left), its_far = distance(c, other);
    if (far > its_far)
        return compared(why::farther, far, its_far);
    if (far == its_far && far > 0) {
        const cubes::bag hidden = unseen(v);
        if (const int own = outs_after(v, played.cube, hidden), its = outs_after(v, better.cube, hidden); own < its)
            return compared(why::fewer_outs, own, its);
    }
    if (const cubes::bag fed = fed_by(v, played.cube); !fed.empty() && fed_by(v, better.cube).empty())
        return say(why::feeds, {message::of_pieces(cubes::to_text(fed))});
    if (const int own = uncombined(c, left), its = uncombined(c, other); own > its)
        return compared(why::more_alone, own, its);
    return {};
}

/// The cube an action of the draw takes openly, and whether it brings the hand closer.
cubes::type open_cube(const view& v, const action& a)
{
    return a.what == action::kind::island  ? v.open.island
           : a.what == action::kind::river ? a.cube
                                           : cubes::type{cubes::no_cube};
}
bool takes_help(const view& v, const action& a)
{
    const cubes::type t = open_cube(v, a);
    return t != cubes::no_cube && helps(v, t, a.what == action::kind::island ? source::island : source::river);
}

reason against_draw(const view& v, const action& played, const action& better)
{
    if (takes_help(v, better) && !takes_help(v, played))
        return say(why::leaves_help, {named(open_cube(v, better))});
    if (open_cube(v, played) == cubes::no_cube)
        return {};
    if (!takes_help(v, played)) {
        const cubes::bag hidden = unseen(v);
        int would = 0;
        for (cubes::kinds k = hidden.once; k != 0 && better.what == action::kind::draw; k &= k - 1)
            if (helps(v, cubes::first(k), source::mountain))
                would += hidden.count(cubes::first(k));
        if (would > 0)
            return say(why::no_closer, {would, hidden.size()});
    }
    if (played.what != action::kind::river || better.what == action::kind::river)
        return {};
    if (!v.open.rules->river_holla && takes_help(v, played) && distance(v.open.context, v.whole()) == 1)
        return say(why::no_holla);
    return v.open.rules->river_fee > 0 ? say(why::costs_fee, {v.open.rules->river_fee}) : reason{};
}

} // namespace

why kind_of_reason(std::string_view id) { return table_of_reasons.kind(id); }

reason reason_against(const view& v, const action& played, const action& better)
{
    using kind = action::kind;
    if (played.what == kind::forfeit || better.what == kind::forfeit)
        return {};
    return v.open.phase == phase::draw ? against_draw(v, played, better) : against_discard(v, played, better);
}

reason reason_for(const view& v, const action& best)
{
    switch (best.what) {
    case action::kind::draw: return of_draw(v);
    case action::kind::island:
        if (helps(v, v.open.island, source::island))
            return say(why::island_helps);
        return {};
    case action::kind::river:
        if (helps(v, best.cube, source::river) && v.open.rules->river_fee > 0)
            return say(why::worth_the_fee);
        if (helps(v, best.cube, source::river))
            return say(why::river_helps);
        return {};
    case action::kind::pass: return of_pass(v);
    case action::kind::discard: return of_discard(v, best);
    case action::kind::forfeit: return {};
    }
    return {};
}

namespace {

/// How much of what nobody sees goes with a cube, of its rank or next to it in its suit, as a share of all there can
/// be. Dropping such a cube leaves to chance whether another wants it.
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
