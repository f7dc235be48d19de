// SPDX-License-Identifier: GPL-3.0-or-later
// Matches that were played before rules were mended: whole where today's rules agree, else as they were told.
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "match/record.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

/// The records an earlier program has written (tests/data/<program>), without its comment lines.
std::vector<std::string> old_records(const std::string& program)
{
    std::ifstream in(std::string(HANPAN_TEST_DATA) + "/" + program + "/matches.hanpan");
    std::vector<std::string> records;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("hanpan-record "))
            records.emplace_back();
        if (!line.starts_with("# ") && !records.empty())
            records.back() += line + "\n";
    }
    return records;
}

} // namespace

TEST(old_matches, are_read_whole_or_up_to_where_they_go_another_way)
{
    const auto records = old_records("8bd3e0b"); // of reading 1
    ASSERT_GT(records.size(), 90U);
    std::map<std::string, int> earlier;
    for (const std::string& text : records) {
        const auto read = replay_record(text, all_games());
        ASSERT_TRUE(read) << read.error << "\n" << text;
        const match& m = *read->match;
        if (read->earlier.empty()) {
            EXPECT_EQ(m.actions().size(), read->told.actions.size());
            EXPECT_EQ(m.scores(), read->told.scores);
        } else {
            ++earlier[m.setup().game];
            EXPECT_NE(read->earlier.text().find("earlier reading"), std::string::npos);
            EXPECT_LT(m.actions().size(), read->told.actions.size());
            EXPECT_EQ(read->told.reading, 1);
            // Nothing of it is lost: written again it is the same file.
            EXPECT_EQ(write_record(read->told), text);
            EXPECT_FALSE(match_from_record(text));
        }
    }
    // The three that were played for it: a joker's place, and what "the last hand" is.
    EXPECT_EQ(earlier, (std::map<std::string, int>{{"hollywood", 2}, {"hoola", 1}}));
}

TEST(old_matches, what_was_played_since_goes_as_it_went)
{
    const auto records = old_records("7577771");
    ASSERT_EQ(records.size(), 28U);
    std::map<std::string, int> games;
    for (const std::string& text : records) {
        const auto read = replay_record(text, all_games());
        ASSERT_TRUE(read) << read.error << "\n" << text;
        EXPECT_TRUE(read->earlier.empty()) << read->earlier.text();
        EXPECT_EQ(read->match->actions().size(), read->told.actions.size());
        EXPECT_EQ(read->match->scores(), read->told.scores);
        EXPECT_EQ(read->match->to_record(), text);
        ++games[read->match->setup().game];
    }
    EXPECT_EQ(games.size(), 5U);
}

TEST(old_matches, payments_that_are_others_today_are_kept_as_told)
{
    auto made = make_match({.game = "hoola", .players = 3, .seed = 5, .rounds = 2});
    ASSERT_TRUE(made) << made.error;
    match& m = **made;
    while (!m.over()) {
        if (m.round_over()) {
            m.next_round();
            continue;
        }
        const seat who = m.to_act().lowest();
        ASSERT_TRUE(m.play(who, m.legal(who).front()).allowed());
    }
    match_record told = record_of(m);
    told.payments[0][0] += 2;
    told.payments[0][1] -= 2;
    // Of today: that is an error.
    EXPECT_FALSE(replay_record(write_record(told), all_games()));
    told.reading = 1;
    const auto read = replay_record(write_record(told), all_games());
    ASSERT_TRUE(read) << read.error;
    EXPECT_NE(read->earlier.text().find("payments"), std::string::npos);
    EXPECT_EQ(read->told.payments, told.payments);
    // The match stands before the action whose result is another one now.
    EXPECT_FALSE(read->match->round_over());
    EXPECT_EQ(read->match->round(), 0);
}

TEST(old_matches, a_record_of_a_later_program_is_refused)
{
    auto made = make_match({.game = "hoola", .players = 3, .seed = 5});
    match_record told = record_of(**made);
    told.reading = 1000;
    const auto read = replay_record(write_record(told), all_games());
    ASSERT_FALSE(read);
    EXPECT_NE(read.error.text().find("reading 1000"), std::string::npos);
}

} // namespace hanpan
