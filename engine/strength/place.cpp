// SPDX-License-Identifier: GPL-3.0-or-later
#include "strength/place.h"

#include <algorithm>
#include <cmath>

namespace hanpan::strength {

namespace {

// Rounds that everybody is taken to have played before, and how far they are from his mean. Without them the interval
// of somebody whose few rounds had nothing to decide would be a point. Found by engine/lab/strength.py.
constexpr double rounds_before = 5, apart_before = 8;
/// Fewer rounds say nothing, however alike they are.
constexpr int fewest_rounds = 8;

/// Student's 97.5 % quantile (Abramowitz and Stegun 26.7.5).
double student(double freedom)
{
    constexpr double z = 1.959964;
    const double z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
    return z + (z3 + z) / (4 * freedom) + (5 * z5 + 16 * z3 + 3 * z) / (96 * freedom * freedom) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * freedom * freedom * freedom);
}

double widest(std::span<const level_place> places)
{
    return places.empty() ? 0 : (places.back().skill - places.front().skill) / 2;
}

} // namespace

double skill_of(const judged_round& round, double swing)
{
    const double most = most_counted * swing;
    double sum = 0;
    for (const judged_decision& d : round.decisions)
        sum += std::clamp(d.gain, -most, most);
    return 100 * sum / swing;
}

std::optional<interval> measured(const round_sums& rounds)
{
    if (rounds.rounds < 2)
        return std::nullopt;
    const double n = rounds.rounds, mean = rounds.sum / n;
    const double around = std::max(0.0, rounds.squares - n * mean * mean);
    const double variance = (around + rounds_before * apart_before * apart_before) / (n - 1 + rounds_before);
    const double half = student(n - 1) * std::sqrt(variance / n);
    return interval{mean, mean - half, mean + half};
}

bool says_something(const interval& found, std::span<const level_place> places)
{
    if (places.size() < 2)
        return !places.empty();
    return found.high - found.low <= widest(places);
}

int rounds_to_go(const round_sums& rounds, std::span<const level_place> places)
{
    if (rounds.rounds < fewest_rounds)
        return fewest_rounds - rounds.rounds;
    return rounds_to_go(rounds.rounds, *measured(rounds), places);
}

int rounds_to_go(int rounds, const interval& found, std::span<const level_place> places)
{
    if (rounds < fewest_rounds)
        return fewest_rounds - rounds;
    if (says_something(found, places))
        return 0;
    const double wide = (found.high - found.low) / std::max(widest(places), 1e-9);
    return std::max(1, static_cast<int>(std::ceil(rounds * (std::min(wide * wide, 100.0) - 1))));
}

std::span<const level_place> places_together()
{
    static constexpr level_place places[]{{"learner", -1, 0}, {"casual", 0, 0}, {"master", 1, 0}};
    return places;
}

std::optional<interval> together(std::span<const game_strength> games)
{
    double rounds = 0;
    interval all;
    double below = 0, above = 0; // squared
    for (const game_strength& game : games) {
        const double down = -game.places.front().skill, up = game.places.back().skill;
        const auto scaled = [&](double skill) { return skill / (skill < 0 ? down : up); };
        const double here = scaled(game.found.value);
        rounds += game.rounds;
        all.value += game.rounds * here;
        below += std::pow(game.rounds * (here - scaled(game.found.low)), 2);
        above += std::pow(game.rounds * (scaled(game.found.high) - here), 2);
    }
    if (rounds <= 0)
        return std::nullopt;
    const double value = all.value / rounds;
    return interval{value, value - std::sqrt(below) / rounds, value + std::sqrt(above) / rounds};
}

standing_between between(double skill, std::span<const level_place> places)
{
    const auto next = std::find_if(places.begin(), places.end(), [&](const level_place& p) { return p.skill > skill; });
    return {next == places.begin() ? std::string_view() : std::prev(next)->level,
            next == places.end() ? std::string_view() : next->level};
}

} // namespace hanpan::strength
