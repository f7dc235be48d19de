// SPDX-License-Identifier: GPL-3.0-or-later
// Every round ends: random rule sets in all games, caps off where rules have one; and every level answers when it should.
#include <chrono>
#include <cstdlib>
#include <thread>

#include <gtest/gtest.h>

#include "match/match.h"
#include "properties/rule_sets.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

struct limit {
    const char* game;
    int actions;                   ///< no round takes more
    std::vector<const char*> caps; ///< rules that end rounds, switched off in every other set
};

class rounds_end : public ::testing::TestWithParam<limit> {};

std::unique_ptr<match> start(const game_entry& game, rule_values values, std::uint64_t seed,
                             const std::vector<const char*>& caps)
{
    if (seed % 2 == 0)
        for (const char* cap : caps)
            values[cap] = 0;
    const int span = game.max_players - game.min_players + 1;
    for (int i = 0; i < span; ++i) {
        match_setup setup{.game = std::string(game.id), .seed = seed, .rules = values};
        setup.players = game.min_players +
                        static_cast<int>((seed + static_cast<std::uint64_t>(i)) % static_cast<std::uint64_t>(span));
        if (auto made = make_match(setup))
            return std::move(*made);
    }
    return nullptr;
}

} // namespace

TEST_P(rounds_end, between_casual_bots_under_any_rules)
{
    const char* asked = std::getenv("HANPAN_RULE_SETS");
    const int count = asked != nullptr ? std::atoi(asked) : 60;
    const game_entry& game = *find_game(GetParam().game);
    random_stream rng(2026);
    const std::atomic<bool> never{false};
    int played = 0;
    std::uint64_t seed = 0;
    for (const auto& set : testing_rules::random_sets(game.book(), count, rng)) {
        const auto m = start(game, set.values, ++seed, GetParam().caps);
        if (!m)
            continue;
        ++played;
        int actions = 0;
        for (; !m->round_over(); ++actions) {
            ASSERT_LT(actions, GetParam().actions) << set.name << ", seed " << seed;
            const seat who = m->to_act().lowest();
            bot_settings bot;
            bot.level = "casual";
            bot.seed = seed + static_cast<std::uint64_t>(actions);
            ASSERT_TRUE(m->play(who, m->think(who, bot)->choose(never)).allowed()) << set.name;
        }
    }
    EXPECT_GT(played, count / 2);
}

// A budget is kept, and a thought that is called off ends, though a playout would not: a watchdog of ten times and more.
TEST_P(rounds_end, every_level_answers_within_its_time)
{
    const game_entry& game = *find_game(GetParam().game);
    random_stream rng(77);
    std::uint64_t seed = 1;
    for (const auto& set : testing_rules::random_sets(game.book(), 4, rng)) {
        const auto m = start(game, set.values, ++seed * 2, GetParam().caps);
        if (!m || m->round_over())
            continue;
        for (const std::string& level : bot_levels()) {
            const seat who = m->to_act().lowest();
            bot_settings bot;
            bot.level = level;
            bot.budget_ms = 50;
            const std::atomic<bool> never{false};
            const auto begun = std::chrono::steady_clock::now();
            const std::string action = m->think(who, bot)->choose(never);
            EXPECT_LT(std::chrono::steady_clock::now() - begun, std::chrono::seconds(10))
                << level << " under " << set.name;
            EXPECT_TRUE(m->judge(who, action).allowed());
            // The same without a budget, called off from another thread.
            bot.budget_ms = 0;
            std::atomic<bool> stop{false};
            std::string called_off;
            const auto thinker = m->think(who, bot);
            std::thread thinking([&] { called_off = thinker->choose(stop); });
            stop = true;
            thinking.join();
            EXPECT_TRUE(m->judge(who, called_off).allowed()) << level;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(games, rounds_end,
                         ::testing::Values(limit{"hoola", 3000, {}}, limit{"hollywood", 12'000, {"reshuffle_limit"}},
                                           limit{"hohpai", 4000, {"draw_cap_rounds"}}, limit{"hulahoo", 1200, {}},
                                           limit{"dragon", 2000, {"river_fee"}}),
                         [](const auto& game) { return std::string(game.param.game); });

} // namespace hanpan
