// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/refusals.h"

#include "base/reason_words.h"
#include "base/words.h"

namespace hanpan::hollywood {
namespace {

constexpr reason_words words[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "games/hollywood/refusals.inc"
#undef WHY
};

} // namespace

verdict explain(refused why, int a, int b) { return explained(words, why, a, b); }

} // namespace hanpan::hollywood
