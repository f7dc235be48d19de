// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "search/advice.h"

namespace hanpan {

/// What a teacher says of a decision; after `open` the best first.
enum class grade : std::uint8_t {
    open, ///< not to be told apart from the best: the error of the search is larger than the loss
    best,
    good,
    inaccuracy,
    mistake,
    blunder,
};
inline constexpr std::size_t grades = 6;

/// "open", "best", … "blunder"
std::string_view grade_name(grade g);

/// What a decision lost for certain, whole units: its cost less twice the standard error of that, at least 0. (The best of many
/// sampled values is flattered, so once the error would find losses where there are none.)
double certain_loss(const reviewed_decision& d);

/// The grade of a decision by what it lost for certain, as a share of `swing`, what a round under these rules moves
/// (match::swing, whole units, > 0). Nothing is graded whose error is as large as its loss.
/// An exact value has no error, so an exactly best action is `best`.
grade graded(const reviewed_decision& d, double swing);

/// How well a number of decisions were made.
struct play_quality {
    std::array<int, grades> of{}; ///< how many by grade
    double lost = 0;              ///< what the graded ones cost in all, whole units
    double at_stake = 0;          ///< what their worst choices would have cost

    int graded() const;
    /// The share that was kept of what the decisions put at stake, 0 … 1; 1 where nothing was.
    double accuracy() const;
};
play_quality quality(std::span<const reviewed_decision> decisions, double swing);

} // namespace hanpan
