// SPDX-License-Identifier: GPL-3.0-or-later
// The same moves in every build: a bot's move follows from its view, its seed and its number of worlds, never from how the
// compiler was told to optimise. Each level's moves at a few dozen positions of each game are boiled down to a number,
// and the numbers stand in tests/data/moves.tsv; `./dev test` compares them in the release build and in the one for the
// sanitizers. This program links the engine alone, so that what is run is what is shipped: nothing of the search is
// compiled again with the tests' own flags.
//
// Retuned bots move differently. Write the new numbers with
//     HANPAN_WRITE_GOLDEN=all build/engine/tests/moves_tests
// (=new: only those that are missing) and see that a build without optimisation finds the same:
//     cmake --preset debug -DHANPAN_APP=OFF && cmake --build --preset debug --target moves_tests && build/debug/tests/moves_tests
// HANPAN_SHOW_MOVES=1 prints every move, to see where two builds part.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include <gtest/gtest.h>

#include "match/match.h"
#include "registry/registry.h"
#include "search/levels.h"

namespace hanpan {
namespace {

/// Positions for a level: the same work for those that search, within reason. Ho-Hpai reckons a move in a millisecond, and its
/// levels seldom part.
int positions_for(const game_entry& game, const player_config& m)
{
    constexpr int most = 48, least = 3, worlds = 3072;
    const int affordable = worlds / m.search.effort;
    if (m.how != thought::worlds || affordable >= most)
        return most;
    return game.id == "hohpai" ? 20 * affordable : std::max(affordable, least);
}

/// FNV-1a.
struct digest {
    std::uint64_t sum = 0xcbf29ce484222325U;
    void add(std::string_view text)
    {
        for (const char c : text)
            sum = (sum ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
    }
    std::string text() const
    {
        char digits[17];
        std::snprintf(digits, sizeof(digits), "%016llx", static_cast<unsigned long long>(sum));
        return digits;
    }
};

/// Calls f(match, seat) at positions of rounds that sound players play, every third time there is something to choose.
template <class F>
void each_position(const game_entry& game, int count, F&& f)
{
    const std::atomic<bool> never{false};
    int choices = 0;
    for (std::uint64_t seed = 1; count > 0; ++seed) {
        match_setup setup;
        setup.game = std::string(game.id);
        setup.players = std::clamp(4, game.min_players, game.max_players);
        setup.seed = seed;
        auto made = make_match(setup);
        ASSERT_TRUE(made) << made.error;
        match& m = **made;
        while (!m.round_over() && count > 0) {
            const seat who = m.to_act().lowest();
            if (m.legal(who).size() > 1 && ++choices % 3 == 0) {
                f(m, who);
                --count;
            }
            bot_settings sound;
            sound.seed = seed;
            ASSERT_TRUE(m.play(who, m.think(who, sound)->choose(never)).allowed());
        }
    }
}

std::string moves_of(const game_entry& game, const level& l)
{
    const std::atomic<bool> never{false};
    const bool shown = std::getenv("HANPAN_SHOW_MOVES") != nullptr;
    digest all;
    int number = 0;
    each_position(game, positions_for(game, l.in(game.levels)), [&](const match& m, seat who) {
        bot_settings bot;
        bot.level = std::string(l.id);
        bot.seed = 77;
        const auto thinking = m.think(who, bot);
        const std::string chosen = thinking->choose(never);
        const std::string line = std::to_string(++number) + " " + std::to_string(who) + " " + chosen + " " +
                                 std::to_string(thinking->worlds()) + "\n";
        if (shown)
            std::printf("%s %s %s", std::string(game.id).c_str(), bot.level.c_str(), line.c_str());
        all.add(line);
    });
    return all.text();
}

/// The numbers by "game level".
using numbers = std::map<std::string, std::string>;

numbers written()
{
    numbers known;
    std::ifstream file(HANPAN_MOVES_FILE);
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string game, level, number;
        if (!line.starts_with('#') && words >> game >> level >> number)
            known[game.append("\t").append(level)] = number;
    }
    return known;
}

void write(const numbers& all)
{
    std::ofstream file(HANPAN_MOVES_FILE, std::ios::binary);
    file << "# The bots' moves as numbers: see the head of tests/moves/moves_test.cpp, which writes this file.\n";
    for (const game_entry& game : all_games())
        for (const level& l : levels())
            if (const auto known = all.find(std::string(game.id) + "\t" + std::string(l.id)); known != all.end())
                file << known->first << "\t" << known->second << "\n";
}

class moves : public ::testing::TestWithParam<std::string_view> {};

} // namespace

TEST_P(moves, are_the_same_in_every_build)
{
    const game_entry& game = *find_game(GetParam());
    const char* mode = std::getenv("HANPAN_WRITE_GOLDEN");
    for (const level& l : levels()) {
        const std::string key = std::string(game.id) + "\t" + std::string(l.id);
        numbers known = written();
        if (mode != nullptr && (std::string_view(mode) == "all" || !known.contains(key))) {
            known[key] = moves_of(game, l);
            write(known);
            continue;
        }
        ASSERT_TRUE(known.contains(key)) << l.id << " is missing in tests/data/moves.tsv: HANPAN_WRITE_GOLDEN=new";
        EXPECT_EQ(moves_of(game, l), known[key])
            << "The moves of " << game.id << "'s " << l.id << " are not those of tests/data/moves.tsv.\n"
            << "If the bots or the rules were changed on purpose: HANPAN_WRITE_GOLDEN=all with this program writes the "
               "new "
               "numbers, which must then be the same from a debug build.\n"
            << "If not, this build plays differently: compare what HANPAN_SHOW_MOVES=1 prints in both.\n"
            << "The commands stand at the head of tests/moves/moves_test.cpp.";
    }
}

INSTANTIATE_TEST_SUITE_P(games, moves, ::testing::ValuesIn([] {
                             std::vector<std::string_view> ids;
                             for (const game_entry& game : all_games())
                                 ids.push_back(game.id);
                             return ids;
                         }()),
                         [](const auto& c) { return std::string(c.param); });

} // namespace hanpan
