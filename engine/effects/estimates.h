// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "effects/effects.h"

/// The arithmetic of figures: ratios of sums over matches that are independent of each other.
namespace hanpan::effects {

/// The 95 % points of the normal distribution lie so many deviations out.
inline constexpr double wide = 1.959964;

/// Below this lies the share `p` of the normal distribution; 0 < p < 1. (Acklam's approximation, to nine digits.)
double normal_quantile(double p);
/// The 95 % point of the mean of so many independent observations: `wide`, further out the fewer there are (Student).
double wide_of(std::size_t observations);

/// A figure and how much each match pulls it from its true value; empty where nothing is known of that.
struct estimate {
    figure f;
    std::vector<double> influence; ///< by the match's number
};

/// A sum over matches divided by another one, with errors by the spread between matches (linearised).
struct ratio {
    std::vector<double> of, by; ///< by the match's number

    double value() const; ///< 0 where the divisor is 0
    std::vector<double> influence() const;
    double variance() const;
    /// The variance as a multiple of a share's among as many independent rounds; 1 where that is 0.
    double design_effect() const;

    /// A mean of anything.
    estimate mean(std::string id) const;
    /// A share of rounds or decisions: never outside 0 … 1, and honest where it is small (Wilson 1927).
    estimate share(std::string id) const;
    /// How often a round: never below 0, and honest where it is seldom (the score interval of Poisson's distribution).
    estimate rate(std::string id) const;
};

/// after − before, with the interval that follows from both intervals and from how far the same deals move them together
/// (Zou and Donner 2008).
change difference(const estimate& before, const estimate& after);

} // namespace hanpan::effects
