// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "base/seat.h"

namespace hanpan {

/// Money, chips and points are whole numbers of half units, because some house rules pay ½ (Hoola's RULES.md, head).
/// Everything printed or shown goes through `units()` or `to_text()`.
using half_units = std::int64_t;
constexpr half_units whole(std::int64_t units) { return units * 2; }

/// The number for JSON and for arithmetic outside: 3 halves = 1.5.
constexpr double units(half_units amount) { return static_cast<double>(amount) / 2.0; }

/// Larger than anything that is played for, and small enough that sums over millions of rounds fit.
constexpr half_units most_amount = half_units{1} << 40;
/// `amount`, which was read from outside, held within ±most_amount.
constexpr half_units bounded(half_units amount) { return std::clamp(amount, -most_amount, most_amount); }

/// "7", "-3", "1.5".
std::string to_text(half_units amount);

/// One line of a settlement: who pays whom, why, and every factor by name.
/// `reason` and the factors' ids have words in the app (settlement.<game>.<id>) and in RULES.md.
struct settlement_line {
    seat from = no_seat; ///< who pays; no_seat where nobody pays (points written down, bank)
    seat to = no_seat;   ///< who receives; no_seat for points written to `from`'s own score
    half_units amount = 0;
    std::string reason; ///< "rank", "undercut", "points", …
    struct factor {
        std::string id;         ///< "rank_stake", "seven", "unmelded", "hoola", …
        std::int64_t value = 1; ///< the number shown with it: ×2, rank 3, …
        half_units adds = 0;    ///< what it adds to the amount so far; less than 0: not all of it is paid
        bool times = false;     ///< it multiplies the amount so far by `value` instead
        /// Whether it changes the amount; if not, it only tells something.
        bool counts() const { return adds != 0 || (times && value != 1); }
    };
    std::vector<factor> factors; ///< in the order in which they count; if none adds anything, the reason alone pays
};

/// The amount after this factor, which has come to `before` without it; the first one begins at 0.
constexpr half_units counted(half_units before, const settlement_line::factor& factor)
{
    return factor.times ? before * factor.value : before + factor.adds;
}

/// What a finished round pays.
struct settlement {
    std::string ending;               ///< how play ended: "going_out", "stop", …
    std::vector<seat> winners;        ///< empty for a void round or an undercut with fixed penalty
    std::vector<half_units> payments; ///< per seat, chips × 2; sums to 0 where the rules are zero-sum
    std::vector<settlement_line> lines;
};

} // namespace hanpan
