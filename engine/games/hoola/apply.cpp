// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>

#include "base/bits.h"
#include "games/hoola/moves.h"
#include "games/hoola/settle.h"

namespace hanpan::hoola {
namespace {

void finish(state& s, ending how, seat closer)
{
    s.phase = phase::over;
    s.ending = how;
    s.closer = static_cast<std::int8_t>(closer);
    s.asked = {};
    s.meant = {};
}

void take_from_hand(state& s, seat who, card_set gone)
{
    s.hands[who] &= ~gone;
    s.counts[who] = static_cast<std::uint8_t>(s.counts[who] - bits::count(gone));
    if (s.stock_origin != 0)
        s.from_origin[who] = static_cast<std::uint8_t>(s.from_origin[who] - bits::count(gone & s.stock_origin));
}

void add_meld(state& s, seat owner, card_set pieces, card joker_as)
{
    table_meld& m = s.melds[s.meld_count++];
    m = lay(*s.law, pieces, read_meld(*s.law, pieces, joker_as), owner);
    s.accepts |= m.accepts;
    s.visible |= pieces;
    s.registered.add(owner);
    s.melded_this_turn = true;
}

void lay_off(state& s, card c, int number)
{
    table_meld& m = s.melds[number];
    extend(*s.law, m, c);
    s.visible |= cards::bit(c);
    s.accepts = 0;
    bool owns_more = false;
    for (int i = 0; i < s.meld_count; ++i) {
        s.accepts |= s.melds[i].accepts;
        owns_more = owns_more || (s.melds[i].owner == m.owner && s.melds[i].kind != meld_kind::gone);
    }
    if (m.kind == meld_kind::gone && !owns_more)
        s.registered.remove(m.owner);
}

bool can_reshuffle(const state& s)
{
    return s.law->stock_out == stock_out::reshuffle && s.reshuffles < max_reshuffles && s.pile_count > 1;
}

/// The discards under the top one become the stock.
void reshuffle(state& s)
{
    s.stock_count = static_cast<std::uint8_t>(s.pile_count - 1);
    s.stock_origin = 0;
    for (int i = 0; i < s.stock_count; ++i) {
        s.stock[i] = s.pile[i];
        s.stock_origin |= cards::bit(s.pile[i]);
    }
    s.visible &= ~s.stock_origin;
    s.pile[0] = s.top();
    s.pile_count = 1;
    random_stream rng(s.chance, random_stream::purpose::table, s.reshuffles);
    rng.shuffle(std::span<card>(s.stock, s.stock_count));
    ++s.reshuffles;
    for (std::uint8_t& n : s.from_origin)
        n = 0;
}

void set_turn(state& s, seat who)
{
    s.turn = static_cast<std::int8_t>(who);
    s.acted = false;
    s.claimed = false;
    s.melded_this_turn = false;
    s.thanked = no_seat;
    s.meant = {};
    s.let_by = false;
    s.registered_before = s.registered.has(who);
}

/// The stock is empty for good: the lowest hand wins, or the hand is void.
void run_out(state& s)
{
    finish(s, s.law->stock_out == stock_out::void_round ? ending::void_stock : ending::stock_out, no_seat);
}

/// Begins the draw of the player in turn. With nothing to draw and nothing else to choose, play ends here.
void begin_turn(state& s)
{
    s.phase = phase::turn;
    s.asked = {};
    if (s.stock_count > 0 || can_reshuffle(s))
        return;
    bool choice = false;
    each_action(standpoint_of(s, s.turn), [&](const action& a) { choice = choice || a.kind != action_kind::draw; });
    if (!choice)
        run_out(s);
}

/// Opens the top discard to claims; the player after `from` is in turn. `thrower` may not claim (no_seat: all may).
void open_claims(state& s, seat from, seat thrower)
{
    set_turn(s, next_active(s, from));
    s.asked = {};
    s.claimant = no_seat;
    if (s.law->battle && s.top_live && s.active.size() > 2)
        for (const seat other : s.active)
            if (other != thrower && other != s.turn && can_take(standpoint_of(s, other)))
                s.asked.add(other);
    if (s.asked.empty()) {
        begin_turn(s);
        return;
    }
    s.phase = phase::claim;
    if (may_answer(standpoint_of(s, s.turn)))
        s.asked.add(s.turn);
}

/// The first turn after the deal and the drop-outs.
void begin_play(state& s)
{
    s.discarder = no_seat;
    s.top_covered = true;
    s.top_live = s.pile_count > 0 && s.law->upcard_claim != upcard_claim::none;
    if (s.top_live && s.law->upcard_claim == upcard_claim::all) {
        open_claims(s, (s.dealer + s.players - 1) % s.players, no_seat);
    } else {
        set_turn(s, s.dealer);
        begin_turn(s);
    }
}

/// The hand of a player is empty. Ends play, or with play for places his part in it.
void go_out(state& s, seat who, bool by_discard)
{
    if (s.law->play_for_places) {
        s.place[who] = ++s.out_count;
        s.active.remove(who);
        if (s.active.size() > 1) {
            if (by_discard) {
                open_claims(s, who, who);
            } else {
                // There is no new discard: the last one, if nothing has covered it, lies open to the next in turn; the
                // others have answered already.
                set_turn(s, next_active(s, who));
                s.top_live = s.pile_count > 0 && !s.top_covered;
                begin_turn(s);
            }
            return;
        }
        finish(s, ending::going_out, who);
        return;
    }
    seat_set others = s.active;
    others.remove(who);
    const bool all_played = !s.law->hoola_needs_all_played || (others.bits() & ~s.played.bits()) == 0;
    const bool perfect = !s.registered_before && s.melded_this_turn && all_played;
    finish(s, perfect ? ending::hoola : ending::going_out, who);
}

/// Puts the top discard on the table, as `take` or `thank` said.
void use_discard(state& s, seat who, const action& a)
{
    const card top = s.pile[--s.pile_count];
    s.discarder = no_seat; // nobody keeps track of what lies there again
    s.top_live = false;
    s.top_covered = true;
    s.asked = {};
    s.phase = phase::play;
    if (a.onto >= 0) {
        lay_off(s, top, a.onto);
        return;
    }
    take_from_hand(s, who, a.with);
    add_meld(s, who, a.with | cards::bit(top), a.joker_as);
    if (s.counts[who] == 0)
        go_out(s, who, false);
}

void serve_claim(state& s, seat who, const action& a)
{
    set_turn(s, who);
    s.claimed = true;
    s.thanked = s.discarder;
    use_discard(s, who, a);
}

/// Called after `who` has answered in the claim window: is the outcome fixed?
void resolve(state& s, seat who)
{
    if (!s.asked.empty())
        return;
    if (s.claimant == no_seat) {
        begin_turn(s);
        // If he was the last one waited for, he does what he announced.
        if (who == s.turn && s.phase == phase::turn && s.meant.kind != action_kind::pass)
            apply(s, who, action(s.meant));
        return;
    }
    const action a = s.claim;
    serve_claim(s, s.claimant, a);
}

void thank(state& s, seat who, const action& a)
{
    if (s.law->race()) {
        serve_claim(s, who, a);
        return;
    }
    // Whoever is still asked sits nearer than the claimant so far, so this claim replaces his.
    s.claimant = static_cast<std::int8_t>(who);
    s.claim = a;
    const int mine = distance(s.turn, who, s.players);
    for (const seat other : s.asked)
        if (distance(s.turn, other, s.players) >= mine)
            s.asked.remove(other);
    resolve(s, who);
}

void drop(state& s, seat who, bool volunteer)
{
    if (volunteer) {
        s.volunteers.add(who);
        s.dropout_amount[who] = static_cast<std::int16_t>(dropout_worth(*s.law, s.hands[who]));
    }
    s.dropped.add(who);
    s.active.remove(who);
    for (card_set left = s.hands[who]; left != 0; left &= left - 1)
        s.stock[s.stock_count++] = cards::lowest(left);
    s.hands[who] = 0;
    s.counts[who] = 0;
    random_stream rng(s.chance, random_stream::purpose::table,
                      static_cast<std::uint64_t>(max_reshuffles + s.dropped.size()));
    rng.shuffle(std::span<card>(s.stock, s.stock_count));
}

/// After "stay" or "drop": the next player is asked, or play begins (7.6).
void next_dropout(state& s)
{
    if (s.active.size() == max_in_play) {
        begin_play(s);
        return;
    }
    s.turn = static_cast<std::int8_t>(seat_after(s.turn, s.players));
    if (s.turn != s.dealer)
        return;
    if (s.law->dropout_shortfall == dropout_shortfall::nobody_pays_redeal) {
        finish(s, ending::redeal, no_seat);
        return;
    }
    for (seat last = seat_after(s.dealer, s.players, s.players - 1); s.active.size() > max_in_play;
         last = seat_after(last, s.players, s.players - 1))
        if (s.active.has(last))
            drop(s, last, false);
    begin_play(s);
}

} // namespace

state deal_cards(const rules& law, int players, seat dealer, const card* order, std::uint64_t chance)
{
    state s;
    s.law = &law;
    s.players = static_cast<std::uint8_t>(players);
    s.dealer = static_cast<std::int8_t>(dealer);
    s.active = seat_set::first(players);
    s.chance = chance;
    for (int round = 0; round < hand_size; ++round)
        for (int i = 1; i <= players; ++i)
            s.hands[seat_after(dealer, players, i)] |= cards::bit(*order++);
    for (seat who = 0; who < players; ++who)
        s.counts[who] = hand_size;
    int left = bits::count(pack(law)) - hand_size * players;
    if (law.initial_upcard) {
        s.visible = cards::bit(*order);
        s.pile[s.pile_count++] = *order++;
        --left;
    }
    s.stock_count = static_cast<std::uint8_t>(left);
    while (left > 0)
        s.stock[--left] = *order++;
    if (players > max_in_play) {
        s.phase = phase::dropout;
        s.turn = static_cast<std::int8_t>(seat_after(dealer, players));
    } else {
        begin_play(s);
    }
    return s;
}

void apply(state& s, seat who, const action& a)
{
    if (who == s.turn && s.phase == phase::claim && !comes_first(s, a.kind)) {
        s.meant = a;
        s.let_by = true;
        s.asked.remove(who);
        resolve(s, who);
        return;
    }
    if (who == s.turn)
        s.meant = {};
    switch (a.kind) {
    case action_kind::stay: next_dropout(s); return;
    case action_kind::drop:
        drop(s, who, true);
        next_dropout(s);
        return;
    case action_kind::pass:
        if (who == s.turn) {
            s.let_by = true;
            return;
        }
        s.asked.remove(who);
        resolve(s, who);
        return;
    case action_kind::thank: thank(s, who, a); return;
    case action_kind::take: use_discard(s, who, a); return;
    case action_kind::draw: {
        if (s.stock_count == 0) {
            if (!can_reshuffle(s)) {
                run_out(s);
                return;
            }
            reshuffle(s);
        }
        const card drawn = s.stock[--s.stock_count];
        s.hands[who] |= cards::bit(drawn);
        ++s.counts[who];
        if (s.stock_origin != 0)
            ++s.from_origin[who];
        s.phase = phase::play;
        s.top_live = false;
        return;
    }
    case action_kind::meld:
        take_from_hand(s, who, a.with);
        add_meld(s, who, a.with, a.joker_as);
        s.acted = true;
        if (s.counts[who] == 0)
            go_out(s, who, false);
        return;
    case action_kind::add:
        take_from_hand(s, who, cards::bit(a.which));
        lay_off(s, a.which, a.onto);
        s.acted = true;
        if (s.counts[who] == 0)
            go_out(s, who, false);
        return;
    case action_kind::discard:
        take_from_hand(s, who, cards::bit(a.which));
        s.pile[s.pile_count++] = a.which;
        s.visible |= cards::bit(a.which);
        s.discarder = static_cast<std::int8_t>(who);
        s.top_live = true;
        s.top_covered = false;
        s.played.add(who);
        s.thrown[who] |= cards::bit(a.which);
        s.last_thrown[who] = a.which;
        s.spurned[who] = !s.law->layoff_requires_meld || s.registered.has(who) ? s.accepts : 0;
        if (s.counts[who] == 0)
            go_out(s, who, true);
        else
            open_claims(s, who, who);
        return;
    case action_kind::stop: finish(s, ending::stop, who); return;
    case action_kind::blast:
        finish(s,
               raw_points(*s.law, s.hands[who]) <= s.law->blast_low_max && s.law->low_blast() ? ending::minor_blast
                                                                                              : ending::major_blast,
               who);
        return;
    }
}

} // namespace hanpan::hoola
