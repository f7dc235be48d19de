// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/message.h"

#include <charconv>
#include <ostream>

#include "base/verdict.h"

namespace hanpan {

std::string message::text() const
{
    std::vector<std::string> texts;
    for (const message& part : parts_)
        texts.push_back(part.text());
    return filled_in(words_, texts);
}

std::ostream& operator<<(std::ostream& out, const message& said) { return out << said.text(); }

std::string filled_in(std::string_view sentence, std::span<const std::string> parts)
{
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool as_rank = sentence.substr(i).starts_with("%r");
        const std::size_t digit = i + (as_rank ? 2 : 1);
        const std::size_t part =
            digit < sentence.size() ? static_cast<std::size_t>(sentence[digit] - '1') : parts.size();
        if (sentence[i] != '%' || part >= parts.size()) {
            text += sentence[i];
            continue;
        }
        int rank = -1;
        if (as_rank)
            std::from_chars(parts[part].data(), parts[part].data() + parts[part].size(), rank);
        text += as_rank ? rank_sign(rank) : parts[part];
        i = digit;
    }
    return text;
}

} // namespace hanpan
