// SPDX-License-Identifier: GPL-3.0-or-later
// Every section of the rules that the sources name can be read in the game's RULES.md, and README.md says what is so.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "match/match.h"
#include "registry/registry.h"

namespace {

namespace fs = std::filesystem;

const fs::path engine = HANPAN_ENGINE_DIR;

std::string text_of(const fs::path& file)
{
    std::ifstream in(file);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// "2", "2.4" of every heading, and of every numbered item under one.
std::set<std::string> sections_of(const std::string& rules)
{
    std::set<std::string> found;
    std::istringstream lines(rules);
    std::string line, here;
    const std::regex heading("^#+ ([0-9]+(\\.[0-9]+)?)[. ].*"), item("^ *([0-9]+)\\. .*");
    for (std::smatch m; std::getline(lines, line);)
        if (std::regex_match(line, m, heading)) {
            here = m[1];
            found.insert(here);
        } else if (std::regex_match(line, m, item)) {
            found.insert(here + "." + m[1].str());
        }
    return found;
}

} // namespace

TEST(rules_text, every_section_the_sources_name_can_be_read)
{
    int named = 0;
    for (const hanpan::game_entry& game : hanpan::all_games()) {
        const auto sections = sections_of(text_of(engine / "games" / game.id / "RULES.md"));
        ASSERT_GT(sections.size(), 10U) << game.id;
        const std::regex reference("(?:sections?|RULES\\.md,) ([0-9]+(?:\\.[0-9]+)?)(?: and ([0-9]+(?:\\.[0-9]+)?))?|"
                                   "\\(([1-9][0-9]*\\.[1-9][0-9]*)[,)]");
        for (const fs::path& folder : {engine / "games" / game.id, engine / "bots" / game.id})
            for (const auto& entry : fs::directory_iterator(folder)) {
                if (entry.path().extension() == ".md")
                    continue;
                const std::string source = text_of(entry.path());
                for (std::sregex_iterator it(source.begin(), source.end(), reference), end; it != end; ++it)
                    for (const std::size_t group : {1U, 2U, 3U})
                        if ((*it)[group].matched) {
                            ++named;
                            EXPECT_TRUE(sections.contains((*it)[group].str()))
                                << entry.path() << " names section " << (*it)[group].str();
                        }
            }
    }
    EXPECT_GT(named, 40);
}

// The table of presets has a row for each of them, in their order, and says how it was made. (What is in it is measured.)
TEST(rules_text, the_table_of_presets_names_them_all)
{
    for (const hanpan::game_entry& game : hanpan::all_games()) {
        const std::string text = text_of(engine / "games" / game.id / "RULES.md");
        const std::size_t from = text.find("\n## What the presets are like\n");
        ASSERT_NE(from, std::string::npos) << game.id;
        const std::string section = text.substr(from + 1, text.find("\n## ", from + 1) - from - 1);
        EXPECT_NE(section.find("`./dev bench presets`"), std::string::npos) << game.id;
        std::vector<std::string> named, there;
        const std::regex row("\n\\| `([a-z0-9_]+)` \\|");
        for (std::sregex_iterator it(section.begin(), section.end(), row), end; it != end; ++it)
            named.push_back((*it)[1].str());
        for (const hanpan::rule_preset& preset : game.book().presets())
            there.emplace_back(preset.id);
        EXPECT_EQ(named, there) << game.id;
    }
}

// Every file a document of the engine names is there.
TEST(rules_text, documents_name_files_that_exist)
{
    const fs::path root = fs::path(HANPAN_ENGINE_DIR).parent_path();
    const std::regex named("`((?:engine|app|qml|tests|resources|translations|packaging)/[A-Za-z0-9_./-]+)`|"
                           "\\]\\(([A-Za-z0-9_./-]+)\\)");
    std::vector<fs::path> documents{root / "README.md", root / "README.ko.md", root / "CONTRIBUTING.md",
                                    root / "CHANGELOG.md"};
    for (const char* room : {"engine", "app", "qml", "tests", "translations"})
        for (const auto& entry : fs::recursive_directory_iterator(root / room))
            if (entry.path().extension() == ".md")
                documents.push_back(entry.path());
    for (const fs::path& document : documents) {
        const std::string text = text_of(document);
        EXPECT_FALSE(text.empty()) << document;
        for (std::sregex_iterator it(text.begin(), text.end(), named), end; it != end; ++it) {
            const std::string name = (*it)[1].matched ? (*it)[1].str() : (*it)[2].str();
            if (name.starts_with("../../")) // a page of the site where the project lies
                continue;
            EXPECT_TRUE(fs::exists(root / name) || fs::exists(document.parent_path() / name))
                << document << " names " << name;
        }
    }
}

// What README.md says of a game's players is what one can choose.
TEST(rules_text, the_readme_says_how_many_play)
{
    std::map<std::string, std::string> players;
    std::istringstream lines(text_of(fs::path(HANPAN_ENGINE_DIR).parent_path() / "README.md"));
    const std::regex row("- \\*\\*([^*]+)\\*\\*(?: \\([^)]*\\))?, (\\d+–\\d+).*");
    std::string line;
    for (std::smatch m; std::getline(lines, line);)
        if (std::regex_match(line, m, row)) {
            std::string id;
            for (const char c : m[1].str())
                if (std::isalpha(static_cast<unsigned char>(c)))
                    id += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
            players[id] = m[2];
        }
    EXPECT_EQ(players.size(), hanpan::all_games().size());
    for (const hanpan::game_entry& game : hanpan::all_games()) {
        // "Hollywood Rummy" is hollywood, "Dragon Holla" dragon.
        const auto found = std::find_if(players.begin(), players.end(),
                                        [&](const auto& told) { return told.first.starts_with(game.id); });
        ASSERT_NE(found, players.end()) << game.id;
        EXPECT_EQ(found->second, std::to_string(game.min_players) + "–" + std::to_string(game.max_players)) << game.id;
    }
}
