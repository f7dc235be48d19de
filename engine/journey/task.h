// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "match/match.h"

namespace hanpan::journey {

/// The decisions of the try cost at most so much a round, as a share of what a round moves (match::swing): the sum of
/// what the graded ones cost (match/grades.h).
struct cost_need {
    double at_most = 0;
    std::string level; ///< who plays about so well: for the words
};

/// A thing of `round_facts::happened` is to happen in so many rounds of the try, each time so often.
struct happening_need {
    std::string what;
    int in_a_round = 1;
    int rounds = 1;
};

/// The mean share of the field that one is ahead of at the same deals (arena/field.h, equal pay counts half).
struct field_need {
    double ahead_of = 0.5; ///< 0 … 1
    int bots = 12;
    std::string level; ///< of the bots
};

using need = std::variant<cost_need, happening_need, field_need>;

/// What a host asks for: all of it within one try, which is so many rounds in a row.
struct task {
    int rounds = 1;
    std::vector<need> needs; ///< at least one
};

/// A finished round of seat 0, as far as tasks ask for it.
struct round_facts {
    /// How often each of these happened, without those that are 0: "does.KIND" (own actions, by the protocol's words),
    /// "ends.ENDING" (the round, and one has won it), "gets.NAME" (what one is paid for, and its factors), "won",
    /// "after.KIND" (the most actions of this kind that others took one after the other upon one's own action).
    std::map<std::string, int, std::less<>> happened;
    double cost = 0;     ///< share of what a round moves
    double ahead_of = 0; ///< share of the field
};

/// What happened to seat 0 in the match's last round, which is over. Cost and field are left 0.
round_facts happenings_of(const match& played);
/// What the decisions of seat 0 in these reviewed decisions cost, as a share of `swing` (> 0).
double cost_of(std::span<const reviewed_decision> decisions, double swing);

/// What a try has brought so far.
struct tried {
    bool over = false; ///< all its rounds are played, or it has succeeded before
    bool passed = false;
    std::vector<bool> fulfilled; ///< by need, as far as can be said
};

/// Judges the rounds of a try, oldest first (no more than task::rounds). Needs that are means count when the try is
/// over.
tried judge(const task& asked, std::span<const round_facts> rounds);

/// Does any need ask for this?
bool asks_for_cost(const task& asked);
const field_need* asked_field(const task& asked);

} // namespace hanpan::journey
