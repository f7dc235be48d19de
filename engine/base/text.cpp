// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/text.h"

namespace hanpan {

std::vector<std::string_view> words_of(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    std::vector<std::string_view> words;
    while (true) {
        const std::size_t begin = text.find_first_not_of(blanks);
        if (begin == std::string_view::npos)
            return words;
        text.remove_prefix(begin);
        words.push_back(text.substr(0, text.find_first_of(blanks)));
        text.remove_prefix(words.back().size());
    }
}

} // namespace hanpan
