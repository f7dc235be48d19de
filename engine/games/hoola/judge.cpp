// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/bits.h"
#include "games/hoola/moves.h"

// Judges any action a person can put together: gives the first thing wrong with it, the most general reason first.
namespace hanpan::hoola {
namespace {

/// Is it the player's time to put cards on the table? `none`, or why not.
refused play_time(const standpoint& p)
{
    const open_part& t = p.on;
    if (phase_of(p) == phase::claim)
        return refused::answer_the_claim;
    if (phase_of(p) == phase::turn && !t.law->play_before_draw)
        return refused::draw_first;
    return refused::none;
}

/// Why the card may not be added to that meld, and what would fit.
judgement judge_addition(const rules& law, const table_meld& m, card c)
{
    const refused why = add_refusal(law, m, c);
    if (why == refused::other_rank)
        return {why, m.rank};
    if (why != refused::not_at_an_end)
        return {why};
    const run_ends ends = ends_of(law, m);
    if (ends.below >= 0 && ends.above >= 0)
        return {why, ends.below, ends.above};
    if (ends.below < 0 && ends.above < 0)
        return {refused::no_end_left};
    return {refused::not_at_its_end, ends.below >= 0 ? ends.below : ends.above};
}

judgement judge_take(const standpoint& p, const action& a)
{
    const open_part& t = p.on;
    const rules& law = *t.law;
    if (a.kind == action_kind::thank) {
        if (p.who == t.turn && phase_of(p) == phase::turn)
            return {refused::take_in_your_turn};
        if (t.phase != phase::claim)
            return {refused::no_claim_open};
    } else {
        if (t.phase == phase::play)
            return {refused::already_drawn};
        if (p.who != t.turn)
            return {refused::thank_out_of_turn};
    }
    if (t.pile_count == 0)
        return {refused::no_discard};
    if (!t.top_live)
        return {t.discarder == no_seat && t.played.empty() ? refused::upcard_is_closed : refused::discard_is_dead};
    const card top = t.top();
    if ((a.with & ~p.hand) != 0)
        return {refused::card_not_held};
    if (a.onto >= 0) {
        if (!law.claim_layoff)
            return {refused::take_to_lay_off};
        if (!t.registered.has(p.who))
            return {refused::take_to_lay_off_unregistered};
        if (a.onto >= t.meld_count)
            return {refused::no_such_meld, a.onto};
        return judge_addition(law, t.melds[a.onto], top);
    }
    if (a.with == 0) {
        if (cards::rank_of(top) != cards::seven)
            return {refused::take_with_hand_cards};
        return {law.claim_lone_seven ? refused::none : refused::take_seven_alone};
    }
    if (const meld_reading reading = read_meld(law, a.with | cards::bit(top), a.joker_as); reading.why != refused::none)
        return {reading.why};
    return {bits::count(a.with) > spendable(p) ? refused::keep_one_card : refused::none};
}

judgement judge_meld(const standpoint& p, const action& a)
{
    if (const refused time = play_time(p); time != refused::none)
        return {time};
    if ((a.with & ~p.hand) != 0)
        return {refused::card_not_held};
    if (const meld_reading reading = read_meld(*p.on.law, a.with, a.joker_as); reading.why != refused::none)
        return {reading.why};
    return {bits::count(a.with) > spendable(p) ? refused::keep_one_card : refused::none};
}

judgement judge_add(const standpoint& p, const action& a)
{
    const open_part& t = p.on;
    if (const refused time = play_time(p); time != refused::none)
        return {time};
    if (!cards::has(p.hand, a.which))
        return {refused::card_not_held};
    if (a.onto < 0 || a.onto >= t.meld_count)
        return {refused::no_such_meld, a.onto};
    if (t.melds[a.onto].kind == meld_kind::gone)
        return {refused::meld_is_gone};
    if (!may_lay_off(p))
        return {refused::register_first};
    if (const judgement why = judge_addition(*t.law, t.melds[a.onto], a.which); !why.allowed())
        return why;
    return {spendable(p) < 1 ? refused::keep_one_card : refused::none};
}

judgement judge(const standpoint& p, const action& a)
{
    const open_part& t = p.on;
    const bool acts = t.phase == phase::claim ? p.asked : t.phase != phase::over && p.who == t.turn;
    if (!acts)
        return {refused::not_to_act};
    const bool dropout_word = a.kind == action_kind::stay || a.kind == action_kind::drop;
    if (dropout_word != (t.phase == phase::dropout))
        return {dropout_word ? refused::dropouts_over : refused::say_stay_or_drop};
    const phase now = phase_of(p);
    // What was announced while others could have claimed cannot be chosen anew.
    if (p.meant.kind != action_kind::pass && !(a == p.meant))
        return {refused::already_drawn};
    switch (a.kind) {
    case action_kind::stay:
    case action_kind::drop: return {};
    case action_kind::pass: {
        // The player in turn may leave the discard to others whether or not anybody wants it: that must not show.
        const bool leaves =
            now == phase::turn && !t.acted && !p.let_by && t.law->battle && t.active.size() > 2 && may_answer(p);
        return {now == phase::claim || leaves ? refused::none : refused::no_claim_open};
    }
    case action_kind::draw:
        if (now == phase::claim)
            return {refused::answer_the_claim};
        if (t.phase == phase::play)
            return {t.claimed ? refused::claimer_does_not_draw : refused::already_drawn};
        return {};
    case action_kind::take:
    case action_kind::thank: return judge_take(p, a);
    case action_kind::meld: return judge_meld(p, a);
    case action_kind::add: return judge_add(p, a);
    case action_kind::discard:
        if (now == phase::claim)
            return {refused::answer_the_claim};
        if (now == phase::turn && !t.acted)
            return {refused::draw_first};
        return {cards::has(p.hand, a.which) ? refused::none : refused::card_not_held};
    case action_kind::stop: return judge_stop(p);
    case action_kind::blast: return judge_blast(p);
    }
    return {refused::not_to_act};
}

} // namespace

verdict refusal(const standpoint& p, const action& a) { return judge(p, a).said(); }

} // namespace hanpan::hoola
