// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include "bots/dragon/bot.h"
#include "bots/dragon/hand_value.h"
#include "dragon/at_turn.h"

namespace hanpan::dragon {
namespace {

double worth(const state& s, const cubes::bag& hand, insight depth = insight::planning)
{
    return hand_value(observe(s, s.open.current), depth, true).after_turn(hand, 2);
}

constexpr insight depths[] = {insight::counting, insight::stepping, insight::planning};

} // namespace

TEST(dragon_hand_value, nearer_hands_promise_more)
{
    const rules law = rules_from({});
    const char* hands[] = {
        "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 9s",  // a special dragon
        "5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 13c", // one cube from it
        "5s 5s 3h 4h 5h 9s 9h 2d 6c 12d 11d 10d 13c", // two or three
        "As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 10c 12s"  // eight
    };
    for (const insight depth : depths) {
        double before = 1e9;
        for (const char* text : hands) {
            const state s = with_hand(law, bag_of(text), cube("7s"));
            const double value = worth(s, bag_of(text), depth);
            EXPECT_LT(value, before) << text;
            before = value;
        }
        EXPECT_LT(before, 0) << "who is so far away will pay";
    }
}

/// Two cubes that complete the hand are better than one of them gone.
TEST(dragon_hand_value, what_lies_open_is_no_hope)
{
    const rules law = rules_from({{"wild_rule", "none"}});
    const cubes::bag hand =
        bag_of("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 13c"); // waits for 9s, 9h, 9c beneath the tail
    state s = with_hand(law, hand, cube("7s"));
    s.open.river_uses.fill(law.river_limit);
    const double hopeful = worth(s, hand);
    // Somebody has locked one, and a cube of no use comes back for it.
    const seat other = seat_after(s.open.current, 4);
    s.open.locked[static_cast<std::size_t>(other)] = bag_of("9s 9h");
    EXPECT_LT(worth(s, hand), hopeful);
}

// Section 7.1: what a declared hand is paid follows the house.
TEST(dragon_hand_value, a_declared_hand_is_paid_by_the_rules_of_the_house)
{
    const cubes::bag boa = bag_of("5s 5s 3h Dd 5h 9s 9h 9d 9c 12d 11d 10d 9s");
    const cubes::bag dragon = bag_of("5d 5d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6c 6c");
    const auto declared = [&](const json& differences, const cubes::bag& hand) {
        const rules law = rules_from(differences);
        const state s = with_hand(law, hand, cube("7s"));
        return hand_value(observe(s, s.open.current), insight::counting, true).declared(hand);
    };
    EXPECT_NEAR(declared({}, dragon) - declared({{"points", {5, 10, 10}}}, dragon), 3 * 10, 1e-9);
    EXPECT_NEAR(declared({}, boa) - declared({{"hand_points_payer", "shared"}}, boa), 3 * 10 - 10, 1e-9);
    EXPECT_NEAR(declared({}, boa) - declared({{"hand_points_payer", "bank"}}, boa), 3 * 10 - 10, 1e-9);
    const double by_cubes = declared({}, boa) - 3 * 10; // 2 chips for each uncombined cube of the others
    EXPECT_GT(by_cubes, 0);
    EXPECT_NEAR(declared({{"uncombined_unit", 4}}, boa) - 3 * 10, 2 * by_cubes, 1e-9);
    EXPECT_NEAR(declared({{"uncombined_unit", 0}}, boa), 3 * 10, 1e-9);
}

TEST(dragon_hand_value, the_rules_of_the_house_change_what_a_hand_promises)
{
    const cubes::bag hand = bag_of("5s 5s 3h 4h 6h 9s 9h 9d 9c 12d 11d 10d 8s");
    const auto promised = [&](const json& differences, insight depth) {
        const rules law = rules_from(differences);
        return worth(with_hand(law, hand, cube("7s")), hand, depth);
    };
    for (const insight depth : depths) {
        const double usual = promised({}, depth);
        EXPECT_NE(promised({{"wild_rule", "none"}}, depth), usual);
        EXPECT_NE(promised({{"uncombined_unit", 5}}, depth), usual);
        EXPECT_NE(promised({{"points", {5, 10, 100}}}, depth), usual);
        EXPECT_NE(promised({{"river_fee", 5}}, depth), usual);
        EXPECT_NE(promised({{"min_win", "dragon"}}, depth), usual);
    }
}

TEST(dragon_hand_value, an_uncombined_cube_more_costs_its_unit_where_another_is_sure_to_win)
{
    // Nine cubes away from anything, with a set and without.
    const cubes::bag with_set = bag_of("As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 8c 8s");
    const rules law = rules_from({{"river_limit", 0}});
    state s = with_hand(law, with_set, cube("7s"));
    const cubes::bag without = bag_of("As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 10c 12s");
    EXPECT_GT(worth(s, with_set), worth(s, without));
}

// Who takes from the river and cannot declare is nearer than who drew from the mountain.
TEST(dragon_hand_value, open_draws_of_the_others_are_read)
{
    const rules law = rules_from({});
    state s = with_hand(law, bag_of("As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 10c 12s"), cube("7s"));
    open_part& o = s.open;
    o.mountain = {6, 6, 6, 6};
    const seat other = seat_after(o.current, 4);
    const pace usual = measure_pace(o.context, unseen(observe(s, o.current)));
    const opponent_model quiet(observe(s, o.current), usual, true);
    const opponent_model blind(observe(s, o.current), usual, false);
    o.river_uses[static_cast<std::size_t>(other)] = 2;
    o.last_source[static_cast<std::size_t>(other)] = source::river;
    const opponent_model alarming(observe(s, o.current), usual, true);
    EXPECT_LT(alarming.safe()[0], quiet.safe()[0] - 0.05);
    for (std::size_t j = 0; j <= laps_ahead; ++j)
        for (const opponent_model* r : {&quiet, &blind, &alarming}) {
            EXPECT_GE(r->safe()[j], 0);
            EXPECT_LE(r->safe()[j], 1);
            EXPECT_GE(r->loose()[j], 0);
            EXPECT_LE(r->loose()[j], hand_size);
        }
}

TEST(dragon_hand_value, hands_grow_faster_where_more_is_wild)
{
    const auto mean = [](std::string_view wild) {
        const pace p = measure_pace(make_context(rules_from({{"wild_rule", std::string(wild)}}), cube("7s")),
                                    cubes::minus(cubes::every_cube, bag_of("7s")));
        double sum = 0;
        double all = 0;
        for (std::size_t d = 0; d < p.dealt.size(); ++d) {
            all += p.dealt[d];
            sum += p.dealt[d] * static_cast<double>(d);
        }
        EXPECT_NEAR(all, 1, 1e-9);
        return sum;
    };
    EXPECT_LT(mean("unlimited"), mean("none"));
}

// The quick question about one figure against the general one.
TEST(dragon_hand_value, one_figure_s_nearest_hands_are_those_of_all_where_it_is_the_widest)
{
    const context c = make_context(rules_from({}), cube("7s"));
    random_stream rng(8);
    for (int n = 0; n < 200; ++n) {
        cubes::bag hand;
        while (hand.size() < hand_size + 1)
            if (const auto t = static_cast<cubes::type>(rng.below(cubes::types)); hand.count(t) < cubes::copies)
                hand.add(t);
        const prospects all = look_ahead(c, hand, true);
        const prospects snake = look_ahead(c, c.figures[0], hand, all.usable);
        EXPECT_EQ(snake.spare, all.spare);
        EXPECT_EQ(snake.any, all.any);
        EXPECT_EQ(snake.gains, all.gains);
        EXPECT_EQ(look_ahead(c, c.figures[0], hand, all.usable + 1).spare, 0U) << "none uses more";
    }
}

TEST(dragon_hand_value, takes_the_cube_that_wins_and_declares)
{
    const rules law = rules_from({});
    for (const int worlds : {1, effort_for_steps, effort_for_plans}) {
        state s = with_hand(law, bag_of("5s 5s 3h 4h 5h 9s 9h 9d 9c 12d 11d 10d 13c"), cube("9s"));
        const auto draw = choose(s, worlds);
        EXPECT_EQ(to_text(s, draw.best), "island");
        apply(s, s.open.current, draw.best);
        const auto drop = choose(s, worlds);
        EXPECT_EQ(drop.best.cube, cube("13c"));
        EXPECT_TRUE(drop.best.holla);
        EXPECT_GE(drop.options.size(), 2U) << "silence is an option, too";
    }
}

// Dealing anew what the seat cannot see changes no value, however far the thought goes.
TEST(dragon_hand_value, sees_the_view_alone_at_every_depth)
{
    for (const json& differences : {json::object(), json{{"wild_rule", "four_color"}, {"river_limit", 5}}}) {
        const rules law = rules_from(differences);
        random_stream rng(4);
        for (int n = 0; n < 12; ++n) {
            state s = dealt(law, 3 + n % 3, n);
            for (int turn = 0; !round_over(s); ++turn) {
                if (turn % 5 == 0) {
                    const state other = determinize(observe(s, s.open.current), rng);
                    for (const int worlds : {1, effort_for_steps, effort_for_plans}) {
                        const auto here = choose(s, worlds);
                        const auto there = choose(other, worlds);
                        ASSERT_EQ(here.options.size(), there.options.size());
                        EXPECT_TRUE(refusal(s, s.open.current, here.best).allowed());
                        for (std::size_t i = 0; i < here.options.size(); ++i) {
                            EXPECT_EQ(here.options[i].action, there.options[i].action);
                            EXPECT_EQ(here.options[i].value, there.options[i].value);
                        }
                    }
                }
                apply(s, s.open.current, rule_based(observe(s, s.open.current), rng));
            }
        }
    }
}

} // namespace hanpan::dragon
