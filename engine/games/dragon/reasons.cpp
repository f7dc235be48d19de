// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/words.h"
#include "games/dragon/actions.h"
#include "games/dragon/distance.h"
#include "games/dragon/strategy.h"

namespace hanpan::dragon {

reason reason_for(const view& v, const action& best)
{
    const context& c = v.open.context;
    const cubes::bag hand = v.whole();
    const auto helps = [&](cubes::type t) {
        return hand.count(t) < cubes::copies && usable(c, cubes::with(hand, t)) > usable(c, hand);
    };
    switch (best.what) {
    case action::kind::draw:
        return {"luck_promises_more",
                HANPAN_WORDS("dragon", "A hidden cube is more likely to help than the visible ones.")};
    case action::kind::island:
        if (helps(v.open.island))
            return {"island_helps", HANPAN_WORDS("dragon", "It brings your hand closer to complete.")};
        return {};
    case action::kind::river:
        if (helps(best.cube) && v.open.rules->river_fee > 0)
            return {"worth_the_fee",
                    HANPAN_WORDS("dragon", "It brings your hand closer to complete, and is worth the fee.")};
        if (helps(best.cube))
            return {"river_helps", HANPAN_WORDS("dragon", "It brings your hand closer to complete.")};
        return {};
    case action::kind::pass: return {"hand_stays", HANPAN_WORDS("dragon", "No available cube would improve the hand.")};
    case action::kind::discard:
        if (best.holla)
            return {"declare_now", HANPAN_WORDS("dragon", "The hand is complete: waiting would help the others.")};
        if (distance(c, cubes::without(hand, best.cube)) == 0 && may_declare_now(v.open))
            return {"dearer_hand", HANPAN_WORDS("dragon", "A higher-scoring hand is worth waiting for.")};
        return {"least_missed", HANPAN_WORDS("dragon", "This is the cube your hand needs least.")};
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
