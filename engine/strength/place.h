// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>
#include <string_view>

#include "game/judging.h"
#include "strength/judged.h"

namespace hanpan::strength {

/// What one decision can count for at most, as a share of what a round moves (match::swing). A few decisions a hundred
/// rounds apart win or lose most of what is won and lost; counted whole, they would drown all others.
inline constexpr double most_counted = 0.1;

/// How well a round was played: what its decisions won beside Casual's, each counted up to `most_counted`, in hundredths
/// of `swing` (whole units, > 0). 0 = as Casual plays.
double skill_of(const judged_round& round, double swing);

/// A number of each of some rounds, added up: a skill, a cost.
struct round_sums {
    int rounds = 0;
    double sum = 0, squares = 0;

    void add(double number)
    {
        ++rounds;
        sum += number;
        squares += number * number;
    }
    void add(const round_sums& more)
    {
        rounds += more.rounds;
        sum += more.sum;
        squares += more.squares;
    }
    /// 0 of no rounds.
    double mean() const { return rounds > 0 ? sum / rounds : 0; }
    /// The standard error of the mean; 0 of fewer than two rounds.
    double error() const
    {
        return rounds > 1 ? std::sqrt(std::max(0.0, squares - sum * mean()) / (rounds - 1) / rounds) : 0;
    }
};

/// A mean with its 95 % interval.
struct interval {
    double value = 0, low = 0, high = 0;
};

/// The mean skill of a player. The interval takes for granted that rounds differ at least a little: a few rounds that
/// happen to be alike do not make it narrow. Nothing for fewer than two rounds.
std::optional<interval> measured(const round_sums& rounds);

/// Is the interval narrow enough to say something: no wider than half the way from the weakest level to the strongest?
/// (With one level alone, any is.)
bool says_something(const interval& found, std::span<const level_place> places);
/// About how many more rounds it takes until says_something; at least 1 while it does not, 0 once it does.
int rounds_to_go(const round_sums& rounds, std::span<const level_place> places);

/// A game's strength beside those of other games.
struct game_strength {
    int rounds = 0; ///< at least 2
    interval found;
    std::span<const level_place> places; ///< among them Casual's, and one on each side of it
};
/// Where the levels lie when games are put together: each game's weakest level at -1, Casual at 0, its strongest at 1.
std::span<const level_place> places_together();
/// The mean of the games on that scale, weighted by their rounds; games are taken to be independent.
std::optional<interval> together(std::span<const game_strength> games);
/// About how many more rounds it takes until says_something of a strength that `rounds` rounds have given.
int rounds_to_go(int rounds, const interval& found, std::span<const level_place> places);

/// Between which levels a skill lies: `above` is the strongest level that is not above it, `below` the next one. Empty
/// where it lies below the weakest level, or above the strongest.
struct standing_between {
    std::string_view above, below;
};
standing_between between(double skill, std::span<const level_place> places);

} // namespace hanpan::strength
