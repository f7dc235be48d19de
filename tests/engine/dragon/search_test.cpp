// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "bots/dragon/bot.h"
#include "dragon/table.h"
#include "games/dragon/distance.h"

namespace hanpan::dragon {
namespace {

/// Fourteen cubes on their way to a hand: dealt, then now and then a cube that no nearest hand needs is exchanged.
cubes::bag hand_on_its_way(const context& c, random_stream& rng)
{
    cubes::bag hand;
    while (hand.size() < hand_size + 1)
        if (const auto t = static_cast<cubes::type>(rng.below(cubes::types)); hand.count(t) < cubes::copies)
            hand.add(t);
    for (std::uint32_t steps = rng.below(30); steps > 0; --steps) {
        const int now = usable(c, hand);
        for (cubes::kinds k = hand.once; k != 0; k &= k - 1) {
            const cubes::bag rest = cubes::without(hand, cubes::first(k));
            if (usable(c, rest) != now)
                continue;
            cubes::type t = 0;
            do
                t = static_cast<cubes::type>(rng.below(cubes::types));
            while (rest.count(t) == cubes::copies);
            hand = cubes::with(rest, t);
            break;
        }
    }
    return hand;
}

} // namespace

// All nearest hands at once say the same as asking cube by cube.
TEST(dragon_search, looking_ahead_is_exact)
{
    const json houses[] = {json::object(),
                           {{"wild_rule", "odd_even"}},
                           {{"wild_rule", "four_color"}, {"snake_tail", "run_only"}},
                           {{"wild_rule", "none"}},
                           {{"wild_rule", "unlimited"}, {"max_wilds_per_combo", 1}},
                           {{"min_win", "boa"}},
                           {{"min_win", "dragon"}, {"run_tail_odd", "either_end"}},
                           {{"wild_d_natural", "forbidden"}}};
    random_stream rng(12);
    for (const json& law : houses)
        for (int n = 0; n < 25; ++n) {
            const context c = make_context(rules_from(law), static_cast<cubes::type>(rng.below(cubes::types)));
            const cubes::bag hand = hand_on_its_way(c, rng);
            const prospects ahead = look_ahead(c, hand);
            const int now = usable(c, hand);
            EXPECT_EQ(ahead.usable, now);
            for (cubes::kinds k = hand.once; k != 0; k &= k - 1) {
                const cubes::type t = cubes::first(k);
                const cubes::bag rest = cubes::without(hand, t);
                const bool spare = usable(c, rest) == now;
                EXPECT_EQ((ahead.spare >> t & 1) != 0, spare) << law << " " << cubes::to_text(hand);
                if (spare) {
                    EXPECT_EQ(ahead.gains[t], improving(c, rest)) << law << " " << cubes::to_text(hand);
                }
            }
        }
}

// A hand that is complete after the discard: Holla and, where the house lets one choose, silence too.
TEST(dragon_search, a_complete_hand_may_be_declared_or_kept)
{
    const cubes::bag hand = bag_of("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s 2c");
    for (const char* how : {"assisted", "auto"}) {
        const rules law = rules_from({{"declaration", how}});
        random_stream rng(1);
        const auto standing = game::first_standing(law, 3, 0, rng);
        std::vector<std::uint8_t> order(cubes::pieces);
        for (std::size_t i = 0; i < order.size(); ++i)
            order[i] = static_cast<std::uint8_t>(i);
        state s = game::deal(law, standing, order, rng);
        const auto me = static_cast<std::size_t>(s.open.current);
        s.free[me] = hand;
        s.open.hidden[me] = hand_size + 1;
        s.open.phase = phase::discard;
        s.open.drawn_from = source::mountain;
        std::vector<action> list;
        candidates(s, s.open.current, list);
        ASSERT_GE(list.size(), 2U);
        EXPECT_TRUE(list[0].holla);
        EXPECT_EQ(list[0].cube, cube("2c"));
        EXPECT_EQ(list[1].cube == list[0].cube && !list[1].holla, std::string_view(how) == "assisted");
    }
}

} // namespace hanpan::dragon
