// SPDX-License-Identifier: GPL-3.0-or-later
// How good the coach's first choice is: every decision of Expert rounds, judged again with ten times the worlds and
// other dice.
// Called by `./dev bench advice`.
//   advice [--game GAME] [--rounds 500] [--times 10] [--coach expert,master]
// The decisions and the judge are Expert's (with ten times his worlds) whoever the coaches are: what would each have
// said there?
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "lab/by_two.h"
#include "lab/deals.h"
#include "registry/games.h"
#include "search/thinking.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

struct judged {
    long decisions = 0;
    long beyond = 0;  ///< lost more than the error stated for the first choice
    long certain = 0; ///< of those, where twice the judge's own error does not explain it
    double lost = 0;  ///< whole units, of all

    void add(const judged& other)
    {
        decisions += other.decisions;
        beyond += other.beyond;
        certain += other.certain;
        lost += other.lost;
    }
};

/// The coaches, by level, and how the first choice of each fared.
struct coaches {
    std::vector<std::string> levels;
    std::vector<judged> fared;
};

/// Gives what Expert plays there; judges the first choice of every coach in `times` as many worlds as Expert's coach
/// has.
template <game_type G>
typename G::action decide(const typename G::view& seen, const typename G::state& s, seat who,
                          const player_config& expert, int times, std::uint64_t moment, coaches& all)
{
    using result_t = search_result<typename G::action>;
    const result_t played = decision<G>(seen, who, expert, 1, moment).make(never);
    if (played.options.size() < 2)
        return played.best;
    std::vector<result_t> told;
    std::vector<typename G::action> wanted;
    for (const std::string& level : all.levels) {
        player_config coach = find_level(level)->in<G>();
        coach.search = knowledge::coach_budget<G>(seen, coach.search);
        told.push_back(decision<G>(seen, who, coach, 3, moment).make(never));
        if (std::none_of(wanted.begin(), wanted.end(),
                         [&](const auto& a) { return same_action<G>(s, a, told.back().best); }))
            wanted.push_back(told.back().best);
    }
    player_config judge = expert;
    judge.search = knowledge::coach_budget<G>(seen, judge.search);
    judge.search.effort *= times;
    judge.search.played_out *= times;
    const result_t again = decision<G>(seen, who, judge, 2, moment).compare(never, wanted);
    for (std::size_t c = 0; c < told.size(); ++c) {
        judged& fared = all.fared[c];
        ++fared.decisions;
        for (const auto& option : again.options)
            if (same_action<G>(s, option.action, told[c].best)) {
                fared.lost += option.behind;
                // An exact value states no error, so any loss is too much.
                const bool beyond = option.behind > told[c].options.front().error && option.behind > 1e-9;
                fared.beyond += beyond;
                fared.certain += beyond && option.behind > 2 * option.behind_error;
            }
    }
    return played.best;
}

template <game_type G>
void play_rounds(int from, int step, int rounds, int times, coaches& all)
{
    const typename G::rules rules = G::book().bind(G::book().defaults());
    const int players = std::clamp(4, G::min_players, G::max_players);
    const player_config expert = find_level("expert")->in<G>();
    all.fared.resize(all.levels.size());
    for (int n = from; n < rounds; n += step) {
        random_stream rng(static_cast<std::uint64_t>(n) + 1);
        auto s = first_round<G>(rules, players, rng);
        std::uint64_t moment = static_cast<std::uint64_t>(n) << 16;
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            const seat who = asked.lowest();
            apply(s, who, decide<G>(observe(s, who), s, who, expert, times, ++moment, all));
        }
    }
}

template <game_type G>
void measure(const std::string& only, int rounds, int times, const std::vector<std::string>& levels)
{
    const std::string game(std::string_view(G::id));
    if (!only.empty() && only != game)
        return;
    std::vector<coaches> parts(threads, {levels, {}});
    by_two([&](int t) { play_rounds<G>(t, threads, rounds, times, parts[at(t)]); });
    for (std::size_t c = 0; c < levels.size(); ++c) {
        judged all;
        for (const coaches& part : parts)
            all.add(part.fared[c]);
        const double n = std::max<double>(1, static_cast<double>(all.decisions));
        std::printf("%-10s %d rounds, %ld decisions: %s's first choice lost more than its stated error in %.2f%%, for "
                    "certain in %.2f%%; %.4f a decision\n",
                    game.c_str(), rounds, all.decisions, levels[c].c_str(), 100 * static_cast<double>(all.beyond) / n,
                    100 * static_cast<double>(all.certain) / n, all.lost / n);
    }
    std::fflush(stdout);
}

template <class... Gs>
void measure_all(type_list<Gs...>, const std::string& only, int rounds, int times,
                 const std::vector<std::string>& levels)
{
    (measure<Gs>(only, rounds, times, levels), ...);
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    std::string game;
    std::vector<std::string> levels{"expert"};
    int rounds = 500, times = 10;
    CLI::App line("How good the coach's first choice is");
    line.add_option("--game", game, "only this one");
    line.add_option("--rounds", rounds, "rounds of Expert at every seat")->check(CLI::PositiveNumber);
    line.add_option("--times", times, "so many times the worlds for the judge")->check(CLI::PositiveNumber);
    line.add_option("--coach", levels, "the levels that advise, with commas between")
        ->delimiter(',')
        ->check(CLI::IsMember({"skilled", "expert", "master"}));
    CLI11_PARSE(line, argc, argv);
    hanpan::measure_all(hanpan::game_types{}, game, rounds, times, levels);
    return 0;
}
