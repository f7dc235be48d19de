// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says a move wins over the rule-based player's, against what it wins when the round is played to its
// end: in rounds of Expert at every seat, wherever the coach would depart from the rule-based choice. Called by `./dev
// bench claims`.
//   claims [--game GAME] [--rounds 500] [--players 4] [--coach expert] [--by expert] [--where KIND] [--hands 1]
// Both moves are played in the real hands, with everybody going on as `by` does, with the same dice: hands come as
// often as play brings them, so what is paid is on average what the move is worth among such players. No search is used
// in judging.
#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <map>
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

struct options {
    std::string game, coach = "expert", by = "expert", where;
    int rounds = 500, players = 4, hands = 1;
};

/// What moves of a kind were said to win, and what they won. Those of one round depend on each other (a player holds a
/// contract for turns), so errors are reckoned by rounds.
struct claim_sums {
    double number = 0, claimed = 0, paid = 0;
    /// Sums over rounds: pay², pay × number of moves, (number of moves)².
    double paid_paid = 0, paid_number = 0, number_number = 0;

    void add(double said, double won)
    {
        ++number;
        claimed += said;
        paid += won;
    }
    /// Ends a round: what was added since is one observation.
    void close()
    {
        paid_paid = paid * paid;
        paid_number = paid * number;
        number_number = number * number;
    }
    void add(const claim_sums& more)
    {
        number += more.number;
        claimed += more.claimed;
        paid += more.paid;
        paid_paid += more.paid_paid;
        paid_number += more.paid_number;
        number_number += more.number_number;
    }
    /// What a move wins, and its 95 % interval.
    double mean() const { return paid / number; }
    double interval() const
    {
        const double m = mean();
        return 1.96 * std::sqrt(std::max(0.0, paid_paid - 2 * m * paid_number + m * m * number_number)) / number;
    }
};

/// By the rule-based choice's kind and the coach's.
using table = std::map<std::string, claim_sums>;

/// What the seat is paid, in whole units, more being better, when it does this and all go on as `m` does.
template <game_type G>
double paid_after(typename G::state s, seat who, const typename G::action& first, const player_config& m,
                  std::uint64_t moment)
{
    apply(s, who, first);
    for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
        const seat next = asked.lowest();
        apply(s, next, decision<G>(observe(s, next), next, m, 5, ++moment).make(never).best);
    }
    std::array<double, max_seats> paid{};
    knowledge::value<G>(s, std::span<double>(paid));
    return (G::low_score_wins ? -paid[at(who)] : paid[at(who)]) / 2;
}

/// The option with this action, null where it is not among them.
template <game_type G>
const search_option<typename G::action>* option_of(const search_result<typename G::action>& told,
                                                   const typename G::state& s, const typename G::action& a)
{
    const auto found = std::find_if(told.options.begin(), told.options.end(),
                                    [&](const auto& o) { return same_action<G>(s, o.action, a); });
    return found == told.options.end() ? nullptr : &*found;
}

template <game_type G>
void weigh(const typename G::state& s, const typename G::view& seen, seat who, const options& asked,
           std::uint64_t moment, table& all)
{
    player_config coach = find_level(asked.coach)->in<G>();
    coach.search = knowledge::coach_budget<G>(seen, coach.search);
    const player_config by = find_level(asked.by)->in<G>();
    random_stream dice(3, random_stream::purpose::bot, moment);
    const auto sound = rule_based(seen, dice);
    const std::string from(kind_of(to_text(s, sound)));
    if (!asked.where.empty() && from != asked.where)
        return;
    const typename G::action wanted[]{sound};
    const auto told = decision<G>(seen, who, coach, 3, moment).compare(never, wanted);
    const auto* its = option_of<G>(told, s, sound);
    const auto* best = option_of<G>(told, s, told.best);
    // As the coach does: a move is not called better if its value cannot be told from the sound one's
    // (search/thinking.h).
    if (its == nullptr || best == nullptr || its->behind <= 2 * its->behind_error)
        return;
    const double won =
        paid_after<G>(s, who, told.best, by, moment << 12) - paid_after<G>(s, who, sound, by, moment << 12);
    for (const std::string& kind : {from + " -> " + std::string(kind_of(to_text(s, told.best))), std::string("all")})
        all[kind].add(best->value - its->value, won);
}

template <game_type G>
table rounds_of(int from, int step, const options& asked)
{
    const typename G::rules rules = G::book().bind(G::book().defaults());
    const int players = std::clamp(asked.players, G::min_players, G::max_players);
    const player_config by = find_level(asked.by)->in<G>();
    table all;
    for (int n = from; n < asked.rounds; n += step) {
        table here;
        random_stream rng(static_cast<std::uint64_t>(n) + 1);
        auto s = first_round<G>(rules, players, rng, n / step % asked.hands);
        std::uint64_t moment = static_cast<std::uint64_t>(n) << 16;
        for (seat_set now = to_act(s); !now.empty(); now = to_act(s)) {
            const seat who = now.lowest();
            const auto seen = observe(s, who);
            ++moment;
            weigh<G>(s, seen, who, asked, moment, here);
            apply(s, who, decision<G>(seen, who, by, 1, moment).make(never).best);
        }
        for (auto& [kind, sums] : here) {
            sums.close();
            all[kind].add(sums);
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
    std::printf(
        "%s, %d rounds, %s advises, %s plays on\n| the rule-based player's move -> the coach's | a round | said to win "
        "| wins |\n|---|---|---|---|\n",
        game.c_str(), asked.rounds, asked.coach.c_str(), asked.by.c_str());
    for (const auto& [kind, here] : all)
        std::printf("| %s | %.2f | %.3f | %+.3f ± %.3f |\n", kind.c_str(), here.number / asked.rounds,
                    here.claimed / here.number, here.mean(), here.interval());
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
    CLI::App line("What the coach says its move wins, beside what it wins");
    line.add_option("--game", asked.game, "only this one");
    line.add_option("--rounds", asked.rounds, "rounds of the one who plays on at every seat")
        ->check(CLI::PositiveNumber);
    line.add_option("--players", asked.players, "as far as the game allows");
    line.add_option("--coach", asked.coach, "who advises")->check(CLI::IsMember({"skilled", "expert", "master"}));
    line.add_option("--by", asked.by, "who plays on, at every seat")->check(CLI::IsMember(hanpan::bot_levels()));
    line.add_option("--where", asked.where, "only where the rule-based player's move is of this kind");
    line.add_option("--hands", asked.hands,
                    "the first so many rounds of a match in turn (contracts of Hollywood Rummy)")
        ->check(CLI::Range(1, 20));
    CLI11_PARSE(line, argc, argv);
    hanpan::measure_all(hanpan::game_types{}, asked);
    return 0;
}
