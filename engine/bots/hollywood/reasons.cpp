// SPDX-License-Identifier: GPL-3.0-or-later
#include "bots/hollywood/reasons.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/words.h"
#include "bots/hollywood/strategy.h"
#include "games/hollywood/missing.h"
#include "games/hollywood/settle.h"

// What the coach says of a choice. Each sentence is said only where its claim is true.
namespace hanpan::hollywood {
namespace {

constexpr reason_words rows[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "bots/hollywood/reasons.inc"
#undef WHY
};
constexpr reason_table<why> table_of_reasons(rows);

reason say(why what, std::vector<message> parts = {}) { return table_of_reasons.say(what, std::move(parts)); }
message named(card c) { return message::of_pieces(cards::to_text(packs::face_of(c))); }

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

/// Speaks for a discard from a hand all of which has to go at once.
reason of_last_hand_discard(const view& v, card c)
{
    const int size = v.hand.size();
    if (lacking(*v.law, v.goal, without(v.hand, c), size) == lacking(*v.law, v.goal, v.hand, size))
        return say(why::fits_nowhere);
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
            return say(why::dearest);
        if (dearer_feed && !feeds)
            return say(why::feeds_nobody);
        return {};
    }
    if (v.all_at_once())
        return of_last_hand_discard(v, c);
    const card_set left = without(v.hand, c);
    const int far = missing(*v.law, v.goal, v.hand), then = missing(*v.law, v.goal, left);
    if (then > far)
        return {};
    if (then == 0)
        return say(why::complete_without);
    if (!v.law->is_wild(c) && !goes_with_another(v, c))
        return say(why::fits_nothing);
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
        return say(why::most_outs);
    if (dearest)
        return say(why::dearest_spare);
    return say(why::spare);
}

/// Can the seat in turn go out from here without another draw? Tries at most `plays` plays.
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
    state s = determinize(v, any); // what lies on the table and in one's own hand is the same in every world
    apply(s, v.me, a);
    if (s.phase == phase::over && s.winner == v.me)
        return say(why::wins);
    int plays = most_plays;
    if (s.phase == phase::play && s.turn == v.me && s.hands[v.me].size() <= most_cards && can_go_out(s, v.me, plays))
        return say(why::can_win);
    return {};
}

/// Speaks for leaving a discard where it lies.
reason of_leaving(const view& v)
{
    const card top = v.top();
    if (top == no_card || v.law->is_wild(top))
        return {};
    if (v.down.has(v.me))
        return could_lay_off(v, v.me, top) ? reason{} : say(why::no_place);
    if (helps(v, top))
        return {};
    return say(why::no_nearer);
}

/// Speaks for not calling.
reason of_no_call(const view& v)
{
    constexpr int nearly_out = 3;
    if (v.penalty() > 0 && v.all_at_once())
        return say(why::crowded);
    for (const seat s : v.down)
        if (s != v.me && v.counts[s] <= nearly_out && !v.down.has(v.me))
            return say(why::near_the_end);
    if (v.penalty() > 0 && helps(v, v.top()))
        return say(why::costs_more);
    return of_leaving(v);
}

/// Speaks for wanting a discard.
reason of_taking(const view& v)
{
    const card top = v.top();
    if (helps(v, top))
        return say(why::it_helps);
    if (v.down.has(v.me) && could_lay_off(v, v.me, top))
        return say(why::can_lay_off);
    return {};
}

reason of_call(const view& v)
{
    const card top = v.top();
    if (helps(v, top))
        return say(why::call_it);
    if (v.down.has(v.me))
        return of_taking(v);
    card_set with = v.hand;
    with.add(top);
    const card_set hidden = unseen(v);
    if (missing(*v.law, v.goal, v.hand) > 0 && outs_of(v, with, hidden) > outs_of(v, v.hand, hidden))
        return say(why::more_outs);
    return {};
}

reason of_laying_off(const action& a)
{
    if (a.to == way::hand)
        return say(why::frees_wild);
    return say(why::off_the_hand);
}

// --- Against a move -------------------------------------------------------------------------------------------------

int points_of(const rules& law, const card_set& hand)
{
    int sum = 0;
    hand.each([&](card c) { sum += law.points(c); });
    return sum;
}
int points_after_laying(const view& v, const action& a)
{
    int sum = points_of(*v.law, v.hand), laid = 0;
    for (int m = 0; m < a.melds; ++m)
        laid += a.lengths[m];
    for (int i = 0; i < laid; ++i)
        sum -= v.law->points(a.laid[i]);
    return sum;
}

/// Has somebody else laid down who could lay this card off?
bool feeds_somebody(const view& v, card c)
{
    for (const seat other : v.down)
        if (other != v.me && could_lay_off(v, other, c))
            return true;
    return false;
}

reason against_discard(const view& v, card c, card better)
{
    const card_set left = without(v.hand, c), other = without(v.hand, better);
    const auto compared = [&](why what, int own, int its) { return say(what, {named(c), own, named(better), its}); };
    if (v.all_at_once()) {
        const int size = v.hand.size();
        const int own = size - lacking(*v.law, v.goal, left, size), its = size - lacking(*v.law, v.goal, other, size);
        return own < its ? compared(why::fits_less, own, its) : reason{};
    }
    if (!v.down.has(v.me)) {
        const int far = missing(*v.law, v.goal, left), its_far = missing(*v.law, v.goal, other);
        if (far > its_far)
            return compared(why::farther, far, its_far);
        if (far == its_far && far > 0) {
            const card_set hidden = unseen(v);
            if (const int own = outs_of(v, left, hidden), its = outs_of(v, other, hidden); own < its)
                return compared(why::fewer_outs, own, its);
        }
    }
    if (feeds_somebody(v, c) && !feeds_somebody(v, better))
        return say(why::feeds, {named(c), named(better)});
    if (const int more = v.law->points(better) - v.law->points(c); more > 0)
        return say(why::keeps_points, {named(c), more, named(better)});
    return {};
}

/// May a card still be discarded after this play?
bool discards_after(const view& v, const action& a)
{
    random_stream any(0);
    state s = determinize(v, any);
    apply(s, v.me, a);
    std::vector<action> next;
    if (to_act(s).has(v.me))
        legal(s, v.me, next);
    return std::any_of(next.begin(), next.end(), [](const action& n) { return n.kind == action_kind::discard; });
}

/// Is the card on top of the pile taken or called for, rather than left?
bool wants_top(const action& a)
{
    return a.kind == action_kind::may_i || a.kind == action_kind::draw_discard || a.kind == action_kind::deny;
}
bool leaves_top(const action& a)
{
    return a.kind == action_kind::pass || a.kind == action_kind::allow || a.kind == action_kind::draw_stock;
}

reason against_leaving(const view& v)
{
    if (v.down.has(v.me))
        return {};
    card_set with = v.hand;
    with.add(v.top());
    const int now = missing(*v.law, v.goal, v.hand), then = missing(*v.law, v.goal, with);
    if (then < now)
        return say(why::leaves_help, {then, now});
    if (now == 0)
        return {};
    const card_set hidden = unseen(v);
    const int own = outs_of(v, v.hand, hidden), more = outs_of(v, with, hidden);
    return more > own ? say(why::leaves_outs, {more, own}) : reason{};
}

reason against_taking(const view& v, const action& played)
{
    // A short stock gives fewer cards.
    if (played.kind == action_kind::may_i && v.penalty() > 0 && v.stock_count >= v.penalty())
        return say(why::holds_more, {v.hand.size() + 1 + v.penalty(), v.hand.size()});
    if (v.down.has(v.me))
        return could_lay_off(v, v.me, v.top()) ? reason{} : say(why::adds_points, {v.law->points(v.top())});
    if (v.all_at_once() || helps(v, v.top()))
        return {};
    const card_set hidden = unseen(v);
    const int would = outs_of(v, v.hand, hidden);
    return would > 0 ? say(why::stock_helps, {would, hidden.size()}) : reason{};
}

/// How much the cost of a card says about risk, beside drawing unseen. Expert's sixteen worlds know the spread of a
/// discard's results only to within a fifth, and this has to outweigh that (`./dev bench temperaments`,
/// tests/bench/RESULTS.md).
constexpr double as_told = 4;

} // namespace

why kind_of_reason(std::string_view id) { return table_of_reasons.kind(id); }

reason reason_against(const view& v, const action& played, const action& better)
{
    using kind = action_kind;
    if (wants_top(better) && leaves_top(played))
        return against_leaving(v);
    if (wants_top(played) && leaves_top(better))
        return against_taking(v, played);
    if (v.phase != phase::play)
        return {};
    const bool puts_down = better.kind == kind::lay_down || better.kind == kind::lay_off || v.hand.single();
    if (puts_down && !of_going_out(v, better).none() && of_going_out(v, played).none())
        return say(why::misses_out);
    if (better.kind == kind::lay_down) {
        const int its = points_after_laying(v, better);
        if (played.kind == kind::discard)
            return say(why::holds_contract, {its, points_of(*v.law, v.hand)});
        if (const int own = points_after_laying(v, played); played.kind == kind::lay_down && own > its)
            return say(why::leaves_more, {own, its});
        return {};
    }
    if (played.kind != kind::discard)
        return {};
    if (better.kind == kind::lay_off && better.to != way::hand) {
        if (better.which != played.which)
            return say(why::keeps_card, {named(better.which), v.law->points(better.which)});
        return discards_after(v, better) ? say(why::discard_too, {named(better.which)}) : reason{};
    }
    return better.kind == kind::discard ? against_discard(v, played.which, better.which) : reason{};
}

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
            return say(why::own_need);
        return of_taking(v);
    case action_kind::draw_discard: return of_taking(v);
    case action_kind::lay_down:
        if (const reason out = of_going_out(v, best); !out.id.empty())
            return out;
        return say(why::lay_down);
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
    // A dear card thrown away is not caught in hand; throwing a cheap one keeps those.
    case action_kind::discard: return {0, -as_told * v.law->points(a.which) / average_points(*v.law, v.players)};
    case action_kind::may_i:
    case action_kind::draw_discard:
    case action_kind::deny: return {1, 0};
    case action_kind::draw_stock: return {-1, 1};
    case action_kind::pass:
    case action_kind::allow:
    case action_kind::withdraw: return {-1, 0};
    // Laying cards down is no matter of taste: put off again and again, they are caught in hand.
    case action_kind::lay_down:
    case action_kind::lay_off: return {.taste = false};
    case action_kind::undo:
    case action_kind::point_out: break;
    }
    return {};
}

} // namespace hanpan::hollywood
