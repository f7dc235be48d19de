// SPDX-License-Identifier: GPL-3.0-or-later
// Counters that a long life drives far: rounds of one match, running scores and chips, past what eight bits hold (and, where
// HANPAN_FULL_TESTS is set, sixteen); every round's number, payments and the record of them stay right.
#include <cstdlib>
#include <numeric>

#include <gtest/gtest.h>

#include "match/match.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

/// Plays one round by quick bots.
void play_round(match& m)
{
    while (!m.round_over()) {
        const seat who = m.to_act().lowest();
        bot_settings bot;
        bot.level = "learner";
        bot.seed = static_cast<std::uint64_t>(m.round());
        const std::atomic<bool> never{false};
        if (!m.play(who, m.think(who, bot)->choose(never)).allowed()) {
            ASSERT_TRUE(m.play(who, m.legal(who).front()).allowed());
        }
    }
}

TEST(counters, rounds_of_a_match_are_counted_past_every_small_type)
{
    const int rounds = std::getenv("HANPAN_FULL_TESTS") != nullptr ? 66'000 : 300;
    match_setup setup;
    setup.game = "hoola";
    setup.players = 2;
    setup.seed = 3;
    setup.rounds = rounds;
    auto made = make_match(setup);
    ASSERT_TRUE(made);
    match& m = **made;
    std::vector<std::int64_t> sums(2, 0);
    for (int round = 0;; ++round) {
        ASSERT_EQ(m.round(), round);
        play_round(m);
        const settlement paid = m.settle();
        for (std::size_t who = 0; who < 2; ++who)
            sums[who] += paid.payments[who];
        if (round % 97 == 0) {
            ASSERT_EQ(paid.payments[0] + paid.payments[1], 0) << round;
        }
        if (m.over())
            break;
        m.next_round();
    }
    EXPECT_EQ(m.finished_rounds().size(), static_cast<std::size_t>(rounds));
    const auto scores = m.scores();
    EXPECT_EQ(scores[0], sums[0]);
    EXPECT_EQ(scores[1], sums[1]);
    if (rounds > 1000)
        return; // finished_rounds() and the record of tens of thousands would take minutes
    const auto again = match_from_record(m.to_record());
    ASSERT_TRUE(again) << again.error;
    EXPECT_EQ((*again)->round(), rounds - 1);
    EXPECT_EQ((*again)->scores(), scores);
}

/// Chips at the far end of what the panel offers stay exact to the last one.
TEST(counters, chips_are_exact_at_their_bounds)
{
    for (const game_entry& game : all_games())
        for (const rule_info& field : game.book().fields()) {
            const std::string id(field.id);
            if (field.kind != rule_kind::number ||
                (id.find("chip") == std::string::npos && id.find("stake") == std::string::npos &&
                 id.find("loan") == std::string::npos && id.find("pot") == std::string::npos))
                continue;
            match_setup setup;
            setup.game = std::string(game.id);
            setup.players = game.min_players;
            setup.seed = 9;
            setup.rounds = 3;
            setup.rules = {{id, field.max}};
            auto made = make_match(setup);
            if (!made)
                continue; // out of keeping with the other defaults
            match& m = **made;
            const auto start = m.scores(); // chips are counted from what everybody begins with
            for (int round = 0; round < 3; ++round) {
                play_round(m);
                const settlement paid = m.settle();
                ASSERT_EQ(paid.payments.size(), static_cast<std::size_t>(setup.players)) << id;
                if (m.over())
                    break;
                m.next_round();
            }
            // What the rounds paid is what stands on the score.
            const auto scores = m.scores();
            for (seat who = 0; who < setup.players; ++who) {
                std::int64_t sum = start[static_cast<std::size_t>(who)];
                for (const settlement& round : m.finished_rounds())
                    sum += round.payments[static_cast<std::size_t>(who)];
                EXPECT_EQ(scores[static_cast<std::size_t>(who)], sum) << game.id << ' ' << id;
            }
        }
}

} // namespace
} // namespace hanpan
