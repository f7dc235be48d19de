// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "base/words.h"
#include "bots/hollywood/strategy.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/settle.h"

// What the coach says of a choice: each sentence where what it claims is so, and nowhere else.
namespace hanpan::hollywood {
namespace {

/// Would one more card bring the contract nearer?
bool helps(const view& v, card c)
{
    card_set with = v.hand;
    with.add(c);
    return !v.down.has(v.me) && missing(*v.law, v.goal, with) < missing(*v.law, v.goal, v.hand);
}

card_set without(card_set hand, card c)
{
    hand.remove(c);
    return hand;
}

/// The cards whose place the seat does not know that would bring this hand nearer to the contract.
int outs_of(const view& v, const card_set& hand, const card_set& hidden)
{
    const int far = missing(*v.law, v.goal, hand);
    int outs = 0;
    for (cards::card_set faces = hidden.any(); faces != 0; faces &= faces - 1) {
        const cards::card face = cards::lowest(faces);
        card_set more = hand;
        more.add(hidden.find(face));
        if (missing(*v.law, v.goal, more) < far)
            for (int copy = 0; copy < packs::max_packs; ++copy)
                outs += cards::has(hidden.faces(copy), face);
    }
    return outs;
}

/// Could the two naturals lie in one meld of the contract?
bool go_together(const view& v, card a, card b)
{
    if (packs::rank_of(a) == packs::rank_of(b) && v.goal.number_of(meld_kind::set) > 0)
        return !v.law->distinct_suits_in_set || packs::suit_of(a) != packs::suit_of(b);
    if (packs::suit_of(a) != packs::suit_of(b) || packs::rank_of(a) == packs::rank_of(b))
        return false;
    int longest = 0;
    for (int i = 0; i < v.goal.count; ++i)
        if (v.goal.parts[i].kind == meld_kind::run)
            longest = std::max<int>(longest, v.goal.parts[i].least);
    const auto near = [&](card low, card high) {
        const int from = packs::rank_of(low), to = packs::rank_of(high);
        if (from == cards::ace)
            return (v.law->low_ace() && to < longest) || (v.law->high_ace() && cards::ranks - to < longest);
        return to > from && to - from < longest;
    };
    return near(a, b) || near(b, a);
}

bool goes_with_another(const view& v, card c)
{
    bool any = false;
    without(v.hand, c).each([&](card other) { any = any || (!v.law->is_wild(other) && go_together(v, c, other)); });
    return any;
}

/// The discards that are allowed besides this one, one of each face.
std::vector<card> other_discards(const view& v, card c)
{
    std::vector<action> allowed;
    legal(v.stand(), allowed);
    std::vector<card> others;
    for (const action& a : allowed)
        if (a.kind == action_kind::discard && packs::face_of(a.which) != packs::face_of(c))
            others.push_back(a.which);
    return others;
}

/// Of a hand all of which has to go at once.
reason of_last_hand_discard(const view& v, card c)
{
    const int size = v.hand.size();
    if (lacking(*v.law, v.goal, without(v.hand, c), size) == lacking(*v.law, v.goal, v.hand, size))
        return {"fits_nowhere",
                HANPAN_WORDS("hollywood", "Every card must go, and the others fit as well without this one.")};
    return {};
}

reason of_discard(const view& v, card c)
{
    if (v.down.has(v.me)) {
        bool feeds = false, dearer_feed = true, dearer = false;
        const laid_melds laid(v);
        feeds = laid.take(c);
        without(v.hand, c).each([&](card other) {
            if (v.law->points(other) > v.law->points(c)) {
                dearer = true;
                dearer_feed = dearer_feed && laid.take(other);
            }
        });
        if (!dearer)
            return {"dearest", HANPAN_WORDS("hollywood", "No card left in hand would cost you more points.")};
        if (dearer_feed && !feeds)
            return {
                "feeds_nobody",
                HANPAN_WORDS("hollywood", "Every card that costs more fits a meld on the table; this one doesn't.")};
        return {};
    }
    if (v.all_at_once())
        return of_last_hand_discard(v, c);
    const card_set left = without(v.hand, c);
    const int far = missing(*v.law, v.goal, v.hand), then = missing(*v.law, v.goal, left);
    if (then > far)
        return {};
    if (then == 0)
        return {"complete_without", HANPAN_WORDS("hollywood", "Your contract is complete without it.")};
    if (!v.law->is_wild(c) && !goes_with_another(v, c))
        return {"fits_nothing", HANPAN_WORDS("hollywood", "Apart from wild cards, nothing in your hand goes with it.")};
    const card_set hidden = unseen(v);
    const int outs = outs_of(v, left, hidden);
    bool most_outs = true, dearest = true;
    for (const card other : other_discards(v, c)) {
        const card_set rest = without(v.hand, other);
        if (missing(*v.law, v.goal, rest) > far)
            continue;
        dearest = dearest && v.law->points(other) < v.law->points(c);
        most_outs = most_outs && outs_of(v, rest, hidden) < outs;
        if (!most_outs && !dearest)
            break;
    }
    if (most_outs)
        return {"most_outs",
                HANPAN_WORDS("hollywood", "No other discard leaves as many unseen cards that would bring your "
                                          "contract closer.")};
    if (dearest)
        return {"dearest_spare",
                HANPAN_WORDS("hollywood", "Of the cards your contract can spare, this one costs the most points.")};
    return {"spare", HANPAN_WORDS("hollywood", "Your contract is no farther away without it.")};
}

/// Can the seat in turn go out from here without another draw? Looks at `plays` plays at most.
bool can_go_out(const state& s, seat who, int& plays)
{
    if (s.phase == phase::over)
        return s.winner == who;
    if (s.phase != phase::play || s.turn != who || --plays < 0)
        return false;
    std::vector<action> next;
    legal(s, who, next);
    for (const action& a : next) {
        if (a.kind != action_kind::lay_off && (a.kind != action_kind::discard || !s.hands[who].single()))
            continue;
        state after = s;
        apply(after, who, a);
        if (can_go_out(after, who, plays))
            return true;
    }
    return false;
}

/// Does this win the hand, at once or with what the seat can do in the same turn?
reason of_going_out(const view& v, const action& a)
{
    constexpr int most_cards = 8, most_plays = 400;
    random_stream any(0);
    state s = imagine(v, any); // what lies on the table and in the own hand is the same in every world
    apply(s, v.me, a);
    if (s.phase == phase::over && s.winner == v.me)
        return {"wins", HANPAN_WORDS("hollywood", "With it you go out and win the round.")};
    int plays = most_plays;
    if (s.phase == phase::play && s.turn == v.me && s.hands[v.me].size() <= most_cards && can_go_out(s, v.me, plays))
        return {"can_win", HANPAN_WORDS("hollywood", "With it you can go out this turn.")};
    return {};
}

/// Of a discard that the seat leaves where it lies.
reason of_leaving(const view& v)
{
    const card top = v.top();
    if (top == no_card || v.law->is_wild(top))
        return {};
    if (v.down.has(v.me))
        return could_lay_off(v, v.me, top)
                   ? reason{}
                   : reason{"no_place", HANPAN_WORDS("hollywood", "You couldn't lay that card off.")};
    if (helps(v, top))
        return {};
    return {"no_nearer", HANPAN_WORDS("hollywood", "That card brings your contract no closer.")};
}

/// Of a call that is not made.
reason of_no_call(const view& v)
{
    constexpr int nearly_out = 3;
    if (v.penalty() > 0 && v.all_at_once())
        return {"crowded", HANPAN_WORDS("hollywood", "Every card must fit in, and a call brings you more of them.")};
    for (const seat s : v.down)
        if (s != v.me && v.counts[s] <= nearly_out && !v.down.has(v.me))
            return {"near_the_end",
                    HANPAN_WORDS("hollywood",
                                 "Somebody has laid down and holds three cards or fewer: what you hold now "
                                 "may count against you.")};
    if (v.penalty() > 0 && helps(v, v.top()))
        return {"costs_more", HANPAN_WORDS("hollywood", "It would help, but the call brings you a penalty card too.")};
    return of_leaving(v);
}

/// Of a discard that the seat wants.
reason of_taking(const view& v)
{
    const card top = v.top();
    if (helps(v, top))
        return {"it_helps", HANPAN_WORDS("hollywood", "It brings your contract closer.")};
    if (v.down.has(v.me) && could_lay_off(v, v.me, top))
        return {"can_lay_off", HANPAN_WORDS("hollywood", "You can lay that card off.")};
    return {};
}

reason of_call(const view& v)
{
    const card top = v.top();
    if (helps(v, top))
        return {"call_it", HANPAN_WORDS("hollywood", "It brings your contract closer, which is worth the call.")};
    if (v.down.has(v.me))
        return of_taking(v);
    card_set with = v.hand;
    with.add(top);
    const card_set hidden = unseen(v);
    if (missing(*v.law, v.goal, v.hand) > 0 && outs_of(v, with, hidden) > outs_of(v, v.hand, hidden))
        return {"more_outs", HANPAN_WORDS("hollywood", "With it, more of the unseen cards would bring your contract "
                                                       "closer.")};
    return {};
}

reason of_laying_off(const action& a)
{
    if (a.to == way::hand)
        return {"frees_wild", HANPAN_WORDS("hollywood", "The wild card it replaces comes to your hand.")};
    return {"off_the_hand", HANPAN_WORDS("hollywood", "On the table the card no longer counts against you.")};
}

/// So much the cost of a card tells of risk beside drawing unseen: by the sixteen worlds of Expert the spread of what a discard may
/// come to is known to a fifth only, which it has to outweigh (`./dev bench temperaments`, tests/bench/RESULTS.md).
constexpr double as_told = 4;

} // namespace

reason reason_for(const view& v, const action& best)
{
    const bool in_turn = v.turn == v.me;
    switch (best.kind) {
    case action_kind::may_i: return of_call(v);
    case action_kind::pass:
        if (v.phase == phase::window && in_turn)
            return of_leaving(v);
        return v.phase == phase::window || v.phase == phase::ahead ? of_no_call(v) : reason{};
    case action_kind::allow:
    case action_kind::draw_stock: return of_leaving(v);
    case action_kind::deny:
        if (helps(v, v.top()))
            return {"own_need", HANPAN_WORDS("hollywood", "You need that card yourself.")};
        return of_taking(v);
    case action_kind::draw_discard: return of_taking(v);
    case action_kind::lay_down:
        if (const reason out = of_going_out(v, best); !out.id.empty())
            return out;
        return {"lay_down",
                HANPAN_WORDS("hollywood", "Once you've laid down, only the cards left in your hand count.")};
    case action_kind::lay_off:
        if (const reason out = of_going_out(v, best); !out.id.empty())
            return out;
        return of_laying_off(best);
    case action_kind::discard:
        if (v.hand.single())
            return of_going_out(v, best);
        return of_discard(v, best.which);
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
