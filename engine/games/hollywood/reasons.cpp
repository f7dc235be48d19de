// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "base/words.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/strategy.h"

namespace hanpan::hollywood {
namespace {

/// Would one more card bring the contract nearer?
bool helps(const view& v, card c)
{
    card_set with = v.hand;
    with.add(c);
    return !v.down.has(v.me) && missing(*v.law, v.goal, with) < missing(*v.law, v.goal, v.hand);
}

reason of_discard(const view& v, card c)
{
    card_set left = v.hand;
    left.remove(c);
    if (!v.down.has(v.me)) {
        if (missing(*v.law, v.goal, left) == missing(*v.law, v.goal, v.hand))
            return {"least_missed", HANPAN_WORDS("hollywood", "This is the card your contract needs least.")};
        return {};
    }
    int most = 0;
    left.each([&](card other) { most = std::max(most, v.law->points(other)); });
    if (v.law->points(c) >= most)
        return {"dearest", HANPAN_WORDS("hollywood", "No card left in hand would cost you more points.")};
    return {};
}

/// So much the cost of a card tells of risk beside drawing unseen: by the sixteen worlds of Expert the spread of what a discard may
/// come to is known to a fifth only, which it has to outweigh (`./dev bench temperaments`, tests/bench/RESULTS.md).
constexpr double as_told = 4;

} // namespace

reason reason_for(const view& v, const action& best)
{
    const card top = v.top();
    switch (best.kind) {
    case action_kind::may_i:
        if (helps(v, top))
            return {"call_it", HANPAN_WORDS("hollywood", "It brings your contract closer, which is worth the call.")};
        return {"more_cards", HANPAN_WORDS("hollywood", "More cards give you more outs.")};
    case action_kind::pass: return {"leave_it", HANPAN_WORDS("hollywood", "The card does not help you enough.")};
    case action_kind::allow:
        return {"let_it_go", HANPAN_WORDS("hollywood", "The card is worth less to you than one from the stock.")};
    case action_kind::deny: return {"own_need", HANPAN_WORDS("hollywood", "You need that card yourself.")};
    case action_kind::draw_discard:
        if (helps(v, top))
            return {"it_helps", HANPAN_WORDS("hollywood", "It brings your contract closer.")};
        return {};
    case action_kind::draw_stock:
        return {"rather_stock", HANPAN_WORDS("hollywood", "A card from the stock is worth more than the discard.")};
    case action_kind::lay_down:
        return {"lay_down",
                HANPAN_WORDS("hollywood", "Once you've laid down, only the cards left in your hand count.")};
    case action_kind::lay_off:
        return {"off_the_hand", HANPAN_WORDS("hollywood", "On the table the card no longer counts against you.")};
    case action_kind::discard: return of_discard(v, best.which);
    case action_kind::withdraw:
    case action_kind::undo:
    case action_kind::point_out: return {};
    }
    return {};
}

nature nature_of(const view& v, const action& a)
{
    switch (a.kind) {
    // A dear card thrown away is not caught in hand; who throws a cheap one keeps those.
    case action_kind::discard: return {0, -as_told * v.law->points(a.which) / average_points(*v.law, v.players)};
    case action_kind::may_i:
    case action_kind::draw_discard:
    case action_kind::deny: return {1, 0};
    case action_kind::draw_stock: return {-1, 1};
    case action_kind::pass:
    case action_kind::allow:
    case action_kind::withdraw: return {-1, 0};
    // What is put down is no matter of taste: put off again and again, it is caught in hand.
    case action_kind::lay_down:
    case action_kind::lay_off: return {.taste = false};
    case action_kind::undo:
    case action_kind::point_out: break;
    }
    return {};
}

} // namespace hanpan::hollywood
