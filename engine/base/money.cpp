// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/money.h"

namespace hanpan {

std::string to_text(half_units amount)
{
    std::string text = amount < 0 ? "-" : "";
    const half_units size = amount < 0 ? -amount : amount;
    text += std::to_string(size / 2);
    if (size % 2 != 0)
        text += ".5";
    return text;
}

} // namespace hanpan
