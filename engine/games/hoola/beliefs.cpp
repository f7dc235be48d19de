// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include "games/hoola/cover.h"
#include "games/hoola/view.h"

// What the others' play says about their hands. A hand drawn at random often holds a seven or a set; a player who has
// ended his turn hardly ever does, because he would have put it down. Left unsaid, every imagined opponent is about to
// melt his hand away, and a search on such worlds is in a hurry for nothing.
namespace hanpan::hoola {
namespace {

/// So many hands are drawn for a seat before an unlikely one is taken as it is.
constexpr int patience = 24;
/// A chance in 256 that a player keeps what he could put down.
constexpr std::uint32_t oddity = 16;
/// Loose cards with which a hand may be held back for Hoola.
constexpr int loose_when_held_back = 2;

/// How much rarer, in 256ths, a hand is for each partner it holds of a card its owner has thrown: same rank, neighbours in
/// suit.
constexpr std::uint32_t partner_left = 170;

class likelihood {
public:
    explicit likelihood(const view& v) : v_(v), plan_(plan_for(*v.law)) {}

    /// May the seat hold this, having played like that?
    bool accepts(seat who, card_set hand, random_stream& rng) const
    {
        if (!v_.played.has(who))
            return true;
        if ((hand & v_.spurned[who]) != 0 && rng.below(256) >= oddity)
            return false;
        const card_set held = hand & cards::naturals;
        int whole = 0;
        for (card_set left = held; left != 0; left &= left - 1)
            whole += card_weight(cards::rank_of(cards::lowest(left)));
        if (least_left(plan_, held) < whole && !held_back(who, held) && rng.below(256) >= oddity)
            return false;
        std::uint32_t chance = 256;
        for (card_set t = v_.thrown[who]; t != 0; t &= t - 1) {
            const card c = cards::lowest(t);
            if (cards::is_joker(c))
                continue;
            const card_set lane = card_set{0x1FFF} << (cards::suit_of(c) * cards::lane_bits);
            const card_set partners =
                held & (cards::of_rank(cards::rank_of(c)) | (lane & (cards::bit(c) << 1 | cards::bit(c) >> 1)));
            for (int n = std::popcount(partners); n > 0; --n)
                chance = chance * partner_left / 256;
        }
        return rng.below(256) < chance;
    }

private:
    bool held_back(seat who, card_set held) const
    {
        return !v_.registered.has(who) && v_.counts[who] == hand_size && v_.law->double_hoola &&
               std::popcount(held & ~best_cover(plan_, held).melded) <= loose_when_held_back;
    }

    const view& v_;
    const lane_plan& plan_;
};

} // namespace

state suppose(const view& v, random_stream& rng)
{
    state s = imagine(v, rng);
    // After a reshuffle two heaps would have to be kept apart; that late, few cards are hidden anyway.
    if (v.phase == phase::over || v.phase == phase::dropout || v.stock_origin != 0)
        return s;
    std::array<card, max_cards> hidden{};
    std::uint32_t count = 0;
    for (card_set left = unseen(v); left != 0; left &= left - 1)
        hidden[count++] = cards::lowest(left);
    // Who comes first has the widest choice, so that is drawn too.
    const std::uint32_t first = rng.below(v.players);
    std::uint32_t from = 0;
    for (int i = 0; i < v.players; ++i) {
        const seat who = static_cast<seat>((first + static_cast<std::uint32_t>(i)) % v.players);
        if (who == v.me || v.counts[who] == 0)
            continue;
        const likelihood likely(v);
        card_set hand = 0;
        for (int tries = 0; tries < patience; ++tries) {
            hand = 0;
            for (std::uint32_t n = 0; n < v.counts[who]; ++n) {
                std::swap(hidden[from + n], hidden[from + n + rng.below(count - from - n)]);
                hand |= cards::bit(hidden[from + n]);
            }
            if (likely.accepts(who, hand, rng))
                break;
        }
        s.hands[who] = hand;
        from += v.counts[who];
    }
    for (int i = 0; i < v.stock_count; ++i) {
        const std::uint32_t n = from + static_cast<std::uint32_t>(i);
        std::swap(hidden[n], hidden[n + rng.below(count - n)]);
        s.stock[i] = hidden[n];
    }
    find_asked(s, v);
    return s;
}

} // namespace hanpan::hoola
