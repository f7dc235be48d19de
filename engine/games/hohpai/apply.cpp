// SPDX-License-Identifier: GPL-3.0-or-later
#include <span>

#include "base/index.h"
#include "games/hohpai/actions.h"

namespace hanpan::hohpai {

namespace {

const rules& law(const state& s) { return *s.open.law; }
bool automatic(const state& s) { return law(s).win_declaration == win_declaration::automatic; }

/// `who` has taken the piece from the row, the stock or the discards.
void give(state& s, seat who, face f)
{
    s.hand[at(who)] = dominoes::with(s.hand[at(who)], f);
    ++s.open.hand_size[at(who)];
    s.open.has_taken.add(who);
    s.last_taken[at(who)] = f;
    s.declined = false; // the question is asked anew for another hand
}

void take_away(state& s, seat who, face f)
{
    s.hand[at(who)] = dominoes::without(s.hand[at(who)], f);
    --s.open.hand_size[at(who)];
}

/// Calls `visit(knowledge, viewer)` for every seat.
template <class F>
void each_viewer(state& s, F&& visit)
{
    for (seat viewer = 0; viewer < s.open.players; ++viewer)
        visit(s.known[at(viewer)], viewer);
}

void finish(state& s, ending how)
{
    s.open.phase = phase::over;
    s.open.ending = how;
    s.open.unanswered = {};
}

void win(state& s, seat who, const winning_hand& shown)
{
    s.open.winner = static_cast<std::int8_t>(who);
    s.open.winning = shown.pieces;
    s.open.score = shown.score;
    finish(s, s.open.has_taken.has(who) ? ending::win : ending::dealt_win);
}

/// Ends the deal at once where the rules say so and the seat holds a winning hand.
bool wins_at_once(state& s, seat who)
{
    if (!automatic(s))
        return false;
    const winning_hand best = s.open.hands->best_of(s.hand[at(who)]);
    if (best.score == 0)
        return false;
    win(s, who, best);
    return true;
}

void put_in(state& s, seat who, face f)
{
    take_away(s, who, f);
    ring& line = s.open.row;
    const std::size_t place = s.open.pushes_at_end_a(who) ? line.push_front() : line.push_back();
    s.row[place] = f;
    s.open.row_from[place] = static_cast<std::int8_t>(who);
    each_viewer(s, [&](knowledge& k, seat viewer) { k.row[place] = viewer == who ? k.hide(f) : k.hand[at(who)]; });
}

void take_out(state& s, seat who)
{
    ring& line = s.open.row;
    const std::size_t place = s.open.pushes_at_end_a(who) ? line.pop_back() : line.pop_front();
    const face f = s.row[place];
    give(s, who, f);
    s.open.row_from[place] = no_seat;
    const bool shown = law(s).taken_piece_visibility == taken_visibility::all;
    each_viewer(s, [&](knowledge& k, seat viewer) {
        if (viewer == who || shown)
            k.meet(k.row[place], f);
        if (viewer != who)
            k.hand[at(who)] |= shown ? k.hide(f) : k.row[place];
        k.row[place] = 0;
    });
}

void mix_row(state& s)
{
    std::array<face, ring::capacity> pieces{};
    const int length = s.open.row.length;
    for (int k = 0; k < length; ++k)
        pieces[at(k)] = s.row[s.open.row.place(k)];
    s.chance.shuffle(std::span(pieces.data(), at(length)));
    for (int k = 0; k < length; ++k) {
        s.row[s.open.row.place(k)] = pieces[at(k)];
        s.open.row_from[s.open.row.place(k)] = no_seat;
    }
    each_viewer(s, [](knowledge& k, seat) { k.mix_row(); });
    s.open.since_mix = 0;
    ++s.open.mixes;
}

/// All discards but the last become the new stock.
void renew_stock(state& s)
{
    open_part& o = s.open;
    const int count = o.discards - 1;
    for (int i = 0; i < count; ++i)
        s.stock[at(i)] = o.discard[at(i)];
    s.chance.shuffle(std::span(s.stock.data(), at(count)));
    o.stock = static_cast<std::uint8_t>(count);
    each_viewer(s, [&](knowledge& k, seat) {
        k.stock = 0;
        for (int i = 0; i < count; ++i)
            k.stock |= k.hide(o.discard[at(i)]);
    });
    o.discard[0] = o.discard[at(count)];
    o.discard_from[0] = o.discard_from[at(count)];
    o.discards = 1;
    ++o.mixes;
}

void begin_turn(state& s)
{
    open_part& o = s.open;
    s.declined = false;
    o.from_discard = false;
    if (row_form(law(s))) {
        if (o.remixes && o.since_mix >= o.full_row)
            mix_row(s);
        if (wins_at_once(s, o.active))
            return;
        o.phase = phase::exchange;
        if (law(s).exchange_order == exchange_order::take_first) {
            take_out(s, o.active);
            wins_at_once(s, o.active);
        }
        return;
    }
    if (o.hand_size[at(o.active)] == 6) { // the first player of the deal
        o.phase = phase::discard;
        wins_at_once(s, o.active);
        return;
    }
    o.phase = phase::draw;
    if (o.stock == 0 && law(s).stock_out == stock_out::reshuffle)
        renew_stock(s);
}

void end_turn(state& s)
{
    open_part& o = s.open;
    ++o.turns;
    const int cap = law(s).draw_cap_rounds > 0 ? law(s).draw_cap_rounds : most_rounds_of_turns;
    if (o.turns >= cap * o.players) {
        finish(s, ending::draw_cap);
        return;
    }
    o.active = static_cast<std::int8_t>(o.next_seat());
    begin_turn(s);
}

/// The winner among the seats of `who`, each with the hand it could show, by turn order from `from` on.
seat best_claim(const state& s, seat_set who, seat from, bool by_score)
{
    seat best = no_seat;
    int score = 0;
    for (int i = 0; i < s.open.players; ++i) {
        const seat p = seat_after(from, s.open.players, i);
        if (!who.has(p))
            continue;
        const int worth = showable(s, p).score;
        if (worth > score && (best == no_seat || by_score)) {
            best = p;
            score = worth;
        }
    }
    return best;
}

/// The discard goes into `who`'s hand.
void pick_up_discard(state& s, seat who)
{
    open_part& o = s.open;
    const face f = o.last_discard();
    o.payer = law(s).discarder_pays_all ? o.discard_from[at(o.discards - 1)] : std::int8_t{no_seat};
    --o.discards;
    give(s, who, f);
    each_viewer(s, [&](knowledge& k, seat viewer) {
        if (viewer != who)
            k.hand[at(who)] |= k.hide(f);
    });
}

void take_stock(state& s, seat who)
{
    const face f = s.stock[at(--s.open.stock)];
    give(s, who, f);
    each_viewer(s, [&](knowledge& k, seat viewer) {
        if (viewer == who)
            k.meet(k.stock, f);
        else
            k.hand[at(who)] |= k.stock;
        if (s.open.stock == 0)
            k.stock = 0;
    });
}

void claim_discard(state& s, seat who)
{
    const winning_hand shown = showable(s, who);
    pick_up_discard(s, who);
    win(s, who, shown);
}

void discard(state& s, seat who, face f)
{
    open_part& o = s.open;
    take_away(s, who, f);
    o.discard[o.discards] = f;
    o.discard_from[o.discards] = static_cast<std::int8_t>(who);
    ++o.discards;
    o.payer = no_seat;
    each_viewer(s, [&](knowledge& k, seat viewer) {
        if (viewer != who)
            k.meet(k.hand[at(who)], f);
    });
    if (law(s).discard_claim == discard_claim::any_player_to_win) {
        o.phase = phase::claim;
        o.unanswered = seat_set::first(o.players);
        o.unanswered.remove(who);
        if (!automatic(s))
            return;
        const seat claimant = best_claim(s, o.unanswered, o.next_seat(), false);
        o.unanswered = {};
        if (claimant != no_seat) {
            claim_discard(s, claimant);
            return;
        }
    }
    end_turn(s);
}

/// All answers are in.
void close_window(state& s)
{
    open_part& o = s.open;
    if (o.phase == phase::claim) {
        const seat claimant = best_claim(s, s.declared, o.next_seat(), false);
        s.declared = {};
        if (claimant != no_seat)
            claim_discard(s, claimant);
        else
            end_turn(s);
        return;
    }
    const seat winner =
        best_claim(s, s.declared, o.first, law(s).dealt_win_precedence == dealt_precedence::highest_score);
    s.declared = {};
    if (winner != no_seat)
        win(s, winner, showable(s, winner));
    else
        begin_turn(s);
}

void answer(state& s, seat who, bool declares)
{
    s.open.unanswered.remove(who);
    if (declares)
        s.declared.add(who);
    if (s.open.unanswered.empty())
        close_window(s);
}

void exchange(state& s, seat who, face f)
{
    open_part& o = s.open;
    put_in(s, who, f);
    ++o.since_mix;
    if (law(s).exchange_order == exchange_order::take_first) {
        end_turn(s);
        return;
    }
    take_out(s, who);
    if (wins_at_once(s, who))
        return;
    if (automatic(s))
        end_turn(s);
    else
        o.phase = phase::taken;
}

} // namespace

void apply(state& s, seat who, const action& a)
{
    switch (a.what) {
    case action::kind::exchange: exchange(s, who, a.piece); break;
    case action::kind::declare:
        if (!s.open.unanswered.empty())
            answer(s, who, true);
        else
            win(s, who, showable(s, who));
        break;
    case action::kind::decline:
        if (!s.open.unanswered.empty())
            answer(s, who, false);
        else if (s.open.phase == phase::taken)
            end_turn(s);
        else
            s.declined = true;
        break;
    case action::kind::take_discard:
    case action::kind::take_stock:
        if (a.what == action::kind::take_discard)
            pick_up_discard(s, who);
        else
            take_stock(s, who);
        s.open.from_discard = a.what == action::kind::take_discard;
        s.open.phase = phase::discard;
        wins_at_once(s, who);
        break;
    case action::kind::discard: discard(s, who, a.piece); break;
    case action::kind::pass: finish(s, ending::stock_out); break;
    }
}

void begin_deal(state& s)
{
    open_part& o = s.open;
    o.active = o.first;
    if (row_form(law(s)) && law(s).dealt_win_timing == dealt_timing::immediate) {
        o.phase = phase::dealt;
        const seat_set all = seat_set::first(o.players);
        if (!automatic(s)) {
            o.unanswered = all;
            return;
        }
        s.declared = all;
        close_window(s);
        return;
    }
    begin_turn(s);
}

} // namespace hanpan::hohpai
