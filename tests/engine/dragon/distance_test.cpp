// SPDX-License-Identifier: GPL-3.0-or-later
// The fast distance against an enumeration of every target hand (enumeration.h).
#include <cstdlib>

#include "dragon/enumeration.h"
#include "games/dragon/distance.h"

namespace hanpan::dragon {

namespace {

cubes::bag random_hand(random_stream& rng, bool many_equal)
{
    cubes::bag b;
    while (b.size() < hand_size) {
        // Half of the hands from few kinds, so that third copies and many D turn up.
        auto t = static_cast<cubes::type>(rng.below(cubes::types));
        if (many_equal) {
            const std::uint32_t rank = rng.below(5);
            t = cubes::make(static_cast<int>(rng.below(4)), rank == 4 ? 14 : static_cast<int>(5 + rank));
        }
        if (b.count(t) < cubes::copies)
            b.add(t);
    }
    return b;
}

void compare(const json& differences, int hands, std::uint64_t seed)
{
    SCOPED_TRACE(differences.dump());
    const rules r = rules_from(differences);
    random_stream rng(seed);
    for (int i = 0; i < hands; ++i) {
        const auto open = static_cast<cubes::type>(rng.below(cubes::types));
        const cubes::bag hand = random_hand(rng, i % 2 == 1);
        enumeration all(r, open);
        ASSERT_EQ(distance(make_context(r, open), hand), all.distance(hand))
            << cubes::to_text(hand) << " after " << cubes::to_text(open);
    }
}

/// Enumeration takes a fiftieth of a second a hand: HANPAN_HANDS=1000 in the environment compares a thousand under the
/// usual rules and as many under others, which takes some forty seconds.
int hands_wanted(int otherwise)
{
    const char* wanted = std::getenv("HANPAN_HANDS");
    return wanted != nullptr ? std::atoi(wanted) : otherwise;
}

} // namespace

TEST(dragon_distance, equals_enumeration_of_all_hands) { compare(json::object(), hands_wanted(100), 1); }

TEST(dragon_distance, equals_enumeration_under_other_rules)
{
    std::uint64_t seed = 100;
    for (const json& r :
         {json{{"min_win", "boa"}}, json{{"min_win", "dragon"}}, json{{"wild_rule", "unlimited"}},
          json{{"wild_rule", "none"}}, json{{"wild_rule", "odd_even"}},
          json{{"wild_rule", "odd_even"}, {"wild_oe_basis", "d_dots"}},
          json{{"wild_rule", "four_color"}, {"snake_tail", "run_only"}}, json{{"wild_rule", "four_color_odd_even"}},
          json{{"wild_rule", "same_color"}}, json{{"wild_d_natural", "forbidden"}}, json{{"max_wilds_per_combo", 1}},
          json{{"run_tail_odd", "either_end"}, {"snake_tail", "set_only"}},
          json{{"min_win", "dragon"},
               {"custom_hands",
                {{{"id", "long"},
                  {"points", 30},
                  {"body_kind", "run"},
                  {"neck_wild", "forbid"},
                  {"head_suits", {"s", "d"}},
                  {"tail_kinds", {"set_tail"}}}}}}})
        compare(r, hands_wanted(13 * 6) / 13, ++seed);
}

TEST(dragon_distance, a_third_copy_does_not_count)
{
    const context none = context_of("none/7s");
    // Head 5s 5s and neck 4s 5s 6s would be one cube away, if there were a third 5s.
    const cubes::bag hand = bag_of("5s 5s 4s 6s 9s 9h 9d 9c 12d 11d 10d 9s 12d");
    rules r = rules_from({{"wild_rule", "none"}});
    EXPECT_EQ(distance(none, hand), enumeration(r, cube("7s")).distance(hand));
    EXPECT_EQ(distance(none, hand), 2);
}

TEST(dragon_distance, of_fourteen_cubes_is_that_of_the_best_discard)
{
    const context c = context_of("three_cube/7s");
    random_stream rng(5);
    for (int i = 0; i < 200; ++i) {
        cubes::bag hand = random_hand(rng, i % 2 == 1);
        auto extra = static_cast<cubes::type>(rng.below(cubes::types));
        while (hand.count(extra) == cubes::copies)
            extra = static_cast<cubes::type>(rng.below(cubes::types));
        hand.add(extra);
        int least = hand_size;
        for (const cubes::type t : cubes::listed(hand))
            least = std::min(least, distance(c, cubes::without(hand, t)));
        EXPECT_EQ(distance(c, hand), least) << cubes::to_text(hand);
    }
}

} // namespace hanpan::dragon
