// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for whole matches of every game: records, undo, clones, bots; and no damage to a record does harm.
#include <algorithm>
#include <atomic>

#include <gtest/gtest.h>

#include "match/match.h"
#include "properties/rule_sets.h"
#include "registry/registry.h"

using namespace hanpan;

namespace {

/// A match of the game with these rules, as many players as the seed says among those possible.
std::unique_ptr<match> start(const game_entry& game, const rule_values& rules, std::uint64_t seed)
{
    const int span = game.max_players - game.min_players + 1;
    for (int i = 0; i < span; ++i) {
        match_setup setup;
        setup.game = std::string(game.id);
        setup.players = game.min_players + static_cast<int>(seed + static_cast<std::uint64_t>(i)) % span;
        setup.seed = seed;
        setup.rules = rules;
        setup.rounds = 2;
        if (auto made = make_match(setup))
            return std::move(*made);
    }
    return nullptr;
}

std::string everything_about(const match& m)
{
    std::string text = m.all().dump();
    for (seat s = 0; s < m.setup().players; ++s)
        text += m.view(s).dump();
    return text;
}

class every_match : public ::testing::TestWithParam<const game_entry*> {};

std::vector<const game_entry*> games()
{
    std::vector<const game_entry*> list;
    for (const game_entry& g : all_games())
        list.push_back(&g);
    return list;
}

/// Plays `m` by bots and chance for at most `actions`, over two rounds at most.
void play_on(match& m, random_stream& rng, int actions)
{
    const std::atomic<bool> stop{false};
    for (; actions > 0; --actions) {
        if (m.round_over()) {
            if (m.over() || m.round() >= 1)
                return;
            m.next_round();
            continue;
        }
        const seat who = m.to_act().lowest();
        bot_settings bot;
        bot.level = bot_levels()[rng.below(3)];
        bot.seed = rng.next();
        const std::string action = m.think(who, bot)->choose(stop);
        const verdict judged = m.play(who, action);
        ASSERT_TRUE(judged.allowed()) << bot.level << " " << action << ": " << judged.why();
    }
}

} // namespace

TEST_P(every_match, is_its_record)
{
    random_stream rng(31);
    auto sets = testing_rules::presets(GetParam()->book());
    for (auto& more : testing_rules::random_sets(GetParam()->book(), 20, rng))
        sets.push_back(std::move(more));
    std::uint64_t seed = 0;
    for (const auto& set : sets) {
        SCOPED_TRACE(set.name);
        const auto m = start(*GetParam(), set.values, ++seed);
        ASSERT_NE(m, nullptr);
        for (int part = 0; part < 4; ++part) {
            play_on(*m, rng, 1 + static_cast<int>(rng.below(60)));
            const std::string record = m->to_record();
            const auto again = match_from_record(record);
            ASSERT_TRUE(again) << again.error << "\n" << record;
            EXPECT_EQ(everything_about(**again), everything_about(*m));
            EXPECT_EQ((*again)->to_record(), record);

            const auto copy = m->clone();
            EXPECT_EQ(everything_about(*copy), everything_about(*m));
            const int back = 1 + static_cast<int>(rng.below(5));
            for (int i = 0; i < back && !copy->actions().empty(); ++i)
                ASSERT_TRUE(copy->undo());
            const auto shorter = match_from_record(copy->to_record());
            ASSERT_TRUE(shorter) << shorter.error;
            EXPECT_EQ(everything_about(**shorter), everything_about(*copy));
            EXPECT_EQ(m->to_record(), record);
        }
    }
}

TEST_P(every_match, undo_restores_each_position)
{
    random_stream rng(32);
    const auto m = start(*GetParam(), GetParam()->book().defaults(), 4);
    ASSERT_NE(m, nullptr);
    std::vector<std::string> seen;
    for (int i = 0; i < 400 && !m->round_over(); ++i) {
        seen.push_back(everything_about(*m));
        play_on(*m, rng, 1);
    }
    while (!seen.empty()) {
        ASSERT_TRUE(m->undo());
        EXPECT_EQ(everything_about(*m), seen.back());
        seen.pop_back();
    }
    EXPECT_FALSE(m->undo());
}

TEST_P(every_match, decides_the_same_when_asked_again)
{
    const std::atomic<bool> stop{false};
    for (const std::string& level : bot_levels()) {
        const auto m = start(*GetParam(), GetParam()->book().defaults(), 12);
        bot_settings bot;
        bot.level = level;
        bot.seed = 99;
        const seat who = m->to_act().lowest();
        const std::string choice = m->think(who, bot)->choose(stop);
        for (int i = 0; i < 3; ++i)
            EXPECT_EQ(m->think(who, bot)->choose(stop), choice);
        EXPECT_EQ(m->clone()->think(who, bot)->choose(stop), choice);
    }
}

TEST_P(every_match, damage_to_a_record_does_no_harm)
{
    random_stream rng(33);
    const auto m = start(*GetParam(), GetParam()->book().defaults(), 7);
    ASSERT_NE(m, nullptr);
    play_on(*m, rng, 10'000);
    const std::string record = m->to_record();
    // The same without its check sum, so that damage gets as far as the game.
    const std::string open = record.substr(0, record.rfind("check "));
    ASSERT_TRUE(match_from_record(open)) << match_from_record(open).error;
    const auto place = [&](const std::string& text) { return rng.below(static_cast<std::uint32_t>(text.size())); };
    for (int i = 0; i < 2500; ++i) {
        std::string damaged = i % 3 == 0 ? record : open;
        switch (rng.below(6)) {
        case 0: damaged.resize(place(damaged)); break;
        case 1: damaged.erase(place(damaged), 1 + rng.below(12)); break;
        case 2: damaged[place(damaged)] = static_cast<char>(rng.below(256)); break;
        case 3: damaged.insert(place(damaged), 1 + rng.below(3), static_cast<char>(rng.below(256))); break;
        case 4: { // a piece of it somewhere else
            const std::string piece = damaged.substr(place(damaged), 1 + rng.below(40));
            damaged.insert(place(damaged), piece);
            break;
        }
        case 5: { // two lines change places
            const auto from = damaged.find('\n', place(damaged));
            if (from == std::string::npos)
                break;
            const auto to = damaged.find('\n', from + 1);
            if (to != std::string::npos)
                std::rotate(damaged.begin(), damaged.begin() + static_cast<long>(from) + 1,
                            damaged.begin() + static_cast<long>(to) + 1);
            break;
        }
        }
        const auto read = match_from_record(damaged);
        if (read) {
            // What is taken must be a sound match; and as long as the check sum is there, it must be the one saved.
            const std::string rewritten = (*read)->to_record();
            EXPECT_TRUE(match_from_record(rewritten));
            EXPECT_TRUE(damaged.find("\ncheck ") == std::string::npos || rewritten == record) << damaged;
        } else {
            EXPECT_TRUE(read.error.text().starts_with("line ")) << read.error;
            EXPECT_NE(read.error.text().find(": "), std::string::npos) << read.error;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(games, every_match, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param->id); });
