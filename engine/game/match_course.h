// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "base/money.h"
#include "base/seat.h"

namespace hanpan {

/// What ends a match that goes on, as far as scores and won rounds tell it. A game whose rules know an end says it of a
/// standing: `G::course(rules, standing) -> match_course`; without that its bots go by payments alone.
struct match_course {
    /// A score that is never reached.
    static constexpr half_units never = most_amount;

    int rounds = 0; ///< so many are still to be played at most, the next one included; 0 = as many as it takes
    std::array<half_units, max_seats> ceiling = everywhere(never); ///< it is over when a seat's score reaches this,
    std::array<half_units, max_seats> floor = everywhere(-never);  ///< or falls to this,
    /// or when a seat has won so many rounds more, which wins it the match, whatever the scores; for every seat, or 0 for
    /// all of them: they do not count.
    std::array<int, max_seats> wins{};

    /// Does nothing of this ever end it?
    bool open() const { return *this == match_course{}; }
    /// Do won rounds decide it, and not scores?
    bool by_wins() const { return wins != std::array<int, max_seats>{}; }
    /// Does it end after so many rounds, whatever they bring?
    bool by_rounds_alone() const
    {
        match_course rest = *this;
        rest.rounds = 0;
        return rounds > 0 && rest.open();
    }
    friend bool operator==(const match_course&, const match_course&) = default;

    static constexpr std::array<half_units, max_seats> everywhere(half_units score)
    {
        std::array<half_units, max_seats> all{};
        all.fill(score);
        return all;
    }
};

} // namespace hanpan
