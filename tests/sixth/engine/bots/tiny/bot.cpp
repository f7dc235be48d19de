// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/tiny/bot.h"

namespace hanpan::tiny {

action rule_based(const view& v, random_stream&)
{
    if (v.now == phase::draw)
        return {kind::draw, 0};
    if (v.now == phase::claim)
        return {kind::pass, 0};
    return {kind::discard, static_cast<int>(std::bit_width(v.hand))};
}

} // namespace hanpan::tiny
