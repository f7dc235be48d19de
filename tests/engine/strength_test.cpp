// SPDX-License-Identifier: GPL-3.0-or-later
// How decisions are judged beside Casual's, and the strength that follows. That the interval holds what it should is
// measured by engine/lab/strength.py.
#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bots/dragon/decisions.h"
#include "bots/hohpai/decisions.h"
#include "bots/hollywood/decisions.h"
#include "bots/hoola/decisions.h"
#include "bots/hulahoo/decisions.h"
#include "registry/registry.h"
#include "strength/judge.h"
#include "strength/place.h"

namespace hanpan::strength {
namespace {

const std::atomic<bool> never{false};

/// A match of so many rounds in which `level` sits at seat 0 among Casual players.
std::unique_ptr<match> played_by(const std::string& game, const std::string& level, int rounds, std::uint64_t seed)
{
    match_setup setup;
    setup.game = game;
    setup.players = 4;
    setup.seed = seed;
    setup.rounds = rounds;
    setup.until = rounds;
    auto made = make_match(setup);
    auto m = std::move(*made);
    for (;;) {
        while (!m->round_over()) {
            const seat who = m->to_act().lowest();
            bot_settings bot;
            bot.level = who == 0 ? level : "casual";
            bot.seed = seed * 8 + static_cast<std::uint64_t>(who);
            m->play(who, m->think(who, bot)->choose(never));
        }
        if (m->over() || m->round() + 1 >= rounds)
            return m;
        m->next_round();
    }
}

double mean_skill(const std::string& level)
{
    round_sums sums;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto m = played_by("hohpai", level, 4, seed);
        for (const judged_round& r : judge_rounds(*m, 0, never))
            sums.add(skill_of(r, m->swing()));
    }
    return sums.sum / sums.rounds;
}

TEST(strength, what_was_promised_and_came_and_was_won_is_what_was_paid)
{
    for (const game_entry& game : all_games()) {
        const auto m = played_by(std::string(game.id), "casual", 2, 5);
        const auto rounds = judge_rounds(*m, 0, never);
        const auto finished = m->finished_rounds();
        ASSERT_EQ(rounds.size(), finished.size()) << game.id;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const judged_round& r = rounds[i];
            EXPECT_EQ(r.round, static_cast<int>(i));
            const auto halves = static_cast<double>(finished[i].payments[0]);
            EXPECT_DOUBLE_EQ(r.paid, (game.low_score_wins ? -halves : halves) / 2) << game.id;
            EXPECT_NEAR(r.promised + r.luck() + r.gain, r.paid, 1e-9) << game.id;
            double gain = 0, coach = 0;
            for (const judged_decision& d : r.decisions) {
                EXPECT_EQ(m->actions()[d.index].text, d.played);
                EXPECT_EQ(m->actions()[d.index].who, 0);
                EXPECT_EQ(m->actions()[d.index].round, r.round);
                EXPECT_FALSE(d.kind.empty());
                gain += d.gain;
                coach += d.coach;
            }
            EXPECT_NEAR(gain, r.gain, 1e-9) << game.id;
            EXPECT_NEAR(coach, r.coach, 1e-9) << game.id;
        }
    }
}

TEST(strength, tells_players_apart_whose_results_hardly_differ)
{
    const double learner = mean_skill("learner"), casual = mean_skill("casual"), master = mean_skill("master");
    EXPECT_LT(learner, -3);
    EXPECT_NEAR(casual, 0, 0.5);
    EXPECT_GT(master, 1);
}

TEST(strength, is_judged_the_same_twice_and_from_a_later_round_on)
{
    const auto m = played_by("hoola", "learner", 3, 2);
    const auto all = judge_rounds(*m, 0, never), again = judge_rounds(*m->clone(), 0, never),
               later = judge_rounds(*m, 0, never, 1);
    ASSERT_EQ(all.size(), 3U);
    ASSERT_EQ(again.size(), 3U);
    ASSERT_EQ(later.size(), 2U);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(all[i].gain, again[i].gain);
        EXPECT_EQ(all[i].promised, again[i].promised);
        if (i > 0) {
            EXPECT_EQ(all[i].gain, later[i - 1].gain);
            EXPECT_EQ(all[i].round, later[i - 1].round);
        }
    }
    // Called off: what was judged by then.
    std::atomic<bool> stop{false};
    const auto some = judge_rounds(*m, 0, stop, 0, [&](std::size_t so_far, std::size_t) {
        if (m->actions()[so_far - 1].round == 1)
            stop = true;
    });
    EXPECT_EQ(some.size(), 1U);
    EXPECT_TRUE(judge_rounds(*m, 4, never).empty()); // nobody sits there
}

TEST(strength, a_decision_is_named_by_what_was_played_and_what_was_better)
{
    using hoola::action_kind;
    hoola::view v;
    v.me = v.turn = 0;
    const auto of = [](action_kind kind) {
        hoola::action a;
        a.kind = kind;
        return a;
    };
    const hoola::action discard = of(action_kind::discard), meld = of(action_kind::meld), stop = of(action_kind::stop),
                        pass = of(action_kind::pass), thank = of(action_kind::thank);
    EXPECT_EQ(name_of(kind_of_decision(v, discard, discard)), "discard");
    EXPECT_EQ(name_of(kind_of_decision(v, discard, meld)), "lay_down");
    EXPECT_EQ(name_of(kind_of_decision(v, meld, discard)), "lay_down");
    EXPECT_EQ(name_of(kind_of_decision(v, discard, stop)), "stop");
    EXPECT_EQ(name_of(kind_of_decision(v, pass, pass)), "take");
    v.turn = 1;
    EXPECT_EQ(name_of(kind_of_decision(v, pass, thank)), "claim");

    using kind = hulahoo::action::kind;
    hulahoo::view h;
    hulahoo::action five, passes;
    passes.what = kind::pass;
    five.what = kind::play;
    five.value = 5;
    five.call = hulahoo::call::higher;
    hulahoo::action six = five;
    six.value = 6;
    EXPECT_EQ(name_of(kind_of_decision(h, five, six)), "card");
    EXPECT_EQ(name_of(kind_of_decision(h, five, five)), "card");
    hulahoo::action lower = five;
    lower.call = hulahoo::call::lower;
    EXPECT_EQ(name_of(kind_of_decision(h, five, lower)), "call");
    EXPECT_EQ(name_of(kind_of_decision(h, five, passes)), "pass");
}

TEST(strength, one_decision_counts_up_to_a_tenth_of_what_a_round_moves)
{
    judged_round r;
    judged_decision small, large, loss;
    small.gain = 0.25;
    large.gain = 30;
    loss.gain = -4;
    r.add(small);
    r.add(large);
    EXPECT_NEAR(skill_of(r, 10), 2.5 + 10, 1e-12);
    r.add(loss);
    EXPECT_NEAR(skill_of(r, 10), 2.5, 1e-12);
    EXPECT_NEAR(r.gain, 26.25, 1e-12); // the account knows no limit
}

TEST(strength, the_interval_is_students_with_five_rounds_taken_for_granted)
{
    EXPECT_FALSE(measured({}).has_value());
    // Twenty-five rounds, each 6 away from the mean 2: variance (25 · 36 + 5 · 64) / 29 = 42.069; Student's quantile
    // for 24 degrees of freedom is 2.0639.
    round_sums sums;
    for (int i = 0; i < 12; ++i) {
        sums.add(8);
        sums.add(-4);
    }
    sums.add(2 + 6);
    const double mean = sums.sum / 25, around = sums.squares - 25 * mean * mean;
    const auto found = *measured(sums);
    EXPECT_NEAR(found.value, mean, 1e-9);
    EXPECT_NEAR(found.high - mean, 2.0639 * std::sqrt((around + 320) / 29 / 25), 1e-3);
    EXPECT_NEAR(mean - found.low, found.high - mean, 1e-9);
    // Rounds that are all alike do not make it a point.
    round_sums alike;
    for (int i = 0; i < 10; ++i)
        alike.add(0);
    EXPECT_GT(measured(alike)->high, 1);
}

TEST(strength, says_nothing_before_it_means_something_and_how_long_that_takes)
{
    for (const game_entry& game : all_games()) {
        const auto places = places_of(game.id);
        const auto offered = offered_levels(game.levels);
        ASSERT_EQ(places.size(), offered.size()) << game.id;
        for (std::size_t i = 0; i < places.size(); ++i) {
            EXPECT_EQ(places[i].level, offered[i]);
            EXPECT_TRUE(i == 0 || places[i].skill > places[i - 1].skill) << game.id;
        }
    }
    const auto places = places_of("hoola");
    EXPECT_EQ(rounds_to_go({}, places), 8);
    round_sums sums;
    int said = 0;
    for (int n = 1; n <= 400 && said == 0; ++n) {
        sums.add(n % 2 == 0 ? 20 : -20);
        if (rounds_to_go(sums, places) == 0)
            said = n;
    }
    EXPECT_GT(said, 40);
    EXPECT_LT(said, 400);
    round_sums half;
    for (int n = 0; n < said / 2; ++n)
        half.add(n % 2 == 0 ? 20 : -20);
    EXPECT_NEAR(rounds_to_go(half, places), said - said / 2, 0.15 * said);
}

TEST(strength, lies_between_two_levels_or_beyond_the_last)
{
    const level_place places[]{{"learner", -7, 0}, {"casual", 0, 0}, {"master", 8, 0}};
    EXPECT_EQ(between(-9, places).above, "");
    EXPECT_EQ(between(-9, places).below, "learner");
    EXPECT_EQ(between(3, places).above, "casual");
    EXPECT_EQ(between(3, places).below, "master");
    EXPECT_EQ(between(0, places).above, "casual");
    EXPECT_EQ(between(9, places).above, "master");
    EXPECT_EQ(between(9, places).below, "");
}

TEST(strength, games_are_put_together_on_one_scale)
{
    // Worked out by hand: 5 of 8.4 is 0.5952, 3 is 0.3571, 7 is 0.8333; -4 of 9.1 is -0.4396, -8 is -0.8791. Weighted 30 to 10 that is
    // (30 * 0.5952 - 10 * 0.4396) / 40, and its errors are sqrt((30 * 0.2381)^2 + (10 * 0.4396)^2) / 40 on both sides.
    const game_strength games[]{{30, {5, 3, 7}, places_of("hoola")}, {10, {-4, -8, 0}, places_of("hohpai")}};
    ASSERT_DOUBLE_EQ(places_of("hoola").back().skill, 8.4);
    ASSERT_DOUBLE_EQ(places_of("hohpai").front().skill, -9.1);
    const auto all = together(games);
    ASSERT_TRUE(all);
    EXPECT_NEAR(all->value, 0.336539, 1e-5);
    EXPECT_NEAR(all->low, 0.336539 - 0.209675, 1e-5);
    EXPECT_NEAR(all->high, 0.336539 + 0.209675, 1e-5);
    EXPECT_TRUE(says_something(*all, places_together()));
    EXPECT_EQ(between(all->value, places_together()).above, "casual");
    EXPECT_FALSE(together({}));
    // An interval twice as wide as what says something takes four times the rounds.
    EXPECT_EQ(rounds_to_go(20, {0, -1, 1}, places_together()), 60);
    EXPECT_EQ(rounds_to_go(3, {0, -0.1, 0.1}, places_together()), 5);
}

/// What set-up says of the levels is what engine/lab/measure.py found, among four by the default rules.
TEST(strength, what_levels_do_beside_three_casuals_was_measured)
{
    for (const game_entry& game : all_games()) {
        std::ifstream file(HANPAN_LAB_RESULTS "/" + std::string(game.id) + ".json");
        ASSERT_TRUE(file) << game.id;
        const json results = json::parse(file);
        for (const level_place& place : places_of(game.id)) {
            std::string key = std::string(place.level) + " over casual";
            if (!results.contains(key))
                key += ", 4";
            ASSERT_TRUE(results.contains(key)) << game.id << " " << key;
            const std::string command = results[key]["command"];
            EXPECT_NE(command.find("--players 4 --bots " + std::string(place.level) + ",casual --rounds"),
                      std::string::npos)
                << command;
            const json& bots = results[key]["answer"]["bots"];
            ASSERT_EQ(bots.size(), 4U) << key;
            double others = 0;
            for (std::size_t i = 1; i < bots.size(); ++i)
                others += bots[i]["mean"].get<double>() / 3;
            const double does =
                game.low_score_wins ? bots[0]["mean"].get<double>() - others : 100 * bots[0]["win_share"].get<double>();
            EXPECT_EQ(place.beside_casuals, std::lround(does)) << game.id << " " << key;
        }
    }
}

/// Every game has what that scale needs.
TEST(strength, every_game_has_levels_on_both_sides_of_casual)
{
    for (const game_entry& game : all_games()) {
        const auto places = places_of(game.id);
        ASSERT_GE(places.size(), 3U) << game.id;
        EXPECT_LT(places.front().skill, 0) << game.id;
        EXPECT_GT(places.back().skill, 0) << game.id;
    }
}

} // namespace
} // namespace hanpan::strength
