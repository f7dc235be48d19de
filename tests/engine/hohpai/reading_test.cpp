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
                EXPECT_GE(part.size(), 2) << "a lone piece is no part";
                EXPECT_TRUE(part.whole == 0 || dominoes::within(dominoes::canonical(part.pieces), part.whole));
            }
            EXPECT_GE(dominoes::size(left), read.distance) << dominoes::to_text(six);
        }
    }
}

TEST(hohpai_reading, a_hand_is_seen_part_by_part_with_what_is_over_behind)
{
    const hand_table& table = sixes_of(json::object(), 4);
    const auto seen = [&](const char* pieces) {
        const bag held = *dominoes::read_bag(pieces);
        std::string text;
        for (const dominoes::face f : in_order(read_hand(table, held), held))
            text += (text.empty() ? "" : " ") + dominoes::to_text(f);
        return text;
    };
    // Ssang-syo (every number once) and ro-in.
    EXPECT_EQ(seen("1-3 2-4 4-4 5-5 5-6 6-6"), "1-3 2-4 5-6 4-4 5-5 6-6");
    // Vector 24: five of the pou-tong of 2, and a piece without a 2.
    const hand_reading read = read_hand(table, *dominoes::read_bag("1-2 1-4 2-3 2-4 2-5 2-6"));
    ASSERT_EQ(read.parts.size(), 1U);
    EXPECT_EQ(dominoes::to_text(read.parts[0].pieces), "1-2 2-3 2-4 2-5 2-6");
    EXPECT_EQ(read.parts[0].size_when_whole(), 6);
    EXPECT_FALSE(read.parts[0].is_whole());
    EXPECT_EQ(seen("1-2 1-4 2-3 2-4 2-5 2-6"), "1-2 2-3 2-4 2-5 2-6 1-4");
    // Two pieces of the same kind that do not belong together stay two.
    EXPECT_EQ(seen("1-1 1-1 1-3 1-3 2-4 5-6").size(), 23U);
}

} // namespace
} // namespace hanpan::hohpai
