// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdlib>

#ifndef _WIN32
#include <csignal>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

#include <gtest/gtest.h>

#include "arena/ladder.h"
#include "arena/process.h"
#include "arena/tournament.h"
#include "cli/arena.h"
#include "registry/registry.h"

namespace hanpan::arena {
namespace {

tournament small(const std::string& game, int players, std::vector<std::string> bots, std::uint64_t rounds = 12)
{
    tournament t;
    t.game = find_game(game);
    t.players = players;
    t.bots = std::move(bots);
    t.rounds = rounds;
    t.seed = 5;
    return t;
}

/// The answer without what depends on the clock.
json without_times(json answer)
{
    for (const char* list : {"bots", "by_name"})
        if (answer.contains(list))
            for (json& b : answer[list]) {
                b.erase("ms_per_decision");
                b.erase("p99_ms");
            }
    return answer;
}

json played(const tournament& t, bool deals = false)
{
    const auto result = play(t);
    EXPECT_TRUE(result) << result.error;
    return result ? result->to_json(deals) : json();
}

/// tests/bots/strange_bot.cpp, as a shell of this system calls it; empty where ctest does not say where it is.
std::string strange(const std::string& way)
{
    const char* const named = std::getenv("HANPAN_STRANGE_BOT");
    std::string path = named != nullptr ? named : "";
    if (path.empty())
        return path;
#ifdef _WIN32
    std::replace(path.begin(), path.end(), '/', '\\');
    if (path.front() == '\\')
        path.insert(0, "Z:"); // built on Linux, for Wine
#endif
    return "exec:" + path + ' ' + way;
}

} // namespace

TEST(arena, the_same_bot_at_every_seat_wins_nothing_from_itself)
{
    // Dice belong to the seat, so every rotation is the same round and each bot has had every seat of it.
    for (const char* game : {"hoola", "hohpai"}) {
        const json answer = played(small(game, 4, {"casual"}));
        ASSERT_EQ(answer["bots"].size(), 4U);
        for (const json& b : answer["bots"]) {
            EXPECT_EQ(b["mean"], 0.0) << game;
            EXPECT_EQ(b["ci95"], 0.0);
            EXPECT_EQ(b["diff"], 0.0);
        }
        EXPECT_EQ(answer["deals"], 12);
        EXPECT_EQ(answer["rounds_played"], 48);
    }
}

namespace {

/// The game's own table, which counts the rounds played at it.
class counting_table final : public table {
public:
    counting_table(std::unique_ptr<table> real, int& rounds) : real_(std::move(real)), rounds_(rounds) {}
    round_result play(std::uint64_t number, std::span<const int> seated) override
    {
        ++rounds_;
        return real_->play(number, seated);
    }
    troubles troubles_of(int bot) const override { return real_->troubles_of(bot); }

private:
    std::unique_ptr<table> real_;
    int& rounds_;
};

} // namespace

TEST(arena, a_seating_that_comes_back_is_counted_without_being_played_again)
{
    const tournament t = small("hoola", 4, {"casual", "random", "casual", "random"}, 5);
    int rounds = 0;
    table_setup setup;
    const auto result = play(t, [&](const table_setup& given) {
        setup = given;
        return std::make_unique<counting_table>(t.game->arena_table(given), rounds);
    });
    ASSERT_TRUE(result) << result.error;
    EXPECT_EQ(rounds, 2 * 5);
    const std::unique_ptr<table> again = t.game->arena_table(setup);
    for (const deal_row& row : result->rows) {
        std::vector<std::int64_t> paid(4), wins(4), above(4);
        for (int turn = 0; turn < 4; ++turn) {
            const int seated[] = {turn, (turn + 1) % 4, (turn + 2) % 4, (turn + 3) % 4};
            const round_result r = again->play(row.number, seated);
            for (std::size_t s = 0; s < 4; ++s) {
                paid[static_cast<std::size_t>(seated[s])] += r.paid[s];
                if (r.winners.has(static_cast<seat>(s)))
                    wins[static_cast<std::size_t>(seated[s])] += one_win / r.winners.size();
                // Of the three others; he himself is one of those who are paid the same.
                above[static_cast<std::size_t>(seated[s])] -= 1;
                for (std::size_t other = 0; other < 4; ++other)
                    above[static_cast<std::size_t>(seated[s])] +=
                        (r.paid[s] > r.paid[other]) + (r.paid[s] >= r.paid[other]);
            }
        }
        EXPECT_EQ(row.paid, paid) << row.number;
        EXPECT_EQ(row.wins, wins) << row.number;
        EXPECT_EQ(row.above, above) << row.number;
    }
    // The last two are other people's programs (which end at once): nobody knows whether they would do the same again.
    for (const std::vector<std::string>& bots :
         {std::vector<std::string>{"casual", "random", "random", "casual"},
          std::vector<std::string>{"casual", "random", "casual", "casual"},
          std::vector<std::string>{"casual", "exec:exit", "casual", "exec:exit"}}) {
        tournament other = t;
        other.bots = bots;
        rounds = 0;
        EXPECT_TRUE(play(other, [&](const table_setup& given) {
            return std::make_unique<counting_table>(t.game->arena_table(given), rounds);
        }));
        EXPECT_EQ(rounds, 4 * 5);
    }
}

TEST(arena, knows_who_is_stronger)
{
    const json answer = played(small("hoola", 3, {"casual", "random"}, 100));
    EXPECT_GT(answer["by_name"][0]["mean"].get<double>(), answer["by_name"][0]["ci95"].get<double>());
    // Fewer points are better there, and more is better here.
    EXPECT_LT(played(small("hollywood", 3, {"casual", "random"}, 20))["by_name"][1]["diff"], 0.0);
}

TEST(arena, threads_change_nothing)
{
    tournament t = small("hoola", 4, {"mc:8", "casual", "learner", "random"});
    const json one = without_times(played(t));
    t.threads = 3;
    EXPECT_EQ(without_times(played(t)), one);
}

TEST(arena, shards_merge_to_the_same_numbers)
{
    tournament t = small("hulahoo", 3, {"casual", "learner", "random"}, 11);
    const json whole = without_times(played(t));
    std::vector<json> parts;
    t.shards = 3;
    for (t.shard = 0; t.shard < 3; ++t.shard)
        parts.push_back(json::parse(played(t, true).dump()));
    std::swap(parts[0], parts[2]);
    const auto merged = merge(parts);
    ASSERT_TRUE(merged) << merged.error;
    EXPECT_EQ(without_times(merged->to_json(false)), whole);
    EXPECT_EQ(merge({parts[0], parts[0]}).error, "deal 2 is there twice");
    json other = parts[1];
    other["seed"] = 6;
    EXPECT_EQ(merge({parts[0], other}).error, "result 2 is of another tournament than the first one");
    EXPECT_FALSE(merge({json(3)}));
}

TEST(arena, says_what_cannot_be_played)
{
    EXPECT_NE(known_game("bridge").error.text().find("bridge"), std::string::npos);
    EXPECT_NE(play(small("hoola", 9, {"casual"})).error, "");
    EXPECT_NE(play(small("hoola", 3, {"casual", "nobody"})).error.text().find("nobody"), std::string::npos);
    EXPECT_NE(play(small("hoola", 3, {"mc:0"})).error, "");
    EXPECT_NE(play(small("hoola", 3, {"mc:5:x"})).error, "");
    EXPECT_NE(play(small("hoola", 2, {"casual", "casual", "casual"})).error, "");
    EXPECT_TRUE(play(small("hoola", 2, {"mc:5:1.5"}, 1)));
}

#ifndef _WIN32
TEST(arena, a_bot_that_hangs_ends_with_whoever_asked_it)
{
    // The pipe's end goes on to the bot and what it starts: it is closed when none of them lives.
    int alive[2];
    ASSERT_EQ(pipe(alive), 0);
    const pid_t asker = fork();
    if (asker == 0) {
        // Says when the bot runs, and is killed before it can tidy up.
        child_process bot("echo here; sleep 600");
        std::string line;
        bot.read_line(line, 10'000);
        (void)!write(alive[1], "h", 1);
        pause();
        _exit(0);
    }
    close(alive[1]);
    char heard = 0;
    ASSERT_EQ(read(alive[0], &heard, 1), 1);
    kill(asker, SIGKILL);
    waitpid(asker, nullptr, 0);
    pollfd end{alive[0], POLLIN, 0};
    EXPECT_EQ(poll(&end, 1, 20'000), 1) << "the bot goes on";
    close(alive[0]);
}
#endif

TEST(arena, other_peoples_bots_play)
{
    if (strange("first").empty())
        GTEST_SKIP() << "HANPAN_STRANGE_BOT is not set";
    tournament t = small("hoola", 3, {"casual", strange("first")}, 4);
    t.bot_timeout_ms = 60'000; // however long it takes to start
    const json answer = played(t);
    EXPECT_FALSE(answer["bots"][1].contains("trouble")) << answer["bots"][1];
    EXPECT_GT(answer["bots"][1]["decisions"], 0);
}

TEST(arena, a_bot_that_fails_is_reported_and_replaced)
{
    if (strange("dies").empty())
        GTEST_SKIP() << "HANPAN_STRANGE_BOT is not set";
    tournament t = small("hoola", 2, {"casual", strange("nonsense")}, 2);
    EXPECT_GT(played(t)["bots"][1]["trouble"]["nonsense"], 0);
    t.bots[1] = strange("flies");
    EXPECT_GT(played(t)["bots"][1]["trouble"]["nonsense"], 0);
    t.bots[1] = strange("dies");
    EXPECT_GT(played(t)["bots"][1]["trouble"]["deaths"], 0);
    t.bots[1] = "exec:no-such-program-anywhere";
    EXPECT_GT(played(t)["bots"][1]["trouble"]["deaths"], 0);
    t.bots[1] = strange("silent");
    t.bot_timeout_ms = 30;
    const json answer = played(t);
    EXPECT_EQ(answer["bots"][1]["trouble"]["timeouts"], 4);
    // The rule-based player moved for it all the time.
    EXPECT_EQ(answer["rounds_played"], 4);
}

TEST(ladder, finds_the_strengths_behind_the_duels)
{
    // Of two seats each comes out above in the proportion of their strengths.
    const double strength[] = {1, 2, 8};
    std::vector<duel> duels;
    for (std::size_t a = 0; a < 3; ++a)
        for (std::size_t b = a + 1; b < 3; ++b) {
            duel d;
            d.a = a;
            d.b = b;
            d.log_odds = std::log(strength[b] / strength[a]);
            d.log_error = 0.1;
            duels.push_back(d);
        }
    const auto ratings = rate({"a", "b", "c"}, duels);
    ASSERT_EQ(ratings.size(), 3U);
    EXPECT_NEAR(ratings[1].points, 400 * std::log10(2.0), 1e-6);
    EXPECT_NEAR(ratings[2].points, 400 * std::log10(8.0), 1e-6);
    EXPECT_GT(ratings[1].margin, 0);
}

TEST(ladder, counts_how_often_a_seat_is_paid_more_than_one_of_the_others)
{
    for (const int players : {3, 4}) {
        tournament t = small("hoola", players, {"learner", "casual"}, 30);
        const auto climbed = climb(t);
        ASSERT_TRUE(climbed) << climbed.error;
        // Every second seat, played by hand.
        table_setup setup;
        t.bots = {"learner", "casual", "learner", "casual"};
        t.bots.resize(static_cast<std::size_t>(players));
        ASSERT_TRUE(play(t, [&](const table_setup& given) {
            setup = given;
            return t.game->arena_table(given);
        }));
        const std::unique_ptr<table> at = t.game->arena_table(setup);
        double above = 0, pairs = 0;
        std::vector<int> seated(static_cast<std::size_t>(players));
        for (std::uint64_t deal = 0; deal < t.rounds; ++deal)
            for (int turn = 0; turn < players; ++turn) {
                for (int s = 0; s < players; ++s)
                    seated[static_cast<std::size_t>(s)] = (s + turn) % players;
                const round_result r = at->play(deal, seated);
                for (std::size_t a = 0; a < seated.size(); ++a)
                    for (std::size_t b = 0; b < seated.size(); ++b)
                        if (seated[a] % 2 == 0 && seated[b] % 2 == 1) {
                            ++pairs;
                            above += r.paid[b] > r.paid[a] ? 1 : r.paid[b] == r.paid[a] ? 0.5 : 0;
                        }
            }
        EXPECT_NEAR(climbed->duels[0].above, above / pairs, 1e-9) << players;
        EXPECT_NEAR(climbed->ratings[1].points, 400 * std::log10(above / (pairs - above)), 1e-6);
    }
}

TEST(ladder, puts_the_rule_based_player_above_chance)
{
    const auto result = climb(small("hoola", 4, {"random", "learner", "casual"}, 400));
    ASSERT_TRUE(result) << result.error;
    EXPECT_EQ(result->duels.size(), 3U);
    EXPECT_LT(result->ratings[0].points, result->ratings[1].points);
    EXPECT_LT(result->ratings[1].points, result->ratings[2].points);
    EXPECT_FALSE(climb(small("hoola", 4, {"casual", "casual"}, 1)));
}

} // namespace hanpan::arena
