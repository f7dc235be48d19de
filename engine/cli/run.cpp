// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <fstream>
#include <istream>
#include <optional>
#include <ostream>
#include <sstream>

#include <CLI/CLI.hpp>

#include "base/json_text.h"
#include "cli/arena.h"
#include "cli/commands.h"
#include "cli/korean.h"
#include "cli/play_session.h"
#include "cli/review.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

constexpr int done = 0;
constexpr int unusable_arguments = 2;

/// Answers every line with one line, at once: whoever drives us waits for it.
template <class Answer>
void answer_lines(std::istream& in, std::ostream& out, Answer&& answer)
{
    int number = 0;
    for (std::string line; std::getline(in, line);) {
        ++number;
        if (line.ends_with('\r'))
            line.pop_back();
        json reply = answer(line);
        if (reply.is_object() && reply.contains("error") && reply["error"].is_string())
            reply["error"] = "line " + std::to_string(number) + ": " + reply["error"].get<std::string>();
        out << json_line(reply) << '\n' << std::flush;
    }
}

std::optional<std::string> contents(const std::string& file)
{
    std::ifstream in(std::filesystem::path(std::u8string(file.begin(), file.end())), std::ios::binary);
    std::ostringstream text;
    if (!in || !(text << in.rdbuf()))
        return std::nullopt;
    return text.str();
}

int print_or_fail(const json& reply, std::ostream& out)
{
    out << json_line(reply) << '\n';
    return reply.contains("error") ? unusable_arguments : done;
}

/// Reads the file and prints what `use` makes of its text.
template <class Use>
int with_file(const std::string& file, std::ostream& out, Use&& use)
{
    const auto text = contents(file);
    return print_or_fail(text ? use(*text) : failure("the file " + in_quotes(file) + " cannot be read or is empty"),
                         out);
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
    CLI::App* replay = app.add_subcommand("replay", "Re-play a saved record, checking every move and the final scores");
    replay->add_option("FILE", file, "the record")->required();
    seat reviewed_seat = 0;
    bot_settings reviewer;
    reviewer.level = "expert";
    CLI::App* review = app.add_subcommand("review", "Judge every decision of a seat in a saved record");
    review->add_option("FILE", file, "the record")->required();
    review->add_option("--seat", reviewed_seat, "whose decisions")
        ->check(CLI::Range(0, max_seats - 1))
        ->capture_default_str();
    review->add_option("--level", reviewer.level, "who judges")->capture_default_str();
    review->add_option("--seed", reviewer.seed, "of the judge's dice")->capture_default_str();
    arena_options tournament;
    CLI::App* arena = app.add_subcommand("arena", "Let bots play: every deal once in every rotation over the seats");
    add_arena_options(*arena, tournament);
    CLI::App* ladder = app.add_subcommand("ladder", "Every bot against every other, weakest first, with ratings");
    add_arena_options(*ladder, tournament);
    std::vector<std::string> files;
    CLI::App* merging = app.add_subcommand("arena-merge", "Put the results of shards together");
    merging->add_option("FILES", files, "what \"arena … --shard\" printed")->required();
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
        for (const game_entry& game : all_games())
            out << json_line(description(game)) << '\n';
    } else if (app.got_subcommand("eval")) {
        answer_lines(in, out, [](const std::string& line) { return answer_question(line); });
    } else if (app.got_subcommand("play")) {
        play_session session;
        answer_lines(in, out, [&](const std::string& line) { return session.answer(line); });
    } else if (review->parsed()) {
        return with_file(file, out, [&](const std::string& text) { return reviewed(text, reviewed_seat, reviewer); });
    } else if (arena->parsed()) {
        return print_or_fail(run_arena(tournament), out);
    } else if (ladder->parsed()) {
        return print_or_fail(run_ladder(tournament), out);
    } else if (merging->parsed()) {
        std::vector<std::string> texts;
        for (const std::string& name : files) {
            auto text = contents(name);
            if (!text)
                return print_or_fail(failure("the file " + in_quotes(name) + " cannot be read or is empty"), out);
            texts.push_back(std::move(*text));
        }
        return print_or_fail(merge_results(texts), out);
    } else if (replay->parsed()) {
        return with_file(file, out, [](const std::string& text) { return replayed(text); });
    } else if (deadwood->parsed()) {
        return with_file(file, out, [&](const std::string& text) { return bench_deadwood(text, seconds); });
    } else {
        bench_games(all_games(), seconds, out);
    }
    return done;
}

} // namespace hanpan::cli
