// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <filesystem>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>
#include <streambuf>

#include <CLI/CLI.hpp>

#include "base/json_text.h"
#include "cli/arena.h"
#include "cli/chances.h"
#include "cli/commands.h"
#include "cli/judge.h"
#include "cli/korean.h"
#include "cli/play_session.h"
#include "cli/review.h"
#include "cli/rules_compared.h"
#include "cli/rules_found.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

constexpr int done = 0;
constexpr int unusable_arguments = 2;

/// The longest line and the largest file it reads; more is refused before it fills the memory.
constexpr std::size_t longest_line = std::size_t{16} << 20;
constexpr std::size_t largest_file = std::size_t{1} << 30;

/// Reads a line without its end; of a line that is too long the rest is skipped, and `line` is longer than
/// longest_line. False at the end of the input.
bool read_line(std::istream& in, std::string& line)
{
    line.clear();
    std::streambuf& from = *in.rdbuf();
    constexpr int end = std::char_traits<char>::eof();
    int c = from.sbumpc();
    if (c == end) {
        in.setstate(std::ios::eofbit | std::ios::failbit);
        return false;
    }
    for (; c != end && c != '\n'; c = from.sbumpc())
        if (line.size() <= longest_line)
            line.push_back(static_cast<char>(c));
    return true;
}

/// Answers every line with one line, at once, because the caller waits for it.
template <class Answer>
void answer_lines(std::istream& in, std::ostream& out, Answer&& answer)
{
    int number = 0;
    for (std::string line; read_line(in, line);) {
        ++number;
        if (line.ends_with('\r'))
            line.pop_back();
        json reply = line.size() > longest_line ? failure("the line is longer than 16 MB") : answer(line);
        if (reply.is_object() && reply.contains("error") && reply["error"].is_string())
            reply["error"] = "line " + std::to_string(number) + ": " + reply["error"].get<std::string>();
        out << json_line(reply) << '\n' << std::flush;
    }
}

json unreadable(const std::string& file)
{
    return failure("the file " + in_quotes(file) + " cannot be read, is empty or larger than 1 GB");
}

std::optional<std::string> contents(const std::string& file)
{
    std::ifstream in(std::filesystem::path(std::u8string(file.begin(), file.end())), std::ios::binary);
    std::string text;
    std::array<char, 1 << 16> piece;
    while (in && text.size() <= largest_file) {
        in.read(piece.data(), piece.size());
        text.append(piece.data(), static_cast<std::size_t>(in.gcount()));
    }
    if (text.empty() || !in.eof())
        return std::nullopt;
    return text;
}

int print_or_fail(const json& reply, std::ostream& out)
{
    out << json_line(reply) << '\n';
    return reply.contains("error") ? unusable_arguments : done;
}

/// The records of a file that may hold several, one after another ("Export all"), with the line each begins at.
std::vector<std::pair<int, std::string_view>> records_in(std::string_view text)
{
    constexpr std::string_view head = "hanpan-record ";
    std::vector<std::pair<int, std::size_t>> begins;
    int number = 1;
    for (std::size_t at = 0; at < text.size(); ++number) {
        if (text.substr(at).starts_with(head))
            begins.emplace_back(number, at);
        at = std::min(text.find('\n', at), text.size() - 1) + 1;
    }
    if (begins.size() < 2)
        return {{1, text}}; // even if it is no record
    begins.front() = {1, 0};
    std::vector<std::pair<int, std::string_view>> records;
    for (std::size_t i = 0; i < begins.size(); ++i) {
        const std::size_t end = i + 1 < begins.size() ? begins[i + 1].second : text.size();
        records.emplace_back(begins[i].first, text.substr(begins[i].second, end - begins[i].second));
    }
    return records;
}

/// `replay`: one answer for each record of the text.
int replay_all(std::string_view text, std::ostream& out)
{
    const auto records = records_in(text);
    int status = done;
    for (std::size_t i = 0; i < records.size(); ++i) {
        json reply = replayed(records[i].second);
        if (records.size() > 1 && reply.contains("error"))
            reply["error"] = "record " + std::to_string(i + 1) + ", which begins at line " +
                             std::to_string(records[i].first) + ": " + reply["error"].get<std::string>();
        status = std::max(status, print_or_fail(reply, out));
    }
    return status;
}

/// What `use` makes of record number `wanted` of the text (from 1; 0 = not given, allowed where there is only one).
template <class Use>
json with_record(std::string_view text, int wanted, Use&& use)
{
    const auto records = records_in(text);
    const int there = static_cast<int>(records.size());
    if (wanted > there || (wanted == 0 && there > 1))
        return failure("the file holds " + std::to_string(there) + (there == 1 ? " record" : " records") +
                       "; --record says which one is meant, from 1 to " + std::to_string(there));
    return use(records[static_cast<std::size_t>(std::max(wanted, 1) - 1)].second);
}

/// Reads the file and prints what `use` makes of its text.
template <class Use>
int with_file(const std::string& file, std::ostream& out, Use&& use)
{
    const auto text = contents(file);
    return print_or_fail(text ? use(*text) : unreadable(file), out);
}

} // namespace

int run(const std::vector<std::string>& arguments, std::istream& in, std::ostream& out, std::ostream& err,
        std::string_view locale)
{
    CLI::App app{"The engine of Hanpan at the command line: JSON in, JSON out, one object a line (UTF-8).\n"
                 "The words are described in PROTOCOL.md. Exit status: 0, or 2 for unusable arguments.",
                 "hanpan-engine"};
    app.set_version_flag("--version", "hanpan-engine " HANPAN_VERSION);
    app.require_subcommand(1);
    app.add_subcommand("games", "Print every game with its player range, rule fields and presets");
    app.add_subcommand("eval", "Answer questions about the rules, one on each line of standard input:\n"
                               R"(  {"game":"hulahoo","ask":"replies","top":5,"call":"higher","cards":"4 6 7"})");
    app.add_subcommand("play",
                       "Drive one match by commands on standard input:\n"
                       R"(  {"cmd":"new","game":"hoola","players":3,"seed":7}   {"cmd":"legal","seat":0})"
                       "\n"
                       R"(  {"cmd":"act","seat":0,"action":"draw"}   {"cmd":"view","seat":0}   {"cmd":"all"})"
                       "\n"
                       R"(  {"cmd":"bot","level":"casual"}   {"cmd":"undo"}   {"cmd":"save","file":"my.hanpan"})");
    std::string file;
    CLI::App* replay = app.add_subcommand("replay", "Re-play saved records, checking every move and the final scores");
    replay->add_option("FILE", file, "the record")->required();
    seat chosen_seat = 0;
    int chosen_record = 0;
    bot_settings reviewer;
    reviewer.level = "expert";
    CLI::App* review = app.add_subcommand("review", "Judge every decision of a seat in a saved record");
    CLI::App* judge = app.add_subcommand("judge", "Say what a seat's decisions in a saved record won beside Casual's");
    CLI::App* chances = app.add_subcommand(
        "chances", "Say everybody's chance of winning the match before each round of a saved record");
    for (CLI::App* command : {review, judge})
        command->add_option("--seat", chosen_seat, "whose decisions")
            ->check(CLI::Range(0, max_seats - 1))
            ->capture_default_str();
    for (CLI::App* command : {review, judge, chances}) {
        command->add_option("FILE", file, "the record")->required();
        command->add_option("--record", chosen_record, "which record of a file that holds several, from 1")
            ->check(CLI::Range(1, 1'000'000));
    }
    review->add_option("--level", reviewer.level, "who judges")->capture_default_str();
    review->add_option("--seed", reviewer.seed, "random seed of the judge")->capture_default_str();
    std::string game;
    int block = 0;
    CLI::App* strength = app.add_subcommand("strength", "Measure a strength from judged rounds, one on each line");
    strength->add_option("FILE", file, "the rounds, as judge prints them")->required();
    strength->add_option("--game", game, "which game")->required();
    strength->add_option("--rounds", block, "measure every so many rounds apart (0: all together)")
        ->check(CLI::Range(0, 1'000'000))
        ->capture_default_str();
    arena_options tournament;
    CLI::App* arena = app.add_subcommand("arena", "Let bots play: every deal once in every rotation over the seats");
    add_arena_options(*arena, tournament);
    CLI::App* ladder = app.add_subcommand("ladder", "Every bot against every other, weakest first, with ratings");
    add_arena_options(*ladder, tournament);
    std::vector<std::string> files;
    CLI::App* merging = app.add_subcommand("arena-merge", "Put the results of shards together");
    merging->add_option("FILES", files, "what \"arena … --shard\" printed")->required();
    comparison_options comparison;
    CLI::App* comparing =
        app.add_subcommand("compare-rules", "What rules do to a game, and what another rule set changes");
    add_comparison_options(*comparing, comparison);
    finding_options finding;
    CLI::App* finder = app.add_subcommand("find-rules", "The rule sets that come nearest to what a group likes");
    add_finding_options(*finder, finding);
    double seconds = 1;
    CLI::App* bench = app.add_subcommand(
        "bench", "Measure playouts, actions, the experts' search, melds and hand evaluations per second");
    bench->add_option("--seconds", seconds, "how long each loop is measured")
        ->check(CLI::Range(0.001, 3600.0))
        ->capture_default_str();
    CLI::App* deadwood = bench->add_subcommand(
        "deadwood",
        "Find the least deadwood of the ten-card hands of a file (first tab-separated column; a second one is "
        "the known answer)");
    deadwood->add_option("FILE", file, "the hands")->required();
    speak(app, locale);

    try {
        app.parse(std::vector<std::string>(arguments.rbegin(), arguments.rend()));
    } catch (const CLI::ParseError& e) {
        return app.exit(e, out, err) == 0 ? done : unusable_arguments;
    }

    if (app.got_subcommand("games")) {
        for (const game_entry& entry : all_games())
            out << json_line(description(entry)) << '\n';
    } else if (app.got_subcommand("eval")) {
        answer_lines(in, out, [](const std::string& line) { return answer_question(line); });
    } else if (app.got_subcommand("play")) {
        play_session session;
        answer_lines(in, out, [&](const std::string& line) { return session.answer(line); });
    } else if (review->parsed()) {
        return with_file(file, out, [&](const std::string& text) {
            return with_record(text, chosen_record,
                               [&](std::string_view record) { return reviewed(record, chosen_seat, reviewer); });
        });
    } else if (judge->parsed()) {
        return with_file(file, out, [&](const std::string& text) {
            return with_record(text, chosen_record,
                               [&](std::string_view record) { return judged(record, chosen_seat); });
        });
    } else if (chances->parsed()) {
        return with_file(file, out, [&](const std::string& text) {
            return with_record(text, chosen_record, [](std::string_view record) { return chances_told(record); });
        });
    } else if (strength->parsed()) {
        return with_file(file, out, [&](const std::string& text) { return measured(text, game, block); });
    } else if (arena->parsed()) {
        return print_or_fail(run_arena(tournament), out);
    } else if (ladder->parsed()) {
        return print_or_fail(run_ladder(tournament), out);
    } else if (comparing->parsed()) {
        return print_or_fail(compare_rules(comparison), out);
    } else if (finder->parsed()) {
        return print_or_fail(find_rules(finding), out);
    } else if (merging->parsed()) {
        std::vector<std::string> texts;
        for (const std::string& name : files) {
            auto text = contents(name);
            if (!text)
                return print_or_fail(unreadable(name), out);
            texts.push_back(std::move(*text));
        }
        return print_or_fail(merge_results(texts), out);
    } else if (replay->parsed()) {
        const auto text = contents(file);
        return text ? replay_all(*text, out) : print_or_fail(unreadable(file), out);
    } else if (deadwood->parsed()) {
        return with_file(file, out, [&](const std::string& text) { return bench_deadwood(text, seconds); });
    } else {
        bench_games(all_games(), seconds, out);
    }
    return done;
}

} // namespace hanpan::cli
