// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "base/message.h"
#include "base/reason_words.h"

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

/// All that a game's coach may say, in the order of its enum.
template <class Why>
class reason_table {
public:
    constexpr explicit reason_table(std::span<const reason_words> rows) : rows_(rows) {}

    reason say(Why why, std::vector<message> parts = {}) const
    {
        const reason_words& words = rows_[static_cast<std::size_t>(why)];
        return {words.id, words.sentence, std::move(parts)};
    }
    /// The kind of an id; `none` when it is none of these.
    constexpr Why kind(std::string_view id) const
    {
        for (std::size_t i = 0; i < rows_.size(); ++i)
            if (rows_[i].id == id)
                return static_cast<Why>(i);
        return Why{};
    }

private:
    std::span<const reason_words> rows_;
};

} // namespace hanpan
