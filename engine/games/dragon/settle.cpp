// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/dragon/settle.h"

#include <algorithm>

#include "base/enum_names.h"
#include "base/index.h"
#include "games/dragon/cover.h"
#include "games/dragon/hands.h"

namespace hanpan::dragon {

namespace {

/// Takes one more loan if the house lends; false when there is none to be had.
bool borrow(const rules& r, outcome& out, seat p)
{
    if (r.loans == loans::off || out.loans[at(p)] >= r.loan_max)
        return false;
    ++out.loans[at(p)];
    out.chips[at(p)] += r.loan_size;
    return true;
}

/// What `p` can pay of `due`, with loans and debt as the house has them.
int pay(const rules& r, outcome& out, seat p, int due)
{
    while (out.chips[at(p)] < due && borrow(r, out, p)) {
    }
    const int paid = r.shortfall == shortfall::debt ? due : std::clamp(out.chips[at(p)], 0, due);
    out.chips[at(p)] -= paid;
    return paid;
}

/// Section 7.1.
void pay_winner(const state& s, outcome& out)
{
    const open_part& o = s.open;
    const rules& r = *o.rules;
    const seat w = o.winner;
    const int losers = o.players - 1;
    if (r.hand_points_payer == points_payer::bank)
        out.bank = o.points;
    for (int i = 1; i <= losers; ++i) {
        const seat p = seat_after(w, o.players, i);
        out.uncombined[at(p)] = uncombined(o.context, s.whole_hand(p));
        // The odd chips of a shared hand are paid by the first losers after the winner.
        out.points_share[at(p)] = r.hand_points_payer == points_payer::each_loser ? o.points
                                  : r.hand_points_payer == points_payer::shared
                                      ? o.points / losers + (i <= o.points % losers)
                                      : 0;
        out.due[at(p)] = out.points_share[at(p)] + r.uncombined_unit * out.uncombined[at(p)];
        out.paid[at(p)] = pay(r, out, p, out.due[at(p)]);
        out.chips[at(w)] += out.paid[at(p)];
    }
    out.pot_won = out.pot;
    out.chips[at(w)] += out.bank + out.pot;
    out.pot = 0;
}

/// The others share the pot equally, odd chips in turn order after the broke player.
void share_pot(const open_part& o, outcome& out)
{
    const int others = o.players - 1;
    for (int i = 1; i <= others; ++i) {
        const seat p = seat_after(o.loser, o.players, i);
        out.back[at(p)] = out.pot / others + (i <= out.pot % others);
        out.chips[at(p)] += out.back[at(p)];
    }
    out.pot = 0;
}

void pay_forfeit(const open_part& o, outcome& out)
{
    for (int i = 1; i < o.players; ++i) {
        const seat p = seat_after(o.loser, o.players, i);
        out.gained[at(p)] = pay(*o.rules, out, o.loser, forfeit_chips);
        out.chips[at(p)] += out.gained[at(p)];
    }
}

void refund(const open_part& o, outcome& out)
{
    for (seat p = 0; p < o.players; ++p) {
        out.back[at(p)] = o.fees[at(p)] + o.fines[at(p)];
        out.chips[at(p)] += out.back[at(p)];
        out.pot -= out.back[at(p)];
    }
}

} // namespace

outcome finish(const state& s)
{
    const open_part& o = s.open;
    outcome out;
    for (seat p = 0; p < o.players; ++p) {
        out.chips[at(p)] = o.chips[at(p)];
        out.loans[at(p)] = o.loans[at(p)];
    }
    out.pot = o.pot;
    switch (o.ending) {
    case ending::holla: pay_winner(s, out); break;
    case ending::broke: share_pot(o, out); break;
    case ending::forfeit: pay_forfeit(o, out); break;
    case ending::drawn:
        if (o.rules->drawn_pot == drawn_pot::refund)
            refund(o, out);
        break;
    case ending::none: break;
    }
    // Section 7.4: a player who is nearly out of chips borrows, where the house lends.
    if (o.ending != ending::broke)
        for (seat p = 0; p < o.players; ++p)
            while (out.chips[at(p)] <= o.rules->bust_threshold && borrow(*o.rules, out, p)) {
            }
    return out;
}

std::string_view to_text(ending how)
{
    static constexpr enum_names<ending::forfeit> names("", "holla", "drawn", "broke", "forfeit");
    return names(how);
}

void payoffs(const state& s, std::span<half_units> paid)
{
    const open_part& o = s.open;
    const outcome out = finish(s);
    for (seat p = 0; p < o.players; ++p) {
        const int loans = (out.loans[at(p)] - o.loans_before[at(p)]) * o.rules->loan_size;
        paid[at(p)] = whole(out.chips[at(p)] - o.chips_before[at(p)] - loans);
    }
}

settlement settle(const state& s)
{
    const open_part& o = s.open;
    const rules& r = *o.rules;
    const outcome out = finish(s);
    settlement result;
    result.ending = to_text(o.ending);
    if (o.winner != no_seat)
        result.winners.push_back(o.winner);
    result.payments.resize(at(o.players));
    payoffs(s, result.payments);
    const auto line = [&](seat from, seat to, int amount, std::string_view reason,
                          std::vector<settlement_line::factor> factors = {}) {
        if (amount != 0)
            result.lines.push_back({from, to, whole(amount), std::string(reason), std::move(factors)});
    };
    if (o.winner != no_seat) {
        const std::string_view hand =
            o.figure < standard_figures ? figure_id(r, o.figure) : std::string_view("custom_hand");
        const int bonus = o.special ? o.context.special_bonus : 0;
        for (int i = 1; i < o.players; ++i) {
            const seat p = seat_after(o.winner, o.players, i);
            settlement_line paid{p, o.winner, whole(out.paid[at(p)]), std::string(hand), {}};
            if (r.hand_points_payer == points_payer::each_loser) {
                paid.factors.push_back({"points", o.points - bonus, whole(o.points - bonus)});
                if (o.special)
                    paid.factors.push_back({"special", bonus, whole(bonus)});
            } else if (r.hand_points_payer == points_payer::shared) {
                paid.factors.push_back({"share", out.points_share[at(p)], whole(out.points_share[at(p)])});
            }
            paid.factors.push_back(
                {"uncombined", out.uncombined[at(p)], whole(r.uncombined_unit * out.uncombined[at(p)])});
            paid.factors.push_back({"unit", r.uncombined_unit});
            if (out.paid[at(p)] < out.due[at(p)])
                paid.factors.push_back({"due", out.due[at(p)], whole(out.paid[at(p)] - out.due[at(p)])});
            if (out.loans[at(p)] > o.loans[at(p)])
                paid.factors.push_back({"loans", out.loans[at(p)] - o.loans[at(p)]});
            result.lines.push_back(std::move(paid));
        }
        line(no_seat, o.winner, out.bank, "bank",
             {{"points", o.points - bonus, whole(o.points - bonus)}, {"special", bonus, whole(bonus)}});
        line(no_seat, o.winner, out.pot_won, "pot");
    }
    for (seat p = 0; p < o.players; ++p) {
        line(o.loser, p, out.gained[at(p)], "forfeit");
        line(no_seat, p, out.back[at(p)], o.ending == ending::broke ? "pot_share" : "refund");
    }
    for (seat p = 0; p < o.players; ++p) {
        line(p, no_seat, o.fees[at(p)], "river_fee", {{"draws", o.river_uses[at(p)], whole(o.fees[at(p)])}});
        line(p, no_seat, o.fines[at(p)], "wrong_holla");
    }
    return result;
}

state won_at_table(const rules& r, cubes::type open, std::span<const cubes::bag> hands, seat winner, int pot)
{
    state s;
    open_part& o = s.open;
    o.rules = &r;
    o.players = static_cast<std::uint8_t>(hands.size());
    o.open = open;
    o.context = make_context(r, open);
    o.pot = static_cast<std::int16_t>(pot);
    constexpr int enough = 10000; // more than any hand costs
    for (seat p = 0; p < o.players; ++p) {
        s.free[at(p)] = hands[at(p)];
        o.chips[at(p)] = o.chips_before[at(p)] = enough;
    }
    o.ending = ending::drawn;
    if (const reading best = best_reading(o.context, hands[at(winner)], true)) {
        o.ending = ending::holla;
        o.winner = static_cast<std::int8_t>(winner);
        o.figure = static_cast<std::int8_t>(best.figure);
        o.special = best.special;
        o.points = static_cast<std::int16_t>(best.points);
    }
    return s;
}

} // namespace hanpan::dragon
