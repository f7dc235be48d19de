// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/money.h"

namespace hanpan {

std::string to_text(half_units amount)
{
    std::string text = amount < 0 ? "-" : "";
    // Unsigned: the least amount of all has no opposite.
    const auto size = amount < 0 ? 0 - static_cast<std::uint64_t>(amount) : static_cast<std::uint64_t>(amount);
    text += std::to_string(size / 2);
    if (size % 2 != 0)
        text += ".5";
    return text;
}

} // namespace hanpan
