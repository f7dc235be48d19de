// SPDX-License-Identifier: GPL-3.0-or-later
// The 32 pieces of RULES.md section 1 and their notation.
#include <gtest/gtest.h>

#include "pieces/domino.h"

namespace hanpan::dominoes {
namespace {

TEST(domino, the_set_of_section_1)
{
    int total = 0, pieces_in_all = 0;
    std::string doubled_ones, single_ones;
    for (const face f : reading_order) {
        total += spots(f) * copies(f);
        pieces_in_all += copies(f);
        (doubled(f) ? doubled_ones : single_ones) += to_text(f) + " ";
    }
    EXPECT_EQ(pieces_in_all, 32);
    EXPECT_EQ(total, 227);
    EXPECT_EQ(doubled_ones, "1-1 1-3 1-5 1-6 2-2 3-3 4-4 4-6 5-5 5-6 6-6 ");
    EXPECT_EQ(single_ones, "1-2 1-4 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 ");
}

TEST(domino, is_read_either_way_round_and_written_low_first)
{
    EXPECT_EQ(to_text(*read_face("3-1")), "1-3");
    EXPECT_EQ(*read_face("1-3"), *read_face("3-1"));
    EXPECT_EQ(*read_face("1-1#1"), *read_face("1-1#2"));
    EXPECT_EQ(*read_face("1-2#1"), *read_face("2-1"));
    EXPECT_EQ(to_text(*read_bag("  6-5 1-1\t2-1 1-1 ")), "1-1 1-1 1-2 5-6");
    for (const char* wrong : {"", "1", "1-7", "0-1", "1:3", "1-3x", "1-3#3", "1-2#2", "11-3", "A-1"})
        EXPECT_FALSE(read_face(wrong)) << wrong;
}

TEST(domino, more_copies_than_there_are_cannot_be_held)
{
    EXPECT_EQ(read_bag("1-2 2-1").error, "there is only one 1-2");
    EXPECT_EQ(read_bag("1-1 1-1 1-1").error, "there are only two 1-1");
    EXPECT_EQ(read_bag("6-6", minus(every_piece, bits_of(make(6, 6)))).error, "6-6 is not in the set in use");
    EXPECT_FALSE(read_bag("1-1 9-9").error.empty());
}

TEST(domino, bags_add_and_take_away)
{
    const face ones = make(1, 1);
    bag b = with(with(0, ones), ones);
    EXPECT_EQ(count(b, ones), 2);
    EXPECT_FALSE(room_for(b, ones));
    b = without(b, ones);
    EXPECT_EQ(b, one(ones));
    EXPECT_EQ(canonical(1U << (ones + twin_shift)), one(ones));
    EXPECT_EQ(sum(b, *read_bag("1-1 2-4")), *read_bag("1-1 1-1 2-4"));
    EXPECT_EQ(sum(*read_bag("2-4"), *read_bag("2-4 1-1")), 0U);
    EXPECT_EQ(minus(*read_bag("1-1 1-1 2-4"), *read_bag("1-1")), *read_bag("1-1 2-4"));
    EXPECT_EQ(size(*read_bag("1-1 1-1 2-4") & *read_bag("1-1 2-4 2-5")), 2) << "the common part of two bags";
}

} // namespace
} // namespace hanpan::dominoes
