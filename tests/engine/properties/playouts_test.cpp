// SPDX-License-Identifier: GPL-3.0-or-later
// A playout ends, though the round it plays would not.
#include <numeric>

#include <gtest/gtest.h>

#include "bots/tiny/bot.h"
#include "game/knowledge.h"

namespace hanpan {
namespace {

tiny::state dealt(const tiny::rules& rules)
{
    random_stream rng(7);
    const tiny::standing standing = tiny::game::first_standing(rules, 2, no_seat, rng);
    std::array<std::uint8_t, tiny::pieces> order{};
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    return tiny::game::deal(rules, standing, order, rng);
}

constexpr int far_too_many = 1000; ///< questions whether to stop, of which there is one in so many actions

TEST(playouts, end_where_the_round_does_not)
{
    tiny::rules rules;
    rules.claims = false;
    rules.endless = true;
    tiny::state world = dealt(rules);
    random_stream rng(1);
    int asked = 0;
    EXPECT_EQ(knowledge::play_out<tiny::game>(world, rng, 0, [&] { return ++asked > far_too_many; }),
              knowledge::most_playout_actions);
    EXPECT_FALSE(round_over(world));
}

TEST(playouts, are_called_off_on_the_way)
{
    tiny::rules rules;
    rules.claims = false;
    rules.endless = true;
    tiny::state world = dealt(rules);
    random_stream rng(1);
    EXPECT_EQ(knowledge::play_out<tiny::game>(world, rng, 0, [] { return true; }), -1);
}

TEST(playouts, reach_the_end_where_there_is_one)
{
    const tiny::rules rules;
    tiny::state world = dealt(rules);
    random_stream rng(1);
    EXPECT_GT(knowledge::play_out<tiny::game>(world, rng, 0, [] { return false; }), 0);
    EXPECT_TRUE(round_over(world));
}

} // namespace
} // namespace hanpan
