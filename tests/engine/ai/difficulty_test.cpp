// SPDX-License-Identifier: GPL-3.0-or-later
// How hard a decision is, which is how long an opponent takes for it.
#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

#include "match/match.h"
#include "registry/registry.h"
#include "search/difficulty.h"

namespace hanpan {
namespace {

using option = search_option<int>;

double degree_of(const std::vector<option>& options) { return difficulty_of(options).degree(); }

/// A choice that is sampled: so far behind the best, give or take.
option sampled(double behind, double error)
{
    return {.value = -behind, .error = 0.2, .behind = behind, .behind_error = error, .worlds = 100};
}
/// One that is worked out.
option exact(double behind) { return {.value = -behind, .behind = behind, .worlds = 1}; }

class decisions : public ::testing::TestWithParam<std::string_view> {};

} // namespace

TEST(difficulty, is_nothing_where_there_is_one_choice_or_a_plain_one)
{
    EXPECT_EQ(degree_of({}), 0);
    EXPECT_EQ(degree_of({sampled(0, 0)}), 0);
    EXPECT_EQ(degree_of({sampled(0, 0), sampled(0.4, 0.2), sampled(3, 0.1)}), 0);
    EXPECT_EQ(degree_of({exact(0), exact(5), exact(10)}), 0);
    // Nothing depends on it: the same in every world.
    EXPECT_EQ(degree_of({sampled(0, 0), sampled(0, 0), sampled(0, 0)}), 0);
    EXPECT_EQ(degree_of({exact(0), exact(0)}), 0);
}

TEST(difficulty, grows_with_what_cannot_be_told_apart)
{
    // One that is as good is one rival: half the way.
    EXPECT_DOUBLE_EQ(degree_of({sampled(0, 0), sampled(0, 0.2)}), 0.5);
    EXPECT_DOUBLE_EQ(degree_of({sampled(0, 0), sampled(-0.1, 0.2)}), 0.5); // ahead by noise
    EXPECT_DOUBLE_EQ(degree_of({sampled(0, 0), sampled(0, 0.2), sampled(0, 0.2), sampled(0, 0.2)}), 0.75);
    // One error behind it counts for half of one: 0.5 / 1.5.
    EXPECT_DOUBLE_EQ(degree_of({sampled(0, 0), sampled(0.2, 0.2)}), 1.0 / 3);
    // Worked out: 1.2 of 10 take the place of the error.
    EXPECT_DOUBLE_EQ(degree_of({exact(0), exact(1.2), exact(10)}), 1.0 / 3);
    EXPECT_DOUBLE_EQ(degree_of({exact(0), exact(0), exact(10)}), 0.5);
}

/// At real tables: what is forced is easiest, some decisions are plain and some hard, and the same seed finds them alike.
TEST_P(decisions, are_as_hard_as_they_are)
{
    const game_entry& game = *find_game(GetParam());
    const std::atomic<bool> never{false};
    for (const char* level : {"casual", "skilled"}) {
        int forced = 0, plain = 0, hard = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            match_setup setup;
            setup.game = std::string(game.id);
            setup.players = std::clamp(4, game.min_players, game.max_players);
            setup.seed = seed;
            auto made = make_match(setup);
            ASSERT_TRUE(made) << made.error;
            match& m = **made;
            for (int moves = 0; moves < 60 && !m.round_over(); ++moves) {
                const seat who = m.to_act().lowest();
                bot_settings bot;
                bot.level = level;
                bot.seed = seed;
                bot.temperament = temperament::greedy;
                const auto thinking = m.think(who, bot);
                const std::string chosen = thinking->choose(never);
                const difficulty how = thinking->how_hard();
                ASSERT_GE(how.degree(), 0);
                ASSERT_LT(how.degree(), 1);
                if (m.legal(who).size() == 1) {
                    ++forced;
                    EXPECT_EQ(how, difficulty()) << chosen;
                }
                plain += how.degree() < 0.1;
                hard += how.degree() >= 0.45;
                if (moves % 16 == 0) {
                    const auto again = m.think(who, bot);
                    EXPECT_EQ(again->choose(never), chosen);
                    EXPECT_EQ(again->how_hard(), how);
                }
                ASSERT_TRUE(m.play(who, chosen).allowed()) << chosen;
            }
        }
        EXPECT_GT(plain, forced) << level;
        EXPECT_GT(hard, 0) << level;
    }
}

INSTANTIATE_TEST_SUITE_P(games, decisions, ::testing::ValuesIn([] {
                             std::vector<std::string_view> ids;
                             for (const game_entry& game : all_games())
                                 ids.push_back(game.id);
                             return ids;
                         }()),
                         [](const auto& c) { return std::string(c.param); });

} // namespace hanpan
