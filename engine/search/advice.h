// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.h"
#include "base/seat.h"

namespace hanpan {

/// One choice as the coach sees it. Values in whole units (stakes, chips, points), more being better for the seat.
struct advised_action {
    std::string action;      ///< in the protocol's words
    double value = 0;        ///< what it promises on average
    double error = 0;        ///< its standard error; 0 = exact
    double behind = 0;       ///< how much less than the best one's, in the same worlds
    double behind_error = 0; ///< its standard error
    int worlds = 0;          ///< in how many it was tried before it was given up
    double paid = 0;         ///< what the round pays on average with it; `value` where payments alone count
};

/// What the match makes of an advice's values, which then are in units of payment all the same: the spread of what the
/// round pays stands for the spread of what it does to the chance of winning the match.
struct match_terms {
    double per_unit = 0;  ///< a whole unit of value is so much of the chance, 0 … 1; 0: nothing is known of the match
    double usually = 0;   ///< the same at the match's beginning
    bool decides = false; ///< the values are what the match makes of the payments; false: the payments themselves

    /// What a value, or a difference of two, is of the chance of winning the match.
    double chance(double value) const { return value * per_unit; }
    /// What it counts beside one of the match's beginning: 1 where nothing is known of the match.
    double weight() const { return usually > 0 ? per_unit / usually : 1; }
};

/// What is said of a choice.
struct advised_reason {
    std::string_view id; ///< empty: nothing
    message said;        ///< its sentence
};

/// What to do now, and why.
struct advice {
    std::vector<advised_action> options; ///< the best first; one where there is nothing to choose
    std::string rule_based;              ///< what the rule-based player would do
    int worlds = 0;                      ///< how many were imagined for this
    bool exact = false;                  ///< the values are exact
    bool own_wins = false;               ///< they are what the seat itself may win, without what it may have to pay
    match_terms of_match;                ///< what they mean for the match
    advised_reason why;                  ///< what speaks for the best one
    /// Of the action that was to be judged, where it is not the best one: what speaks against it, or for it where the
    /// two cannot be told apart. Never the sentence of the best one.
    advised_reason of_played;
};

/// A decision that was made, and what it cost against the best one as far as the search can tell. What the seat could
/// not know is never held against it.
struct reviewed_decision {
    std::size_t index = 0; ///< in match::actions(): the position before it is the one judged
    int round = 0;         ///< 0 = first
    seat who = no_seat;
    std::string played;
    double cost = 0;       ///< ≥ 0, whole units; 0 when the best action was played
    double cost_error = 0; ///< its standard error
    hanpan::advice advice; ///< the better action is options.front()

    /// What it cost of the chance of winning the match, 0 … 1; 0 where nothing is known of the match.
    double match_cost() const { return advice.of_match.chance(cost); }

    /// Reckons cost and its error from the advice. Only the best actions of a cut-off search may be missing from it;
    /// those cost nothing as far as is known.
    void reckon()
    {
        cost = cost_error = 0;
        for (const advised_action& o : advice.options)
            if (o.action == played && &o != &advice.options.front()) {
                cost = o.behind > 0 ? o.behind : 0;
                cost_error = o.behind_error;
            }
    }
};

/// Called while a match is reviewed: how many actions have been walked through, of how many, and the decisions found so
/// far.
using review_progress = std::function<void(std::size_t, std::size_t, const std::vector<reviewed_decision>&)>;

} // namespace hanpan
