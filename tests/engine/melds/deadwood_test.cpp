// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <fstream>
#include <vector>

#include <gtest/gtest.h>

#include "base/random.h"
#include "melds/deadwood.h"

namespace hanpan::melds {
namespace {

using cards::card;
using cards::card_set;

int deadwood_of(const char* hand) { return least_deadwood(*cards::read_cards(hand)); }

/// Brute force: all melds among the cards, every disjoint choice of them.
int brute_force(card_set held)
{
    std::vector<card_set> melds;
    for (int rank = 0; rank < cards::ranks; ++rank) {
        const card_set same = held & cards::of_rank(rank);
        for (card_set part = same; part != 0; part = (part - 1) & same)
            if (std::popcount(part) >= 3)
                melds.push_back(part);
    }
    for (int suit = 0; suit < cards::suits; ++suit)
        for (int low = 0; low < cards::ranks; ++low)
            for (int high = low + 2; high < cards::ranks; ++high) {
                card_set run = 0;
                for (int rank = low; rank <= high; ++rank)
                    run |= cards::bit(cards::make(suit, rank));
                if ((run & ~held) == 0)
                    melds.push_back(run);
            }
    const auto points = [](card_set set) {
        int sum = 0;
        for (; set != 0; set &= set - 1)
            sum += std::min(10, cards::rank_of(cards::lowest(set)) + 1);
        return sum;
    };
    int best = points(held);
    const auto choose = [&](const auto& self, std::size_t from, card_set left) -> void {
        best = std::min(best, points(left));
        for (std::size_t i = from; i < melds.size(); ++i)
            if ((melds[i] & ~left) == 0)
                self(self, i + 1, left & ~melds[i]);
    };
    choose(choose, 0, held);
    return best;
}

TEST(deadwood, known_hands)
{
    // The first of the collection of reference answers.
    EXPECT_EQ(deadwood_of("7D AD QC QH 4D 8C 6S JS 5D 9S"), 70);
    EXPECT_EQ(deadwood_of("5S 5C 4S 2D 5H 4D 4C 6S 2S 3D"), 13);
    EXPECT_EQ(deadwood_of("AS JC KS JH 2H 3H QS JD 4H AH"), 21);
    EXPECT_EQ(deadwood_of("7S 5C 4S 7H 4D 5H 6H 7C 8H 6D"), 33);
    EXPECT_EQ(deadwood_of("7C AH 6S 3H 4D 2S 4S KD 3S 2C"), 33);
    EXPECT_EQ(deadwood_of("QS KS AS"), 21) << "the ace is low";
    EXPECT_EQ(deadwood_of("AS 2S 3S"), 0);
    EXPECT_EQ(deadwood_of("3S 3H 3D 3C 4S 5S"), 0);
    EXPECT_EQ(least_deadwood(0), 0);
}

TEST(deadwood, agrees_with_brute_force)
{
    random_stream rng(21);
    for (int i = 0; i < 20000; ++i) {
        card_set hand = 0;
        const std::uint32_t spread = i % 3 == 0 ? 13 : i % 3 == 1 ? 7 : 5; // the narrower, the richer in melds
        while (std::popcount(hand) < 10)
            hand |= cards::bit(cards::make(static_cast<int>(rng.below(4)), static_cast<int>(rng.below(spread))));
        ASSERT_EQ(least_deadwood(hand), brute_force(hand)) << cards::to_text(hand);
    }
}

} // namespace
} // namespace hanpan::melds
