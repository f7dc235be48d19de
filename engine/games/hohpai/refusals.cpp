// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/index.h"
#include "base/refusal_table.h"
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

constexpr refusal_words<refused> words[] = {
    {refused::none, "", ""},
    {refused::exchange_not_here, "exchange_not_here",
     HANPAN_WORDS("hohpai", "In this form of the game pieces are taken and discarded, not exchanged.")},
    {refused::take_not_here, "take_not_here",
     HANPAN_WORDS("hohpai", "In this form of the game pieces only come out of the row.")},
    {refused::discard_not_here, "discard_not_here",
     HANPAN_WORDS("hohpai", "In this form of the game pieces go into the row and are not discarded.")},
    {refused::answer_first, "answer_first",
     HANPAN_WORDS("hohpai", "First say whether you declare your hand or play on.")},
    {refused::piece_not_held, "piece_not_held", HANPAN_WORDS("hohpai", "You do not hold this piece.")},
    {refused::no_win, "no_win",
     HANPAN_WORDS("hohpai", "Your pieces are not a winning hand: it takes two groups of three, or a hand of six.")},
    {refused::declined_before, "declined_before",
     HANPAN_WORDS("hohpai", "You have declined to show this hand; you may declare after your next piece.")},
    {refused::discard_does_not_complete, "discard_does_not_complete",
     HANPAN_WORDS("hohpai", "The discard does not complete a winning hand for you.")},
    {refused::nothing_to_decline, "nothing_to_decline", HANPAN_WORDS("hohpai", "There is no win to decline.")},
    {refused::take_before_declaring, "take_before_declaring",
     HANPAN_WORDS("hohpai", "Take a piece first; five pieces cannot win.")},
    {refused::take_before_discarding, "take_before_discarding",
     HANPAN_WORDS("hohpai", "Take the discard or a piece from the stock first.")},
    {refused::hand_is_full, "hand_is_full", HANPAN_WORDS("hohpai", "You hold six pieces; discard one.")},
    {refused::stock_empty, "stock_empty",
     HANPAN_WORDS("hohpai", "The stock is out: take the discard to win, or end the round.")},
    {refused::last_discard_only_to_win, "last_discard_only_to_win",
     HANPAN_WORDS("hohpai", "The stock is out: the last discard may be taken to win only.")},
    {refused::must_exchange, "must_exchange", HANPAN_WORDS("hohpai", "There is no passing: exchange a piece.")},
    {refused::pass_only_without_stock, "pass_only_without_stock",
     HANPAN_WORDS("hohpai", "There is no passing while the stock lasts.")},
    {refused::must_discard, "must_discard", HANPAN_WORDS("hohpai", "There is no passing: discard a piece.")},
};
constexpr refusal_table all(words);

} // namespace

verdict explain(refused why) { return all.explain(why, 0, 0); }

verdict refusal(const state& s, seat who, const action& a) { return explain(judge(s, who, a)); }

} // namespace hanpan::hohpai
