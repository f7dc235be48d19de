// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_compared.h"

#include <algorithm>
#include <atomic>
#include <optional>

#include <CLI/CLI.hpp>

#include "cli/arena.h"
#include "effects/effects.h"
#include "registry/registry.h"

namespace hanpan::cli {

namespace {

/// Played at once, before it is looked at whether that was enough: what is played depends on the options alone.
constexpr int matches_at_once = 64;
/// No error is worth more rounds.
constexpr std::int64_t most_rounds = 1'000'000;

/// The widest half of an interval among the shares.
double widest(const std::vector<effects::figure>& figures)
{
    double most = 0;
    for (const effects::figure& f : figures)
        if (f.id == "choices" || f.id == "overtakings" || f.id.starts_with("ends.") || f.id.starts_with("pays."))
            most = std::max({most, f.high - f.value, f.value - f.low});
    return most;
}

void play_enough(effects::study& of, const comparison_options& options)
{
    const std::atomic<bool> never{false};
    const auto enough = [&] {
        if (of.rounds() >= most_rounds)
            return true;
        return options.error > 0 ? of.matches() > 0 && widest(of.figures()) <= options.error
                                 : of.rounds() >= options.rounds;
    };
    while (!enough())
        of.play_on(matches_at_once, options.threads, never);
}

} // namespace

void add_comparison_options(CLI::App& command, comparison_options& options)
{
    command.add_option("--game", options.game, "which game")->required();
    command.add_option("--players", options.players, "seats at the table")->required();
    command.add_option("--rules", options.rules, "a preset's name, or a JSON object of differences");
    command.add_option("--against", options.against, "the rules to compare them with, written the same way");
    command.add_option("--rounds", options.rounds, "play at least so many under each")
        ->check(CLI::Range(std::int64_t{1}, most_rounds))
        ->capture_default_str();
    command
        .add_option("--error", options.error,
                    "play until no share's 95 % interval reaches further to a side, instead of a number of rounds")
        ->check(CLI::Range(0.001, 0.5));
    command.add_option("--seed", options.seed, "random seed of the deals and the bots")->capture_default_str();
    command.add_option("--threads", options.threads, "how many matches are played at once")
        ->check(CLI::Range(1, 256))
        ->capture_default_str();
}

json compare_rules(const comparison_options& options)
{
    const auto game = known_game(options.game);
    if (!game)
        return failure(game.error);
    const auto studied = [&](const std::string& text, std::string_view option) {
        using result = parsed<effects::study>;
        const auto rules = read_rules(text, option);
        return rules ? effects::study::of({*game, options.players, *rules, options.seed})
                     : result::failure(rules.error);
    };
    auto one = studied(options.rules, "--rules");
    if (!one)
        return failure(one.error);
    json answer{{"game", options.game}, {"players", options.players}, {"seed", options.seed}, {"level", "casual"}};
    if (options.against.empty()) {
        play_enough(*one, options);
        answer["rounds"] = one->rounds();
        json& figures = answer["figures"] = json::object();
        for (const effects::figure& f : one->figures())
            figures[f.id] = to_json(f);
        return answer;
    }
    auto other = studied(options.against, "--against");
    if (!other)
        return failure(other.error);
    play_enough(*one, options);
    play_enough(*other, options);
    answer["rounds"] = {{"before", other->rounds()}, {"after", one->rounds()}};
    json& figures = answer["figures"] = json::object();
    for (const effects::change& c : compared(*other, *one))
        figures[c.before.id] = to_json(c);
    return answer;
}

} // namespace hanpan::cli
