// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hohpai/reasons.h"

#include <bit>
#include <utility>

#include "base/words.h"
#include "bots/hohpai/strategy.h"
#include "games/hohpai/actions.h"

namespace hanpan::hohpai {

namespace {

using kind = action::kind;

constexpr reason_words rows[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "bots/hohpai/reasons.inc"
#undef WHY
};
constexpr reason_table<why> table_of_reasons(rows);

reason say(why what, std::vector<message> parts = {}) { return table_of_reasons.say(what, std::move(parts)); }
message named(bag pieces) { return message::of_pieces(dominoes::to_text(pieces)); }
message named(face f) { return message::of_pieces(dominoes::to_text(f)); }

bag unseen(const view& v) { return dominoes::canonical(v.known.hidden); }

template <class F>
void each_face(bag b, F&& f)
{
    for (bag left = dominoes::distinct(b); left != 0; left &= left - 1)
        f(dominoes::face_of_bit(std::countr_zero(left)));
}

/// The faces, each once, that would make five pieces a winning hand and that somebody may still get.
bag winning_faces(const view& v, bag five)
{
    bag found = 0;
    each_face(unseen(v), [&](face f) {
        if (dominoes::room_for(five, f) && v.open.hands->score(dominoes::with(five, f)) > 0)
            found |= dominoes::one(f);
    });
    return found;
}

/// How many unseen pieces have these faces.
int pieces_left(const view& v, bag faces)
{
    int many = 0;
    each_face(faces, [&](face f) { many += dominoes::count(unseen(v), f); });
    return many;
}

/// Pairs of kinds of unseen pieces that make a winning hand with four or five of these, where neither kind does alone.
int winning_pairs(const view& v, bag five)
{
    const bag there = unseen(v), alone = winning_faces(v, five);
    int pairs = 0;
    each_face(there, [&](face f) {
        if (dominoes::has(alone, f) || !dominoes::room_for(five, f))
            return;
        const bag six = dominoes::with(five, f);
        each_face(there, [&](face g) {
            if (g < f || dominoes::has(alone, g) || (g == f && dominoes::count(there, f) < 2) ||
                !dominoes::room_for(six, g))
                return;
            pairs += v.open.hands->best_of(dominoes::with(six, g)).score > 0;
        });
    });
    return pairs;
}

/// A group among the pieces that holds `f` (no_face: any), or nothing.
bag group_in(const view& v, bag held, face f)
{
    for (const group& g : v.open.hands->groups())
        if (dominoes::within(g.pieces, held) && (f == dominoes::no_face || dominoes::has(g.pieces, f)))
            return g.pieces;
    return 0;
}

bool is_group(const view& v, bag three)
{
    for (const group& g : v.open.hands->groups())
        if (g.pieces == three)
            return true;
    return false;
}

/// What five pieces wait for; nothing where no single piece wins.
reason of_waiting(const view& v, bag five)
{
    const bag faces = winning_faces(v, five);
    if (faces == 0)
        return {};
    const int left = pieces_left(v, faces);
    // With a whole group, the other two pieces are what waits, if every winning piece makes a group with them.
    if (const bag whole = group_in(v, five, dominoes::no_face); whole != 0) {
        const bag two = dominoes::minus(five, whole);
        bool all = true;
        each_face(faces,
                  [&](face f) { all = all && dominoes::room_for(two, f) && is_group(v, dominoes::with(two, f)); });
        if (all)
            return say(why::waits_with, {named(two), named(faces), left});
    }
    return say(why::waits, {named(faces), left});
}

bool gives(const action& a) { return a.what == kind::exchange || a.what == kind::discard; }

/// Is the piece in no group with another one of the hand?
bool fits_nothing(const view& v, face f)
{
    const bag rest = dominoes::without(v.hand, f);
    for (const group& g : v.open.hands->groups())
        if (dominoes::has(g.pieces, f) && (dominoes::without(g.pieces, f) & rest) != 0)
            return false;
    return true;
}

reason of_giving(const view& v, face given)
{
    if (dominoes::size(v.hand) == 6) {
        const bag five = dominoes::without(v.hand, given);
        if (reason own = of_waiting(v, five); !own.none())
            return own;
        const int pairs = winning_pairs(v, five);
        if (const bag whole = group_in(v, five, dominoes::no_face); whole != 0 && pairs > 0)
            return say(why::group_and_ways, {named(whole), pairs});
        bool most = pairs > 0, differs = false;
        each_face(v.hand, [&](face other) {
            const bag kept = dominoes::without(v.hand, other);
            const int its = winning_pairs(v, kept);
            most = most && its <= pairs && winning_faces(v, kept) == 0;
            differs = differs || its < pairs;
        });
        if (most && differs)
            return say(why::most_ways, {pairs});
    }
    return fits_nothing(v, given) ? say(why::fits_nothing) : reason{};
}

/// How many pieces fewer five and the discard need than the five with any other piece.
bool discard_is_needed(const view& v)
{
    const face f = v.open.last_discard();
    return dominoes::room_for(v.hand, f) &&
           v.open.hands->distance(dominoes::with(v.hand, f)) < v.open.hands->distance_of_five(v.hand);
}

reason of_declining(const view& v)
{
    if (dominoes::size(v.hand) != 6)
        return {};
    const int now = showable(v.open, v.hand).score;
    bag dearer = 0;
    each_face(unseen(v), [&](face f) {
        each_face(v.hand, [&](face given) {
            const bag five = dominoes::without(v.hand, given);
            if (f != given && dominoes::room_for(five, f) && v.open.hands->score(dominoes::with(five, f)) > now)
                dearer |= dominoes::one(f);
        });
    });
    return dearer == 0 ? reason{} : say(why::dearer_win, {named(dearer)});
}

reason against_giving(const view& v, face given, face better)
{
    if (dominoes::size(v.hand) == 6) {
        const bag five = dominoes::without(v.hand, given), other = dominoes::without(v.hand, better);
        const int own = pieces_left(v, winning_faces(v, five)), its = pieces_left(v, winning_faces(v, other));
        if (own < its)
            return say(why::fewer_waits, {named(given), own, named(better), its});
    }
    if (const bag broken = group_in(v, v.hand, given);
        broken != 0 && group_in(v, dominoes::without(v.hand, given), dominoes::no_face) == 0 &&
        group_in(v, dominoes::without(v.hand, better), dominoes::no_face) != 0)
        return say(why::breaks_group, {named(broken)});
    if (dominoes::size(v.hand) == 6) {
        const int own = winning_pairs(v, dominoes::without(v.hand, given)),
                  its = winning_pairs(v, dominoes::without(v.hand, better));
        if (own < its)
            return say(why::fewer_ways, {named(given), own, named(better), its});
    }
    return {};
}

/// What keeping these five pieces is like. `grip`: higher, the more of what may come wins at once, and lower, the more
/// wins are two pieces away; `risk`: the points of the nearest of those wins.
nature nature_of_five(const view& v, dominoes::bag five)
{
    const hand_table& hands = *v.open.hands;
    int near = 0, near_points = 0, far = 0, far_points = 0;
    for (dominoes::bag left = dominoes::distinct(v.known.hidden); left != 0; left &= left - 1) {
        const dominoes::face f = dominoes::face_of_bit(std::countr_zero(left));
        if (!dominoes::room_for(five, f))
            continue;
        const dominoes::bag six = dominoes::with(five, f);
        if (const int points = hands.score(six); points > 0) {
            ++near;
            near_points += points;
        }
        for (dominoes::bag more = left & (left - 1); more != 0; more &= more - 1) {
            const dominoes::face g = dominoes::face_of_bit(std::countr_zero(more));
            if (!dominoes::room_for(six, g))
                continue;
            if (const int points = hands.best_of(dominoes::with(six, g)).score; points > 0) {
                ++far;
                far_points += points;
            }
        }
    }
    constexpr double later = 0.02; // its weight against a win at once
    return {near - later * far, near > 0  ? static_cast<double>(near_points) / near
                                : far > 0 ? static_cast<double>(far_points) / far
                                          : 0};
}

} // namespace

why kind_of_reason(std::string_view id) { return table_of_reasons.kind(id); }

reason reason_for(const view& v, const action& a)
{
    switch (a.what) {
    case kind::exchange:
    case kind::discard: return of_giving(v, a.piece);
    case kind::declare:
        // In a window others may come first.
        return say(v.open.in_claims() ? why::shows_win : why::wins_now, {showable(v.open, v.hand).score});
    case kind::decline: return of_declining(v);
    case kind::take_discard:
        if (dominoes::room_for(v.hand, v.open.last_discard()))
            if (const int points = v.open.hands->score(dominoes::with(v.hand, v.open.last_discard())); points > 0)
                return say(why::completes, {points});
        return discard_is_needed(v) ? say(why::nearer) : reason{};
    case kind::take_stock:
        if (reason own = of_waiting(v, v.hand); !own.none())
            return own;
        return v.open.discards > 0 && !discard_is_needed(v) ? say(why::no_nearer) : reason{};
    case kind::pass: return {}; // where there is a choice, the discard wins
    }
    return {};
}

reason reason_against(const view& v, const action& played, const action& better)
{
    if (better.what == kind::declare && !v.open.in_claims())
        return say(why::misses_win, {showable(v.open, v.hand).score});
    if (gives(played) && gives(better))
        return against_giving(v, played.piece, better.piece);
    if (better.what == kind::take_discard && discard_is_needed(v))
        return say(why::leaves_help);
    if (played.what == kind::take_discard && better.what == kind::take_stock && !discard_is_needed(v))
        return say(why::no_nearer);
    return {};
}

nature nature_of(const view& v, const action& a)
{
    switch (a.what) {
    case action::kind::take_discard: return {1, -1};
    case action::kind::take_stock: return {-1, 1};
    case action::kind::declare: return {1, -1};
    case action::kind::decline: return {-1, 1};
    case action::kind::exchange:
    case action::kind::discard:
        if (dominoes::size(v.hand) == 6)
            return nature_of_five(v, dominoes::without(v.hand, a.piece));
        break;
    case action::kind::pass: break;
    }
    return {};
}

} // namespace hanpan::hohpai
