// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/hoola/actions.h"

// The lists behind `legal` and `random_action`: templates, so that random play neither allocates nor copies.
namespace hanpan::hoola {

/// A reason with its numbers, before it becomes words.
struct judgement {
    refused why = refused::none;
    int a = 0;
    int b = 0;
    int c = 0;
    bool allowed() const { return why == refused::none; }
    verdict said() const { return explain(why, a, b, c); }
};
judgement judge_stop(const standpoint& p);
judgement judge_blast(const standpoint& p);

/// How many cards the player may put on the table before the discard.
inline int spendable(const standpoint& p) { return p.on.counts[p.who] - (p.on.law->keeps_one() ? 1 : 0); }

inline bool may_lay_off(const standpoint& p) { return !p.on.law->layoff_requires_meld || p.on.registered.has(p.who); }

/// Has the player drawn or taken, or played where that stands for drawing?
inline bool may_discard(const standpoint& p)
{
    return p.on.turn == p.who && (p.on.phase == phase::play || (p.on.phase == phase::turn && p.on.acted));
}

template <class F>
void each_discard(const standpoint& p, F&& f)
{
    if (!may_discard(p))
        return;
    action a;
    a.kind = action_kind::discard;
    for (card_set left = p.hand; left != 0; left &= left - 1) {
        a.which = cards::lowest(left);
        f(a);
    }
}

/// Every way to use the top discard, as `take` or `thank`.
template <class F>
void each_take(const standpoint& p, action_kind kind, F&& f)
{
    const open_part& t = p.on;
    if (!can_take(p))
        return;
    const card top = t.top();
    action a;
    a.kind = kind;
    each_meld(*t.law, p.hand | cards::bit(top), top, spendable(p) + 1, t.law->claim_lone_seven,
              [&](card_set meld, card as) {
                  // The words name the cards from the hand alone: a discarded joker is read as the highest card it can
                  // be.
                  if (cards::is_joker(top) && read_meld(*t.law, meld, no_card).joker_as != as)
                      return;
                  a.with = meld & ~cards::bit(top);
                  a.joker_as = as;
                  f(a);
              });
    if (t.law->claim_layoff && t.registered.has(p.who) && cards::has(t.accepts, top)) {
        a.with = 0;
        a.joker_as = no_card;
        for (int m = 0; m < t.meld_count; ++m)
            if (cards::has(t.melds[m].accepts, top)) {
                a.onto = static_cast<std::int8_t>(m);
                f(a);
            }
    }
}

/// Melds from the hand and lay-offs.
template <class F>
void each_play(const standpoint& p, F&& f)
{
    const open_part& t = p.on;
    const int most = spendable(p);
    if (most < 1)
        return;
    action a;
    a.kind = action_kind::meld;
    each_meld(*t.law, p.hand, no_card, most, true, [&](card_set meld, card as) {
        a.with = meld;
        a.joker_as = as;
        f(a);
    });
    card_set fits = p.hand & t.accepts;
    if (fits == 0 || !may_lay_off(p))
        return;
    a = action{};
    a.kind = action_kind::add;
    for (; fits != 0; fits &= fits - 1) {
        a.which = cards::lowest(fits);
        for (int m = 0; m < t.meld_count; ++m)
            if (cards::has(t.melds[m].accepts, a.which)) {
                a.onto = static_cast<std::int8_t>(m);
                f(a);
            }
    }
}

/// Every choice except the discards.
template <class F>
void each_action(const standpoint& p, F&& f)
{
    const open_part& t = p.on;
    const auto simple = [&](action_kind kind) {
        action a;
        a.kind = kind;
        f(a);
    };
    switch (phase_of(p)) {
    case phase::over: return;
    case phase::dropout:
        if (p.who == t.turn) {
            simple(action_kind::stay);
            simple(action_kind::drop);
        }
        return;
    case phase::claim:
        if (!p.asked)
            return;
        each_take(p, action_kind::thank, f);
        simple(action_kind::pass);
        return;
    case phase::turn:
        if (p.who != t.turn)
            return;
        if (p.meant.kind != action_kind::pass) {
            f(p.meant);
            return;
        }
        if (judge_stop(p).allowed())
            simple(action_kind::stop);
        if (judge_blast(p).allowed())
            simple(action_kind::blast);
        each_take(p, action_kind::take, f);
        simple(action_kind::draw);
        if (t.law->play_before_draw)
            each_play(p, f);
        return;
    case phase::play:
        if (p.who != t.turn)
            return;
        if (t.law->stop_timing == stop_timing::in_turn && judge_stop(p).allowed())
            simple(action_kind::stop);
        each_play(p, f);
        return;
    }
}

} // namespace hanpan::hoola
