// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

#include "game/reason.h"

namespace hanpan::hulahoo {

/// What the coach may say of an action; each has an id and a sentence of its own in reasons.cpp, and a check in
/// tests/reasons/hulahoo_test.cpp.
enum class why : std::uint8_t {
    none,
    // for it
    wins,
    cannot_answer,
    few_can_double,
    best_rest,
    keeps_joker,
    stays_hidden,
    stays_open,
    hard_for_him,
    // against it
    proven_loss,
    hands_win,
    passes_out,
    only_jokers,
    open_answers,
    bites_less,
    spends_joker,
    holds_more,
    poorer_rest,
    uses_hidden,
    keeps_idle,
    poorer_row,
    count
};

/// The kind of an id; `none` when there is none of that name.
why kind_of_reason(std::string_view id);

} // namespace hanpan::hulahoo
