// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/bot.h"

#include <algorithm>

namespace hanpan {

const std::vector<std::string>& bot_levels()
{
    static const std::vector<std::string> levels{"random", "learner", "casual"};
    return levels;
}

bool is_bot_level(const std::string& name)
{
    const auto& levels = bot_levels();
    return std::find(levels.begin(), levels.end(), name) != levels.end();
}

} // namespace hanpan
