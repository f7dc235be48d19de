// SPDX-License-Identifier: GPL-3.0-or-later
// Which decisions would gain by knowing the hands: every decision of Expert rounds against the hand oracle's
// (open_hands.h), by kind. Called by `./dev bench decisions`.
//   decisions [--game GAME] [--rounds 500] [--worlds 64] [--players 4] [--level expert]
// The oracle chooses in one half of its worlds, and the other half tells what its choice is worth more, so that chance
// alone gains nothing. A loss is that of one decision, with everybody going on by the rule-based player; losses of a
// round do not add up to what the oracle would win, since its later moves are as good as its first, but their order is
// right. ± is the standard error by decisions.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "lab/by_two.h"
#include "lab/deals.h"
#include "lab/open_hands.h"
#include "registry/games.h"
#include "search/thinking.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

struct options {
    std::string game, level = "expert";
    int rounds = 500, worlds = 64, players = 4;
};

struct losses {
    long number = 0, other = 0; ///< decisions; those where the oracle would do something else
    double sum = 0, squares = 0;

    void add(double lost)
    {
        sum += lost;
        squares += lost * lost;
    }
    void add(const losses& more)
    {
        number += more.number;
        other += more.other;
        sum += more.sum;
        squares += more.squares;
    }
};

/// By what was done and what the oracle would do; by what was done alone where both are of one kind.
using table = std::map<std::string, losses>;

template <game_type G>
void judge(const typename G::state& s, seat who, const typename G::action& made, int worlds, std::uint64_t seed,
           table& all)
{
    search_budget budget;
    budget.effort = worlds;
    budget.gate = 0;
    using oracle = flat_search<G, open_worlds<G>>;
    const auto wanted = oracle({s, who}, who, budget, seed, never).run(made).best;
    const std::string own(kind_of(to_text(s, made)));
    const std::string its(kind_of(to_text(s, wanted)));
    const bool same = same_action<G>(s, wanted, made);
    // What is played, or how: of two actions of a kind, the first word after the kind tells.
    const auto what = [&](const typename G::action& a) {
        const std::string words = to_text(s, a);
        return words.substr(0, words.find(' ', own.size() + 1));
    };
    const bool how = own == its && what(made) == what(wanted) && !same_action<G>(s, wanted, made);
    losses& here = all[own + (own != its ? ", not " + its : how ? ", the same otherwise" : "")];
    ++all[own].number;
    if (same)
        return;
    ++here.other;
    const typename G::action both[]{wanted};
    const auto told = oracle({s, who}, who, budget, ~seed, never).run(made, both);
    double first = 0, second = 0;
    for (const auto& o : told.options) {
        if (same_action<G>(s, o.action, wanted))
            first = o.value;
        if (same_action<G>(s, o.action, made))
            second = o.value;
    }
    here.add(first - second);
}

template <game_type G>
table rounds_of(int from, int step, const options& asked)
{
    const typename G::rules rules = G::book().bind(G::book().defaults());
    const int players = std::clamp(asked.players, G::min_players, G::max_players);
    const player_config level = find_level(asked.level)->in<G>();
    table all;
    for (int n = from; n < asked.rounds; n += step) {
        random_stream rng(static_cast<std::uint64_t>(n) + 1);
        auto s = first_round<G>(rules, players, rng);
        std::uint64_t moment = static_cast<std::uint64_t>(n) << 16;
        for (seat_set asked_now = to_act(s); !asked_now.empty(); asked_now = to_act(s)) {
            const seat who = asked_now.lowest();
            const auto seen = observe(s, who);
            std::vector<typename G::action> choices;
            legal(s, who, choices);
            const auto made = decision<G>(seen, who, level, 1, ++moment).make(never).best;
            if (choices.size() > 1)
                judge<G>(s, who, made, asked.worlds, moment, all);
            apply(s, who, made);
        }
    }
    return all;
}

template <game_type G>
void measure(const options& asked)
{
    const std::string game(std::string_view(G::id));
    if (!asked.game.empty() && asked.game != game)
        return;
    std::vector<table> parts(threads);
    by_two([&](int t) { parts[at(t)] = rounds_of<G>(t, threads, asked); });
    table all;
    for (const table& part : parts)
        for (const auto& [kind, here] : part)
            all[kind].add(here);
    std::vector<std::pair<std::string, losses>> order(all.begin(), all.end());
    std::stable_sort(order.begin(), order.end(),
                     [](const auto& a, const auto& b) { return a.second.sum > b.second.sum; });
    const double rounds = asked.rounds;
    std::printf("%s, %d rounds of %s\n| what was done (and the oracle would do) | a round | otherwise a round | lost a "
                "round |\n"
                "|---|---|---|---|\n",
                game.c_str(), asked.rounds, asked.level.c_str());
    for (const auto& [kind, here] : order) {
        char number[16] = "";
        if (here.number > 0)
            std::snprintf(number, sizeof(number), "%.2f", static_cast<double>(here.number) / rounds);
        std::printf("| %s | %s | %.2f | %+.3f ± %.3f |\n", kind.c_str(), number,
                    static_cast<double>(here.other) / rounds, here.sum / rounds, std::sqrt(here.squares) / rounds);
    }
    std::fflush(stdout);
}

template <class... Gs>
void measure_all(type_list<Gs...>, const options& asked)
{
    (measure<Gs>(asked), ...);
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    hanpan::options asked;
    CLI::App line("Which decisions hold what knowing the hands would give");
    line.add_option("--game", asked.game, "only this one");
    line.add_option("--rounds", asked.rounds, "rounds of the level at every seat")->check(CLI::PositiveNumber);
    line.add_option("--worlds", asked.worlds, "worlds of each half")->check(CLI::PositiveNumber);
    line.add_option("--players", asked.players, "as far as the game allows");
    line.add_option("--level", asked.level, "who decides")->check(CLI::IsMember(hanpan::bot_levels()));
    CLI11_PARSE(line, argc, argv);
    hanpan::measure_all(hanpan::game_types{}, asked);
    return 0;
}
