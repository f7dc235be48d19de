// SPDX-License-Identifier: GPL-3.0-or-later
// How a level's own play is graded by the coach, and how long a round's review takes: called by `./dev bench grades`.
//   grades [--game GAME] [--rounds N] [--levels learner,master] [--coach skilled]
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/index.h"
#include "lab/by_two.h"
#include "match/grades.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

struct graded_play {
    std::vector<reviewed_decision> decisions;
    std::vector<double> seconds; ///< of each round's review
    double swing = 1;
};

/// Plays one round of that level against itself at the game's usual table, by default rules, and reviews it from the
/// first seat.
void play_and_review(const game_entry& game, const std::string& level, const std::string& coach, std::uint64_t seed,
                     graded_play& all)
{
    match_setup setup;
    setup.game = std::string(game.id);
    setup.players = std::clamp(4, game.min_players, game.max_players);
    setup.seed = seed;
    setup.until = 1;
    auto made = make_match(setup);
    if (!made) {
        std::fprintf(stderr, "%s\n", made.error.text().c_str());
        std::exit(1);
    }
    match& played = **made;
    while (!played.round_over()) {
        const seat who = played.to_act().lowest();
        bot_settings bot;
        bot.level = level;
        bot.seed = seed * 16 + static_cast<std::uint64_t>(who);
        played.play(who, played.think(who, bot)->choose(never));
    }
    bot_settings judge;
    judge.level = coach;
    judge.seed = seed;
    const auto start = std::chrono::steady_clock::now();
    auto found = played.review(0, judge, never);
    // The review of a match also asks why the three dearest were wrong (app/review/why.h).
    for (const std::size_t i : dearest(found, played.swing(), 3))
        for (const std::string& action : {found[i].played, found[i].advice.options.front().action})
            played.foretell(found[i].index, action, 1000, never);
    all.seconds.push_back(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    all.swing = played.swing();
    all.decisions.insert(all.decisions.end(), std::make_move_iterator(found.begin()),
                         std::make_move_iterator(found.end()));
}

void tell(const game_entry& game, const std::string& level, const std::string& coach, int rounds)
{
    std::vector<graded_play> parts(threads);
    by_two([&](int t) {
        for (int n = t; n < rounds; n += threads)
            play_and_review(game, level, coach, static_cast<std::uint64_t>(n + 1), parts[at(t)]);
    });
    graded_play& all = parts.front();
    for (std::size_t t = 1; t < parts.size(); ++t) {
        all.decisions.insert(all.decisions.end(), parts[t].decisions.begin(), parts[t].decisions.end());
        all.seconds.insert(all.seconds.end(), parts[t].seconds.begin(), parts[t].seconds.end());
    }
    const play_quality q = quality(all.decisions, all.swing);
    std::sort(all.seconds.begin(), all.seconds.end());
    const auto seconds = [&](double part) {
        return all.seconds[static_cast<std::size_t>(part * static_cast<double>(all.seconds.size() - 1))];
    };
    std::printf("%-10s %-8s %5d rounds, swing %8.2f:", std::string(game.id).c_str(), level.c_str(), rounds, all.swing);
    for (const grade g : {grade::best, grade::good, grade::inaccuracy, grade::mistake, grade::blunder, grade::open})
        std::printf("  %s %5.1f%%", std::string(grade_name(g)).c_str(),
                    100.0 * q.of[static_cast<std::size_t>(g)] /
                        std::max<double>(1, static_cast<double>(all.decisions.size())));
    std::printf("  accuracy %5.1f%%  a review: half %.2f s, 95%% %.2f s, worst %.2f s\n", 100 * q.accuracy(),
                seconds(0.5), seconds(0.95), seconds(1));
    std::fflush(stdout);
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    std::string game, coach = "skilled";
    int rounds = 40;
    std::vector<std::string> levels{"learner", "master"};
    CLI::App line("How a level's own play is graded by the coach");
    line.add_option("--game", game, "only this one");
    line.add_option("--rounds", rounds, "rounds of each level")->check(CLI::PositiveNumber);
    line.add_option("--levels", levels, "levels of bots")->delimiter(',')->check(CLI::IsMember(hanpan::bot_levels()));
    line.add_option("--coach", coach, "the level that judges")->check(CLI::IsMember(hanpan::bot_levels()));
    CLI11_PARSE(line, argc, argv);
    for (const hanpan::game_entry& entry : hanpan::all_games())
        if (game.empty() || game == entry.id)
            for (const std::string& level : levels)
                hanpan::tell(entry, level, coach, rounds);
    return 0;
}
