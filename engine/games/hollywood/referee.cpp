// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/referee.h"

#include <algorithm>

#include "games/hollywood/contracts.h"

namespace hanpan::hollywood {
open_part contract_due(const rules& law, int hand_no)
{
    open_part t;
    t.law = &law;
    t.hand_no = static_cast<std::uint8_t>(hand_no);
    t.goal = contracts_of(law.contracts)[t.hand_no];
    return t;
}

std::vector<layoff> lay_off(const rules& law, const table_meld& meld, card piece, refused* why)
{
    layoff found[3];
    std::vector<layoff> ways(found, found + layoffs(law, meld, piece, found, why));
    std::stable_sort(ways.begin(), ways.end(),
                     [](const layoff& a, const layoff& b) { return a.after.start < b.after.start; });
    return ways;
}

} // namespace hanpan::hollywood
