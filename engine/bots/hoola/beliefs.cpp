// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hoola/beliefs.h"

#include <cmath>
#include <utility>

#include "base/bits.h"
#include "bots/hoola/strategy.h"

// What the others' play says about their hands. A hand drawn at random often holds a seven or a set; a player who has
// ended his turn hardly ever does, because he would have put it down. If this is ignored, every imagined opponent is
// about to go out, and a search on such worlds hurries for nothing or stops too early.
namespace hanpan::hoola {
namespace {

/// How many hands are drawn for a seat, of which one is taken by its likelihood.
constexpr int draws = 24;
/// Loose cards with which a hand may be held back for Hoola.
constexpr int loose_when_held_back = 2;

/// How much likelier a hand is with each of the signs than without, as a logarithm, in their order: a logistic
/// regression that tells hands held in play of all levels and temperaments from hands drawn at random from the same
/// hidden cards. Learnt by `./dev bench learn --rounds 2000` (two minutes). Learnt of rule-based players alone the
/// signs tell more, but a bot that takes everybody for such a player is easier to exploit (engine/lab/RESULTS.md,
/// mini-hoola).
constexpr hand_signs::row sign_weights = {
#include "hoola/weights/hand_signs.inc"
};

constexpr int late = 6;
/// The most that chance adds to a card's cost; a difference beyond the other tells no more.
constexpr int dice = 7, most_cheaper = 200;

/// The logarithm of how likely seats hold hands, up to a constant.
class likelihood {
public:
    likelihood(const view& v, seat who) : signs_(v, who) {}
    double operator()(card_set hand) const
    {
        const hand_signs::row row = signs_(hand);
        double sum = 0;
        for (std::size_t i = 0; i < row.size(); ++i)
            sum += sign_weights[i] * row[i];
        return sum;
    }

private:
    hand_signs signs_;
};

} // namespace

hand_signs::hand_signs(const view& v, seat who)
    : v_(v), who_(who), plan_(plan_for(*v.law)), hidden_(cards::naturals & ~v.visible & ~v.hand),
      lateness_(std::min(late, bits::count(v.thrown[who])) / double(late))
{
    const auto count_in = [&](card_set near, int shift) {
        for (; near != 0; near &= near - 1)
            near_thrown_[cards::lowest(near)] += std::uint32_t{1} << shift;
    };
    for (card_set t = v.thrown[who] & cards::naturals; t != 0; t &= t - 1) {
        const card_set one = t & -t;
        const card_set lane = card_set{0x1FFF} << (cards::suit_of(cards::lowest(t)) * cards::lane_bits);
        count_in(cards::of_rank(cards::rank_of(cards::lowest(t))), 0);
        count_in(lane & (one << 1 | one >> 1), 8);
        count_in(lane & (one << 2 | one >> 2), 16);
    }
}

hand_signs::row hand_signs::operator()(card_set hand) const
{
    const card_set held = hand & cards::naturals;
    int weight = 0;
    std::uint32_t near_thrown = 0;
    for (card_set left = held; left != 0; left &= left - 1) {
        weight += card_weight(cards::rank_of(cards::lowest(left)));
        near_thrown += near_thrown_[cards::lowest(left)];
    }
    const bool meld = least_left(plan_, held) < weight;
    const bool waits = meld && may_wait(held);
    const int points = weight - (card_weight(0) - 1) * bits::count(held);
    const card_set around = hidden_ & ~held;
    int pairs = 0, pair_outs = 0;
    for (std::uint32_t ranks = cards::doubles(held); ranks != 0; ranks &= ranks - 1) {
        const int rank = cards::lowest(ranks), n = cards::number_of(held, rank);
        pairs += n * (n - 1) / 2;
        pair_outs += cards::number_of(around, rank);
    }
    // Neighbours of all suits at once: no lane reaches into the next one's naturals.
    const card_set row = held & held >> 1, gap = held & held >> 2 & ~(held >> 1);
    const int rows = bits::count(row), row_outs = bits::count(row << 2 & around) + bits::count(row >> 1 & around);
    const int gaps = bits::count(gap), gap_outs = bits::count(gap << 1 & around);
    const int same = near_thrown & 0xFF, next = near_thrown >> 8 & 0xFF, near = near_thrown >> 16 & 0xFF;
    const cheaper rather = rather_thrown(hand);
    return {double(bits::count(hand & v_.spurned[who_])),
            meld && !waits ? 1.0 : 0.0,
            waits ? 1.0 : 0.0,
            double(bits::count(held & cards::sevens)),
            double(pairs),
            double(rows),
            double(gaps),
            double(points),
            lateness_ * pair_outs,
            lateness_ * row_outs,
            lateness_ * gap_outs,
            double(same),
            double(next),
            double(near),
            rather.count > 0 ? 1.0 : 0.0,
            double(rather.count),
            double(rather.by),
            lateness_ * points};
}

hand_signs::cheaper hand_signs::rather_thrown(card_set hand) const
{
    const card last = v_.last_thrown[who_];
    if (last == no_card || cards::is_joker(last))
        return {};
    static constexpr policy_weights usual;
    const discard_costs cost(v_, who_, hand | cards::bit(last), usual);
    const int limit = cost(last) - dice;
    cheaper found;
    for (card_set left = hand & cards::naturals; left != 0; left &= left - 1)
        if (const int less = limit - cost(cards::lowest(left)); less > 0) {
            ++found.count;
            found.by += std::min(less, most_cheaper);
        }
    return found;
}

bool hand_signs::may_wait(card_set held) const
{
    return !v_.registered.has(who_) && v_.counts[who_] == hand_size && v_.law->double_hoola && v_.law->doubles() &&
           bits::count(held & ~best_cover(plan_, held).melded) <= loose_when_held_back;
}

state determinize_likely(const view& v, random_stream& rng, double& weight)
{
    state s = determinize(v, rng);
    // After a reshuffle two heaps would have to be kept apart; that late, few cards are hidden anyway.
    if (v.phase == phase::over || v.phase == phase::dropout || v.stock_origin != 0)
        return s;
    std::array<card, max_cards> hidden{};
    std::uint32_t count = 0;
    for (card_set left = unseen(v); left != 0; left &= left - 1)
        hidden[count++] = cards::lowest(left);
    // The seat drawn first has the widest choice, so the order is drawn too.
    const std::uint32_t first = rng.below(v.players);
    std::uint32_t from = 0;
    for (std::uint32_t i = 0; i < v.players; ++i) {
        const auto who = static_cast<seat>((first + i) % v.players);
        if (who == v.me || v.counts[who] == 0)
            continue;
        const int size = v.counts[who];
        const auto draw = [&] {
            card_set hand = 0;
            for (std::uint32_t n = from; n < from + static_cast<std::uint32_t>(size); ++n) {
                std::swap(hidden[n], hidden[n + rng.below(count - n)]);
                hand |= cards::bit(hidden[n]);
            }
            return hand;
        };
        card_set chosen = draw();
        if (v.played.has(who)) {
            const likelihood likely(v, who);
            double all = std::exp(likely(chosen));
            for (int n = 1; n < draws; ++n) {
                const card_set other = draw();
                const double chance = std::exp(likely(other));
                all += chance;
                if (rng.unit() * all < chance)
                    chosen = other;
            }
            // A few draws flatten the likelihood: a hand far likelier than the rest is found too seldom, and an
            // unlikely one is taken where nothing better was drawn. The mean of the likelihoods makes up for both.
            weight *= all / draws;
        }
        s.hands[who] = chosen;
        // Removes the hand's cards from the hidden ones.
        for (std::uint32_t n = from, to = from; n < count; ++n)
            if (cards::has(chosen, hidden[n]))
                std::swap(hidden[n], hidden[to++]);
        from += static_cast<std::uint32_t>(size);
    }
    for (std::uint32_t i = 0; i < v.stock_count; ++i) {
        std::swap(hidden[from + i], hidden[from + i + rng.below(count - from - i)]);
        s.stock[i] = hidden[from + i];
    }
    find_asked(s, v);
    return s;
}

} // namespace hanpan::hoola
