// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arena/tournament.h"

namespace hanpan::arena {

/// Two bots at one table, with half of the seats each (the first gets the odd one).
struct duel {
    std::size_t a = 0, b = 0; ///< numbers of the bots
    interval ahead;           ///< b's mean payoff a round above a's, in whole units
    double wins_a = 0;        ///< share of wins a seat
    double wins_b = 0;
    double above =
        0; ///< share of the pairs of a seat of b and a seat of a in which b's is paid more (equal pay counts half)
    double above_margin = 0; ///< 95 %
    double log_odds = 0;     ///< the logarithm of that share's odds
    double log_error = 0;
};

struct rating {
    std::string bot;
    double points = 0; ///< 400 points = odds of ten to one that a seat is paid more than another; the first bot has 0
    double margin = 0; ///< 95 %
};

struct ladder_result {
    json setup;
    std::vector<std::string> bots;
    std::vector<duel> duels;
    std::vector<rating> ratings;
    json to_json() const;
};

/// Strengths in the Plackett-Luce model: of two seats, each comes out above the other with probability strength / (sum
/// of both). What counts is payment and not winning, which is not the aim of every game. Fitted to the duels by
/// weighted least squares of the log odds.
std::vector<rating> rate(const std::vector<std::string>& bots, const std::vector<duel>& duels);

/// Lets every bot of `wanted` meet every other; weakest first. A sentence if it cannot be played.
parsed<ladder_result> climb(const tournament& wanted);

} // namespace hanpan::arena
