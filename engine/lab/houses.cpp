// SPDX-License-Identifier: GPL-3.0-or-later
// How the tasks of the houses go for players of every level, tried by bots: called by `./dev bench houses`.
//   houses [--folder resources/houses] [--house NAME] [--rounds 24] [--levels casual,master] [--coach master] [--facts FILE]
// Each level plays so many rounds of a house; tries are drawn from them. "rounds" is the median until the first try
// succeeds, "thrice" the chance that the first three fail; `*` is the level that the task is set for, of which at most
// one in ten may fail thrice. --facts appends a line for every round: house, level, cost, share of the field, what
// happened.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/json_text.h"
#include "journey/folder.h"
#include "journey/trial.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

void write_facts(const std::string& file, const journey::house& where, const std::string& level,
                 const std::vector<journey::round_facts>& rounds)
{
    std::ofstream out(file, std::ios::app);
    for (const journey::round_facts& r : rounds)
        out << json_line({{"house", where.id},
                          {"level", level},
                          {"cost", r.cost},
                          {"ahead_of", r.ahead_of},
                          {"happened", r.happened}})
            << '\n';
}

void tell(const journey::house& where, const journey::trial_options& options, const std::string& facts)
{
    const auto rounds = journey::try_out(where, *find_game(where.game), options, never);
    if (!facts.empty())
        write_facts(facts, where, options.level, rounds);
    double cost = 0, ahead = 0;
    for (const journey::round_facts& r : rounds) {
        cost += r.cost / static_cast<double>(rounds.size());
        ahead += r.ahead_of / static_cast<double>(rounds.size());
    }
    const journey::trial_result found = journey::outcome(where.task, rounds, options.seed);
    std::printf("%-12s %-8s%s cost %5.2f  ahead of %3.0f%%  a try passes %5.1f%%  rounds ", where.id.c_str(),
                options.level.c_str(), options.level == where.for_whom ? "*" : " ", cost, 100 * ahead,
                100 * found.passes);
    std::printf(std::isinf(found.rounds) ? "  never" : "%7.0f", found.rounds);
    std::printf("  thrice %5.1f%%\n", 100 * found.three_failures);
    std::fflush(stdout);
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    std::string folder = "resources/houses", only, facts;
    std::vector<std::string> levels;
    hanpan::journey::trial_options options;
    options.rounds = 24;
    CLI::App line("How the tasks of the houses go for players of every level");
    line.add_option("--folder", folder, "where the houses are");
    line.add_option("--house", only, "only this one");
    line.add_option("--rounds", options.rounds, "rounds of each level in each house")->check(CLI::PositiveNumber);
    line.add_option("--seed", options.seed, "of the deals");
    line.add_option("--levels", levels, "levels of bots; by default those that the house's game offers")
        ->delimiter(',')
        ->check(CLI::IsMember(hanpan::bot_levels()));
    line.add_option("--coach", options.coach, "the level that reviews")->check(CLI::IsMember(hanpan::bot_levels()));
    line.add_option("--facts", facts, "append the facts of every round to this file");
    CLI11_PARSE(line, argc, argv);
    const auto houses = hanpan::journey::read_folder(folder, hanpan::all_games());
    if (!houses) {
        std::fprintf(stderr, "%s\n", houses.error.text().c_str());
        return 1;
    }
    for (const hanpan::journey::house& where : *houses) {
        if (!only.empty() && only != where.id)
            continue;
        std::vector<std::string> tried = levels;
        if (tried.empty())
            for (const std::string_view level : hanpan::offered_levels(hanpan::find_game(where.game)->levels))
                tried.emplace_back(level);
        for (const std::string& level : tried) {
            options.level = level;
            hanpan::tell(where, options, facts);
        }
    }
    return 0;
}
