// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "game/reason.h"

namespace hanpan::hollywood {

/// What the coach may say of an action; each has an id and a sentence of its own in reasons.cpp, and a check in
/// tests/reasons/hollywood_test.cpp.
enum class why : std::uint8_t {
    none,
    // for it
    call_it,
    more_outs,
    crowded,
    near_the_end,
    costs_more,
    no_nearer,
    no_place,
    it_helps,
    can_lay_off,
    own_need,
    wins,
    can_win,
    lay_down,
    frees_wild,
    off_the_hand,
    dearest,
    feeds_nobody,
    fits_nowhere,
    fits_nothing,
    complete_without,
    most_outs,
    dearest_spare,
    spare,
    // against it
    misses_out,
    holds_contract,
    keeps_card,
    discard_too,
    leaves_more,
    fits_less,
    farther,
    fewer_outs,
    feeds,
    keeps_points,
    leaves_help,
    leaves_outs,
    holds_more,
    stock_helps,
    adds_points,
    count
};

/// The kind of an id; `none` when there is none of that name.
why kind_of_reason(std::string_view id);

} // namespace hanpan::hollywood
