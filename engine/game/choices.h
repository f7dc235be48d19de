// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hanpan {

class match_worth;

/// What a choice is like beside the others of the moment, as its game tells; 0 where nothing can be told.
struct nature {
    double grip = 0; ///< more: takes, lays down or claims what can be had now; less: leaves it and waits
    double risk = 0; ///< more: leaves more to chance
    /// False: no matter of temperament. Anyone who finds it best does it, and nobody does it because he likes it.
    bool taste = true;
};

/// How much of the difference between two choices is believed: of what the game's own search reckons, and of what
/// rounds played to the end say. Less than 1 in all, since people who play better than the playouts make up for some of
/// the difference.
struct opinions {
    double reckoned = 1, played = 0;
};

/// How much a decision may cost.
struct search_budget {
    /// The most worlds to imagine (in a tree: about effort * candidates simulations). A game that reckons instead of
    /// imagining derives from it how far it looks ahead (`effort_for_…` in its strategy.h).
    int effort = 256;
    int milliseconds = 0; ///< 0: no limit of time; else the search ends after that time with what it has
    double gate = 1;      ///< how many standard errors of gain it takes to depart from the rule-based choice
    int threads = 1;      ///< never changes the answer
    bool beliefs = true;  ///< worlds as the others' play makes them likely (`determinize_likely`), not all alike
    /// Playouts are never cut: slow, but needed for choices whose playouts would be cut at moments too unlike for
    /// `estimate` to be fair.
    bool to_the_end = false;
    /// In how many worlds the choices found by a game's own search are also played to the end (`opinions_on`).
    int played_out = 0;
    /// What the match makes of the round's payments; nullptr: payments alone count. Outlives the decision.
    const match_worth* worth = nullptr;
};

/// One choice, and what it promises the mover in whole units (stakes, chips, points), more being better.
template <class Action>
struct search_option {
    Action action{};
    double value = 0;  ///< mean over the worlds it was tried in
    double error = 0;  ///< its standard error; 0 where the value is exact
    double behind = 0; ///< how much worse it is than the chosen one in the same worlds; below 0 only by noise
    double behind_error = 0;
    int worlds = 0; ///< in how many it was tried before it was dropped
    /// What the round pays on average; `value` where payments alone count.
    double paid = 0;
};

template <class Action>
struct search_result {
    Action best{};
    int worlds = 0;     ///< drawn; repeats the decision if given instead of a time. 0: nothing to choose
    bool exact = false; ///< the values are exact, not sampled
    /// The values are what the match makes of the payments, in units of payment (match_worth::value).
    bool for_match = false;
    std::int64_t playouts = 0;
    std::vector<search_option<Action>> options; ///< the best first; empty where there was nothing to choose
};

inline constexpr std::size_t most_candidates = 24;

} // namespace hanpan
