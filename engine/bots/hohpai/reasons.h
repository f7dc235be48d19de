// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "game/reason.h"

namespace hanpan::hohpai {

/// What the coach may say of an action; each has an id and a sentence of its own in reasons.cpp, and a check in
/// tests/reasons/hohpai_test.cpp.
enum class why : std::uint8_t {
    none,
    // for it
    wins_now,
    shows_win,
    dearer_win,
    waits_with,
    waits,
    group_and_ways,
    most_ways,
    fits_nothing,
    completes,
    nearer,
    no_nearer,
    // against it
    misses_win,
    fewer_waits,
    breaks_group,
    fewer_ways,
    leaves_help,
    count
};

/// The kind of an id; `none` when there is none of that name.
why kind_of_reason(std::string_view id);

} // namespace hanpan::hohpai
