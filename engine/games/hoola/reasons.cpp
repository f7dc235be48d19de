// SPDX-License-Identifier: GPL-3.0-or-later

#include "base/words.h"
#include "games/hoola/moves.h"
#include "games/hoola/strategy.h"

namespace hanpan::hoola {

reason reason_for(const view& v, const action& best)
{
    const standpoint p = v.stand();
    switch (best.kind) {
    case action_kind::stop:
        return {"stop_now", HANPAN_WORDS("hoola", "The others most likely hold more points than you.")};
    case action_kind::blast: return {"blast_now", HANPAN_WORDS("hoola", "A blast wins at once.")};
    case action_kind::take:
    case action_kind::thank:
        return {"meld_it", HANPAN_WORDS("hoola", "It makes a meld at once, and you have fewer cards to get rid of.")};
    case action_kind::pass:
        return {"leave_it", HANPAN_WORDS("hoola", "Taking it would break up what you are collecting.")};
    case action_kind::draw:
        if (judge_stop(p).allowed())
            return {"stop_is_early", HANPAN_WORDS("hoola", "Stopping now would be undercut too often.")};
        if (can_take(p))
            return {"rather_draw", HANPAN_WORDS("hoola", "A card from the stock is worth more than the discard.")};
        return {};
    case action_kind::meld:
    case action_kind::add:
        return {"off_the_hand", HANPAN_WORDS("hoola", "On the table these cards no longer count against you.")};
    case action_kind::discard: {
        bool could_play = false;
        each_play(p, [&](const action&) { could_play = true; });
        if (could_play)
            return {"hold_back",
                    HANPAN_WORDS("hoola", "Better kept in hand for now: on the table it would help the others.")};
        if (cards::is_joker(best.which))
            return {};
        const int rank = cards::rank_of(best.which);
        // Its partners in the hand: the same rank, and neighbours in suit.
        const card_set lane = card_set{0x1FFF} << (cards::suit_of(best.which) * cards::lane_bits);
        const card_set one = cards::bit(best.which);
        const card_set partners =
            v.hand & ~one & (cards::of_rank(rank) | (lane & (one << 1 | one >> 1 | one << 2 | one >> 2)));
        if (partners == 0)
            return rank >= cards::jack - 1
                       ? reason{"dear_and_alone",
                                HANPAN_WORDS("hoola",
                                             "It fits nothing you hold and costs most if someone else ends the round.")}
                       : reason{"alone", HANPAN_WORDS("hoola", "It fits nothing you hold.")};
        return {"least_loss",
                HANPAN_WORDS("hoola", "Of all your cards, this one costs you least and helps the others least.")};
    }
    case action_kind::stay: return {"worth_playing", HANPAN_WORDS("hoola", "The hand is worth playing.")};
    case action_kind::drop:
        return {"too_dear", HANPAN_WORDS("hoola", "Playing this hand would cost more than dropping out.")};
    }
    return {};
}

nature nature_of(const view&, const action& a)
{
    switch (a.kind) {
    case action_kind::take:
    case action_kind::thank:
    case action_kind::meld:
    case action_kind::add:
    case action_kind::stop: return {1, 0};
    case action_kind::blast: return {1, 1};
    case action_kind::draw: return {-1, 1};
    case action_kind::pass:
    case action_kind::discard: return {-1, 0};
    case action_kind::drop: return {0, -1};
    case action_kind::stay: break;
    }
    return {};
}

} // namespace hanpan::hoola
