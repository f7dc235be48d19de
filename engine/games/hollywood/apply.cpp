// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include "games/hollywood/plays.h"

namespace hanpan::hollywood {
namespace {

card off_pile(state& s) { return s.pile[--s.pile_count]; }

/// The pile without its top card becomes the stock.
void refill(state& s)
{
    const card kept = s.top();
    const std::int8_t by = s.pile_by[s.pile_count - 1];
    const int n = s.pile_count - 1;
    s.origin = {};
    for (int i = 0; i < n; ++i) {
        s.stock[i] = s.pile[n - 1 - i]; // turned over: the oldest discard is drawn first
        s.origin.add(s.pile[i]);
    }
    s.flipped = s.law->stock_empty == stock_empty::flip;
    if (!s.flipped) {
        random_stream dice(s.chance, random_stream::purpose::table, s.reshuffles);
        dice.shuffle(std::span<card>(s.stock, static_cast<std::size_t>(n)));
    }
    std::fill(std::begin(s.from_origin), std::end(s.from_origin), std::uint8_t{0});
    s.remade = true;
    s.stock_count = static_cast<std::uint8_t>(n);
    s.pile[0] = kept;
    s.pile_by[0] = by;
    s.pile_count = 1;
    ++s.reshuffles;
}

/// Draws one card of the stock, renewed if need be, into the hand; false when there is none.
bool from_stock(state& s, seat who)
{
    if (s.stock_count == 0 && s.pile_count >= 2 && refill_allowed(s))
        refill(s);
    if (s.stock_count == 0)
        return false;
    into_hand(s, who, s.stock[--s.stock_count], s.flipped);
    return true;
}

// --- turns and calls

void open_window(state& s);

void enter_draw(state& s)
{
    s.callers = {};
    s.claimant = no_seat;
    s.asked = {};
    s.phase = phase::draw;
    if (!stock_offered(s) && s.pile_count == 0) { // all cards are in hands and melds
        s.drawn = true;
        s.phase = phase::play;
    }
}

void begin_turn(state& s, seat who)
{
    s.turn = static_cast<std::int8_t>(who);
    s.granted = 0;
    s.drawn = s.laid_now = s.played_now = false;
    s.taken = s.owed = no_card;
    s.play_count = 0;
    s.withdrawn = {};
    open_window(s);
}

void end_turn(state& s)
{
    ++s.turns;
    const bool no_stock = s.stock_count == 0 && (s.pile_count < 2 || !refill_allowed(s));
    s.barren = no_stock && !s.played_now ? static_cast<std::uint8_t>(s.barren + 1) : std::uint8_t{0};
    if (s.barren >= 2 * s.players || s.turns >= max_turns)
        finish(s, ending::stalled, no_seat);
    else
        begin_turn(s, seat_after(s.turn, s.players));
}

/// Asks everybody who may call; before the draw also the player in turn, who may take the card.
void open_window(state& s)
{
    s.callers = s.declined = s.asked = {};
    s.claimant = no_seat;
    s.calls = 0;
    for (seat x = 0; x < s.players; ++x)
        if (call_error(s, x) == refused::none)
            s.asked.add(x);
    if (s.asked.empty()) {
        if (s.drawn)
            s.phase = phase::play;
        else
            enter_draw(s);
        return;
    }
    s.phase = phase::window;
    if (!s.drawn && take_error(s) == refused::none)
        s.asked.add(s.turn);
}

/// The call with the lowest rank comes first.
int call_rank(const state& s, seat x)
{
    const int clockwise = distance(s.turn, x, s.players);
    const bool timed = s.law->mayi_timer_s > 0 && s.law->mayi_priority == mayi_priority::first_call;
    return timed ? s.call_order[x] * max_seats_here + clockwise : clockwise;
}

void grant(state& s)
{
    const seat c = s.claimant;
    into_hand(s, c, off_pile(s), true);
    ++s.used[c];
    ++s.granted;
    for (int i = 0; i < s.penalty(); ++i)
        from_stock(s, c);
    open_window(s); // on the card underneath, where more than one may go in a turn
}

void decide(state& s)
{
    if (s.drawn || !deny_allowed(s)) {
        grant(s);
        return;
    }
    s.phase = phase::decision;
    s.asked = seat_set::of(s.turn);
    if (s.law->withdraw)
        s.asked.add(s.claimant);
}

/// Finds the next player between the one in turn and the claimant who may want the card himself.
void ask_ahead(state& s)
{
    if (s.law->mayi_ahead_may_claim)
        for (seat x = seat_after(s.turn, s.players); x != s.claimant; x = seat_after(x, s.players))
            if (!s.callers.has(x) && !s.declined.has(x) && call_error(s, x) == refused::none) {
                s.phase = phase::ahead;
                s.asked = seat_set::of(x);
                return;
            }
    decide(s);
}

/// All have answered: the first call counts.
void resolve_calls(state& s)
{
    if (s.callers.empty()) {
        if (s.drawn)
            s.phase = phase::play;
        else
            enter_draw(s);
        return;
    }
    s.claimant = no_seat;
    for (const seat x : s.callers)
        if (s.claimant == no_seat || call_rank(s, x) < call_rank(s, s.claimant))
            s.claimant = static_cast<std::int8_t>(x);
    ask_ahead(s);
}

void call(state& s, seat who)
{
    s.callers.add(who);
    s.call_order[who] = ++s.calls;
    s.asked.remove(who);
    if (s.phase == phase::ahead) {
        s.claimant = static_cast<std::int8_t>(who);
        ask_ahead(s);
    } else if (s.asked.empty()) {
        resolve_calls(s);
    }
}

void pass(state& s, seat who)
{
    s.asked.remove(who);
    switch (s.phase) {
    case phase::window:
        if (s.asked.empty())
            resolve_calls(s);
        break;
    case phase::ahead:
        s.declined.add(who);
        ask_ahead(s);
        break;
    case phase::pointing:
        if (s.asked.empty())
            end_turn(s);
        break;
    case phase::play: end_turn(s); break;
    default: break; // a claimant stands by his call
    }
}

void withdraw_call(state& s, seat who)
{
    s.callers.remove(who);
    s.withdrawn.add(who);
    if (s.callers.empty())
        open_window(s);
    else
        resolve_calls(s);
}

void take_discard(state& s)
{
    s.taken = off_pile(s);
    into_hand(s, s.turn, s.taken, true);
    s.callers = s.asked = {};
    s.claimant = no_seat;
    s.drawn = true;
    s.phase = phase::play;
}

void draw_stock(state& s)
{
    if (!from_stock(s, s.turn)) {
        finish(s, ending::stock_out, no_seat);
        return;
    }
    s.drawn = true;
    s.phase = phase::play;
    if (s.law->mayi_window == mayi_window::until_discard)
        open_window(s);
}

void discard(state& s, seat who, card c)
{
    const bool careless =
        s.law->layable_discard_call != layable_call::off && s.hands[who].size() > 1 && could_lay_off(s, who, c);
    out_of_hand(s, who, c);
    s.pile[s.pile_count] = c;
    s.pile_by[s.pile_count++] = static_cast<std::int8_t>(who);
    if (s.hands[who].empty()) {
        finish(s, ending::discarded, who);
    } else if (careless) {
        s.phase = phase::pointing;
        s.asked = seat_set::first(s.players);
        s.asked.remove(who);
    } else {
        end_turn(s);
    }
}

void point_out(state& s)
{
    into_hand(s, s.turn, off_pile(s), true);
    s.asked = {};
    from_stock(s, s.turn);
    from_stock(s, s.turn);
    end_turn(s);
}

} // namespace

state deal_cards(const rules& law, int players, seat dealer, int hand_no, bool last_hand, const card* order, int cards,
                 const std::uint8_t* carried, std::uint64_t chance)
{
    state s;
    const std::vector<contract> list = contracts_of(law.contracts);
    s.law = &law;
    s.players = static_cast<std::uint8_t>(players);
    s.hand_no = static_cast<std::uint8_t>(std::min<std::size_t>(static_cast<std::size_t>(hand_no), list.size() - 1));
    s.goal = list[s.hand_no];
    s.hand_dealt = static_cast<std::uint8_t>(law.dealt(s.hand_no, last_hand));
    s.last_hand = last_hand;
    s.dealer = static_cast<std::int8_t>(dealer);
    s.chance = chance;
    for (seat x = 0; x < players; ++x)
        s.allowance[x] = law.mayi_limit == 0 ? std::uint8_t{0}
                                             : static_cast<std::uint8_t>(std::min(law.mayi_limit + carried[x], 250));
    int next = 0;
    for (int n = 0; n < s.hand_dealt; ++n)
        for (int i = 1; i <= players; ++i)
            into_hand(s, seat_after(dealer, players, i), order[next++], false);
    s.pile[0] = order[next++];
    s.pile_by[0] = no_seat;
    s.pile_count = 1;
    while (next < cards)
        s.stock[s.stock_count++] = order[--cards];
    begin_turn(s, seat_after(dealer, players));
    return s;
}

void apply(state& s, seat who, const action& a)
{
    switch (a.kind) {
    case action_kind::may_i: call(s, who); break;
    case action_kind::pass: pass(s, who); break;
    case action_kind::allow: grant(s); break;
    case action_kind::deny:
        if (s.law->deny_effect == deny_effect::must_take)
            take_discard(s);
        else
            enter_draw(s);
        break;
    case action_kind::withdraw: withdraw_call(s, who); break;
    case action_kind::draw_stock: draw_stock(s); break;
    case action_kind::draw_discard: take_discard(s); break;
    case action_kind::lay_down: lay_down(s, who, a); break;
    case action_kind::lay_off: lay_off(s, who, a); break;
    case action_kind::discard: discard(s, who, a.which); break;
    case action_kind::undo: undo(s, who); break;
    case action_kind::point_out: point_out(s); break;
    }
}

} // namespace hanpan::hollywood
