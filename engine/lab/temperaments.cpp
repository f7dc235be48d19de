// SPDX-License-Identifier: GPL-3.0-or-later
// What the temperaments do, and how strong they are: each temperament of a level and the plain level in turn at the
// same seat of the same deals, with the rule-based player (which costs no time) at the others. Called by `./dev bench
// temperaments`.
//   temperaments [--game GAME] [--rounds 500] [--level expert] [--from 0]
#include <array>
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

const std::atomic<bool> never_ends{false};

/// A sum of numbers and of their squares.
struct summed {
    double sum = 0, squares = 0;
    long number = 0;
    void add(double x)
    {
        sum += x;
        squares += x * x;
        ++number;
    }
    void add(const summed& other)
    {
        sum += other.sum;
        squares += other.squares;
        number += other.number;
    }
    double mean() const { return number > 0 ? sum / static_cast<double>(number) : 0; }
    double spread() const
    {
        return number > 1 ? std::sqrt(std::max(0.0, squares / static_cast<double>(number) - mean() * mean())) : 0;
    }
    double error() const { return number > 1 ? spread() / std::sqrt(static_cast<double>(number)) : 0; }
};

/// What a player did at a table.
struct conduct {
    summed grips;  ///< how much more grip the choice had than all choices on average, where they differ
    summed risks;  ///< the same for the risk that the game states
    summed spread; ///< of the choice made, as a share of the widest one
    summed ahead;  ///< paid more than the plain level at the same seat of the same deal, whole units a round
    summed paid;   ///< whole units a round
    void add(const conduct& other)
    {
        grips.add(other.grips);
        risks.add(other.risks);
        spread.add(other.spread);
        ahead.add(other.ahead);
        paid.add(other.paid);
    }
};
using conducts = std::array<conduct, 5>; // by temperament

/// Plays a deal with `own` at seat `mine` and `others` elsewhere; gives what `mine` gets, in whole units.
template <game_type G>
double play_round(typename G::state s, seat mine, const player_config& own, const player_config& others,
                  std::uint64_t seed, conduct& did)
{
    std::uint64_t moment = 0;
    for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
        const seat who = asked.lowest();
        const auto seen = observe(s, who);
        const auto told =
            decision<G>(seen, who, who == mine ? own : others, seed + static_cast<std::uint64_t>(who), ++moment)
                .make(never_ends);
        if (who == mine && told.options.size() > 1) {
            summed grips, risks;
            double widest = 0, chosen = 0;
            for (const auto& o : told.options) {
                const nature n = nature_of(seen, o.action);
                grips.add(n.grip);
                risks.add(n.risk);
                const double wide = o.error * std::sqrt(static_cast<double>(o.worlds));
                widest = std::max(widest, wide);
                if (same_action<G>(s, o.action, told.best))
                    chosen = wide;
            }
            const nature n = nature_of(seen, told.best);
            if (grips.spread() > 0)
                did.grips.add(n.grip - grips.mean());
            if (risks.spread() > 0)
                did.risks.add(n.risk - risks.mean());
            if (widest > 0)
                did.spread.add(chosen / widest);
        }
        apply(s, who, told.best);
    }
    std::array<double, max_seats> paid{};
    knowledge::value<G>(s, std::span<double>(paid));
    const double whole_units = paid[static_cast<std::size_t>(mine)] / 2;
    return G::low_score_wins ? -whole_units : whole_units;
}

template <game_type G>
conducts rounds_of(int from, int until, int step, const std::string& level)
{
    const typename G::rules rules = G::book().bind(G::book().defaults());
    const int players = std::clamp(4, G::min_players, G::max_players);
    const player_config plain = find_level(level)->in<G>(), casual = find_level("casual")->in<G>();
    conducts all;
    for (int n = from; n < until; n += step) {
        random_stream rng(static_cast<std::uint64_t>(n) + 1);
        const auto dealt = first_round<G>(rules, players, rng);
        const seat mine = static_cast<seat>(n % players);
        const std::uint64_t seed = static_cast<std::uint64_t>(n) << 8;
        double usual = 0;
        for (std::size_t t = 0; t < all.size(); ++t) {
            player_config own = plain;
            own.temperament = static_cast<temperament>(t);
            const double paid = play_round<G>(dealt, mine, own, casual, seed, all[t]);
            if (t == 0)
                usual = paid;
            all[t].paid.add(paid);
            all[t].ahead.add(paid - usual);
        }
    }
    return all;
}

template <game_type G>
void measure(const std::string& only, int from, int rounds, const std::string& level)
{
    const std::string game(std::string_view(G::id));
    if (!only.empty() && only != game)
        return;
    std::vector<conducts> parts(threads);
    by_two([&](int t) { parts[at(t)] = rounds_of<G>(from + t, from + rounds, threads, level); });
    std::printf("%s, %s, %d rounds\n", game.c_str(), level.c_str(), rounds);
    for (std::size_t t = 0; t < temperament_names().size(); ++t) {
        conduct all;
        for (const conducts& part : parts)
            all.add(part[t]);
        std::printf("  %-9s grip %+.3f +- %.3f (of %ld), risk %+.3f +- %.3f (of %ld), spread %.3f +- %.3f, paid %+.2f "
                    "(spread %.2f), against plain %+.3f +- %.3f\n",
                    std::string(temperament_names()[t]).c_str(), all.grips.mean(), all.grips.error(), all.grips.number,
                    all.risks.mean(), all.risks.error(), all.risks.number, all.spread.mean(), all.spread.error(),
                    all.paid.mean(), all.paid.spread(), all.ahead.mean(), all.ahead.error());
    }
    std::fflush(stdout);
}

template <class... Gs>
void measure_all(type_list<Gs...>, const std::string& only, int from, int rounds, const std::string& level)
{
    (measure<Gs>(only, from, rounds, level), ...);
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    std::string game, level = "expert";
    int rounds = 500, from = 0;
    CLI::App line("What the temperaments do, and how strong they are");
    line.add_option("--game", game, "only this one");
    line.add_option("--rounds", rounds, "deals")->check(CLI::PositiveNumber);
    line.add_option("--from", from, "the first deal")->check(CLI::NonNegativeNumber);
    line.add_option("--level", level, "that has the temperaments");
    CLI11_PARSE(line, argc, argv);
    if (hanpan::find_level(level) == nullptr) {
        std::fprintf(stderr, "no such level: %s\n", level.c_str());
        return 2;
    }
    hanpan::measure_all(hanpan::game_types{}, game, from, rounds, level);
    return 0;
}
