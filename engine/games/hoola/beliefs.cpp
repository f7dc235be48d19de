// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <utility>

#include "base/bits.h"
#include "games/hoola/cover.h"
#include "games/hoola/strategy.h"
#include "games/hoola/view.h"

// What the others' play says about their hands. A hand drawn at random often holds a seven or a set; a player who has
// ended his turn hardly ever does, because he would have put it down. Left unsaid, every imagined opponent is about to
// melt his hand away, and a search on such worlds is in a hurry for nothing, or stops too early.
namespace hanpan::hoola {
namespace {

/// So many hands are drawn for a seat, of which one is taken by its likelihood.
constexpr int draws = 24;
/// Loose cards with which a hand may be held back for Hoola.
constexpr int loose_when_held_back = 2;

/// How much likelier a hand is with a feature than without, as a logarithm: a logistic regression that tells the hands of
/// rule-based players in 8,000 rounds from hands drawn at random from the same hidden cards.
struct weights {
    double spurned = -7.4;                             ///< a card that could have been laid off
    double meld = -6.5;                                ///< something that could have been put down
    double held_back = -0.64;                          ///< the same in a hand that may be waiting for Hoola
    double seven = -0.7;                               ///< each
    double pair = 0.17, neighbours = 0.14, gap = 0.19; ///< two of a rank; two in a row; two with one missing
    double points = -0.0093;                           ///< a point
    // These grow with the number of cards thrown; full after six. A hidden card that would make a meld.
    double late_pair_out = 0.40, late_run_out = 0.43, late_gap_out = 0.56;
    // Partners of a card he has thrown.
    double same_thrown = -0.68, neighbour_thrown = -0.39, gap_thrown = -0.16;
    // Cards he should rather have thrown than the last one he threw.
    double any_cheaper = -3.66, cheaper = 1.03, cheaper_by = -0.0675;
};
constexpr weights w;
constexpr int late = 6;
/// What chance adds to a card's cost at most; beyond the other a difference tells no more.
constexpr int dice = 7, most_cheaper = 200;

/// The logarithm of how likely seats hold hands, up to a constant.
class likelihood {
public:
    explicit likelihood(const view& v, seat who)
        : v_(v), who_(who), plan_(plan_for(*v.law)), hidden_(cards::naturals & ~v.visible & ~v.hand),
          lateness_(std::min(late, bits::count(v.thrown[who])) / double(late))
    {
        for (card_set t = v.thrown[who] & cards::naturals; t != 0; t &= t - 1) {
            const card_set one = t & -t;
            const card_set lane = card_set{0x1FFF} << (cards::suit_of(cards::lowest(t)) * cards::lane_bits);
            near_[static_cast<std::size_t>(count_++)] = {cards::of_rank(cards::rank_of(cards::lowest(t))),
                                                         lane & (one << 1 | one >> 1), lane & (one << 2 | one >> 2)};
        }
    }

    double operator()(card_set hand) const
    {
        const card_set held = hand & cards::naturals;
        double sum = w.spurned * bits::count(hand & v_.spurned[who_]) + w.seven * bits::count(held & cards::sevens);
        int weight = 0;
        for (card_set left = held; left != 0; left &= left - 1)
            weight += card_weight(cards::rank_of(cards::lowest(left)));
        if (least_left(plan_, held) < weight)
            sum += may_wait(held) ? w.held_back : w.meld;
        const int points = weight - (card_weight(0) - 1) * bits::count(held);
        sum += points * w.points;
        int pairs = 0, pair_outs = 0, rows = 0, row_outs = 0, gaps = 0, gap_outs = 0;
        card_set ranks = (held | held >> 16 | held >> 32 | held >> 48) & 0x1FFF;
        for (; ranks != 0; ranks &= ranks - 1) {
            const card_set rank = cards::of_rank(cards::rank_of(cards::lowest(ranks)));
            if (const int n = bits::count(held & rank); n >= 2) {
                pairs += n * (n - 1) / 2;
                pair_outs += bits::count(hidden_ & rank & ~held);
            }
        }
        for (int suit = 0; suit < cards::suits; ++suit) {
            const unsigned lane = cards::lane(held, suit), around = cards::lane(hidden_, suit) & ~lane;
            const unsigned row = lane & lane >> 1, gap = lane & lane >> 2 & ~(lane >> 1);
            rows += bits::count(row);
            row_outs += bits::count((row << 2) & around) + bits::count((row >> 1) & around);
            gaps += bits::count(gap);
            gap_outs += bits::count((gap << 1) & around);
        }
        sum += w.pair * pairs + w.neighbours * rows + w.gap * gaps;
        sum += lateness_ * (w.late_pair_out * pair_outs + w.late_run_out * row_outs + w.late_gap_out * gap_outs);
        for (int i = 0; i < count_; ++i) {
            const partners& p = near_[static_cast<std::size_t>(i)];
            sum += w.same_thrown * bits::count(held & p.same) + w.neighbour_thrown * bits::count(held & p.next) +
                   w.gap_thrown * bits::count(held & p.gap);
        }
        return sum + rather_thrown(hand);
    }

private:
    double rather_thrown(card_set hand) const
    {
        const card last = v_.last_thrown[who_];
        if (last == no_card || cards::is_joker(last))
            return 0;
        static constexpr temper usual;
        const discard_costs cost(v_, who_, hand | cards::bit(last), usual);
        const int limit = cost(last) - dice;
        int count = 0, by = 0;
        for (card_set left = hand & cards::naturals; left != 0; left &= left - 1)
            if (const int less = limit - cost(cards::lowest(left)); less > 0) {
                ++count;
                by += std::min(less, most_cheaper);
            }
        return count == 0 ? 0 : w.any_cheaper + w.cheaper * count + w.cheaper_by * by;
    }

    bool may_wait(card_set held) const
    {
        return !v_.registered.has(who_) && v_.counts[who_] == hand_size && v_.law->double_hoola && v_.law->doubles() &&
               bits::count(held & ~best_cover(plan_, held).melded) <= loose_when_held_back;
    }

    struct partners {
        card_set same, next, gap;
    };
    const view& v_;
    seat who_;
    const lane_plan& plan_;
    card_set hidden_;
    double lateness_;
    std::array<partners, max_cards> near_{};
    int count_ = 0;
};

} // namespace

state suppose(const view& v, random_stream& rng, double& weight)
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
            // A few draws flatten what the likelihood says: a hand far likelier than the rest is found too seldom, and an
            // unlikely one is taken where nothing better was drawn. The mean of the likelihoods makes up for both.
            weight *= all / draws;
        }
        s.hands[who] = chosen;
        // The hand's cards leave the hidden ones.
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
