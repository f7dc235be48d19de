// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include "games/hulahoo/actions.h"

// What a referee is asked about cards on a real table. `hanpan-engine eval` wraps it in JSON, the judge's page in
// words.
namespace hanpan::hulahoo {

/// Can this have been called on this card?
inline bool may_be_called(const rules& r, int top, call called)
{
    if (called == call::anything)
        return r.small_joker_one && top == least_value;
    return called != call::doubled || top != joker || r.seven_on_seven == seven_on_seven::doubles;
}

/// What each value of `cards`, which the answering player holds, may do, ascending. `asked` needs neither their number
/// nor to count the card answered, which may be drawn again where it is shuffled in.
inline std::vector<std::pair<int, reply>> replies(const rules& r, question asked, const counts& cards)
{
    asked.cards = cards.total();
    asked.draw_pile += r.draw_pile_empty == draw_pile_empty::recycle;
    std::vector<std::pair<int, reply>> found;
    for (int value = least_value; value <= greatest_value; ++value)
        if (cards[value] > 0)
            found.emplace_back(value, judge(r, asked, value));
    return found;
}

} // namespace hanpan::hulahoo
