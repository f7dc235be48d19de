// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/actions.h"

#include "base/bits.h"
#include "games/hoola/moves.h"
#include "melds/lanes.h"

namespace hanpan::hoola {
namespace {

constexpr card_set courts = cards::lanes(0b111 << cards::jack);

const melds::lane_sums& sums_of(const rules& law)
{
    return law.face_value == face_value::ten ? melds::ten_sums : melds::natural_sums;
}

int joker_points(const rules& law, card_set hand)
{
    const card_set jokers = hand & cards::jokers;
    return jokers == 0 ? 0 : bits::count(jokers) * law.joker_final_value;
}

/// Why the player may not begin what only the start of a turn allows, as far as the moment goes; `none` if he may.
refused at_turn_start(const standpoint& p, refused late)
{
    switch (phase_of(p)) {
    case phase::claim: return refused::none;
    case phase::turn: return p.on.acted ? late : refused::none;
    default: return late;
    }
}

} // namespace

int raw_points(const rules& law, card_set hand) { return melds::sum(sums_of(law), hand) + joker_points(law, hand); }

int final_points(const rules& law, card_set hand)
{
    if (law.quads_ignored)
        if (const std::uint16_t four = cards::quads(hand); four != 0)
            hand &= ~cards::lanes(four);
    int points = raw_points(law, hand);
    if (law.seven_final_value != 7)
        points += bits::count(hand & cards::sevens) * (law.seven_final_value - 7);
    return points;
}

seat next_active(const open_part& t, seat from)
{
    do
        from = from + 1 == t.players ? 0 : from + 1;
    while (!t.active.has(from));
    return from;
}

judgement judge_stop(const standpoint& p)
{
    const open_part& t = p.on;
    const rules& law = *t.law;
    if (law.play_for_places)
        return {refused::no_stop_in_places};
    if (law.stop_rule == stop_rule::off)
        return {refused::stop_is_off};
    if (p.who != t.turn)
        return {refused::stop_out_of_turn};
    if (t.claimed)
        return {refused::stop_after_claim};
    if (const refused clock = at_turn_start(p, refused::stop_at_turn_start);
        clock != refused::none && law.stop_timing != stop_timing::in_turn)
        return {clock};
    if (law.stop_requires_meld && !t.registered.has(p.who))
        return {refused::stop_unregistered};
    if (law.stop_rule == stop_rule::threshold) {
        if (const int points = final_points(law, p.hand); points > law.stop_threshold)
            return {refused::stop_over_threshold, points, law.stop_threshold};
    } else if (law.stop_rule == stop_rule::dealer_one_card) {
        if (p.who != t.dealer)
            return {refused::stop_dealer_only};
        if (t.counts[p.who] != 1)
            return {refused::stop_one_card_only, t.counts[p.who]};
    }
    return {};
}

/// The hand's own part of a blast.
judgement judge_blast_hand(const rules& law, card_set hand)
{
    if (bits::count(hand) != hand_size)
        return {refused::blast_seven_cards, bits::count(hand)};
    if ((hand & cards::jokers) != 0)
        return {refused::blast_joker};
    const int points = raw_points(law, hand);
    if (law.low_blast() && points <= law.blast_low_max)
        return {};
    if (law.high_blast() && law.blast_high == blast_high::all_faces) {
        if ((hand & ~courts) == 0)
            return {};
        return {law.low_blast() ? refused::blast_faces : refused::blast_only_faces, points, law.blast_low_max};
    }
    if (law.high_blast() && points >= law.blast_high_min)
        return {};
    return {!law.high_blast()  ? refused::blast_low_points
            : !law.low_blast() ? refused::blast_high_points
                               : refused::blast_points,
            points, law.blast_low_max, law.blast_high_min};
}

judgement judge_blast(const standpoint& p)
{
    const open_part& t = p.on;
    const rules& law = *t.law;
    if (law.play_for_places)
        return {refused::no_blast_in_places};
    if (!law.low_blast() && !law.high_blast())
        return {refused::blast_is_off};
    if (p.who != t.turn)
        return {refused::blast_out_of_turn};
    if (const refused clock = at_turn_start(p, refused::blast_at_turn_start); clock != refused::none)
        return {clock};
    if (t.registered.has(p.who))
        return {refused::blast_registered};
    return judge_blast_hand(law, p.hand);
}

verdict stop_refusal(const standpoint& p) { return judge_stop(p).said(); }
verdict blast_hand_refusal(const rules& law, card_set hand) { return judge_blast_hand(law, hand).said(); }

bool can_take(const standpoint& p)
{
    const open_part& t = p.on;
    if (t.pile_count == 0 || !t.top_live)
        return false;
    return completes(*t.law, p.hand, t.top(), spendable(p)) ||
           (t.law->claim_layoff && t.registered.has(p.who) && cards::has(t.accepts, t.top()));
}

bool comes_first(const open_part& t, action_kind kind)
{
    const bool ends = kind == action_kind::stop || kind == action_kind::blast;
    return kind == action_kind::take || (ends && (t.law->race() || t.law->stop_beats_claim));
}

bool may_answer(const standpoint& p)
{
    return can_take(p) ||
           (comes_first(p.on, action_kind::stop) && (judge_stop(p).allowed() || judge_blast(p).allowed()));
}

seat_set to_act(const state& s)
{
    if (s.phase == phase::claim)
        return s.asked;
    return s.phase == phase::over ? seat_set() : seat_set::of(s.turn);
}

void legal(const standpoint& p, std::vector<action>& out)
{
    each_action(p, [&](const action& a) { out.push_back(a); });
    each_discard(p, [&](const action& a) { out.push_back(a); });
}

action random_action(const standpoint& p, random_stream& rng)
{
    std::uint32_t others = 0;
    each_action(p, [&](const action&) { ++others; });
    const std::uint32_t discards = may_discard(p) ? p.on.counts[p.who] : 0;
    std::uint32_t choice = rng.below(others + discards);
    action chosen;
    if (choice >= others) {
        chosen.kind = action_kind::discard;
        chosen.which = cards::nth(p.hand, static_cast<int>(choice - others));
        return chosen;
    }
    each_action(p, [&](const action& a) {
        if (choice-- == 0)
            chosen = a;
    });
    return chosen;
}

} // namespace hanpan::hoola
