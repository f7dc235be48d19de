// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>

#include "games/hollywood/actions.h"

namespace hanpan::hollywood {
namespace {

void finish(state& s, ending how, seat winner)
{
    s.phase = phase::over;
    s.ending = how;
    s.winner = static_cast<std::int8_t>(winner);
    s.asked = {};
}

// --- cards changing places

void into_hand(state& s, seat who, card c, bool everybody_knows)
{
    s.hands[who].add(c);
    ++s.counts[who];
    if (everybody_knows)
        s.seen[who].add(c);
    else if (s.remade && s.origin.has(c))
        ++s.from_origin[who];
}

void out_of_hand(state& s, seat who, card c)
{
    s.hands[who].remove(c);
    --s.counts[who];
    if (s.seen[who].has(c))
        s.seen[who].remove(c);
    else if (s.remade && s.origin.has(c))
        --s.from_origin[who];
}

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

/// One card of the stock, renewed if need be, into the hand; false when there is none.
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

/// Everybody who may call is asked; before the draw the player in turn too, who may take the card.
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

/// Lower comes first.
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

/// The next player between the one in turn and the claimant who may want the card himself.
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

// --- plays on the table

void note_play(state& s, const played& play)
{
    if (s.play_count == max_plays) {
        std::copy(s.plays + 1, s.plays + max_plays, s.plays);
        --s.play_count;
    }
    s.plays[s.play_count++] = play;
    s.played_now = true;
}

void lay_down(state& s, seat who, const action& a)
{
    played play;
    play.onto = s.meld_count;
    int at = 0;
    for (int i = 0; i < a.melds; ++i) {
        const std::span<const card> row(a.laid + at, a.lengths[i]);
        table_meld& m = s.melds[s.meld_count++];
        make_meld(*s.law, a.kinds[i], row, true, m);
        m.owner = static_cast<std::int8_t>(who);
        for (const card c : row)
            out_of_hand(s, who, c);
        at += a.lengths[i];
    }
    s.down.add(who);
    s.laid_now = true;
    note_play(s, play);
    if (s.hands[who].empty())
        finish(s, ending::laid_out, who);
}

void lay_off(state& s, seat who, const action& a)
{
    layoff found[3];
    const int ways = layoff_ways(standpoint_of(s, who), a.which, a.onto, found, nullptr);
    const layoff* way_taken = found;
    for (int i = 0; i < ways; ++i)
        if (found[i].to == a.to)
            way_taken = found + i;
    played play;
    play.did = way_taken->did;
    play.onto = a.onto;
    play.place = way_taken->place;
    play.to = way_taken->to;
    play.which = a.which;
    play.wild = way_taken->wild;
    play.was_owed = s.owed == a.which;
    if (play.was_owed)
        s.owed = no_card;
    out_of_hand(s, who, a.which);
    s.melds[a.onto] = way_taken->after;
    if (way_taken->to == way::hand) {
        into_hand(s, who, way_taken->wild, true);
        if (s.law->wild_displacement == displacement::take_and_use && way_taken->did == played::what::displaced)
            s.owed = way_taken->wild;
    }
    note_play(s, play);
    if (s.hands[who].empty())
        finish(s, ending::laid_out, who);
}

void remove_end(table_meld& m, way from)
{
    if (from == way::bottom) {
        std::copy(m.cards + 1, m.cards + m.length, m.cards);
        ++m.start;
    }
    --m.length;
    m.cards[m.length] = 0;
}

void undo(state& s, seat who)
{
    const played play = s.plays[--s.play_count];
    table_meld& m = s.melds[play.onto];
    switch (play.did) {
    case played::what::laid_down:
        for (int i = play.onto; i < s.meld_count; ++i)
            for (int k = 0; k < s.melds[i].length; ++k)
                into_hand(s, who, s.melds[i].cards[k], true);
        for (int i = play.onto; i < s.meld_count; ++i)
            s.melds[i] = {};
        s.meld_count = play.onto;
        s.down.remove(who);
        s.laid_now = false;
        break;
    case played::what::set_joined:
    case played::what::extended: remove_end(m, play.to); break;
    case played::what::set_swapped:
    case played::what::displaced:
        if (play.to == way::hand) {
            out_of_hand(s, who, play.wild);
            m.cards[play.place] = play.wild;
            s.owed = no_card;
        } else {
            remove_end(m, play.to);
            m.cards[play.place] = play.wild;
        }
        break;
    }
    if (play.did != played::what::laid_down)
        into_hand(s, who, play.which, true);
    if (play.was_owed)
        s.owed = play.which;
    s.played_now = s.play_count > 0;
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
    s.hand_dealt = static_cast<std::uint8_t>(law.dealt(s.hand_no, static_cast<int>(list.size())));
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
