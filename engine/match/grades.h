// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "search/advice.h"

namespace hanpan {

/// A teacher's grade of a decision; after `open` the best first.
enum class grade : std::uint8_t {
    open, ///< cannot be told from the best: the error of the search is larger than the loss
    best,
    good,
    inaccuracy,
    mistake,
    blunder,
};
inline constexpr std::size_t grades = 6;

/// "open", "best", … "blunder"
std::string_view grade_name(grade g);

/// What a decision certainly lost, in whole units: its cost less twice its standard error, at least 0. (The best of
/// many sampled values is flattered, so subtracting one error would find losses where there are none.)
double certain_loss(const reviewed_decision& d);

/// The grade of a decision: what it certainly lost, as a share of `swing`, what a round under these rules moves
/// (match::swing, whole units, > 0). Where the match's worth is known, a loss counts as much as it costs of the match
/// beside the same loss at the match's beginning (match_terms::weight). `open` where the error is as large as the loss. An exact value has no error, so an
/// exactly best action is `best`.
grade graded(const reviewed_decision& d, double swing);

/// The indices of at most `most` decisions that were an inaccuracy or worse, the most costly first.
std::vector<std::size_t> dearest(std::span<const reviewed_decision> decisions, double swing, std::size_t most);

/// How well a number of decisions were made.
struct play_quality {
    std::array<int, grades> of{}; ///< how many by grade
    double lost = 0;              ///< what the graded ones cost in all, whole units, by their weight for the match
    double at_stake = 0;          ///< what their worst choices would have cost

    int graded() const;
    /// The share kept of what the decisions put at stake, 0 … 1; 1 where nothing was at stake.
    double accuracy() const;
};
play_quality quality(std::span<const reviewed_decision> decisions, double swing);

/// What a finished round paid the reviewed seat, taken apart: promised + luck + play = paid. Whole units, more being
/// better.
struct round_account {
    int round = 0;       ///< 0 = first
    double promised = 0; ///< by the first decision: the deal, as far as one could know it
    double luck = 0;     ///< what came between the decisions: draws, what the others did, and what no search could tell
    double play = 0;     ///< ≤ 0: what the graded decisions cost
    double paid = 0;
};

/// The account of every finished round with a decision in it, in order. `decisions`: all of them, oldest first;
/// `finished`: match::finished_rounds(); `low_score_wins`: points count against their owner, as in
/// match::low_score_wins().
std::vector<round_account> accounts(std::span<const reviewed_decision> decisions, std::span<const settlement> finished,
                                    bool low_score_wins);

} // namespace hanpan
