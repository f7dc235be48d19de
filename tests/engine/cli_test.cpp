// SPDX-License-Identifier: GPL-3.0-or-later
// hanpan-engine, run in-process: the very commands of the program with streams of our own.
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>

#include <gtest/gtest.h>

#include "base/random.h"
#include "cli/commands.h"
#include "registry/registry.h"

using namespace hanpan;

namespace {

struct outcome {
    int status = 0;
    std::vector<json> lines;
    std::string errors;
};

outcome run(const std::vector<std::string>& arguments, const std::string& input = "")
{
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    outcome result;
    result.status = cli::run(arguments, in, out, err);
    result.errors = err.str();
    std::istringstream text(out.str());
    for (std::string line; std::getline(text, line);)
        result.lines.push_back(json::parse(line, nullptr, false));
    return result;
}

std::string lines(const std::vector<json>& commands)
{
    std::string text;
    for (const json& c : commands)
        text += c.dump() + "\n";
    return text;
}

const json new_match{{"cmd", "new"}, {"game", "hulahoo"}, {"players", 3}, {"seed", 7}};

std::string temporary(const std::string& name)
{
    return (std::filesystem::temp_directory_path() / ("hanpan_cli_test_" + name)).string();
}

const std::vector<std::vector<std::string>> every_command{{},
                                                          {"games"},
                                                          {"eval"},
                                                          {"play"},
                                                          {"replay"},
                                                          {"review"},
                                                          {"judge"},
                                                          {"chances"},
                                                          {"strength"},
                                                          {"arena"},
                                                          {"ladder"},
                                                          {"arena-merge"},
                                                          {"compare-rules"},
                                                          {"find-rules"},
                                                          {"bench"},
                                                          {"bench", "deadwood"}};

} // namespace

// The help of every command where the system speaks Korean: no two English words in a row but those of examples, names of
// values and what is typed; and in any other country nothing has changed.
TEST(cli, help_is_korean_where_the_system_is)
{
    const auto said = [](std::vector<std::string> arguments, std::string_view locale) {
        std::istringstream in;
        std::ostringstream out;
        cli::run(arguments, in, out, out, locale);
        return out.str();
    };
    const std::regex typed(R"(\{[^\n]*|"[^"\n]*"|exec:|mc:WORLDS\S*|\[[^\]\n]*\]|--[a-z-]+|hanpan-engine [a-z-]*|i/n)");
    const std::regex english("[A-Za-z]{2,}[ ,]+[a-z]{2,}");
    for (std::vector<std::string> command : every_command) {
        command.emplace_back("--help");
        const std::string help = std::regex_replace(said(command, "ko_KR.UTF-8"), typed, "");
        std::smatch left;
        EXPECT_FALSE(std::regex_search(help, left, english)) << left.str() << "\n" << help;
        EXPECT_NE(help.find("사용법"), std::string::npos) << help;
        EXPECT_NE(said(command, "en_US.UTF-8").find("Usage: hanpan-engine"), std::string::npos);
        EXPECT_EQ(said(command, "de_DE"), said(command, ""));
    }
    // And of arguments that cannot be used.
    const std::pair<std::vector<std::string>, std::string> wrong[] = {
        {{}, "명령을 하나 적어야 합니다"},
        {{"nothing"}, "명령을 하나 적어야 합니다"},
        {{"arena"}, "꼭 있어야 할 것이 없습니다: --game"},
        {{"review", "x", "--seat", "9"}, "쓸 수 없는 값입니다: --seat"},
        {{"games", "--more"}, "모르는 인수입니다: --more"},
    };
    for (const auto& [arguments, sentence] : wrong) {
        const std::string answer = said(arguments, "ko");
        EXPECT_NE(answer.find(sentence), std::string::npos) << answer;
        EXPECT_FALSE(std::regex_search(std::regex_replace(answer, typed, ""), english)) << answer;
    }
}

// Both helps list the same commands, options and values, line by line; only what is said of them differs.
TEST(cli, korean_and_english_help_list_the_same)
{
    // "  --seat INT:INT in [0 - 7]=0 whose decisions": the name and its value; of an example everything.
    const std::regex entry(R"(  (\{.*|\S+( (UINT|INT|FLOAT|TEXT)\S*( \.\.\.)?( \[[^\]]*\]\S*)?)?).*)");
    const auto listed = [&](std::vector<std::string> command, std::string_view locale) {
        command.emplace_back("--help");
        std::istringstream in;
        std::ostringstream out;
        cli::run(command, in, out, out, locale);
        std::vector<std::string> entries;
        std::istringstream lines(std::regex_replace(out.str(), std::regex(R"( in(?= \[))"), ""));
        std::smatch found;
        for (std::string line; std::getline(lines, line);)
            if (std::regex_match(line, found, entry))
                entries.push_back(found[1]);
            else if (line.empty())
                entries.emplace_back("");
        return entries;
    };
    for (const std::vector<std::string>& command : every_command) {
        const auto english = listed(command, "en_US.UTF-8");
        EXPECT_GE(english.size(), 3U); // at least --help, between two empty lines
        EXPECT_EQ(english, listed(command, "ko_KR.UTF-8"));
    }
}

TEST(cli, unusable_arguments_end_with_status_2)
{
    EXPECT_EQ(run({}).status, 2);
    EXPECT_EQ(run({"no-such-command"}).status, 2);
    EXPECT_EQ(run({"games", "--no-such-option"}).status, 2);
    EXPECT_EQ(run({"replay"}).status, 2);
    EXPECT_EQ(run({"replay", temporary("is not there")}).status, 2);
    EXPECT_EQ(run({"bench", "--seconds", "soon"}).status, 2);
    EXPECT_EQ(run({"bench", "deadwood", temporary("is not there")}).status, 2);
    EXPECT_EQ(run({"--help"}).status, 0);
    EXPECT_EQ(run({"--version"}).status, 0);
    EXPECT_EQ(run({"play", "--help"}).status, 0);
}

TEST(cli, games_lists_every_game_with_fields_and_presets)
{
    const outcome games = run({"games"});
    EXPECT_EQ(games.status, 0);
    ASSERT_EQ(games.lines.size(), all_games().size());
    for (std::size_t i = 0; i < games.lines.size(); ++i) {
        const json& game = games.lines[i];
        EXPECT_EQ(game["id"], all_games()[i].id);
        EXPECT_LE(game["players"]["min"].get<int>(), game["players"]["max"].get<int>());
        EXPECT_EQ(game["fields"].size(), all_games()[i].book().fields().size());
        for (const json& field : game["fields"]) {
            for (const char* key : {"id", "type", "default", "depends_on", "group", "label", "help"})
                EXPECT_TRUE(field.contains(key)) << field;
            const auto type = field["type"].get<std::string>();
            EXPECT_EQ(field.contains("min"), type == "int" || type == "ints") << field;
            EXPECT_EQ(field.contains("values"), type == "bool" || type == "enum") << field;
        }
        for (const json& preset : game["presets"])
            for (const char* key : {"id", "label", "help", "differences", "verified", "reconstructed"})
                EXPECT_TRUE(preset.contains(key)) << preset;
    }
}

TEST(cli, eval_answers_each_line_whatever_stands_there)
{
    const std::string input = R"({"game":"hulahoo","ask":"replies","top":5,"call":"higher","cards":"4 6 7"})"
                              "\n\nnonsense\n{\"game\":\"chess\",\"ask\":\"mate\"}\n{\"game\":\"hulahoo\"}\n[1]\n"
                              "{\"game\":7,\"ask\":[]}\n\"\\ud800\"\n" +
                              std::string(100'000, '[') +
                              "\n{\"game\":\"hulahoo\",\"ask\":\"replies\",\"rules\":" + std::string(60, '[') +
                              std::string(60, ']') + "}\n";
    const outcome answers = run({"eval"}, input);
    EXPECT_EQ(answers.status, 0);
    ASSERT_EQ(answers.lines.size(), 10U);
    // A higher card follows "higher"; a joker always does (HULA-HOO!'s RULES.md, table of replies).
    EXPECT_EQ(answers.lines[0]["replies"]["6"], "call");
    for (std::size_t i = 1; i < answers.lines.size(); ++i) {
        ASSERT_TRUE(answers.lines[i].contains("error")) << answers.lines[i];
        EXPECT_TRUE(answers.lines[i]["error"].get<std::string>().starts_with("line " + std::to_string(i + 1) + ": "));
    }
}

TEST(cli, play_says_what_is_wrong_with_a_command)
{
    const outcome answers = run(
        {"play"},
        lines({json{{"cmd", "legal"}, {"seat", 0}}, json{{"cmd", "fly"}}, json::array(),
               json{{"cmd", "new"}, {"game", "hulahoo"}}, json{{"cmd", "new"}, {"game", "hulahoo"}, {"players", 3.5}},
               json{{"cmd", "new"}, {"game", "hulahoo"}, {"players", 3}, {"seed", -1}},
               json{{"cmd", "new"}, {"game", "hulahoo"}, {"players", 3}, {"sead", 1}},
               json{{"cmd", "new"}, {"game", "hulahoo"}, {"players", 3}, {"rules", "no"}},
               json{{"cmd", "new"}, {"game", "hulahoo"}, {"players", 3}, {"deck", "1 2"}}, new_match,
               json{{"cmd", "legal"}, {"seat", 3}}, json{{"cmd", "view"}}, json{{"cmd", "act"}, {"seat", 0}},
               json{{"cmd", "bot"}, {"level", "nobody"}}, json{{"cmd", "save"}, {"file", "/no/such/folder/at/all"}}}));
    EXPECT_EQ(answers.status, 0);
    ASSERT_EQ(answers.lines.size(), 15U);
    const auto error = [&](std::size_t i) { return answers.lines[i].value("error", std::string()); };
    EXPECT_NE(error(0).find("no match yet"), std::string::npos);
    EXPECT_NE(error(1).find("unknown command 'fly'"), std::string::npos);
    EXPECT_NE(error(2).find("\"cmd\""), std::string::npos);
    EXPECT_NE(error(3).find("\"players\""), std::string::npos);
    EXPECT_NE(error(4).find("3.5"), std::string::npos);
    EXPECT_NE(error(5).find("\"seed\""), std::string::npos);
    EXPECT_NE(error(6).find("'sead'"), std::string::npos);
    EXPECT_NE(error(7).find("unknown preset 'no'"), std::string::npos);
    EXPECT_NE(error(8).find("deck"), std::string::npos);
    EXPECT_EQ(error(9), "");
    EXPECT_NE(error(10).find("no seat 3"), std::string::npos);
    EXPECT_NE(error(11).find("\"seat\""), std::string::npos);
    EXPECT_NE(error(12).find("\"action\""), std::string::npos);
    EXPECT_NE(error(13).find("random, learner, casual"), std::string::npos);
    EXPECT_NE(error(14).find("cannot be written"), std::string::npos);
    for (const json& answer : answers.lines) {
        EXPECT_TRUE(answer.contains("to_act")) << answer;
        EXPECT_TRUE(answer.contains("over")) << answer;
    }
}

TEST(cli, bots_play_whole_matches_and_records_replay)
{
    for (const game_entry& game : all_games()) {
        std::vector<json> commands{
            {{"cmd", "new"}, {"game", game.id}, {"players", game.min_players}, {"seed", 5}, {"rounds", 2}}};
        for (int i = 0; i < 5000; ++i)
            commands.push_back(json{{"cmd", "bot"}, {"level", i % 7 == 0 ? "learner" : "casual"}, {"ms", 10}});
        const std::string file = temporary("record");
        commands.push_back(json{{"cmd", "save"}, {"file", file}});
        const outcome answers = run({"play"}, lines(commands));
        int rounds = 0;
        bool over = false;
        for (const json& answer : answers.lines) {
            ASSERT_FALSE(answer.contains("error")) << game.id << answer;
            if (!answer.value("over", false)) {
                EXPECT_FALSE(answer["to_act"].empty()) << game.id << answer;
            }
            if (answer.value("round_over", false)) {
                ++rounds;
                for (const char* key : {"payments", "scores", "settlement", "final"})
                    EXPECT_TRUE(answer.contains(key)) << key;
                EXPECT_EQ(answer["settlement"]["payments"], answer["payments"]);
            }
            over = answer["over"];
        }
        EXPECT_GE(rounds, 1) << game.id;
        const outcome replay = run({"replay", file});
        EXPECT_EQ(replay.status, 0);
        ASSERT_EQ(replay.lines.size(), 1U);
        EXPECT_EQ(replay.lines[0].value("ok", false), true) << replay.lines[0];
        EXPECT_EQ(replay.lines[0]["over"], over);
        std::ofstream(file, std::ios::app) << "0 more\n";
        const outcome damaged = run({"replay", file});
        EXPECT_EQ(damaged.status, 2);
        EXPECT_TRUE(damaged.lines[0].contains("error"));
        std::filesystem::remove(file);
    }
}

TEST(cli, a_line_that_is_too_long_is_refused_and_the_next_is_answered)
{
    const std::string points = R"({"game":"hoola","ask":"points","hand":"2S 4S 5S 9S 9H 9D 9C"})";
    const std::string padded = points + std::string((16U << 20) - points.size(), ' ');
    for (const char* command : {"eval", "play"}) {
        const outcome answers =
            run({command}, std::string(20U << 20, '[') + "\r\n" + padded + "\n" + padded + " \n" + points);
        EXPECT_EQ(answers.status, 0);
        ASSERT_EQ(answers.lines.size(), 4U);
        EXPECT_EQ(answers.lines[0]["error"], "line 1: the line is longer than 16 MB");
        EXPECT_EQ(answers.lines[2]["error"], "line 3: the line is longer than 16 MB");
        if (std::string(command) == "eval") {
            EXPECT_EQ(answers.lines[1]["raw"], 47) << "up to there it is read";
            EXPECT_EQ(answers.lines[3]["raw"], 47);
        }
    }
    // It is passed over as it comes: no more is asked of the memory than the longest line takes.
    struct endless : std::streambuf {
        std::size_t left = std::size_t{1} << 27;
        char c = '[';
        int_type underflow() override
        {
            if (left == 0)
                return traits_type::eof();
            --left;
            setg(&c, &c, &c + 1);
            return traits_type::to_int_type(c);
        }
    } source;
    std::istream in(&source);
    std::ostringstream out;
    EXPECT_EQ(cli::run({"eval"}, in, out, out), 0);
    EXPECT_EQ(out.str(), "{\"error\":\"line 1: the line is longer than 16 MB\"}\n");
}

TEST(cli, a_file_may_hold_several_records)
{
    std::string all;
    const std::string file = temporary("several.hanpan");
    for (int seed = 1; seed <= 3; ++seed) {
        const std::string one = temporary("one.hanpan");
        run({"play"}, lines({{{"cmd", "new"}, {"game", "hulahoo"}, {"players", 3}, {"seed", seed}},
                             {{"cmd", "bot"}, {"level", "casual"}},
                             {{"cmd", "save"}, {"file", one}}}));
        {
            std::ifstream in(one);
            all += std::string(std::istreambuf_iterator<char>(in), {});
        } // Windows removes no file that somebody reads
        all += "# kind match\n# began 2026-02-17T20:15:00Z\n";
        std::filesystem::remove(one);
    }
    std::ofstream(file) << all;
    const outcome good = run({"replay", file});
    EXPECT_EQ(good.status, 0);
    ASSERT_EQ(good.lines.size(), 3U);
    for (const json& line : good.lines)
        EXPECT_EQ(line.value("actions", 0), 1) << line;
    const json which = run({"review", file}).lines.at(0);
    EXPECT_EQ(which["error"], "the file holds 3 records; --record says which one is meant, from 1 to 3");
    EXPECT_EQ(run({"review", file, "--record", "4"}).status, 2);
    EXPECT_EQ(run({"review", file, "--record", "2", "--level", "casual"}).lines.at(0).value("game", ""), "hulahoo");
    EXPECT_EQ(run({"judge", file}).lines.at(0)["error"], which["error"]);
    EXPECT_EQ(run({"judge", file, "--record", "2"}).lines.at(0).value("game", ""), "hulahoo");
    // One of them changed: it is said which, and the others are answered.
    const std::size_t second = all.find("hanpan-record", 1);
    all.replace(all.find("seed 2", second), 6, "seed 9");
    std::ofstream(file) << all;
    const outcome damaged = run({"replay", file});
    EXPECT_EQ(damaged.status, 2);
    ASSERT_EQ(damaged.lines.size(), 3U);
    EXPECT_TRUE(damaged.lines[0].value("ok", false));
    EXPECT_TRUE(damaged.lines[1].value("error", "").starts_with("record 2, which begins at line "));
    EXPECT_TRUE(damaged.lines[2].value("ok", false));
    std::filesystem::remove(file);
}

TEST(cli, judged_rounds_make_a_strength)
{
    const std::string file = temporary("judged.hanpan");
    std::vector<json> commands{{{"cmd", "new"}, {"game", "hohpai"}, {"players", 2}, {"seed", 5}}};
    for (int i = 0; i < 300; ++i)
        commands.push_back(json{{"cmd", "bot"}, {"level", "learner"}});
    commands.push_back({{"cmd", "save"}, {"file", file}});
    run({"play"}, lines(commands));
    const json judged = run({"judge", file, "--seat", "1"}).lines.at(0);
    ASSERT_FALSE(judged["rounds"].empty()) << judged;
    double skills = 0;
    for (const json& round : judged["rounds"]) {
        EXPECT_NEAR(round["promised"].get<double>() + round["luck"].get<double>() + round["gain"].get<double>(),
                    round["paid"].get<double>(), 0.001);
        skills += round["skill"].get<double>();
    }
    const auto rounds = static_cast<double>(judged["rounds"].size());
    EXPECT_EQ(judged["strength"]["rounds"], rounds);
    EXPECT_NEAR(judged["strength"]["skill"].get<double>(), skills / rounds, 0.001);
    EXPECT_EQ(run({"judge", file, "--seat", "2"}).lines.at(0)["error"], "there is no seat 2 at this table");

    std::string text;
    for (int i = 0; i < 20; ++i)
        text += R"({"skill":)" + std::to_string(i % 2) + "}\n";
    std::ofstream(file) << text;
    const json blocks = run({"strength", file, "--game", "hohpai", "--rounds", "10"}).lines.at(0)["blocks"];
    ASSERT_EQ(blocks.size(), 2U);
    EXPECT_EQ(blocks[0]["skill"], 0.5);
    EXPECT_EQ(run({"strength", file, "--game", "hohpai"}).lines.at(0)["blocks"][0]["rounds"], 20);
    EXPECT_EQ(run({"strength", file, "--game", "whist"}).status, 2);
    std::ofstream(file) << text << "{\"skill\":true}\n";
    EXPECT_EQ(run({"strength", file, "--game", "hohpai"}).lines.at(0)["error"],
              "line 21: a judged round is an object with a number \"skill\", as judge prints it");
    std::filesystem::remove(file);
}

TEST(cli, chances_of_every_standing_are_shared_by_all)
{
    const std::string file = temporary("chances.hanpan");
    std::vector<json> commands{{{"cmd", "new"}, {"game", "dragon"}, {"players", 3}, {"seed", 5}}};
    for (int i = 0; i < 400; ++i)
        commands.push_back(json{{"cmd", "bot"}, {"level", "learner"}});
    commands.push_back({{"cmd", "save"}, {"file", file}});
    run({"play"}, lines(commands));
    const json replayed = run({"replay", file}).lines.at(0);
    const json told = run({"chances", file}).lines.at(0);
    ASSERT_TRUE(told.contains("rounds")) << told;
    ASSERT_GE(told["rounds"].size(), 2U);
    for (std::size_t i = 0; i < told["rounds"].size(); ++i) {
        const json& round = told["rounds"][i];
        EXPECT_EQ(round["round"], i + 1);
        double all = 0;
        for (const json& one : round["chances"])
            all += one.get<double>();
        EXPECT_NEAR(all, 1, 0.002) << round;
        // What a round paid is what parts the scores before it from those before the next.
        for (std::size_t s = 0; s < 3 && i + 1 < told["rounds"].size(); ++s)
            EXPECT_EQ(round["scores"][s].get<double>() + replayed["payments"][i][s].get<double>(),
                      told["rounds"][i + 1]["scores"][s].get<double>());
    }
    // Before the first round everybody has the same score.
    const json& first = told["rounds"][0];
    EXPECT_EQ(first["scores"][0], first["scores"][1]);
    for (const json& one : first["chances"])
        EXPECT_NEAR(one.get<double>(), 1.0 / 3, 0.1);
    EXPECT_EQ(told["over"], replayed["over"]);
    EXPECT_EQ(told.contains("winners"), told["over"].get<bool>());
    // Hoola goes on as long as one likes.
    run({"play"},
        lines({{{"cmd", "new"}, {"game", "hoola"}, {"players", 3}, {"seed", 5}}, {{"cmd", "save"}, {"file", file}}}));
    const outcome open = run({"chances", file});
    EXPECT_EQ(open.status, 2);
    EXPECT_EQ(open.lines.at(0)["error"], "this match has no end, so nobody has a chance of winning it");
    std::filesystem::remove(file);
}

TEST(cli, undo_goes_back_over_the_end_of_a_round)
{
    std::vector<json> commands{{{"cmd", "new"}, {"game", "hoola"}, {"players", 2}, {"seed", 5}, {"rounds", 2}}};
    for (int i = 0; i < 400; ++i)
        commands.push_back(json{{"cmd", "bot"}, {"level", "casual"}});
    const outcome first = run({"play"}, lines(commands));
    std::size_t end = 0;
    while (end < first.lines.size() && !first.lines[end].value("round_over", false))
        ++end;
    ASSERT_LT(end, first.lines.size());
    commands.resize(end); // the last one is the action before the end of the round
    commands.push_back(json{{"cmd", "all"}});
    commands.push_back(json{{"cmd", "bot"}, {"level", "casual"}});
    commands.push_back(json{{"cmd", "undo"}});
    commands.push_back(json{{"cmd", "all"}});
    const outcome again = run({"play"}, lines(commands));
    const auto& all = again.lines;
    ASSERT_EQ(all.size(), end + 4);
    EXPECT_TRUE(all[end + 1].value("round_over", false));
    EXPECT_EQ(all[end + 1]["round"], 2);
    EXPECT_EQ(all[end + 2]["ok"], true);
    EXPECT_EQ(all[end + 3], all[end]);
}

TEST(cli, refusals_have_an_id_and_a_sentence)
{
    const outcome answers =
        run({"play"}, lines({json{{"cmd", "new"}, {"game", "hoola"}, {"players", 3}, {"seed", 1}, {"dealer", 0}},
                             json{{"cmd", "all"}}, json{{"cmd", "act"}, {"seat", 1}, {"action", "draw"}},
                             json{{"cmd", "act"}, {"seat", 0}, {"action", "frobnicate"}},
                             json{{"cmd", "act"}, {"seat", 0}, {"action", "discard KD"}}, json{{"cmd", "all"}}}));
    ASSERT_EQ(answers.lines.size(), 6U);
    EXPECT_EQ(answers.lines[2]["refusal"], "not_your_turn");
    EXPECT_EQ(answers.lines[3]["refusal"], "not_understood");
    for (std::size_t i = 2; i < 5; ++i) {
        EXPECT_EQ(answers.lines[i]["ok"], false);
        EXPECT_FALSE(answers.lines[i]["why"].get<std::string>().empty());
    }
    EXPECT_EQ(answers.lines[5], answers.lines[1]);
}

TEST(cli, deadwood_agrees_with_the_known_answers_and_names_bad_lines)
{
    const std::string file = temporary("hands.tsv");
    // By hand: A-2-3 of spades, three fives, three kings and a loose nine; two runs of five.
    std::ofstream(file, std::ios::binary)
        << "AS 2S 3S 5H 5D 5C KS KH KD 9C\t9\r\n4H 5H 6H 7H 8H 9C TC JC QC KC\t0\nAS 3S 5S 7S 9S JS KS 2H 4H 6H\t57\n";
    const outcome good = run({"bench", "--seconds", "0.01", "deadwood", file});
    EXPECT_EQ(good.status, 0);
    EXPECT_EQ(good.lines[0]["hands"], 3);
    EXPECT_EQ(good.lines[0]["agree"], 3);
    std::ofstream(file, std::ios::app | std::ios::binary) << "AS 2S\t3\n";
    const outcome bad = run({"bench", "--seconds", "0.01", "deadwood", file});
    EXPECT_EQ(bad.status, 2);
    EXPECT_TRUE(bad.lines[0]["error"].get<std::string>().starts_with("line 4: "));
    std::filesystem::remove(file);
}

TEST(cli, bench_counts_what_every_game_does_and_what_the_searches_play)
{
    const outcome measured = run({"bench", "--seconds", "0.001"});
    EXPECT_EQ(measured.status, 0);
    ASSERT_EQ(measured.lines.size(), all_games().size());
    for (const json& line : measured.lines) {
        for (const char* rate : {"random_playouts_per_second", "rule_based_actions_per_second"})
            EXPECT_GT(line[rate], 0) << line;
        // The two that look at every possibility themselves sample none.
        const bool samples = line["game"] != "hohpai" && line["game"] != "dragon";
        EXPECT_EQ(line.contains("search_simulations_per_second"), samples) << line;
    }
}

TEST(cli, garbage_never_stops_it)
{
    random_stream rng(3);
    const std::vector<std::string> good{
        new_match.dump(),
        R"({"cmd":"legal","seat":1})",
        R"({"cmd":"act","seat":0,"action":"keep"})",
        R"({"cmd":"bot","level":"casual"})",
        R"({"cmd":"view","seat":2})",
        R"({"cmd":"all"})",
        R"({"cmd":"undo"})",
        R"({"game":"hoola","ask":"meld","pieces":"4C 4D 4H"})",
        R"({"game":"hoola","ask":"settle","end":"going_out","winner":0,"hands":["","AS","KD"],"melded":[true,true,false],"dealer":0})",
        R"({"game":"hulahoo","ask":"replies","top":5,"call":"higher","cards":"4 6 7"})"};
    std::string input;
    std::size_t count = 0;
    for (int i = 0; i < 3000; ++i) {
        std::string line = good[rng.below(static_cast<std::uint32_t>(good.size()))];
        for (std::uint32_t changes = rng.below(4); changes > 0; --changes) {
            const std::size_t at = rng.below(static_cast<std::uint32_t>(line.size()));
            if (rng.below(2) == 0)
                line[at] = static_cast<char>(rng.below(256));
            else
                line.insert(at, 1, "[]{}\",:0 -e"[rng.below(11)]);
        }
        std::erase(line, '\n');
        input += line + "\n";
        ++count;
    }
    for (const char* command : {"play", "eval"}) {
        const outcome answers = run({command}, input);
        EXPECT_EQ(answers.status, 0);
        ASSERT_EQ(answers.lines.size(), count);
        for (const json& answer : answers.lines)
            EXPECT_TRUE(answer.is_object());
    }
}
