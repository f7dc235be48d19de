// SPDX-License-Identifier: GPL-3.0-or-later
// Learns what the play of others says about their hands in Hoola (engine/games/hoola/beliefs.h). Called by `./dev bench learn`.
//   learn [--levels casual] [--rounds 8000] [--passes 20] [--seed 1]
// Rounds between players of the levels named, of those that search with all temperaments, drawn by lot for each seat. Now and then the
// hand of somebody who has had his turn is laid beside one drawn at random from the same hidden cards: a logistic regression (by
// gradients, AdaGrad) tells which is which. Its weights are how much likelier a sign makes a hand. Every fifth round is kept back:
// how often the real hand is taken for the likelier one there, half the time being chance.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "games/hoola/beliefs.h"
#include "registry/games.h"
#include "search/thinking.h"
#include "strength/deals.h"

namespace hanpan {
namespace {

using row = hoola::hand_signs::row;

/// By how much the real hand's signs differ from those of the drawn one.
using example = row;

mind any_mind(const std::vector<std::string>& levels, random_stream& rng)
{
    static constexpr temperament tempers[]{temperament::even,   temperament::even,    temperament::cautious,
                                           temperament::greedy, temperament::patient, temperament::bold};
    mind m = find_level(levels[rng.below(static_cast<std::uint32_t>(levels.size()))])->in<hoola::game>();
    if (m.how == thought::worlds)
        m.temper = tempers[rng.below(std::size(tempers))];
    return m;
}

void compare(const hoola::state& s, const hoola::view& v, random_stream& rng, std::vector<example>& seen)
{
    std::vector<cards::card> hidden;
    for (cards::card_set left = hoola::unseen(v); left != 0; left &= left - 1)
        hidden.push_back(cards::lowest(left));
    for (seat him = 0; him < v.players; ++him) {
        if (him == v.me || !v.played.has(him) || v.counts[him] == 0)
            continue;
        rng.shuffle(std::span<cards::card>(hidden));
        cards::card_set drawn = 0;
        for (std::size_t i = 0; i < v.counts[him]; ++i)
            drawn |= cards::bit(hidden[i]);
        const hoola::hand_signs signs(v, him);
        const row real = signs(s.hands[him]), other = signs(drawn);
        example e;
        for (std::size_t i = 0; i < e.size(); ++i)
            e[i] = real[i] - other[i];
        seen.push_back(e);
    }
}

void play(const std::vector<std::string>& levels, random_stream& rng, std::vector<example>& seen)
{
    const auto rules = hoola::game::book().bind(hoola::game::book().defaults());
    const int players = 2 + static_cast<int>(rng.below(4));
    hoola::state s = first_round<hoola::game>(rules, players, rng);
    std::array<mind, max_seats> minds;
    for (mind& m : minds)
        m = any_mind(levels, rng);
    const std::atomic<bool> never{false};
    constexpr std::uint32_t one_in = 4;
    std::uint64_t moment = 0;
    for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
        const seat who = asked.lowest();
        const hoola::view v = look(s, who);
        if (rng.below(one_in) == 0 && v.phase != hoola::phase::dropout && v.stock_origin == 0)
            compare(s, v, rng, seen);
        apply(
            s, who,
            decision<hoola::game>(v, who, minds[static_cast<std::size_t>(who)], rng.next(), moment++).make(never).best);
    }
}

double lead(const row& w, const example& e)
{
    double sum = 0;
    for (std::size_t i = 0; i < e.size(); ++i)
        sum += w[i] * e[i];
    return sum;
}

} // namespace
} // namespace hanpan

int main(int argc, char** argv)
{
    using namespace hanpan;
    int rounds = 8000, passes = 20;
    std::uint64_t seed = 1;
    std::vector<std::string> levels{"learner", "casual", "skilled", "expert"};
    CLI::App app{"Learns what the play of others says about their hands in Hoola", "learn"};
    app.add_option("--levels", levels, "levels, with commas between")
        ->delimiter(',')
        ->check([](const std::string& name) {
            return find_level(name) != nullptr ? std::string() : name + " is no level";
        });
    app.add_option("--rounds", rounds)->check(CLI::Range(5, 1'000'000));
    app.add_option("--passes", passes, "through all that was seen")->check(CLI::Range(1, 10'000));
    app.add_option("--seed", seed);
    CLI11_PARSE(app, argc, argv);

    std::vector<example> known, kept;
    for (int n = 0; n < rounds; ++n) {
        random_stream rng(seed, random_stream::purpose::test, static_cast<std::uint64_t>(n));
        play(levels, rng, n % 5 == 4 ? kept : known);
    }
    row w{}, steps{};
    random_stream rng(seed, random_stream::purpose::test, ~std::uint64_t{0});
    for (int pass = 0; pass < passes; ++pass) {
        rng.shuffle(std::span<example>(known));
        for (const example& e : known) {
            const double off = 1 / (1 + std::exp(lead(w, e)));
            for (std::size_t i = 0; i < w.size(); ++i)
                if (const double slope = off * e[i]; slope != 0) {
                    steps[i] += slope * slope;
                    w[i] += 0.5 * slope / std::sqrt(steps[i]);
                }
        }
    }
    const auto right = std::count_if(kept.begin(), kept.end(), [&](const example& e) { return lead(w, e) > 0; });
    std::printf("%zu hands; of %zu kept back %.1f %% are likelier than a drawn one\n", known.size(), kept.size(),
                100 * static_cast<double>(right) / static_cast<double>(std::max<std::size_t>(1, kept.size())));
    for (std::size_t i = 0; i < w.size(); ++i)
        std::printf("%s%.4f", i == 0 ? "{" : ", ", w[i]);
    std::printf("}\n");
}
