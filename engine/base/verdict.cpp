// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/verdict.h"

namespace hanpan {

std::string rank_sign(int rank)
{
    constexpr std::string_view signs = "A23456789TJQK";
    if (rank < 0 || rank >= static_cast<int>(signs.size()))
        return {};
    const char sign = signs[static_cast<std::size_t>(rank)];
    return sign == 'T' ? "10" : std::string(1, sign);
}

std::string with_numbers(std::string_view sentence, int a, int b, int c)
{
    std::string text(sentence);
    const std::pair<std::string_view, std::string> marks[] = {{"%1", std::to_string(a)},
                                                              {"%2", std::to_string(b)},
                                                              {"%3", std::to_string(c)},
                                                              {"%r1", rank_sign(a)},
                                                              {"%r2", rank_sign(b)}};
    for (const auto& [mark, words] : marks)
        for (auto at = text.find(mark); at != std::string::npos; at = text.find(mark, at + words.size()))
            text.replace(at, mark.size(), words);
    return text;
}

std::string verdict::why() const { return with_numbers(sentence, a, b, c); }

} // namespace hanpan
