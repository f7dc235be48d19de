// SPDX-License-Identifier: GPL-3.0-or-later
// "Sixty others had your seat."
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "arena/field.h"
#include "base/random.h"
#include "match/botplay.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

using arena::field;

const std::atomic<bool> never{false};
const bool deep = std::getenv("HANPAN_FULL_TESTS") != nullptr;

std::unique_ptr<match> dealt(const std::string& game, std::uint64_t seed)
{
    match_setup setup;
    setup.game = game;
    setup.players = 4;
    setup.seed = seed;
    setup.until = 1;
    return std::move(*make_match(setup));
}

std::vector<bot_settings> table(const std::string& level, std::uint64_t seed)
{
    std::vector<bot_settings> bots(4);
    for (std::size_t s = 0; s < bots.size(); ++s) {
        bots[s].level = level;
        bots[s].seed = random_stream(seed, random_stream::purpose::bot, 1000 + s).next();
    }
    return bots;
}

TEST(field, is_of_all_levels_from_the_first_on)
{
    const auto levels = arena::mixed_levels(find_game("hulahoo")->levels);
    EXPECT_EQ(levels.size(), 60U);
    EXPECT_EQ(std::set(levels.begin(), levels.begin() + 5), std::set(levels.begin(), levels.end()));
    EXPECT_EQ(std::count(levels.begin(), levels.end(), "casual"), 12);
}

TEST(field, is_the_same_however_it_is_played)
{
    const auto round = dealt("hohpai", 5);
    const auto bots = table("casual", 5);
    const auto levels = arena::mixed_levels(find_game("hohpai")->levels, 12);
    field at_once(*round, 0, bots, levels, 9), in_steps(*round, 0, bots, levels, 9);
    at_once.play_on(12, 1, never);
    const std::atomic<bool> stopped{true};
    in_steps.play_on(4, 2, stopped);
    EXPECT_TRUE(in_steps.played().empty());
    while (!in_steps.complete())
        in_steps.play_on(5, 2, never);
    ASSERT_EQ(at_once.played().size(), 12U);
    for (std::size_t i = 0; i < 12; ++i) {
        EXPECT_EQ(at_once.played()[i].level, levels[i]);
        EXPECT_EQ(at_once.played()[i].paid, in_steps.played()[i].paid);
        EXPECT_EQ(at_once.played()[i].moves, in_steps.played()[i].moves);
    }
}

/// Whoever plays like one of the field, with its dice, gets what it got: the deal and the others are the same.
TEST(field, has_the_same_round_as_the_seat)
{
    for (const game_entry& game : all_games()) {
        SCOPED_TRACE(game.id);
        const auto round = dealt(std::string(game.id), 11);
        auto bots = table("casual", 11);
        field others(*round, 2, bots, {"casual", "learner", "casual"}, 4);
        others.play_on(3, 1, never);
        bots[2] = {};
        bots[2].seed = random_stream(4, random_stream::purpose::bot, 2).next();
        ASSERT_TRUE(play_round_out(*round, bots, never));
        const arena::entrant& third = others.played()[2];
        const half_units paid = round->settle().payments[2];
        EXPECT_EQ(third.paid, game.low_score_wins ? -paid : paid);
        std::vector<std::string> moves;
        for (const played_action& a : round->actions())
            if (a.who == 2)
                moves.push_back(a.text);
        EXPECT_EQ(third.moves, moves);
        // From the end of the round it is the same field.
        field again(*round, 2, bots, {"casual", "learner", "casual"}, 4);
        again.play_on(3, 1, never);
        EXPECT_EQ(again.played()[1].moves, others.played()[1].moves);
        const arena::field_place place = others.place(paid);
        EXPECT_EQ(place.bots(), 3);
        EXPECT_GE(place.equal, 1);
    }
}

TEST(field, place_counts_equals_for_half)
{
    arena::field_place place;
    EXPECT_DOUBLE_EQ(place.ahead_of(), 0.5);
    place.better = 1;
    place.equal = 2;
    place.worse = 5;
    EXPECT_DOUBLE_EQ(place.ahead_of(), 0.75);
}

/// Reckoned once more, in another way, for a player who errs.
TEST(field, tells_where_the_better_half_went_another_way)
{
    int told = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const auto round = dealt("hohpai", seed);
        auto bots = table("casual", seed);
        field others(*round, 0, bots, std::vector<std::string>(20, "master"), seed);
        others.play_on(20, 1, never);
        bots[0].level = "random";
        ASSERT_TRUE(play_round_out(*round, bots, never));
        const auto found = others.departed(*round);
        if (!found)
            continue;
        ++told;
        std::vector<std::string> mine;
        for (const played_action& a : round->actions())
            if (a.who == 0)
                mine.push_back(a.text);
        std::vector<arena::entrant> ranked(others.played().begin(), others.played().end());
        std::stable_sort(ranked.begin(), ranked.end(), [](const auto& a, const auto& b) { return a.paid > b.paid; });
        ranked.resize(10);
        const auto as_far = [&](const arena::entrant& e, std::size_t moves) {
            return e.moves.size() >= moves &&
                   std::equal(mine.begin(), mine.begin() + static_cast<std::ptrdiff_t>(moves), e.moves.begin());
        };
        const auto reached = [&](std::size_t moves) {
            return std::count_if(ranked.begin(), ranked.end(), [&](const auto& e) { return as_far(e, moves); });
        };
        for (std::size_t n = 0; n < found->own_move; ++n)
            EXPECT_GE(2 * reached(n + 1), reached(n));
        EXPECT_EQ(found->came, reached(found->own_move));
        EXPECT_EQ(found->left, found->came - reached(found->own_move + 1));
        EXPECT_GT(2 * found->left, found->came);
        EXPECT_NE(found->instead, mine[found->own_move]);
        EXPECT_LE(found->agreed, found->left);
        EXPECT_GE(found->agreed, 1);
    }
    EXPECT_GT(told, 0);
}

/// A Skilled among Skilleds is in the middle of them.
TEST(field, equals_are_in_the_middle)
{
    const int rounds = deep ? 500 : 40;
    for (const char* game : {"hohpai", "hollywood"}) {
        double sum = 0;
        for (int n = 0; n < rounds; ++n) {
            const auto seed = static_cast<std::uint64_t>(n + 1);
            const auto round = dealt(game, seed);
            auto bots = table("skilled", seed);
            field others(*round, 0, bots, std::vector<std::string>(deep ? 60 : 9, "skilled"), seed);
            others.play_on(60, 1, never);
            ASSERT_TRUE(play_round_out(*round, bots, never));
            sum += 100 * others.place(round->settle().payments[0]).ahead_of();
        }
        // Uniform places spread by 29 at most: three standard errors, or what is promised.
        EXPECT_NEAR(sum / rounds, 50, deep ? 3 : 3 * 29 / std::sqrt(rounds)) << game;
        RecordProperty(std::string("mean_percentile_") + game, std::to_string(sum / rounds));
    }
}

} // namespace
} // namespace hanpan
