// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

#include "base/verdict.h"

namespace hanpan {

/// What one reason for a refusal is called and says, in English (marked with HANPAN_WORDS).
template <class Reason>
struct refusal_words {
    Reason why;
    std::string_view id;
    std::string_view sentence;
};

/// All of a game's reasons in the order of their enum, whose first value is `none` (empty words) and whose last one
/// `count`. A row that is missing or out of place does not compile.
template <class Reason, std::size_t N>
class refusal_table {
public:
    constexpr explicit refusal_table(const refusal_words<Reason> (&rows)[N]) : rows_(rows)
    {
        for (std::size_t i = 0; i < N; ++i)
            if (static_cast<std::size_t>(rows[i].why) != i)
                throw "a reason out of place";
        if (N != static_cast<std::size_t>(Reason::count))
            throw "a reason without words";
    }

    /// `a`, `b` and `c` are the numbers the sentence's %1, %2 and %3 stand for.
    constexpr verdict explain(Reason why, int a, int b, int c = 0) const
    {
        const refusal_words<Reason>& words = rows_[static_cast<std::size_t>(why)];
        return {words.id, words.sentence, a, b, c};
    }

private:
    const refusal_words<Reason> (&rows_)[N];
};

} // namespace hanpan
