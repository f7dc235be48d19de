// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/refusal_table.h"
#include "base/words.h"
#include "games/hohpai/actions.h"

namespace hanpan::hohpai {

namespace {

reason judge_declare(const state& s, seat who)
{
    const phase now = s.open.phase;
    if (now == phase::draw)
        return reason::take_before_declaring;
    if (s.declined)
        return reason::declined_before;
    if (showable(s, who).score > 0)
        return reason::none;
    return now == phase::claim ? reason::discard_does_not_complete : reason::no_win;
}

reason judge_decline(const state& s, seat who)
{
    switch (s.open.phase) {
    case phase::dealt:
    case phase::claim:
    case phase::taken: return reason::none; // everybody is asked
    case phase::draw: return reason::nothing_to_decline;
    default: return !s.declined && showable(s, who).score > 0 ? reason::none : reason::nothing_to_decline;
    }
}

reason judge_take(const state& s, seat who, bool from_stock)
{
    const open_part& o = s.open;
    if (o.phase == phase::discard)
        return reason::hand_is_full;
    if (o.stock > 0)
        return reason::none;
    // stock_out=draw: the last discard is the last chance.
    if (from_stock)
        return reason::stock_empty;
    const dominoes::face f = o.discard[static_cast<std::size_t>(o.discards - 1)];
    const dominoes::bag held = s.hand[static_cast<std::size_t>(who)];
    const bool wins = dominoes::room_for(held, f) && o.hands->score(dominoes::with(held, f)) > 0;
    return wins ? reason::none : reason::last_discard_only_to_win;
}

reason judge(const state& s, seat who, const action& a)
{
    using kind = action::kind;
    const phase now = s.open.phase;
    if (a.what == kind::declare)
        return judge_declare(s, who);
    if (a.what == kind::decline)
        return judge_decline(s, who);
    if (row_form(*s.open.house)) {
        if (a.what == kind::take_discard || a.what == kind::take_stock)
            return reason::take_not_here;
        if (a.what == kind::discard)
            return reason::discard_not_here;
    } else if (a.what == kind::exchange) {
        return reason::exchange_not_here;
    }
    if (now == phase::dealt || now == phase::claim || now == phase::taken)
        return reason::answer_first;
    const bool held = a.piece < dominoes::faces && dominoes::has(s.hand[static_cast<std::size_t>(who)], a.piece);
    switch (a.what) {
    case kind::exchange: return held ? reason::none : reason::piece_not_held;
    case kind::discard:
        return now == phase::draw ? reason::take_before_discarding : held ? reason::none : reason::piece_not_held;
    case kind::take_discard: return judge_take(s, who, false);
    case kind::take_stock: return judge_take(s, who, true);
    default: break;
    }
    if (now == phase::exchange)
        return reason::must_exchange;
    if (now == phase::discard)
        return reason::must_discard;
    return s.open.stock == 0 ? reason::none : reason::pass_only_without_stock;
}

constexpr refusal_words<reason> words[] = {
    {reason::none, "", ""},
    {reason::exchange_not_here, "exchange_not_here",
     HANPAN_WORDS("hohpai", "In this form of the game pieces are taken and discarded, not exchanged.")},
    {reason::take_not_here, "take_not_here",
     HANPAN_WORDS("hohpai", "In this form of the game a piece comes out of the row only.")},
    {reason::discard_not_here, "discard_not_here",
     HANPAN_WORDS("hohpai", "In this form of the game pieces go into the row and are not discarded.")},
    {reason::answer_first, "answer_first",
     HANPAN_WORDS("hohpai", "First say whether you declare your hand or play on.")},
    {reason::piece_not_held, "piece_not_held", HANPAN_WORDS("hohpai", "You do not hold this piece.")},
    {reason::no_win, "no_win", HANPAN_WORDS("hohpai", "Your pieces are not a winning hand.")},
    {reason::declined_before, "declined_before",
     HANPAN_WORDS("hohpai", "You have declined to show this hand; you may declare after your next piece.")},
    {reason::discard_does_not_complete, "discard_does_not_complete",
     HANPAN_WORDS("hohpai", "The discard does not complete a winning hand for you.")},
    {reason::nothing_to_decline, "nothing_to_decline", HANPAN_WORDS("hohpai", "There is no win to decline.")},
    {reason::take_before_declaring, "take_before_declaring",
     HANPAN_WORDS("hohpai", "Take a piece first; five pieces cannot win.")},
    {reason::take_before_discarding, "take_before_discarding",
     HANPAN_WORDS("hohpai", "Take the discard or a piece from the stock first.")},
    {reason::hand_is_full, "hand_is_full", HANPAN_WORDS("hohpai", "You hold six pieces; discard one.")},
    {reason::stock_empty, "stock_empty", HANPAN_WORDS("hohpai", "The stock is out.")},
    {reason::last_discard_only_to_win, "last_discard_only_to_win",
     HANPAN_WORDS("hohpai", "The stock is out: the last discard may be taken to win only.")},
    {reason::must_exchange, "must_exchange", HANPAN_WORDS("hohpai", "There is no passing: exchange a piece.")},
    {reason::pass_only_without_stock, "pass_only_without_stock",
     HANPAN_WORDS("hohpai", "There is no passing while the stock lasts.")},
    {reason::must_discard, "must_discard", HANPAN_WORDS("hohpai", "There is no passing: discard a piece.")},
};
constexpr refusal_table all(words);

} // namespace

verdict to_verdict(reason why) { return all.explain(why, 0, 0); }

verdict refusal(const state& s, seat who, const action& a) { return to_verdict(judge(s, who, a)); }

} // namespace hanpan::hohpai
