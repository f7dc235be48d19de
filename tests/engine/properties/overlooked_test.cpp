// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing overlooked: whatever `play` takes is, as a choice, among those `legal` lists, so that no bot and no hint is blind to
// it. Brute force over everything a person could put together, sampled along rounds under every preset and random rules.
#include <algorithm>
#include <cstdlib>
#include <set>

#include <gtest/gtest.h>

#include "base/text.h"
#include "match/match.h"
#include "properties/rule_sets.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

/// A sample in the quick run; HANPAN_FULL_TESTS: everything.
int amount(int small, int full) { return std::getenv("HANPAN_FULL_TESTS") != nullptr ? full : small; }

std::vector<std::string> pieces(const std::string& text)
{
    std::vector<std::string> list;
    for (const std::string_view word : words_of(text))
        list.emplace_back(word);
    return list;
}

/// "7H#2" and "7H#1" are one choice.
std::string without_copies(const std::string& action)
{
    std::string text;
    for (std::size_t i = 0; i < action.size(); ++i)
        if (action[i] == '#')
            ++i;
        else
            text += action[i];
    return text;
}

/// The words joined by blanks.
template <class Words>
std::string joined(const Words& words)
{
    std::string text;
    for (const auto& w : words)
        text += " " + w;
    return text;
}

/// Calls f with every subset of at most `most` of `from`, `least` at least.
template <class F>
void each_subset(const std::vector<std::string>& from, std::size_t least, std::size_t most, F&& f)
{
    for (std::uint32_t bits = 0; bits < 1U << from.size(); ++bits) {
        std::vector<std::string> chosen;
        for (std::size_t i = 0; i < from.size(); ++i)
            if (bits >> i & 1)
                chosen.push_back(from[i]);
        if (chosen.size() >= least && chosen.size() <= most)
            f(chosen);
    }
}

// --- what a person could try, game by game

void hoola_tries(const json& view, std::vector<std::string>& tries)
{
    const auto hand = pieces(view["hand"].get<std::string>());
    for (const char* word : {"draw", "pass", "stop", "blast", "stay", "drop", "take", "thank"})
        tries.emplace_back(word);
    for (const std::string& card : hand) {
        tries.push_back("discard " + card);
        for (std::size_t m = 0; m < view["melds"].size(); ++m)
            tries.push_back("add " + card + " " + std::to_string(m));
    }
    for (std::size_t m = 0; m < view["melds"].size(); ++m)
        for (const char* word : {"take", "thank"})
            tries.push_back(std::string(word) + " > " + std::to_string(m));
    each_subset(hand, 1, 8, [&](std::vector<std::string> cards) {
        const bool joker = std::any_of(cards.begin(), cards.end(), [](const std::string& c) { return c[0] == 'X'; });
        // Where a joker stands says what it is: every order of it among the others.
        std::sort(cards.begin(), cards.end(), [](const std::string& a, const std::string& b) {
            const auto rank = [](const std::string& c) { return std::string("A23456789TJQK").find(c[0]); };
            return rank(a) < rank(b);
        });
        for (std::size_t turn = 0; turn < (joker ? cards.size() : 1U); ++turn) {
            for (std::size_t place = 0; place < (joker ? cards.size() : 1U); ++place) {
                auto row = cards;
                if (joker) {
                    // Ranks may run over the king, so the others are tried from each of them on.
                    const auto it =
                        std::find_if(row.begin(), row.end(), [](const std::string& c) { return c[0] == 'X'; });
                    const std::string x = *it;
                    row.erase(it);
                    if (!row.empty())
                        std::rotate(row.begin(), row.begin() + static_cast<long>(turn % row.size()), row.end());
                    row.insert(row.begin() + static_cast<long>(std::min(place, row.size())), x);
                }
                for (const char* word : {"meld", "take", "thank"})
                    tries.push_back(word + joined(row));
            }
        }
    });
}

void hohpai_tries(const json& view, std::vector<std::string>& tries)
{
    for (const char* word : {"declare", "decline", "take discard", "take stock", "pass"})
        tries.emplace_back(word);
    for (const std::string& piece : pieces(view["hand"].get<std::string>()))
        for (const char* word : {"exchange ", "discard "})
            tries.push_back(word + piece);
}

void hulahoo_tries(const json& view, std::vector<std::string>& tries)
{
    tries.emplace_back("pass");
    tries.emplace_back("keep");
    std::vector<std::string> targets{""};
    for (std::size_t s = 0; s < view["counts"].size(); ++s) {
        targets.push_back(" > " + std::to_string(s));
        for (const char* call : {"", " higher", " lower"})
            tries.push_back("name " + std::to_string(s) + call);
    }
    for (int value = 1; value <= 13; ++value)
        for (const char* call : {"", " higher", " lower", " double", " anything"})
            for (const char* from : {" open", " hand"})
                for (const std::string& target : targets)
                    tries.push_back("play " + std::to_string(value) + call + from + target);
}

void dragon_tries(const json& view, std::vector<std::string>& tries)
{
    for (const char* word : {"draw", "island", "pass"})
        tries.emplace_back(word);
    for (int s = 0; s < 5; ++s)
        tries.push_back("draw " + std::to_string(s));
    const auto all = [&](const char* key) {
        return view.contains(key) && view[key].is_string() ? pieces(view[key].get<std::string>())
                                                           : std::vector<std::string>();
    };
    for (const std::string& cube : all("river"))
        tries.push_back("river " + cube);
    for (const std::string& cube : all("hand")) {
        tries.push_back("discard " + cube);
        tries.push_back("discard " + cube + " holla");
    }
}

void hollywood_tries(const json& view, std::vector<std::string>& tries)
{
    for (const char* word : {"may_i", "pass", "allow", "deny", "withdraw", "draw stock", "draw discard", "point_out"})
        tries.emplace_back(word);
    for (const std::string& card : pieces(view["hand"].get<std::string>())) {
        tries.push_back("discard " + card);
        for (std::size_t m = 0; m < view["melds"].size(); ++m)
            for (const char* where : {"", " bottom", " top", " hand"})
                tries.push_back("lay_off " + card + " " + std::to_string(m) + where);
    }
}

struct tried_game {
    const char* game;
    void (*tries)(const json& view, std::vector<std::string>& tries);
};

class overlooked : public ::testing::TestWithParam<tried_game> {};

/// The choice behind an action: as the match writes it, copies aside.
std::string choice_of(const match& m, seat who, const std::string& action)
{
    const auto copy = m.clone();
    if (!copy->play(who, action).allowed())
        return {};
    std::string text = without_copies(copy->actions().back().text);
    // Jokers are alike.
    std::replace(text.begin(), text.end(), '\0', ' ');
    for (std::size_t at = text.find("X2"); at != std::string::npos; at = text.find("X2"))
        text[at + 1] = '1';
    return text;
}

} // namespace

TEST_P(overlooked, whatever_play_takes_is_listed)
{
    const game_entry& game = *find_game(GetParam().game);
    random_stream rng(77);
    auto sets = testing_rules::presets(game.book());
    for (auto& more : testing_rules::random_sets(game.book(), amount(25, 400), rng))
        sets.push_back(std::move(more));
    if (game.book().find_field("jokers") != nullptr)
        for (const char* aces : {"low", "low_high", "cyclic"}) {
            auto values = game.book().defaults();
            values["jokers"] = 2;
            values["ace_runs"] = aces;
            sets.push_back({std::string("jokers, ") + aces, values});
        }
    std::uint64_t seed = 0;
    long judged = 0, taken = 0;
    for (const auto& set : sets) {
        match_setup setup{.game = GetParam().game, .players = game.min_players, .seed = ++seed, .rules = set.values};
        for (int span = 0; span < 5; ++span) {
            setup.players = game.min_players +
                            static_cast<int>((seed + static_cast<std::uint64_t>(span)) %
                                             static_cast<std::uint64_t>(game.max_players - game.min_players + 1));
            if (game.problems(set.values, setup.players).empty())
                break;
        }
        auto made = make_match(setup);
        if (!made)
            continue;
        match& m = **made;
        for (int step = 0; step < 120 && !m.round_over(); ++step) {
            const seat who = m.to_act().lowest();
            const auto legal = m.legal(who);
            ASSERT_FALSE(legal.empty());
            // Positions are looked at now and then: each costs hundreds of judgements.
            if (rng.below(static_cast<std::uint32_t>(amount(6, 2))) == 0) {
                std::set<std::string> listed;
                for (const std::string& action : legal)
                    listed.insert(choice_of(m, who, action));
                std::vector<std::string> tries;
                GetParam().tries(m.view(who), tries);
                for (const std::string& action : tries) {
                    ++judged;
                    if (!m.judge(who, action).allowed())
                        continue;
                    // A wrong Holla may be called, but nobody would list a foul.
                    if (action.ends_with("holla")) {
                        const auto called = m.clone();
                        called->play(who, action);
                        if (!called->round_over() || called->settle().ending != "holla")
                            continue;
                    }
                    // Who is in turn may leave a discard to others, and chooses what follows when it comes.
                    if (action == "pass" && std::find(legal.begin(), legal.end(), "draw") != legal.end())
                        continue;
                    // Who gives a piece away declines with it; saying so first chooses nothing else.
                    if (action == "decline" && std::any_of(legal.begin(), legal.end(), [](const std::string& other) {
                            return other.starts_with("exchange") || other.starts_with("discard");
                        }))
                        continue;
                    ++taken;
                    EXPECT_TRUE(listed.contains(choice_of(m, who, action)))
                        << set.name << ", seed " << setup.seed << ": '" << action
                        << "' is taken, but not listed: " << joined(legal) << "\n"
                        << m.view(who).dump();
                }
            }
            if (HasFailure())
                return;
            m.play(who, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
    }
    EXPECT_GT(taken, 200);
}

INSTANTIATE_TEST_SUITE_P(games, overlooked,
                         ::testing::Values(tried_game{"hoola", hoola_tries}, tried_game{"hohpai", hohpai_tries},
                                           tried_game{"hulahoo", hulahoo_tries}, tried_game{"dragon", dragon_tries},
                                           tried_game{"hollywood", hollywood_tries}),
                         [](const auto& game) { return std::string(game.param.game); });

} // namespace hanpan
