// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.h"

namespace hanpan {

/// What the coach says of an action: an id and its English sentence, whose %1, %2, … stand for `parts`, marked
/// HANPAN_WORDS in the context of the game's id. An empty id: nothing to say.
struct reason {
    std::string_view id;
    std::string_view words;
    std::vector<message> parts = {};

    bool none() const { return id.empty(); }
    message said(std::string_view context) const { return {marked_sentence{context, words}, parts}; }
};

/// What one kind of reason is called and claims, in English.
template <class Why>
struct reason_words {
    Why why;
    std::string_view id;
    std::string_view sentence;
};

/// All that a game's coach may say, in the order of its enum, which begins with `none` (empty words) and ends with
/// `count`. A row that is missing or out of place does not compile.
template <class Why, std::size_t N>
class reason_table {
public:
    constexpr explicit reason_table(const reason_words<Why> (&rows)[N]) : rows_(rows)
    {
        for (std::size_t i = 0; i < N; ++i)
            if (static_cast<std::size_t>(rows[i].why) != i)
                throw "a reason out of place";
        if (N != static_cast<std::size_t>(Why::count))
            throw "a reason without words";
    }

    reason say(Why why, std::vector<message> parts = {}) const
    {
        const reason_words<Why>& words = rows_[static_cast<std::size_t>(why)];
        return {words.id, words.sentence, std::move(parts)};
    }
    /// The kind of an id; `none` when it is none of these.
    constexpr Why kind(std::string_view id) const
    {
        for (const reason_words<Why>& row : rows_)
            if (row.id == id)
                return row.why;
        return Why{};
    }

private:
    const reason_words<Why> (&rows_)[N];
};

} // namespace hanpan
