// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "game/reason.h"

namespace hanpan::dragon {

/// What the coach may say of an action; each has an id and a sentence of its own in reasons.cpp, and a check in
/// tests/reasons/dragon_test.cpp.
enum class why : std::uint8_t {
    none,
    // for it
    luck_promises_more,
    island_helps,
    worth_the_fee,
    river_helps,
    hand_stays,
    declare_now,
    stays_complete,
    dearer_hand,
    most_outs,
    fewest_alone,
    spare,
    // against it
    misses_holla,
    declares_cheap,
    farther,
    fewer_outs,
    feeds,
    more_alone,
    leaves_help,
    no_closer,
    no_holla,
    costs_fee,
    count
};

/// The kind of an id; `none` when there is none of that name.
why kind_of_reason(std::string_view id);

} // namespace hanpan::dragon
