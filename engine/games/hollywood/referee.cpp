// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/referee.h"

#include <algorithm>

#include "games/hollywood/actions.h"
#include "games/hollywood/contracts.h"
#include "games/hollywood/missing.h"

namespace hanpan::hollywood {
namespace {

/// A table at which this hand's contract is due.
open_part table_of(const rules& law, int hand_no)
{
    open_part t;
    t.law = &law;
    t.hand_no = static_cast<std::uint8_t>(hand_no);
    t.goal = contracts_of(law.contracts)[t.hand_no];
    return t;
}

/// `fresh`: with the limit on wilds, which a meld keeps to when it is laid.
laid_meld read_row(const rules& law, meld_kind kind, std::span<const card> row, bool fresh)
{
    laid_meld read;
    if (row.size() > static_cast<std::size_t>(max_meld))
        read.cards = laid_meld::number::too_many;
    else
        read.why = make_meld(law, kind, row, fresh, read.meld);
    return read;
}

} // namespace

laid_meld new_meld(const rules& law, meld_kind kind, std::span<const card> row)
{
    laid_meld read = read_row(law, kind, row, true);
    if (static_cast<int>(row.size()) < fewest_cards(kind))
        read.cards = laid_meld::number::too_few;
    return read;
}

laid_meld standing_meld(const rules& law, meld_kind kind, std::span<const card> row)
{
    return read_row(law, kind, row, false);
}

laid_off lay_off(const rules& law, const table_meld& meld, card piece)
{
    laid_off answer;
    layoff found[3];
    const int ways = layoffs(law, meld, piece, found, &answer.why);
    answer.ways.assign(found, found + ways);
    std::stable_sort(answer.ways.begin(), answer.ways.end(),
                     [](const layoff& a, const layoff& b) { return a.after.start < b.after.start; });
    return answer;
}

contract_answer contract_in(const rules& law, int hand_no, const card_set& hand)
{
    const open_part t = table_of(law, hand_no);
    contract_answer answer;
    answer.left = hand;
    const std::vector<action> ways = groupings(t, hand, 1);
    if (ways.empty()) {
        answer.missing = missing(law, t.goal, hand);
        return answer;
    }
    answer.way = ways.front();
    int at = 0;
    for (int i = 0; i < answer.way->melds; ++i)
        for (int k = 0; k < answer.way->lengths[i]; ++k)
            answer.left.remove(answer.way->laid[at++]);
    return answer;
}

bool may_lay_down(const rules& law, int hand_no, const card_set& hand, const action& melds)
{
    return laying_down_error(table_of(law, hand_no), hand, melds).why == refused::none;
}

} // namespace hanpan::hollywood
