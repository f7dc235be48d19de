// SPDX-License-Identifier: GPL-3.0-or-later
// What six pieces hold, held against the table of distances: how far they are, what would complete them, and that their parts
// are parts of one win.
#include <gtest/gtest.h>

#include "base/random.h"
#include "games/hohpai/reading.h"
#include "sixes.h"

namespace hanpan::hohpai {
namespace {

using namespace sixes;

TEST(hohpai_reading, agrees_with_distances_and_names_what_completes)
{
    for (const char* house : {R"({})", R"({"combo_reading":"values"})", R"({"use_sok":false})"}) {
        const hand_table& table = sixes_of(json::parse(house), 4);
        random_stream rng(7);
        for (int round = 0; round < 300; ++round) {
            bag physical = 0;
            while (dominoes::size(physical) < 6)
                physical |= 1U << rng.below(dominoes::pieces);
            const bag six = dominoes::canonical(physical) & table.set();
            if (dominoes::size(six) != 6)
                continue;
            const hand_reading read = read_hand(table, six);
            ASSERT_EQ(read.distance, table.distance(six)) << dominoes::to_text(six);
            ASSERT_EQ(read.distance == 0 ? read.nearest.score : 0, table.score(six)) << dominoes::to_text(six);

            // Pieces that complete a win: give one away, take one.
            bag completes = 0;
            if (read.distance == 1)
                for (const dominoes::face given : dominoes::listed(dominoes::distinct(six)))
                    for (const dominoes::face taken : dominoes::listed(dominoes::distinct(table.set()))) {
                        const bag five = dominoes::without(six, given);
                        if (dominoes::count(five, taken) < dominoes::count(table.set(), taken) &&
                            table.score(dominoes::with(five, taken)) > 0)
                            completes |= dominoes::one(taken);
                    }
            EXPECT_EQ(read.wanted, completes) << dominoes::to_text(six);

            bag left = six;
            for (const hand_part& part : read.parts) {
                ASSERT_TRUE(dominoes::within(dominoes::canonical(part.pieces), left)) << "no piece is in two parts";
                left = dominoes::minus(left, part.pieces);
                EXPECT_TRUE(part.whole == 0 || dominoes::within(dominoes::canonical(part.pieces), part.whole));
            }
            EXPECT_GE(dominoes::size(left), read.distance) << dominoes::to_text(six);
        }
    }
}

} // namespace
} // namespace hanpan::hohpai
