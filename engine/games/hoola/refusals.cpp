// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/refusals.h"

#include "base/reason_words.h"
#include "base/words.h"

namespace hanpan::hoola {
namespace {

constexpr reason_words words[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "games/hoola/refusals.inc"
#undef WHY
};

} // namespace

verdict explain(refused why, int a, int b, int c) { return explained(words, why, a, b, c); }

} // namespace hanpan::hoola
