// SPDX-License-Identifier: GPL-3.0-or-later
// What answers are remembered by: a house's fingerprint, and that no house is given another's answers.
#include <map>

#include <gtest/gtest.h>

#include "dragon/table.h"
#include "games/dragon/cover.h"
#include "games/dragon/figures.h"

namespace hanpan::dragon {
namespace {

/// Houses that differ in what a hand is or in what a D may stand for.
std::vector<rules> every_house()
{
    std::vector<rules> all;
    for (int wild = 0; wild <= int(wild_rule::same_color); ++wild)
        for (const std::uint8_t cap : {std::uint8_t{1}, std::uint8_t{2}, unlimited})
            for (int variant = 0; variant < 256; ++variant) {
                rules r;
                r.wild_rule = static_cast<wild_rule>(wild);
                r.max_wilds_per_combo = cap;
                r.wild_d_natural = (variant & 1) != 0 ? natural_d::forbidden : natural_d::allowed;
                r.wild_oe_basis = (variant & 2) != 0 ? oe_basis::d_dots : oe_basis::open_rank;
                r.run_tail_odd = (variant & 4) != 0 ? run_tail_odd::either_end : run_tail_odd::low_only;
                r.min_win = (variant & 8) != 0 ? standard_hand::boa : standard_hand::snake;
                r.snake_tail = (variant & 16) != 0 ? snake_tail::run_only : snake_tail::both;
                r.special_dragon = (variant & 32) != 0 ? special_dragon::floating : special_dragon::black;
                r.special_dragon_bonus = (variant & 64) != 0 ? 5 : 10;
                if ((variant & 128) != 0) {
                    custom_hand own;
                    own.id = "own";
                    own.points = 7;
                    own.head_suits = 3;
                    own.body_run = true;
                    own.neck_wild = false;
                    r.custom_hands.push_back(own);
                }
                all.push_back(r);
            }
    return all;
}

} // namespace

TEST(dragon_fingerprint, tells_houses_apart)
{
    std::map<std::uint64_t, context> known;
    for (const rules& r : every_house())
        for (cubes::type open = 0; open < cubes::types; open += 5) {
            const context c = make_context(r, open);
            ASSERT_NE(c.fingerprint, 0U);
            const auto [at, added] = known.emplace(c.fingerprint, c);
            ASSERT_TRUE(added || at->second == c);
        }
    EXPECT_GT(known.size(), 1000U);
}

// The same hand in one house after another: each time what that house says of it.
TEST(dragon_fingerprint, no_house_is_told_what_another_says)
{
    rules wild, plain;
    wild.wild_rule = wild_rule::unlimited;
    plain.wild_rule = wild_rule::none;
    const context with = make_context(wild, 0), without = make_context(plain, 0);
    const cubes::bag hand = bag_of("3s 4s Dh 7h 7d Dd 11c");
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(uncombined(with, hand), 1);
        EXPECT_EQ(uncombined(without, hand), 7);
    }
}

} // namespace hanpan::dragon
