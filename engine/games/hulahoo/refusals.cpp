// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/reason_words.h"
#include "base/words.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

constexpr reason_words words[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "games/hulahoo/refusals.inc"
#undef WHY
};

} // namespace

verdict explain(refused why, int a, int b) { return explained(words, why, a, b); }

} // namespace hanpan::hulahoo
