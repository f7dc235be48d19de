// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "base/verdict.h"

namespace hanpan {

/// What one reason is called and says, in English (marked with HANPAN_WORDS). A game's reasons stand in a file of rows
/// `WHY(name, sentence, id)`, of which both its enum and its table are made; the id may be left out if it is the name.
/// The enum begins with `none` (empty words) and ends with `count`.
struct reason_words {
    std::string_view id;
    std::string_view sentence;
};

constexpr reason_words reason_row(std::string_view name, std::string_view sentence, std::string_view id = {})
{
    return {id.empty() ? name : id, sentence};
}

/// The words of a refusal; `a`, `b` and `c` are the numbers the sentence's %1, %2 and %3 stand for.
template <class Why>
constexpr verdict explained(std::span<const reason_words> rows, Why why, int a = 0, int b = 0, int c = 0)
{
    const reason_words& words = rows[static_cast<std::size_t>(why)];
    return {words.id, words.sentence, a, b, c};
}

} // namespace hanpan
