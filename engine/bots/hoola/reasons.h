// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "game/reason.h"

namespace hanpan::hoola {

/// What the coach may say of an action; each has an id and a sentence of its own in reasons.cpp, and a check in
/// tests/reasons/hoola_test.cpp.
enum class why : std::uint8_t {
    none,
    // for it
    nobody_lower,
    stop_likely,
    blast_now,
    goes_out,
    draw_goes_out,
    draw_goes_out_if_left,
    claim_goes_out,
    goes_out_if_left,
    makes_meld,
    laid_off,
    opens,
    counts_less,
    breaks_up,
    no_nearer,
    waits,
    waits_many,
    stop_risk,
    hold_for_hoola,
    would_feed,
    alone_and_dear,
    alone,
    no_use,
    most_waits,
    holds_meld,
    paid_to_drop,
    // against it
    misses_out,
    misses_out_if_left,
    undercut,
    breaks_meld,
    fewer_waits,
    keeps_points,
    more_use,
    keeps_cards,
    leaves_meld,
    takes_apart,
    opens_early,
    feeds,
    leaves_more,
    count
};

/// The kind of an id; `none` when there is none of that name.
why kind_of_reason(std::string_view id);

} // namespace hanpan::hoola
