// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hulahoo/settle.h"

#include <algorithm>

#include "base/index.h"

namespace hanpan::hulahoo {

namespace {

int cards_held_by_others(const state& s)
{
    int held = 0;
    for (seat p = 0; p < s.players; ++p)
        if (p != s.winner)
            held += s.cards_of(p);
    return held;
}

} // namespace

int points_won(const state& s)
{
    switch (s.rules->score_mode) {
    case score_mode::pile: return s.plays;
    case score_mode::pile_plus_rest: return s.plays + cards_held_by_others(s);
    case score_mode::one: return 1;
    }
    return 0;
}

void payoffs(const state& s, std::span<half_units> paid)
{
    std::fill(paid.begin(), paid.end(), half_units{0});
    paid[at(s.winner)] = whole(points_won(s));
}

settlement settle(const state& s)
{
    settlement result;
    // The last player who is still in wins, even if the last card is gone too.
    result.ending = s.in.size() == 1                                    ? "last_one_in"
                    : s.cards_of(s.winner) > 0 && s.plays >= most_plays ? "play_cap"
                                                                        : "going_out";
    result.winners = {s.winner};
    result.payments.resize(s.players);
    payoffs(s, result.payments);
    settlement_line line;
    line.to = s.winner;
    line.amount = whole(points_won(s));
    line.reason = s.rules->score_mode == score_mode::one ? "round" : "pile";
    if (s.rules->score_mode != score_mode::one)
        line.factors.push_back({"pile_cards", s.plays, whole(s.plays)});
    if (s.rules->score_mode == score_mode::pile_plus_rest)
        line.factors.push_back({"cards_held", cards_held_by_others(s), whole(cards_held_by_others(s))});
    result.lines.push_back(std::move(line));
    return result;
}

settlement settle_table(const rules& r, int players, seat winner, int pile, int held)
{
    state s;
    s.rules = &r;
    s.players = static_cast<std::uint8_t>(players);
    s.winner = static_cast<std::int8_t>(winner);
    s.in = seat_set::first(players);
    s.plays = static_cast<std::uint16_t>(pile);
    s.hand[at(seat_after(winner, players))].add(least_value, held); // whoever holds them, they are counted together
    return settle(s);
}

} // namespace hanpan::hulahoo
