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
#define WHY(name, ...) name,
#include "bots/hoola/reasons.inc"
#undef WHY
    count
};

/// The kind of an id; `none` when there is none of that name.
why kind_of_reason(std::string_view id);

} // namespace hanpan::hoola
