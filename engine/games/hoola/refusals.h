// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "base/verdict.h"

namespace hanpan::hoola {

/// Why an action is not allowed; each has an id and a sentence of its own in refusals.inc.
enum class refused : std::uint8_t {
    none,
#define WHY(name, ...) name,
#include "games/hoola/refusals.inc"
#undef WHY
    count
};

/// Id and sentence of a reason; `a` and `b` are the numbers its %1 and %2 stand for.
verdict explain(refused why, int a = 0, int b = 0, int c = 0);

} // namespace hanpan::hoola
