// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

bool neighbours(const rules& r, int a, int b)
{
    return a - b == 1 || b - a == 1 ||
           (r.cancel_wrap && a + b == least_value + greatest_value && (a == least_value || b == least_value));
}

} // namespace

reply judge(const rules& r, const question& q, int value)
{
    const bool hilo = q.call == call::higher || q.call == call::lower;
    const bool same = q.top == value && (hilo || q.call == call::doubled || q.call == call::anything);
    const bool doubling = same && (value != joker || r.seven_on_seven == seven_on_seven::doubles);
    if (doubling && q.call != call::doubled && r.draw_pile_empty == draw_pile_empty::no_double && r.double_draw > 0 &&
        q.draw_pile == 0)
        return {refused::no_cards_to_double, call::none};
    if (value == joker) {
        if (q.cards == 1 && !(doubling && double_draws(r, q))) {
            const bool allowed = r.last_joker == last_joker::wins || r.last_joker == last_joker::no_win ||
                                 (r.last_joker == last_joker::needs_two && q.last_own == joker);
            if (!allowed)
                return {refused::last_card_joker, call::none};
        }
        return {refused::none, doubling ? call::doubled : call::none};
    }
    if (doubling)
        return {refused::none, call::doubled};
    if (q.call == call::doubled) {
        if (r.cancel_by_neighbour && neighbours(r, value, q.top))
            return {refused::none, call::none};
        return {r.cancel_by_neighbour ? refused::double_needs_same : refused::double_needs_same_only, call::none};
    }
    if (r.small_joker_one && value == least_value)
        return {refused::none, call::anything};
    if (q.call == call::higher && value < q.top)
        return {refused::not_higher, call::none};
    if (q.call == call::lower && value > q.top)
        return {refused::not_lower, call::none};
    return {refused::none, call::none};
}

} // namespace hanpan::hulahoo
