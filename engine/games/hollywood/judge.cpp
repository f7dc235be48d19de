// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/hollywood/actions.h"

// What may be laid down, laid off, called, drawn and thrown.
namespace hanpan::hollywood {

refused call_error(const open_part& t, seat who)
{
    const rules& law = *t.law;
    if (!law.mayi_enabled)
        return refused::no_mayi_rule;
    if (t.last_hand && !law.mayi_final_hand)
        return refused::no_mayi_last_hand;
    if (who == t.turn)
        return refused::call_in_turn;
    if (t.pile_count == 0)
        return refused::no_discard;
    if (t.granted >= law.mayi_grants_per_turn)
        return refused::call_granted_already;
    const seat thrown_by = t.pile_by[t.pile_count - 1];
    if (thrown_by == no_seat && !law.mayi_upcard)
        return refused::no_mayi_upcard;
    if (t.down.has(who) && !law.mayi_when_down)
        return refused::call_when_down;
    if (t.allowance[who] > 0 && t.used[who] >= t.allowance[who])
        return refused::call_limit;
    if (law.hand_limit > 0 && t.counts[who] + 1 + t.penalty() > law.hand_limit)
        return refused::call_hand_limit;
    if (thrown_by == who && !law.mayi_own_discard)
        return refused::call_own_discard;
    if (t.withdrawn.has(who))
        return refused::call_after_withdrawal;
    // Enough cards for the penalty, and one for the player in turn.
    const int under = t.pile_count - 1; // below the card called
    const int reachable = t.stock_count + (refill_allowed(t) ? std::max(0, under - 1) : 0);
    const bool enough =
        t.drawn ? reachable >= t.penalty() : reachable >= t.penalty() && t.stock_count + under >= t.penalty() + 1;
    return enough ? refused::none : refused::call_too_few_cards;
}

bool refill_allowed(const open_part& t)
{
    return t.law->refills() && (t.law->reshuffle_limit == 0 || t.reshuffles < t.law->reshuffle_limit);
}

bool stock_offered(const open_part& t) { return t.stock_count > 0 || t.pile_count >= 2 || !refill_allowed(t); }

refused take_error(const open_part& t)
{
    if (t.pile_count == 0)
        return refused::no_discard;
    // Where there is nothing else to draw, the discard is drawn.
    if (t.phase == phase::draw && !stock_offered(t))
        return refused::none;
    if (t.down.has(t.turn) && !t.law->down_may_take_discard)
        return refused::discard_when_down;
    if (t.granted > 0 && !t.law->uncovered_card_usable)
        return refused::discard_uncovered;
    return refused::none;
}

bool deny_allowed(const open_part& t)
{
    if (t.law->deny_effect == deny_effect::none || (t.down.has(t.turn) && !t.law->down_may_deny))
        return false;
    return t.law->deny_effect == deny_effect::free_denial || take_error(t) == refused::none;
}

bool last_card_stays(const open_part& t)
{
    return t.final_rule() || (!t.goal.final_hand && t.law->go_out == go_out::no_discard) ||
           (t.goal.final_hand && !t.final_rule() && t.law->go_out == go_out::no_discard);
}

namespace {

/// The last card may only leave the hand as a discard.
bool keeps_one(const rules& law, final_hand closing)
{
    return closing == final_hand::normal && law.go_out == go_out::discard_required;
}

/// Ascending, for a handful of numbers.
void sort_few(int (&numbers)[max_contract_melds], int count)
{
    for (int i = 1; i < count && i < max_contract_melds; ++i)
        for (int k = i; k > 0 && numbers[k] < numbers[k - 1]; --k)
            std::swap(numbers[k], numbers[k - 1]);
}

refusal_note contract_error(const open_part& t, const action& a, final_hand closing)
{
    const contract& goal = t.goal;
    if (a.melds != goal.count)
        return {refused::contract_number, goal.count};
    for (const meld_kind kind : {meld_kind::set, meld_kind::run}) {
        int lengths[max_contract_melds] = {}, least[max_contract_melds] = {}, n = 0, wanted = 0;
        for (int i = 0; i < goal.count; ++i) {
            if (a.kinds[i] == kind)
                lengths[n++] = a.lengths[i];
            if (goal.parts[i].kind == kind)
                least[wanted++] = goal.parts[i].least;
        }
        if (n != wanted)
            return {kind == meld_kind::set ? refused::contract_sets : refused::contract_runs, wanted};
        sort_few(lengths, n);
        sort_few(least, n);
        for (int i = 0; i < n; ++i) {
            if (lengths[i] < least[i])
                return {kind == meld_kind::set ? refused::contract_short_set : refused::contract_short_run, least[i]};
            // Where every card has to go at once, longer melds are the only way to lay more cards.
            if (lengths[i] > least[i] && !t.law->longer_melds_at_laydown && closing != final_hand::all_cards_no_discard)
                return {refused::contract_longer, least[i]};
        }
    }
    return {};
}

/// House rules on two melds of one player.
refusal_note pair_error(const rules& law, const table_meld& a, const table_meld& b)
{
    if (a.kind != b.kind)
        return {};
    if (a.kind == meld_kind::set)
        return {a.rank == b.rank && !law.same_rank_sets ? refused::sets_same_rank : refused::none};
    if (a.suit != b.suit || law.same_suit_run_gap == 0)
        return {};
    const int gap = std::max(b.start - a.end(), a.start - b.end()) - 1;
    if (gap < law.same_suit_run_gap)
        return {refused::runs_too_close, law.same_suit_run_gap};
    return {};
}

} // namespace

refusal_note laying_down_error(const open_part& t, const card_set& hand, const action& a, final_hand closing)
{
    card_set laid;
    int count = 0;
    for (int i = 0; i < a.melds; ++i)
        count += a.lengths[i];
    for (int i = 0; i < count; ++i) {
        if (!hand.has(a.laid[i]))
            return {refused::card_not_held};
        if (laid.has(a.laid[i]))
            return {refused::card_twice};
        laid.add(a.laid[i]);
    }
    table_meld made[max_contract_melds];
    for (int i = 0, at = 0; i < a.melds; at += a.lengths[i], ++i) {
        const std::span<const card> row(a.laid + at, a.lengths[i]);
        if (const refusal_note n = make_meld(*t.law, a.kinds[i], row, true, made[i]); !n.allowed())
            return n;
    }
    if (const refusal_note n = contract_error(t, a, closing); !n.allowed())
        return n;
    for (int i = 0; i < a.melds; ++i)
        for (int k = 0; k < i; ++k)
            if (const refusal_note n = pair_error(*t.law, made[k], made[i]); !n.allowed())
                return n;
    const int left = hand.size() - count;
    if (closing == final_hand::all_cards_no_discard && left > 0)
        return {refused::all_cards_needed, left};
    if (left == 0 && keeps_one(*t.law, closing))
        return {refused::keep_one_card};
    return {};
}

bool target_allowed(const open_part& t, seat who, const table_meld& m)
{
    switch (t.law->layoff_targets) {
    case layoff_targets::all: return true;
    case layoff_targets::own: return m.owner == who;
    case layoff_targets::others: return m.owner != who;
    }
    return true;
}

namespace {

/// Is there a place on the table for this wild, once meld `changed` has become `after`?
bool place_for(const open_part& t, seat who, card wild, int changed, const table_meld& after)
{
    for (int i = 0; i < t.meld_count; ++i) {
        const table_meld& m = i == changed ? after : t.melds[i];
        if (target_allowed(t, who, m) && takes(*t.law, m, wild))
            return true;
    }
    return false;
}

/// With take_and_use a wild replaced in a run must find a place at once.
bool wild_has_place(const open_part& t, seat who, int onto, const layoff& l)
{
    return l.to != way::hand || t.law->wild_displacement != displacement::take_and_use ||
           t.melds[onto].kind != meld_kind::run || place_for(t, who, l.wild, onto, l.after);
}

} // namespace

int layoff_ways(const standpoint& p, card c, int onto, layoff* found, refused* why)
{
    const open_part& t = p.on;
    const auto none = [&](refused reason) {
        if (why != nullptr)
            *why = reason;
        return 0;
    };
    const table_meld& m = t.melds[onto];
    if (why == nullptr && out_of_question(*t.law, m, c))
        return 0;
    if (!target_allowed(t, p.who, m))
        return none(t.law->layoff_targets == layoff_targets::own ? refused::own_melds_only
                                                                 : refused::others_melds_only);
    if (t.owed != no_card && c != t.owed)
        return none(refused::use_wild_first);
    refused reason = refused::none;
    const int all = layoffs(*t.law, m, c, found, &reason);
    int kept = 0;
    for (int i = 0; i < all; ++i) {
        if (found[i].to == way::hand) {
            if (!wild_has_place(t, p.who, onto, found[i])) {
                reason = refused::no_place_for_wild;
                continue;
            }
        } else if (keeps_one(*t.law, t.closing()) && p.hand.single()) {
            reason = refused::keep_one_card;
            continue;
        }
        if (kept != i)
            found[kept] = found[i];
        ++kept;
    }
    if (why != nullptr)
        *why = kept > 0 ? refused::none : reason;
    return kept;
}

refused discard_error(const standpoint& p, card c)
{
    const open_part& t = p.on;
    if (t.owed != no_card)
        return refused::use_wild_first;
    if (p.hand.single())
        return last_card_stays(t) ? refused::last_card_not_discarded : refused::none;
    const auto banned = [&](card x) {
        if (!t.law->discard_wild && t.law->is_wild(x))
            return refused::wild_kept;
        if (!t.law->discard_taken_card && x == t.taken)
            return refused::taken_card_kept;
        return refused::none;
    };
    const refused why = banned(c);
    if (why == refused::none)
        return why;
    bool other = false; // a hand that holds nothing else may throw one
    p.hand.each([&](card x) { other = other || banned(x) == refused::none; });
    return other ? why : refused::none;
}

bool could_lay_off(const open_part& t, seat who, card c)
{
    if (!t.down.has(who) || (t.laid_now && !t.law->layoff_same_turn) || t.all_at_once())
        return false;
    layoff found[3];
    for (int i = 0; i < t.meld_count; ++i) {
        if (out_of_question(*t.law, t.melds[i], c) || !target_allowed(t, who, t.melds[i]))
            continue;
        for (int n = layoffs(*t.law, t.melds[i], c, found, nullptr); n-- > 0;)
            if (wild_has_place(t, who, i, found[n]))
                return true;
    }
    return false;
}

} // namespace hanpan::hollywood
