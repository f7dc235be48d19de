// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/index.h"
#include "base/reason_words.h"
#include "base/words.h"
#include "games/hohpai/actions.h"

namespace hanpan::hohpai {

namespace {

refused judge_declare(const state& s, seat who)
{
    const phase now = s.open.phase;
    if (now == phase::draw)
        return refused::take_before_declaring;
    if (has_declined(s))
        return refused::declined_before;
    if (showable(s, who).score > 0)
        return refused::none;
    return now == phase::claim ? refused::discard_does_not_complete : refused::no_win;
}

refused judge_decline(const state& s, seat who)
{
    switch (s.open.phase) {
    case phase::dealt:
    case phase::claim:
    case phase::taken: return refused::none; // everybody is asked
    case phase::draw: return refused::nothing_to_decline;
    default: return !has_declined(s) && showable(s, who).score > 0 ? refused::none : refused::nothing_to_decline;
    }
}

refused judge_take(const state& s, seat who, bool from_stock)
{
    const open_part& o = s.open;
    if (o.phase == phase::discard)
        return refused::hand_is_full;
    if (o.stock > 0)
        return refused::none;
    // stock_out=draw: the last discard is the last chance.
    if (from_stock)
        return refused::stock_empty;
    const dominoes::face f = o.last_discard();
    const dominoes::bag held = s.hand[at(who)];
    const bool wins = dominoes::room_for(held, f) && o.hands->score(dominoes::with(held, f)) > 0;
    return wins ? refused::none : refused::last_discard_only_to_win;
}

refused judge(const state& s, seat who, const action& a)
{
    using kind = action::kind;
    const phase now = s.open.phase;
    if (a.what == kind::declare)
        return judge_declare(s, who);
    if (a.what == kind::decline)
        return judge_decline(s, who);
    if (row_form(*s.open.law)) {
        if (a.what == kind::take_discard || a.what == kind::take_stock)
            return refused::take_not_here;
        if (a.what == kind::discard)
            return refused::discard_not_here;
    } else if (a.what == kind::exchange) {
        return refused::exchange_not_here;
    }
    if (now == phase::dealt || now == phase::claim || now == phase::taken)
        return refused::answer_first;
    const bool held = a.piece < dominoes::faces && dominoes::has(s.hand[at(who)], a.piece);
    switch (a.what) {
    case kind::exchange: return held ? refused::none : refused::piece_not_held;
    case kind::discard:
        return now == phase::draw ? refused::take_before_discarding : held ? refused::none : refused::piece_not_held;
    case kind::take_discard: return judge_take(s, who, false);
    case kind::take_stock: return judge_take(s, who, true);
    default: break;
    }
    if (now == phase::exchange)
        return refused::must_exchange;
    if (now == phase::discard)
        return refused::must_discard;
    return s.open.stock == 0 ? refused::none : refused::pass_only_without_stock;
}

constexpr reason_words words[] = {
    {"", ""},
#define WHY(name, ...) reason_row(#name, __VA_ARGS__),
#include "games/hohpai/refusals.inc"
#undef WHY
};

} // namespace

verdict explain(refused why) { return explained(words, why); }

verdict refusal(const state& s, seat who, const action& a) { return explain(judge(s, who, a)); }

} // namespace hanpan::hohpai
