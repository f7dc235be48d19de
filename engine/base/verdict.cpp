// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/verdict.h"

namespace hanpan {

std::string with_numbers(std::string_view sentence, int a, int b)
{
    std::string text(sentence);
    for (const auto& [mark, number] : {std::pair{"%1", a}, std::pair{"%2", b}})
        if (const auto at = text.find(mark); at != std::string::npos)
            text.replace(at, 2, std::to_string(number));
    return text;
}

std::string verdict::why() const { return with_numbers(sentence, a, b); }

} // namespace hanpan
