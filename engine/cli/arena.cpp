// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/arena.h"

#include <charconv>

#include <CLI/CLI.hpp>

#include "arena/ladder.h"
#include "base/json_text.h"
#include "cli/commands.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

/// "a,b\,c" -> "a", "b,c".
std::vector<std::string> split(const std::string& list)
{
    std::vector<std::string> parts(1);
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i] == '\\' && i + 1 < list.size() && list[i + 1] == ',')
            parts.back() += list[++i];
        else if (list[i] == ',')
            parts.emplace_back();
        else
            parts.back() += list[i];
    }
    return parts;
}

/// "2/8" -> shard 1 of 8; false when it is not of that form.
bool read_shard(const std::string& text, arena::tournament& wanted)
{
    const char *from = text.data(), *end = from + text.size();
    int shard = 0, shards = 0;
    const auto first = std::from_chars(from, end, shard);
    if (first.ec != std::errc() || first.ptr == end || *first.ptr != '/')
        return false;
    const auto second = std::from_chars(first.ptr + 1, end, shards);
    if (second.ec != std::errc() || second.ptr != end || shard < 1 || shards < 1 || shard > shards)
        return false;
    wanted.shard = shard - 1;
    wanted.shards = shards;
    return true;
}

/// The tournament that the options describe.
parsed<arena::tournament> tournament_of(const arena_options& options)
{
    using result = parsed<arena::tournament>;
    arena::tournament wanted = options.wanted;
    const auto game = known_game(options.game);
    if (!game)
        return result::failure(game.error);
    wanted.game = *game;
    wanted.bots = split(options.bots);
    if (!options.shard.empty() && !read_shard(options.shard, wanted))
        return result::failure("--shard " + in_quotes(options.shard) +
                               ": a shard is written like 2/8, the second of eight");
    const auto rules = read_rules(options.rules, "--rules");
    if (!rules)
        return result::failure(rules.error);
    wanted.rules = *rules;
    return result(std::move(wanted));
}

} // namespace

parsed<json> read_rules(const std::string& text, std::string_view option)
{
    if (text.empty())
        return parsed<json>(json());
    // Anything but a JSON object is a preset's name.
    auto read = text.front() == '{' ? read_json(text) : parsed<json>(json(text));
    return read ? read : parsed<json>::failure(std::string(option) + ": " + read.error.text());
}

void add_arena_options(CLI::App& command, arena_options& options)
{
    arena::tournament& t = options.wanted;
    command.add_option("--game", options.game, "which game")->required();
    command.add_option("--players", t.players, "seats at the table")->required();
    command
        .add_option(
            "--bots", options.bots,
            "who plays, with commas between: a level, mc:WORLDS, mc:WORLDS:GATE, exec:COMMAND (a comma in a command is "
            "written \\,); the last one takes the seats left")
        ->required();
    command.add_option("--rounds", t.rounds, "deals, each played once in every rotation of the bots")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    command.add_option("--seed", t.seed, "random seed of the deals and the bots")->capture_default_str();
    command.add_option("--rules", options.rules, "a preset's name, or a JSON object of differences");
    command.add_option("--threads", t.threads, "how many rounds are played at once")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
    command.add_option("--shard", options.shard, "i/n: only every n-th deal, for arena-merge");
    command.add_option("--bot-timeout", t.bot_timeout_ms, "milliseconds an exec: bot has for a decision")
        ->check(CLI::Range(1, 3'600'000))
        ->capture_default_str();
}

json run_arena(const arena_options& options, const arena::table_maker& make_table,
               const std::function<bool(const std::string&)>& knows)
{
    const auto wanted = tournament_of(options);
    if (!wanted)
        return failure(wanted.error);
    const auto result = arena::play(*wanted, make_table, knows);
    return result ? result->to_json(!options.shard.empty()) : failure(result.error);
}

json run_ladder(const arena_options& options)
{
    const auto wanted = tournament_of(options);
    if (!wanted)
        return failure(wanted.error);
    const auto result = arena::climb(*wanted);
    return result ? result->to_json() : failure(result.error);
}

json merge_results(const std::vector<std::string>& texts)
{
    std::vector<json> shards;
    for (const std::string& text : texts) {
        auto read = read_json(text);
        if (!read)
            return failure("result " + std::to_string(shards.size() + 1) + ": " + read.error.text());
        shards.push_back(std::move(*read));
    }
    const auto merged = arena::merge(shards);
    return merged ? merged->to_json(false) : failure(merged.error);
}

} // namespace hanpan::cli
