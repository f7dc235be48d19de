// SPDX-License-Identifier: GPL-3.0-or-later
// The houses that come with the program, and what is said of a bad one.
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "journey/animals.h"
#include "journey/folder.h"
#include "match/botplay.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

using journey::house;

const std::atomic<bool> never{false};

const std::vector<house>& houses()
{
    static const std::vector<house> all = [] {
        auto read = journey::read_folder(HANPAN_HOUSES, all_games());
        EXPECT_TRUE(read) << read.error;
        return read ? *read : std::vector<house>();
    }();
    return all;
}

std::string text_of(const std::string& id)
{
    std::ifstream in(std::filesystem::path(HANPAN_HOUSES) / (id + ".json"), std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

/// A house's file with one thing changed.
std::string changed(const std::string& id, const std::string& pointer, const json& to)
{
    json file = json::parse(text_of(id));
    const json::json_pointer place(pointer);
    if (to.is_discarded())
        file.at(place.parent_pointer()).erase(place.back());
    else
        file[place] = to;
    return file.dump();
}

std::string complaint(const std::string& text)
{
    const auto read = journey::read_house("here", text, all_games());
    return read ? "" : read.error.text();
}

TEST(houses, are_eighteen_or_more_and_three_or_more_a_game)
{
    EXPECT_GE(houses().size(), 18U);
    std::map<std::string, int> of_game;
    std::set<journey::stage> reached;
    for (const house& h : houses()) {
        ++of_game[h.game];
        reached.insert(h.stage);
    }
    for (const game_entry& game : all_games())
        EXPECT_GE(of_game[std::string(game.id)], 3) << game.id;
    EXPECT_EQ(reached.size(), journey::stages);
}

TEST(houses, are_played_to_the_end_of_a_round_by_those_who_sit_there)
{
    for (const house& h : houses()) {
        SCOPED_TRACE(h.id);
        auto dealt = make_match(h.round(58));
        ASSERT_TRUE(dealt) << dealt.error;
        std::vector<bot_settings> table = h.table(58, "casual");
        for (bot_settings& bot : table) {
            EXPECT_TRUE(is_bot_level(bot.level));
            bot.level = "casual"; // quick enough
        }
        for (std::size_t i = 0; i < h.people.size(); ++i)
            EXPECT_EQ(table[i + 1].temperament, journey::find_animal(h.people[i].animal)->temper);
        ASSERT_TRUE(play_round_out(**dealt, table, never));
        EXPECT_TRUE((*dealt)->over());
    }
}

/// What is asked for must be known: an action's word, an ending, a payment of that game's rounds.
TEST(houses, ask_for_things_that_happen_there)
{
    for (const house& h : houses()) {
        SCOPED_TRACE(h.id);
        std::set<std::string> open;
        for (const journey::need& one : h.task.needs)
            if (const auto* happening = std::get_if<journey::happening_need>(&one))
                open.insert(happening->what);
        for (std::uint64_t seed = 1; seed <= 60 && !open.empty(); ++seed) {
            auto dealt = make_match(h.round(seed));
            ASSERT_TRUE(dealt) << dealt.error;
            ASSERT_TRUE(
                play_round_out(**dealt, std::vector<bot_settings>(static_cast<std::size_t>(h.players())), never));
            for (const auto& [what, times] : journey::happenings_of(**dealt).happened)
                open.erase(what);
        }
        EXPECT_TRUE(open.empty()) << *open.begin() << " never happened";
    }
}

/// The words of both languages differ, and say something.
TEST(houses, speak_both_languages)
{
    const auto is_korean = [](const std::string& text) {
        for (std::size_t i = 0; i + 2 < text.size(); ++i) // U+AC00 … U+D7A3
            if (static_cast<unsigned char>(text[i]) >= 0xEA && static_cast<unsigned char>(text[i]) <= 0xED)
                return true;
        return false;
    };
    const auto look = [&](const journey::words& said) {
        EXPECT_FALSE(is_korean(said.en)) << said.en;
        EXPECT_TRUE(is_korean(said.ko)) << said.ko;
    };
    for (const house& h : houses()) {
        SCOPED_TRACE(h.id);
        for (const journey::words& said : {h.name, h.story, h.source, h.asks})
            look(said);
        for (const journey::resident& who : h.people)
            for (const journey::words& said : who.says)
                look(said);
    }
}

TEST(houses, are_found_in_a_folder_without_code)
{
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "hanpan-houses-test";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    for (const house& h : houses())
        std::filesystem::copy_file(std::filesystem::path(HANPAN_HOUSES) / (h.id + ".json"), folder / (h.id + ".json"));
    std::ofstream(folder / "grandmother.json", std::ios::binary) << changed("persimmon", "/place", 9);
    const auto read = journey::read_folder(folder, all_games());
    ASSERT_TRUE(read) << read.error;
    EXPECT_EQ(read->size(), houses().size() + 1);
    const auto found = std::find_if(read->begin(), read->end(), [](const house& h) { return h.id == "grandmother"; });
    ASSERT_NE(found, read->end());
    EXPECT_EQ(found->stage, journey::stage::neighbourhood);
    EXPECT_EQ((found + 1)->stage, journey::stage::market);

    std::ofstream(folder / "twin.json", std::ios::binary) << text_of("persimmon");
    EXPECT_EQ(journey::read_folder(folder, all_games()).error,
              "twin: place 1 of the stage neighbourhood is that of persimmon");
    std::ofstream(folder / "twin.json", std::ios::binary) << "{";
    EXPECT_NE(journey::read_folder(folder, all_games()).error.text().find("twin: not JSON"), std::string::npos);
    std::filesystem::remove_all(folder);
}

TEST(houses, say_what_is_wrong_with_a_bad_one_and_where)
{
    ASSERT_EQ(complaint(text_of("persimmon")), "");
    const json gone(json::value_t::discarded);
    const std::vector<std::tuple<std::string, json, std::string>> faults{
        {"/name/ko", gone, "here: name: 'ko' is missing"},
        {"/story/en", "", "here: story.en: text is expected"},
        {"/people/0/says/1/ko", gone, "here: people[0].says[1]: 'ko' is missing"},
        {"/people/1/animal", "unicorn", "here: people[1].animal: 'unicorn' is no animal of ours"},
        {"/people/1/animal", "rabbit", "here: people[1].animal: 'rabbit' sits here already"},
        {"/people/2/level", "skilled", "here: people[2].level: 'skilled' is not offered in hoola"},
        {"/stage", "moon", "here: stage: 'moon' is no stage of the journey"},
        {"/place", 0, "here: place: a whole number from 1 to 99 is expected"},
        {"/game", "chess", "here: game: 'chess' is no game"},
        {"/rules/preset", "nobody", "here: rules: unknown preset 'nobody'"},
        {"/rules/stop_threshold", 99, "here: rules: rule 'stop_threshold'"},
        {"/purse/sit", 0, "here: purse.sit: a whole number from 1 to 10000 is expected"},
        {"/task/rounds", 0, "here: task.rounds: a whole number from 1 to 20 is expected"},
        {"/task/needs", json::array(), "here: task.needs: a list with something in it is expected"},
        {"/task/needs/0/rounds", 9, "here: task.needs[0]: a try has only 4 rounds"},
        {"/task/needs/0/happens", "meld",
         "here: task.needs[0].happens: 'meld' is neither \"won\" nor begins with does., ends., gets. or after."},
        {"/wine", true, "here: 'wine' is nothing that is known here"},
    };
    for (const auto& [pointer, to, said] : faults) {
        const std::string told = complaint(changed("persimmon", pointer, to));
        EXPECT_EQ(told.substr(0, said.size()), said) << pointer;
    }
}

TEST(journey, opens_stage_by_stage_and_never_closes_for_good)
{
    const std::vector<house>& all = houses();
    std::vector<journey::visit> visits;
    const auto last_open = [&] { return all[journey::open_houses(all, visits).back()].stage; };
    EXPECT_EQ(last_open(), journey::stage::neighbourhood);
    std::vector<house> first;
    for (const house& h : all)
        if (h.stage == journey::stage::neighbourhood)
            first.push_back(h);
    ASSERT_EQ(first.size(), 4U);
    visits.push_back({first[0].id, 5, true});
    EXPECT_EQ(last_open(), journey::stage::neighbourhood);
    visits.push_back({first[1].id, 2, false});
    EXPECT_EQ(last_open(), journey::stage::neighbourhood);
    visits.back().tries = 3; // a task that would not be done
    EXPECT_EQ(last_open(), journey::stage::market);
    // Somebody who never does a task comes to the sea all the same.
    visits.clear();
    for (const house& h : all)
        visits.push_back({h.id, journey::tries_before_way_on, false});
    EXPECT_EQ(journey::open_houses(all, visits).size(), all.size());
}

TEST(journey, nobody_is_too_poor_to_sit_down)
{
    house h;
    h.sit = 40;
    EXPECT_EQ(journey::purse_after(whole(60), whole(-15), h), whole(45));
    EXPECT_EQ(journey::purse_after(whole(60), whole(-25), h), whole(40));
    EXPECT_EQ(journey::purse_after(whole(10), 3, h), whole(40));
    EXPECT_EQ(journey::purse_after(whole(60), 3, h), whole(60) + 3);
}

} // namespace
} // namespace hanpan
