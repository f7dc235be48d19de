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
            return {"island_helps", HANPAN_WORDS("dragon", "It brings your hand nearer.")};
        return {};
    case action::kind::river:
        if (helps(best.cube) && v.open.rules->river_fee > 0)
            return {"worth_the_fee", HANPAN_WORDS("dragon", "It brings your hand nearer and is worth the fee.")};
        if (helps(best.cube))
            return {"river_helps", HANPAN_WORDS("dragon", "It brings your hand nearer.")};
        return {};
    case action::kind::pass: return {"hand_stays", HANPAN_WORDS("dragon", "No available cube would improve the hand.")};
    case action::kind::discard:
        if (best.holla)
            return {"declare_now", HANPAN_WORDS("dragon", "The hand is complete: waiting would help the others.")};
        if (distance(c, cubes::without(hand, best.cube)) == 0 && may_declare_now(v.open))
            return {"dearer_hand", HANPAN_WORDS("dragon", "A higher-scoring hand is worth waiting for.")};
        return {"least_missed", HANPAN_WORDS("dragon", "Of all your cubes this one is missed least.")};
    case action::kind::forfeit: return {};
    }
    return {};
}

} // namespace hanpan::dragon
