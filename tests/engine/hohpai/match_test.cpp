// SPDX-License-Identifier: GPL-3.0-or-later
// Whole Ho-Hpai matches through the match face: deals that are won before anybody acts, records, undo, bots.
#include <numeric>

#include <gtest/gtest.h>

#include "match/match.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

std::unique_ptr<match> new_match(const json& rules, int players, std::uint64_t seed)
{
    match_setup setup;
    setup.game = "hohpai";
    setup.players = players;
    setup.seed = seed;
    setup.rules = rules;
    auto made = make_match(setup);
    EXPECT_TRUE(made) << made.error;
    return made ? std::move(*made) : nullptr;
}

/// Plays to the end of the match; gives the number of deals.
int play_out(match& m, const std::string& level)
{
    int deals = 1;
    const std::atomic<bool> never{false};
    while (true) {
        while (!m.round_over()) {
            const seat who = m.to_act().lowest();
            bot_settings bot;
            bot.level = level;
            const verdict v = m.play(who, m.think(who, bot)->choose(never));
            EXPECT_TRUE(v.allowed()) << v.why();
            if (!v.allowed())
                return deals;
        }
        const settlement paid = m.settle();
        EXPECT_EQ(std::accumulate(paid.payments.begin(), paid.payments.end(), half_units{0}), 0);
        if (m.over())
            return deals;
        m.next_round();
        ++deals;
    }
}

TEST(hohpai_match, every_preset_is_played_to_the_end_and_its_record_says_the_same)
{
    std::uint64_t seed = 0;
    for (const rule_preset& p : find_game("hohpai")->book().presets())
        for (const int players : {2, 3, 4}) {
            SCOPED_TRACE(std::string(p.id) + " " + std::to_string(players));
            const auto m = new_match(json{{"preset", p.id}}, players, ++seed);
            EXPECT_EQ(play_out(*m, "casual"), 12) << "match_deals";
            auto again = match_from_record(m->to_record());
            ASSERT_TRUE(again) << again.error;
            EXPECT_EQ((*again)->scores(), m->scores());
            EXPECT_EQ((*again)->all(), m->all());
        }
}

TEST(hohpai_match, undo_goes_back_across_deals_that_were_won_as_dealt)
{
    const auto m = new_match(json{{"match_deals", 60}, {"a_ki_form", "both"}}, 4, 11);
    const json begun = m->all();
    play_out(*m, "casual");
    int dealt_wins = 0;
    for (const settlement& s : m->finished_rounds())
        dealt_wins += s.ending == "dealt_win";
    EXPECT_GT(dealt_wins, 0);
    while (m->undo()) {
    }
    EXPECT_EQ(m->all(), begun);
}

TEST(hohpai_match, learners_and_random_players_finish_too)
{
    for (const char* level : {"random", "learner"}) {
        const auto m = new_match(json{{"match_deals", 3}, {"win_declaration", "optional"}}, 4, 5);
        EXPECT_EQ(play_out(*m, level), 3);
    }
}

TEST(hohpai_match, a_deck_may_be_typed_either_way_round)
{
    match_setup setup;
    setup.game = "hohpai";
    setup.players = 4;
    setup.rules = json{{"whirl", false}};
    setup.dealer = 2;
    setup.deck = "1-1 3-1 2-4 5-3 5-6 6-6 1-1 1-4 2-6 3-6 4-4 5-5 1-2 1-5 2-5 3-3 4-6 6-6 1-6 2-2 2-3 3-4 4-5 5-6 "
                 "1-3 4-6 1-5 2-2 3-3 4-4 5-5 1-6";
    const auto made = make_match(setup);
    ASSERT_TRUE(made) << made.error;
    EXPECT_EQ((*made)->view(2)["hand"], "1-1 1-3 2-4 3-5 5-6 6-6");
    EXPECT_EQ((*made)->view(3)["hand"], "1-1 1-4 2-6 3-6 4-4 5-5");
    EXPECT_EQ((*made)->view(2)["row"].size(), 8U);
}

} // namespace
} // namespace hanpan
