// SPDX-License-Identifier: GPL-3.0-or-later
// What a host asks for, judged over rounds.
#include <atomic>
#include <cmath>
#include <string>

#include <gtest/gtest.h>

#include "journey/folder.h"
#include "journey/trial.h"
#include "match/botplay.h"
#include "match/stacked.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

using namespace journey;

const std::atomic<bool> never{false};

round_facts facts(double cost, double ahead_of, std::map<std::string, int, std::less<>> happened = {})
{
    return {std::move(happened), cost, ahead_of};
}

TEST(task, counts_the_rounds_in_which_a_thing_happened_often_enough)
{
    const journey::task asked{4, {happening_need{"ends.stop", 1, 2}, happening_need{"after.pass", 3, 1}}};
    std::vector<round_facts> rounds{facts(0, 0, {{"ends.stop", 1}, {"after.pass", 2}})};
    EXPECT_FALSE(judge(asked, rounds).over);
    rounds.push_back(facts(0, 0, {{"after.pass", 3}}));
    EXPECT_EQ(judge(asked, rounds).fulfilled, (std::vector<bool>{false, true}));
    rounds.push_back(facts(0, 0, {{"ends.stop", 1}}));
    EXPECT_TRUE(judge(asked, rounds).passed); // before its last round
    EXPECT_TRUE(judge(asked, rounds).over);
    rounds.pop_back();
    rounds.push_back(facts(0, 0));
    rounds.push_back(facts(0, 0));
    EXPECT_TRUE(judge(asked, rounds).over);
    EXPECT_FALSE(judge(asked, rounds).passed);
    rounds.push_back(facts(0, 0, {{"ends.stop", 1}})); // too late: the try has four rounds
    EXPECT_FALSE(judge(asked, rounds).passed);
}

TEST(task, takes_the_mean_of_a_whole_try)
{
    const journey::task asked{2, {cost_need{0.5, "casual"}, field_need{0.6, 12, "casual"}}};
    std::vector<round_facts> rounds{facts(0, 1)};
    EXPECT_FALSE(judge(asked, rounds).over);
    EXPECT_FALSE(judge(asked, rounds).passed);
    rounds.push_back(facts(1.0, 0.2));
    EXPECT_TRUE(judge(asked, rounds).passed); // 0.5 and 0.6, neither missed
    rounds.back() = facts(1.01, 0.2);
    EXPECT_EQ(judge(asked, rounds).fulfilled, (std::vector<bool>{false, true}));
    rounds.back() = facts(1.0, 0.19);
    EXPECT_EQ(judge(asked, rounds).fulfilled, (std::vector<bool>{true, false}));
}

TEST(task, cost_is_what_the_graded_decisions_lost)
{
    const auto decision = [](double cost, double error) {
        reviewed_decision d;
        d.cost = cost;
        d.cost_error = error;
        return d;
    };
    // The second cannot be told from the best.
    EXPECT_DOUBLE_EQ(cost_of(std::vector{decision(3, 0.5), decision(1, 2), decision(0, 0), decision(1, 0)}, 8), 0.5);
}

/// Four at HULA-HOO!: seat 0 holds what the others cannot answer.
TEST(task, sees_who_is_put_out_by_one_call)
{
    match_setup setup;
    setup.game = "hulahoo";
    setup.players = 4;
    setup.seed = 3;
    setup.dealer = 3;
    setup.until = 1;
    setup.rules = json{{"swap_max", 0}};
    setup.deck = [&] {
        const auto deck = stacked_deck(*find_game("hulahoo"), setup,
                                       {{"hand:0", "13 12 12 11 11"},
                                        {"open:0", "10 10 9 9 8"},
                                        {"hand:1", "1 1 2 2 3"},
                                        {"open:1", "3 4 4 5 5"},
                                        {"hand:2", "1 2 3 4 5"},
                                        {"open:2", "6 6 6 6 1"},
                                        {"hand:3", "2 3 4 5 8"},
                                        {"open:3", "8 8 9 9 10"}});
        EXPECT_TRUE(deck) << deck.error;
        return *deck;
    }();
    auto dealt = make_match(setup);
    ASSERT_TRUE(dealt) << dealt.error;
    match& m = **dealt;
    ASSERT_TRUE(m.to_act().has(0));
    ASSERT_TRUE(m.play(0, "play 13 hand higher").allowed());
    for (seat who = 1; who <= 3; ++who)
        ASSERT_TRUE(m.play(who, "pass").allowed()) << int(who);
    ASSERT_TRUE(m.round_over());
    const round_facts found = happenings_of(m);
    EXPECT_EQ(found.happened.at("after.pass"), 3);
    EXPECT_EQ(found.happened.at("does.play"), 1);
    EXPECT_EQ(found.happened.at("won"), 1);
    EXPECT_EQ(found.happened.at("ends.last_one_in"), 1);
    EXPECT_EQ(found.happened.count("does.pass"), 0U);
}

/// A reckoning by hand: of a pool of one good and one bad round, a try of one round passes half of the time.
TEST(trial, reckons_tries_from_the_rounds_that_were_played)
{
    const journey::task asked{1, {happening_need{"won", 1, 1}}};
    const std::vector<round_facts> pool{facts(0, 0, {{"won", 1}}), facts(0, 0)};
    const trial_result found = outcome(asked, pool, 7, 20000);
    EXPECT_NEAR(found.passes, 0.5, 0.02);
    EXPECT_NEAR(found.three_failures, 0.125, 0.015);
    EXPECT_LE(found.rounds, 2);
    const trial_result nobody = outcome(asked, std::vector{facts(0, 0)}, 7, 100);
    EXPECT_EQ(nobody.passes, 0);
    EXPECT_EQ(nobody.three_failures, 1);
    EXPECT_TRUE(std::isinf(nobody.rounds));
}

/// The same house, level and seed give the same rounds; another seed gives others. A bot that plays well loses less by
/// its choices than one that errs.
TEST(trial, tells_the_strong_from_the_weak)
{
    const auto houses = read_folder(HANPAN_HOUSES, all_games());
    ASSERT_TRUE(houses) << houses.error;
    const auto lantern = std::find_if(houses->begin(), houses->end(), [](const house& h) { return h.id == "lantern"; });
    ASSERT_NE(lantern, houses->end());
    const auto mean_cost = [&](const std::string& level) {
        trial_options options;
        options.level = level;
        options.rounds = 12;
        double sum = 0;
        for (const round_facts& r : try_out(*lantern, *find_game(lantern->game), options, never))
            sum += r.cost / options.rounds;
        return sum;
    };
    const double learner = mean_cost("learner"), master = mean_cost("master");
    EXPECT_LT(master, learner / 2);
    EXPECT_DOUBLE_EQ(mean_cost("learner"), learner);
}

} // namespace
} // namespace hanpan
