// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/actions.h"

#include "games/hollywood/missing.h"

namespace hanpan::hollywood {

seat_set to_act(const state& s)
{
    switch (s.phase) {
    case phase::window:
    case phase::ahead:
    case phase::decision:
    case phase::pointing: return s.asked;
    case phase::draw:
    case phase::play: return seat_set::of(s.turn);
    case phase::over: break;
    }
    return {};
}

bool acts(const standpoint& p)
{
    const open_part& t = p.on;
    if (t.phase == phase::draw || t.phase == phase::play)
        return p.who == t.turn;
    return t.phase != phase::over && p.asked;
}

namespace {

/// Is ending the turn without a discard all that is left?
bool may_end_without_discard(const standpoint& p)
{
    const open_part& t = p.on;
    return t.phase == phase::play && t.owed == no_card && p.hand.size() == 1 && last_card_stays(t);
}

void list_layoffs(const standpoint& p, std::vector<action>& out)
{
    const open_part& t = p.on;
    layoff found[3];
    for (cards::card_set faces = p.hand.any(); faces != 0; faces &= faces - 1) {
        const card c = p.hand.find(cards::lowest(faces));
        for (int m = 0; m < t.meld_count; ++m) {
            const int ways = layoff_ways(p, t.owed == no_card ? c : t.owed, m, found, nullptr);
            if (t.owed != no_card && packs::face_of(c) != packs::face_of(t.owed))
                continue;
            for (int i = 0; i < ways; ++i) {
                action a;
                a.kind = action_kind::lay_off;
                a.which = t.owed == no_card ? c : t.owed;
                a.onto = static_cast<std::uint8_t>(m);
                a.to = found[i].to;
                out.push_back(a);
            }
        }
    }
}

void list_play(const standpoint& p, std::vector<action>& out)
{
    const open_part& t = p.on;
    if (!t.down.has(p.who)) {
        if (t.law->first_turn_laydown || t.turns >= t.players)
            for (const action& a : groupings(t, p.hand, groupings_listed))
                out.push_back(a);
    } else if (!(t.laid_now && !t.law->layoff_same_turn)) {
        list_layoffs(p, out);
    }
    for (cards::card_set faces = p.hand.any(); faces != 0; faces &= faces - 1) {
        card c = p.hand.find(cards::lowest(faces));
        if (c == t.taken && discard_error(p, c) != refused::none) {
            card_set others = p.hand; // another copy may go
            others.remove(c);
            c = others.find(packs::face_of(c));
        }
        if (c == no_card || discard_error(p, c) != refused::none)
            continue;
        action a;
        a.kind = action_kind::discard;
        a.which = c;
        out.push_back(a);
    }
    if (may_end_without_discard(p))
        out.push_back({action_kind::pass});
}

} // namespace

void legal(const standpoint& p, std::vector<action>& out)
{
    if (!acts(p))
        return;
    const open_part& t = p.on;
    const auto list = [&](action_kind kind) { out.push_back({kind}); };
    switch (t.phase) {
    case phase::window:
    case phase::ahead:
        list(p.who == t.turn ? action_kind::draw_discard : action_kind::may_i);
        list(action_kind::pass);
        break;
    case phase::decision:
        if (p.who == t.turn) {
            list(action_kind::allow);
            list(action_kind::deny);
        } else {
            list(action_kind::pass);
            list(action_kind::withdraw);
        }
        break;
    case phase::draw:
        if (stock_offered(t))
            list(action_kind::draw_stock);
        if (take_error(t) == refused::none)
            list(action_kind::draw_discard);
        break;
    case phase::play: list_play(p, out); break;
    case phase::pointing:
        list(action_kind::point_out);
        list(action_kind::pass);
        break;
    case phase::over: break;
    }
}

namespace {

refusal_note may_i_error(const standpoint& p)
{
    const open_part& t = p.on;
    if (t.phase == phase::play || t.phase == phase::draw || t.phase == phase::pointing)
        return {p.who == t.turn ? refused::call_in_turn : refused::no_call_open};
    if (p.who != t.turn && t.phase == phase::window && !p.asked && t.callers.has(p.who))
        return {refused::already_answered};
    if (const refused why = call_error(t, p.who); why != refused::none) {
        const int number = why == refused::call_limit        ? t.allowance[p.who]
                           : why == refused::call_hand_limit ? t.law->hand_limit
                                                             : 0;
        return {why, number};
    }
    if (t.phase == phase::decision)
        return {refused::no_call_open};
    return {p.asked ? refused::none : refused::already_answered};
}

refusal_note pass_error(const standpoint& p)
{
    const open_part& t = p.on;
    if (may_end_without_discard(p))
        return {};
    if (t.phase == phase::play)
        return {t.owed != no_card ? refused::use_wild_first : refused::must_discard};
    if (t.phase == phase::draw)
        return {refused::pass_nothing};
    if (t.phase == phase::decision && p.who == t.turn)
        return {refused::answer_the_call};
    return {};
}

refusal_note draw_error(const standpoint& p, bool stock)
{
    const open_part& t = p.on;
    if (p.who != t.turn)
        return {refused::not_to_act};
    if (t.phase == phase::play || t.phase == phase::pointing)
        return {refused::already_drawn};
    if (t.phase == phase::decision)
        return {refused::answer_the_call};
    if (stock) {
        if (t.phase != phase::draw)
            return {refused::wait_for_calls};
        return {stock_offered(t) ? refused::none : refused::stock_is_empty};
    }
    return {take_error(t)};
}

/// Why a card cannot be added to a meld, and what would fit.
refusal_note why_not_added(const rules& law, const table_meld& m, refused why)
{
    if (why == refused::set_over_max)
        return {why, law.distinct_suits_in_set ? 4 : law.set_max};
    if (why == refused::other_rank)
        return {why, m.rank};
    if (why != refused::not_at_an_end)
        return {why};
    const int below = m.start - 1;
    const int above = m.end() + 1;
    const bool down = below > low_place || (below == low_place && law.low_ace());
    const bool up = above < high_place || (above == high_place && law.high_ace());
    if (down && up)
        return {why, rank_at(below), rank_at(above)};
    if (!down && !up)
        return {refused::no_end_left};
    return {refused::not_at_its_end, rank_at(down ? below : above)};
}

refusal_note lay_off_error(const standpoint& p, const action& a)
{
    const open_part& t = p.on;
    if (!p.hand.has(a.which))
        return {refused::card_not_held};
    if (t.all_at_once())
        return {refused::down_first};
    if (!t.down.has(p.who))
        return {refused::down_first};
    if (t.laid_now && !t.law->layoff_same_turn)
        return {refused::not_this_turn};
    if (a.onto >= t.meld_count)
        return {refused::no_such_meld, a.onto};
    const table_meld& m = t.melds[a.onto];
    layoff found[3];
    refused why = refused::none;
    const int ways = layoff_ways(p, a.which, a.onto, found, &why);
    if (ways == 0)
        return why_not_added(*t.law, m, why);
    for (int i = 0; i < ways; ++i)
        if (found[i].to == a.to)
            return {};
    switch (a.to) {
    case way::none:
        if (m.kind == meld_kind::run)
            return {ways == 1 ? refused::none : refused::choose_an_end};
        return {refused::only_for_the_wild}; // a full set: the card can only take a wild's place
    case way::bottom: return {m.kind == meld_kind::set ? refused::set_has_no_ends : refused::bottom_closed};
    case way::top: return {m.kind == meld_kind::set ? refused::set_has_no_ends : refused::top_closed};
    case way::hand: return {m.kind == meld_kind::set ? refused::no_wild_in_set : refused::wild_stays_on_table};
    }
    return {refused::not_at_an_end};
}

refusal_note play_error(const standpoint& p, const action& a)
{
    const open_part& t = p.on;
    if (p.who != t.turn)
        return {refused::not_to_act};
    if (t.phase == phase::decision)
        return {refused::answer_the_call};
    if (t.phase == phase::window || t.phase == phase::ahead || t.phase == phase::draw)
        return {refused::draw_first};
    switch (a.kind) {
    case action_kind::lay_down:
        if (t.down.has(p.who))
            return {refused::already_down};
        if (!t.law->first_turn_laydown && t.turns < t.players)
            return {refused::first_round_no_laydown};
        return laying_down_error(t, p.hand, a);
    case action_kind::lay_off: return lay_off_error(p, a);
    case action_kind::discard:
        if (!p.hand.has(a.which))
            return {refused::card_not_held};
        return {discard_error(p, a.which)};
    default: break;
    }
    if (!t.law->undo_in_turn)
        return {refused::undo_off};
    return {t.play_count > 0 ? refused::none : refused::nothing_to_undo};
}

refusal_note judge_action(const standpoint& p, const action& a)
{
    const open_part& t = p.on;
    if (t.phase == phase::over)
        return {refused::not_to_act};
    switch (a.kind) {
    case action_kind::may_i: return may_i_error(p);
    case action_kind::pass: return acts(p) ? pass_error(p) : refusal_note{refused::not_to_act};
    case action_kind::allow:
    case action_kind::deny:
        if (t.phase != phase::decision)
            return {refused::nobody_called};
        if (p.who != t.turn)
            return {a.kind == action_kind::allow ? refused::allow_in_turn : refused::deny_in_turn};
        return {a.kind == action_kind::deny && !deny_allowed(t) ? refused::deny_when_down : refused::none};
    case action_kind::withdraw:
        if (!t.law->withdraw)
            return {refused::withdraw_off};
        if (t.phase != phase::decision || p.who != t.claimant)
            return {refused::withdraw_own_call};
        return {};
    case action_kind::draw_stock: return draw_error(p, true);
    case action_kind::draw_discard: return draw_error(p, false);
    case action_kind::point_out:
        if (t.phase != phase::pointing)
            return {refused::nothing_to_point_out};
        if (p.who == t.turn)
            return {refused::point_out_own};
        return {p.asked ? refused::none : refused::already_answered};
    case action_kind::lay_down:
    case action_kind::lay_off:
    case action_kind::discard:
    case action_kind::undo: return play_error(p, a);
    }
    return {refused::not_to_act};
}

} // namespace

verdict refusal(const standpoint& p, const action& a)
{
    const refusal_note note = judge_action(p, a);
    return explain(note.why, note.a, note.b);
}

} // namespace hanpan::hollywood
