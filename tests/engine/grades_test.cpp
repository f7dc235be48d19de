// SPDX-License-Identifier: GPL-3.0-or-later
// How decisions are graded and added up. Positions whose best move is known exactly: hohpai/search_test, hulahoo/search_test.
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <vector>

#include "match/botplay.h"
#include "match/grades.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

/// A decision that cost so much, beside a worst choice that would have cost that.
reviewed_decision decided(double cost, double error, double worst)
{
    reviewed_decision d;
    d.cost = cost;
    d.cost_error = error;
    d.advice.options = {{"best", 0, 0, 0, 0, 1}, {"played", 0, 0, cost, error, 1}, {"worst", 0, 0, worst, 0, 1}};
    return d;
}

TEST(grades, nothing_is_graded_whose_error_is_as_large_as_its_loss)
{
    for (const double cost : {0.001, 0.5, 40.0}) {
        EXPECT_EQ(graded(decided(cost, cost, 50), 1), grade::open);
        EXPECT_EQ(graded(decided(cost, 2 * cost, 50), 1), grade::open);
        EXPECT_NE(graded(decided(cost, 0.99 * cost, 50), 1), grade::open);
    }
}

TEST(grades, the_best_action_is_best_whatever_the_error)
{
    EXPECT_EQ(graded(decided(0, 0, 1), 1), grade::best);
    EXPECT_EQ(graded(decided(0, 3, 1), 1), grade::best);
}

TEST(grades, grow_worse_with_what_was_lost_for_certain)
{
    grade before = grade::best;
    for (double cost = 0.001; cost < 2; cost *= 1.1) {
        const grade now = graded(decided(cost, 0, 2), 1);
        EXPECT_GE(now, before) << cost;
        // The same in a game with a hundred times the stakes.
        EXPECT_EQ(graded(decided(100 * cost, 0, 200), 100), now) << cost;
        // What is uncertain counts for the player.
        EXPECT_LE(graded(decided(cost, 0.5 * cost, 2), 1), now) << cost;
        before = now;
    }
    EXPECT_EQ(before, grade::blunder);
    EXPECT_EQ(graded(decided(0.001, 0, 2), 1), grade::good);
}

TEST(grades, the_dearest_are_those_that_cost_most_and_were_wrong_for_certain)
{
    // The first one lost more for certain than the second, but less is told of it; the third lost nothing that is worth a word, the
    // fourth nothing for certain.
    const std::vector<reviewed_decision> decisions{decided(0.8, 0.1, 2), decided(1, 0.4, 2), decided(0.01, 0, 2),
                                                   decided(3, 4, 5), decided(2, 0, 2)};
    EXPECT_EQ(dearest(decisions, 1, 5), (std::vector<std::size_t>{4, 1, 0}));
    EXPECT_EQ(dearest(decisions, 1, 2), (std::vector<std::size_t>{4, 1}));
    EXPECT_TRUE(dearest({}, 1, 3).empty());
}

TEST(grades, accuracy_is_the_share_that_was_kept)
{
    const std::vector<reviewed_decision> decisions{decided(0, 0, 3), decided(1, 0, 4), decided(0.5, 1, 100)};
    const play_quality q = quality(decisions, 1);
    EXPECT_EQ(q.graded(), 2); // the third one cannot be told apart from the best
    EXPECT_EQ(q.of[static_cast<std::size_t>(grade::open)], 1);
    EXPECT_DOUBLE_EQ(q.lost, 1);
    EXPECT_DOUBLE_EQ(q.at_stake, 7);
    EXPECT_DOUBLE_EQ(q.accuracy(), 6.0 / 7);
    EXPECT_DOUBLE_EQ(quality({}, 1).accuracy(), 1);
}

TEST(grades, an_account_adds_up_to_what_the_round_paid)
{
    const auto in_round = [](int round, double promised, double cost, double error) {
        reviewed_decision d = decided(cost, error, 9);
        d.round = round;
        d.who = 1;
        d.advice.options.front().value = promised;
        return d;
    };
    const std::vector<reviewed_decision> decisions{in_round(0, 2.5, 0, 0), in_round(0, 1, 0.5, 0.1),
                                                   in_round(0, -3, 2, 3), in_round(1, -1, 1, 0), in_round(2, 4, 0, 0)};
    std::vector<settlement> finished(2);
    finished[0].payments = {8, -8, 0}; // half units
    finished[1].payments = {0, 3, -3};
    const std::vector<round_account> both = accounts(decisions, finished, false);
    ASSERT_EQ(both.size(), 2U); // the third round goes on
    EXPECT_DOUBLE_EQ(both[0].promised, 2.5);
    EXPECT_DOUBLE_EQ(both[0].play, -0.5); // what cannot be told apart from the best costs nothing
    EXPECT_DOUBLE_EQ(both[0].paid, -4);
    EXPECT_DOUBLE_EQ(both[0].luck, -6);
    EXPECT_EQ(both[1].round, 1);
    EXPECT_DOUBLE_EQ(both[1].paid, 1.5);
    EXPECT_DOUBLE_EQ(both[1].luck, 3.5);
    // Points are against who gets them.
    EXPECT_DOUBLE_EQ(accounts(decisions, finished, true)[0].paid, 4);
}

TEST(grades, what_a_round_moves_follows_from_rules_and_players_alone)
{
    for (const game_entry& entry : all_games()) {
        const std::string game(entry.id);
        match_setup setup;
        setup.game = game;
        setup.players = 4;
        setup.seed = 1;
        const auto one = make_match(setup);
        ASSERT_TRUE(one) << one.error.text();
        setup.seed = 2;
        const auto other = make_match(setup);
        EXPECT_GT((*one)->swing(), 0) << game;
        EXPECT_EQ((*one)->swing(), (*other)->swing()) << game;
    }
}

// What is paid at real tables, not what a search expects early in a round, which moves far less.
TEST(grades, what_a_round_moves_is_what_is_paid)
{
    const std::atomic<bool> never{false};
    const std::vector<bot_settings> bots(4, bot_settings{.level = "casual", .seed = 5});
    for (const game_entry& entry : all_games()) {
        double sum = 0, squares = 0;
        int paid = 0;
        double swing = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            match_setup setup;
            setup.game = std::string(entry.id);
            setup.players = 4;
            setup.seed = seed;
            const auto m = make_match(setup);
            ASSERT_TRUE(m) << m.error.text();
            ASSERT_TRUE(play_round_out(**m, bots, never));
            const settlement settled = (*m)->finished_rounds().front();
            for (const half_units amount : settled.payments) {
                sum += amount / 2.0;
                squares += amount * amount / 4.0;
                ++paid;
            }
            swing = (*m)->swing();
        }
        const double spread = std::sqrt(squares / paid - sum / paid * (sum / paid));
        EXPECT_GT(swing, 0.6 * spread) << entry.id << " paid " << spread;
        EXPECT_LT(swing, 1.8 * spread) << entry.id << " paid " << spread;
    }
}

} // namespace
} // namespace hanpan
