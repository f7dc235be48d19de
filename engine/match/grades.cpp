// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/grades.h"

#include <algorithm>

namespace hanpan {

namespace {

// Shares of a round's swing, as far as they are certain. Found by `./dev bench grades` (tests/bench/RESULTS.md): by
// them Master against itself makes hardly any mistakes, and a learner a mistake or blunder in every round or two.
constexpr double good_below = 0.03, inaccuracy_below = 0.10, mistake_below = 0.25;

} // namespace

std::string_view grade_name(grade g)
{
    constexpr std::array<std::string_view, grades> names{"open", "best", "good", "inaccuracy", "mistake", "blunder"};
    return names[static_cast<std::size_t>(g)];
}

double certain_loss(const reviewed_decision& d) { return std::max(0.0, d.cost - 2 * d.cost_error); }

grade graded(const reviewed_decision& d, double swing)
{
    if (d.cost <= 0)
        return grade::best;
    if (d.cost_error >= d.cost)
        return grade::open;
    const double share = certain_loss(d) * d.advice.of_match.weight() / swing;
    return share < good_below         ? grade::good
           : share < inaccuracy_below ? grade::inaccuracy
           : share < mistake_below    ? grade::mistake
                                      : grade::blunder;
}

std::vector<std::size_t> dearest(std::span<const reviewed_decision> decisions, double swing, std::size_t most)
{
    std::vector<std::size_t> found;
    const auto match_weighed = [&](std::size_t i) { return decisions[i].cost * decisions[i].advice.of_match.weight(); };
    for (std::size_t i = 0; i < decisions.size(); ++i)
        if (graded(decisions[i], swing) >= grade::inaccuracy)
            found.push_back(i);
    std::stable_sort(found.begin(), found.end(),
                     [&](std::size_t a, std::size_t b) { return match_weighed(a) > match_weighed(b); });
    found.resize(std::min(found.size(), most));
    return found;
}

int play_quality::graded() const
{
    int all = 0;
    for (std::size_t g = 0; g < grades; ++g)
        all += g == static_cast<std::size_t>(grade::open) ? 0 : of[g];
    return all;
}

double play_quality::accuracy() const { return at_stake > 0 ? 1 - lost / at_stake : 1; }

play_quality quality(std::span<const reviewed_decision> decisions, double swing)
{
    play_quality q;
    for (const reviewed_decision& d : decisions) {
        const grade g = graded(d, swing);
        ++q.of[static_cast<std::size_t>(g)];
        if (g == grade::open)
            continue;
        double worst = d.cost;
        for (const advised_action& o : d.advice.options)
            worst = std::max(worst, o.behind);
        q.lost += d.cost * d.advice.of_match.weight();
        q.at_stake += worst * d.advice.of_match.weight();
    }
    return q;
}

std::vector<round_account> accounts(std::span<const reviewed_decision> decisions, std::span<const settlement> finished,
                                    bool low_score_wins)
{
    std::vector<round_account> all;
    for (const reviewed_decision& d : decisions) {
        const auto round = static_cast<std::size_t>(d.round);
        if (round >= finished.size() || d.advice.options.empty())
            continue;
        if (all.empty() || all.back().round != d.round) {
            const auto halves = static_cast<double>(finished[round].payments[static_cast<std::size_t>(d.who)]);
            const advised_action& best = d.advice.options.front();
            all.push_back({d.round, d.advice.of_match.decides ? best.paid : best.value, 0, 0,
                           (low_score_wins ? -halves : halves) / 2});
        }
        // Whether a decision is graded does not depend on what a round moves.
        all.back().play -= graded(d, 1) == grade::open ? 0 : d.cost;
    }
    for (round_account& a : all)
        a.luck = a.paid - a.promised - a.play;
    return all;
}

} // namespace hanpan
