// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/referee.h"

namespace hanpan::hulahoo {

wrong_call check_call(const rules& r, int top, call called)
{
    if (called == call::anything && (!r.small_joker_one || top != least_value))
        return wrong_call::anything_after_one_only;
    if (called == call::doubled && top == joker && r.seven_on_seven != seven_on_seven::doubles)
        return wrong_call::joker_not_doubled;
    return wrong_call::none;
}

std::vector<value_reply> replies(const rules& r, const reply_case& c)
{
    question q;
    q.top = c.top;
    q.call = c.call;
    q.cards = c.cards.total();
    q.draw_pile = c.draw_pile + (r.draw_pile_empty == draw_pile_empty::recycle);
    q.last_own = c.last_own;
    std::vector<value_reply> found;
    for (int value = least_value; value <= greatest_value; ++value)
        if (c.cards[value] > 0)
            found.push_back({value, judge(r, q, value)});
    return found;
}

} // namespace hanpan::hulahoo
