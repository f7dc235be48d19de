// SPDX-License-Identifier: GPL-3.0-or-later
// Playthroughs a person can read, one for each game and preset (tests/engine/golden/<game>/<preset>.txt): what lies
// where after the deal, what every action changes, who pays whom. The test plays the file's own actions again and
// compares the text, so stronger bots do not touch it, a changed rule does.
//
// To write the files of games and presets that have none yet (or all of them, with HANPAN_WRITE_GOLDEN=all), run
//     HANPAN_WRITE_GOLDEN=new build/release/tests/engine_tests --gtest_filter='*golden*'
// and read what was written before it is committed.
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <sstream>

#include <gtest/gtest.h>

#include "base/json_text.h"
#include "match/match.h"
#include "registry/registry.h"

using namespace hanpan;

namespace {

/// Gives the next action, or nothing at the end.
using player = std::function<std::optional<played_action>(const match&)>;

std::string pieces_text(const zone& z)
{
    std::string text;
    std::size_t hidden = 0;
    for (const std::string& piece : z.pieces) {
        hidden += piece.empty();
        if (!piece.empty())
            text += " " + piece;
    }
    if (hidden > 0)
        text += " (" + std::to_string(hidden) + " face down)";
    return text.empty() ? " -" : text;
}

/// A pile that only grows or shrinks at its end is told by its size and its end.
std::string short_text(const zone& z)
{
    if (z.kind == "stock" || z.kind == "mountain")
        return " " + std::to_string(z.pieces.size()) + " left";
    if ((z.kind == "discard" || z.kind == "river") && z.pieces.size() > 1)
        return " " + std::to_string(z.pieces.size()) + " with " + z.pieces.back() + " on top";
    return pieces_text(z);
}

/// Prints the zones that differ from what was printed before.
void print_changes(const match& m, std::map<std::string, std::string>& before, std::ostream& out)
{
    std::map<std::string, std::string> now;
    for (const zone& z : m.open_zones()) {
        const std::string text = pieces_text(z);
        const auto known = before.find(z.id);
        if (known == before.end() ? text != " -" : known->second != text)
            out << "    " << z.id << ":" << (before.empty() ? text : short_text(z)) << "\n";
        now[z.id] = text;
    }
    for (const auto& [id, text] : before)
        if (!now.contains(id) && text != " -")
            out << "    " << id << ": -\n";
    before = std::move(now);
}

void print_result(const match& m, std::ostream& out)
{
    const settlement result = m.settle();
    out << "\nRound over: " << result.ending;
    for (const seat w : result.winners)
        out << (w == result.winners.front() ? ", won by " : " and ") << w;
    out << "\n";
    for (const settlement_line& line : result.lines) {
        const auto name = [](seat s) { return s == no_seat ? std::string("-") : std::to_string(s); };
        out << "    " << name(line.from) << " -> " << name(line.to) << ": " << to_text(line.amount) << " ("
            << line.reason;
        for (const auto& f : line.factors)
            out << ", " << f.id << " " << f.value;
        out << ")\n";
    }
    out << "    payments:";
    for (const half_units p : result.payments)
        out << " " << to_text(p);
    out << "\n    scores:";
    for (const half_units s : m.scores())
        out << " " << to_text(s);
    out << "\n";
}

std::string play_through(const rulebook& book, const rule_preset& preset, const match_setup& setup, const player& next)
{
    auto made = make_match(setup);
    if (!made)
        return "cannot start: " + made.error.text() + "\n";
    match& m = **made;
    std::ostringstream out;
    out << book.game() << ", " << preset.label << ": " << setup.players << " players, seed " << setup.seed << "\n";
    for (const auto& [rule, value] : preset.differences.items())
        out << "    " << rule << " = " << json_line(value) << "\n";
    out << "\nDealt by " << m.dealer() << ":\n";
    std::map<std::string, std::string> zones;
    print_changes(m, zones, out);
    while (!m.round_over()) {
        const auto action = next(m);
        if (!action) {
            out << "(nobody went on)\n";
            break;
        }
        const verdict judged = m.play(action->who, action->text);
        out << action->who << ": " << action->text << "\n";
        if (!judged.allowed()) {
            out << "    refused: " << judged.why() << "\n";
            break;
        }
        print_changes(m, zones, out);
    }
    if (m.round_over())
        print_result(m, out);
    return out.str();
}

/// The sound players' own choices.
player bots()
{
    return [](const match& m) -> std::optional<played_action> {
        const std::atomic<bool> stop{false};
        bot_settings bot;
        bot.seed = 1;
        const seat who = m.to_act().lowest();
        return played_action{m.round(), who, m.think(who, bot)->choose(stop)};
    };
}

/// The lines "SEAT: ACTION" of a file.
player actions_of(const std::string& text)
{
    auto lines = std::make_shared<std::istringstream>(text);
    return [lines](const match&) -> std::optional<played_action> {
        for (std::string line; std::getline(*lines, line);)
            if (line.size() > 3 && line[0] >= '0' && line[0] <= '9' && line[1] == ':')
                return played_action{0, line[0] - '0', line.substr(3)};
        return std::nullopt;
    };
}

std::optional<std::string> contents(const std::filesystem::path& file)
{
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return std::nullopt;
    std::ostringstream text;
    text << in.rdbuf();
    std::string plain = text.str();
    std::erase(plain, '\r'); // a checkout may have changed the line ends
    return plain;
}

struct golden_case {
    const game_entry* game;
    std::size_t preset;
};

std::vector<golden_case> cases()
{
    std::vector<golden_case> all;
    for (const game_entry& game : all_games())
        for (std::size_t i = 0; i < game.book().presets().size(); ++i)
            all.push_back({&game, i});
    return all;
}

/// The preset's number is the seed; three players or as near as the preset allows.
std::optional<match_setup> setup_of(const golden_case& c)
{
    match_setup setup;
    setup.game = std::string(c.game->id);
    setup.seed = c.preset + 1;
    setup.rules = std::string(c.game->book().presets()[c.preset].id);
    for (const int players : {3, 2, 4, 5, 6, 7})
        if (players >= c.game->min_players && players <= c.game->max_players) {
            setup.players = players;
            if (make_match(setup))
                return setup;
        }
    return std::nullopt;
}

class golden : public ::testing::TestWithParam<golden_case> {};

} // namespace

TEST_P(golden, playthrough_is_as_written)
{
    const rulebook& book = GetParam().game->book();
    const rule_preset& preset = book.presets()[GetParam().preset];
    const auto setup = setup_of(GetParam());
    ASSERT_TRUE(setup);
    const auto file = std::filesystem::path(HANPAN_GOLDEN_DIR) / setup->game / (std::string(preset.id) + ".txt");
    auto expected = contents(file);
    const char* mode = std::getenv("HANPAN_WRITE_GOLDEN");
    if (mode != nullptr && (!expected || std::string_view(mode) == "all")) {
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << play_through(book, preset, *setup, bots());
        expected = contents(file);
    }
    ASSERT_TRUE(expected) << file << " is missing: see the head of golden_test.cpp";
    EXPECT_EQ(play_through(book, preset, *setup, actions_of(*expected)), *expected);
}

INSTANTIATE_TEST_SUITE_P(games, golden, ::testing::ValuesIn(cases()), [](const auto& c) {
    return std::string(c.param.game->id) + "_" + std::string(c.param.game->book().presets()[c.param.preset].id);
});
