// SPDX-License-Identifier: GPL-3.0-or-later
// What a river draw costs (section 6.1) when a bot chooses.
#include <algorithm>

#include <gtest/gtest.h>

#include "bots/dragon/bot.h"
#include "bots/dragon/hand_value.h"
#include "dragon/at_turn.h"
#include "search/thinking.h"

namespace hanpan::dragon {
namespace {

constexpr int most_fee = 5;
constexpr int every_depth[] = {1, effort_for_steps, effort_for_plans};

double worth_of(const search_result<action>& r, const action& a)
{
    const auto found = std::find_if(r.options.begin(), r.options.end(), [&](const auto& o) { return o.action == a; });
    EXPECT_NE(found, r.options.end());
    return found == r.options.end() ? 0 : found->value;
}

/// A hand some way off, with a cube on the island and three in the river.
struct river_turn {
    cubes::bag hand;
    cubes::type island = cubes::no_cube;
    std::vector<cubes::type> river;

    explicit river_turn(random_stream& rng) : hand(bag_of("9s 9h 9d 9c 12d 11d 10d 9s"))
    {
        cubes::bag left = cubes::minus(cubes::every_cube, hand);
        const auto any = [&] {
            const auto list = cubes::listed(left);
            const cubes::type t = list[rng.below(static_cast<std::uint32_t>(list.size()))];
            left.remove(t);
            return t;
        };
        while (hand.size() < hand_size)
            hand.add(any());
        island = any();
        river = {any(), any(), any()};
    }
};

} // namespace

// With one river draw in a round whoever takes it pays the fee, now or never: a river cube is worth its fee less than for
// nothing, to the coin, and the dearer it is the fewer are taken.
TEST(dragon_choice, a_river_cube_costs_its_fee_and_is_declined_where_it_is_not_worth_it)
{
    constexpr std::array fees = {0, 1, most_fee};
    std::vector<rules> houses;
    houses.reserve(fees.size());
    for (const int fee : fees)
        houses.push_back(rules_from({{"river_limit", 1}, {"river_fee", fee}}));
    std::array<int, fees.size()> taken{};
    for (const int worlds : every_depth) {
        random_stream rng(4);
        for (int n = worlds == 1 ? 600 : 120; n > 0; --n) {
            const river_turn turn(rng);
            SCOPED_TRACE(cubes::to_text(turn.hand));
            search_result<action> free;
            bool declined = false;
            for (std::size_t i = 0; i < fees.size(); ++i) {
                const auto r = choose(with_hand(houses[i], turn.hand, turn.island, 4, turn.river), worlds);
                if (i == 0)
                    free = r;
                ASSERT_EQ(r.options.size(), free.options.size());
                for (const auto& o : r.options) {
                    const double less = worth_of(free, o.action) - o.value;
                    if (o.action.what == action::kind::river) {
                        EXPECT_NEAR(less, fees[i], 1e-9);
                    } else {
                        EXPECT_LE(less, fees[i] + 1e-9) << "there is no more than one draw to come";
                    }
                    EXPECT_LE(o.value, worth_of(r, r.best));
                }
                const bool takes = r.best.what == action::kind::river;
                EXPECT_FALSE(takes && declined) << "declined for less";
                declined = !takes;
                taken[i] += takes;
            }
        }
    }
    EXPECT_LT(taken[1], taken[0]) << "some are as good as drawing, but for the fee";
    EXPECT_LT(taken[2], taken[1]);
    EXPECT_GT(taken[2], 0) << "some are worth five";
}

// The same cube for nothing from the island, where both win at once.
TEST(dragon_choice, what_wins_is_taken_where_it_costs_nothing)
{
    for (const int worlds : every_depth)
        for (const int fee : {0, 1, 5}) {
            const rules law = rules_from({{"river_holla", true}, {"river_fee", fee}});
            const state s =
                with_hand(law, bag_of("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 13c"), cube("9s"), 4, {cube("9h")});
            const auto r = choose(s, worlds);
            const action island{action::kind::island};
            const action river{action::kind::river, cube("9h")};
            EXPECT_NEAR(worth_of(r, island) - worth_of(r, river), fee, 1e-9);
            if (fee > 0) {
                EXPECT_EQ(r.best, island);
            }
        }
}

// What a hand promises falls with the fee of the draws it may still make: by no more than they cost, and by a good part of it
// where what is wanted lies there.
TEST(dragon_choice, draws_to_come_are_paid_for_in_what_a_hand_promises)
{
    const char* hands[] = {
        "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 13c", // one cube away, two, three and four
        "5s 5s 3h 4h 6h 9s 9h 9d 9c 12d 11d 10d 13c",
        "5s 7s 3h 4h 5h 9s 9h 9d 9c 12d 11d 2h 13c",
        "5s 7s 3h 4h 6h 9s 9h 9d 9c 12d 11d 2h 13c",
    };
    const std::vector<cubes::type> river = {cube("9h"), cube("5h"), cube("10d")};
    for (const insight depth : {insight::counting, insight::stepping, insight::planning})
        for (const char* text : hands)
            for (const int draws : {1, 2}) {
                SCOPED_TRACE(text);
                const cubes::bag hand = bag_of(text);
                double free = 0;
                for (const int fee : {0, 1, 5}) {
                    const rules law = rules_from({{"river_limit", draws}, {"river_fee", fee}});
                    const state s = with_hand(law, hand, cube("7s"), 4, river);
                    const view seen = observe(s, s.open.current);
                    const hand_value ahead(seen, depth, true);
                    ASSERT_EQ(ahead.uses(), draws);
                    const double value = ahead.after_turn(hand, draws);
                    if (fee == 0)
                        free = value;
                    EXPECT_LE(free - value, draws * fee);
                    EXPECT_GE(free - value, 0.4 * fee);
                    EXPECT_GE(value, ahead.after_turn(hand, 0)) << "nobody has to draw there";
                }
            }
}

// Who cannot pay the fee has no river draw to come.
TEST(dragon_choice, a_fee_one_cannot_pay_is_no_draw)
{
    const rules law = rules_from({{"river_fee", 3}});
    const cubes::bag hand = bag_of("5s 5s 3h 4h 6h 9s 9h 9d 9c 12d 11d 10d 13c");
    state s = with_hand(law, hand, cube("7s"), 4, {cube("5h")});
    const auto offered = [&] {
        const auto r = choose(s, effort_for_plans);
        return std::any_of(r.options.begin(), r.options.end(),
                           [](const auto& o) { return o.action.what == action::kind::river; });
    };
    const auto uses = [&] { return hand_value(observe(s, s.open.current), insight::planning, true).uses(); };
    auto& chips = s.open.chips[static_cast<std::size_t>(s.open.current)];
    chips = 3;
    EXPECT_TRUE(offered());
    EXPECT_GT(uses(), 0);
    chips = 2;
    EXPECT_FALSE(offered());
    EXPECT_EQ(uses(), 0);
    // The chips are for one draw, not for as many as the rules allow.
    chips = 5;
    EXPECT_EQ(uses(), 1);
}

// A draw without limit leaves as many as before; a limit is one nearer.
TEST(dragon_choice, a_draw_counts_against_a_limit_only)
{
    random_stream rng(6);
    for (const auto& [limit, left] : {std::pair<json, int>{"unlimited", 3}, {5, 3}, {4, 3}, {3, 2}, {1, 0}}) {
        SCOPED_TRACE(limit.dump());
        const rules law = rules_from({{"river_limit", limit}, {"river_fee", 0}});
        int more_than_one_less = 0;
        for (int n = 0; n < 60; ++n) {
            const river_turn turn(rng);
            const state s = with_hand(law, turn.hand, turn.island, 4, turn.river);
            const view seen = observe(s, s.open.current);
            const hand_value ahead(seen, insight::stepping, true);
            ASSERT_EQ(ahead.uses_after_one(), left);
            for (const auto& o : choose(s, effort_for_steps).options) {
                if (o.action.what != action::kind::river)
                    continue;
                const cubes::bag fourteen = cubes::with(turn.hand, o.action.cube);
                const auto best = [&](int uses) {
                    double most = ahead.after_turn(turn.hand, uses);
                    for (const cubes::type t : cubes::listed(fourteen))
                        most = std::max(most, ahead.after_turn(cubes::without(fourteen, t), uses));
                    return most;
                };
                EXPECT_LE(o.value, best(left));
                more_than_one_less += left > 0 && o.value > best(left - 1);
            }
        }
        if (left == 2) {
            EXPECT_GT(more_than_one_less, 0);
        }
    }
}

// What the coach says of a choice is in part what its hand value promises and in part what it is paid when rounds are played to the end,
// those worked out here one by one; bots go by the hand value alone.
TEST(dragon_choice, the_coach_plays_out_what_the_outlooks_compare)
{
    const std::atomic<bool> never{false};
    const rules law;
    const player_config master = find_level("master")->in<game>();
    int compared = 0;
    for (int seed = 1; seed <= 3; ++seed) {
        const state s = dealt(law, 4, seed);
        const seat who = s.open.current;
        const view seen = observe(s, who);
        const auto by_bots = decision<game>(seen, who, master, 7, 1).make(never);
        ASSERT_GT(by_bots.options.size(), 1U);
        EXPECT_EQ(by_bots.best, by_bots.options.front().action);
        std::vector<action> all;
        for (const auto& o : by_bots.options) {
            EXPECT_EQ(o.error, 0);
            all.push_back(o.action);
        }
        player_config coach = master;
        coach.search = knowledge::coach_budget<game>(seen, master.search);
        const auto told = decision<game>(seen, who, coach, 7, 1).compare(never, all);
        ASSERT_EQ(told.worlds, coach.search.played_out);
        ASSERT_GE(told.worlds, 300);

        // The coach's dice: the first number is the worlds' seed (search/thinking.h).
        const std::uint64_t worlds_seed = random_stream(7, random_stream::purpose::bot, 1).next();
        std::vector<double> paid(all.size());
        for (int w = 0; w < told.worlds; ++w) {
            random_stream rng(worlds_seed, random_stream::purpose::world, static_cast<std::uint64_t>(w));
            const state world = determinize(seen, rng);
            for (std::size_t i = 0; i < all.size(); ++i) {
                state t = world;
                random_stream dice = rng;
                apply(t, who, all[i]);
                for (seat_set asked = to_act(t); !asked.empty(); asked = to_act(t))
                    apply(t, asked.lowest(), rule_based(t, asked.lowest(), dice));
                paid[i] += static_cast<double>(settle(t).payments[static_cast<std::size_t>(who)]) / 2 / told.worlds;
            }
        }
        const auto& marked = by_bots.options.front();
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double said = worth_of(told, all[i]) - worth_of(told, marked.action);
            EXPECT_NEAR(said, 0.35 * (by_bots.options[i].value - marked.value) + 0.4 * (paid[i] - paid[0]), 1e-6);
            compared += i > 0;
        }
        EXPECT_NEAR(worth_of(told, marked.action), paid[0], 1e-6) << "in chips, as rounds pay";
        for (std::size_t i = 1; i < told.options.size(); ++i) {
            EXPECT_GE(told.options[i].behind, told.options[i - 1].behind);
            EXPECT_GT(told.options[i].behind_error, 0);
        }
    }
    EXPECT_GE(compared, 3);
}

} // namespace hanpan::dragon
