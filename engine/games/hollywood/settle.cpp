// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/settle.h"

#include "base/index.h"
#include "games/hollywood/view.h"

namespace hanpan::hollywood {

int hand_points(const rules& law, const card_set& hand)
{
    int points = 0;
    hand.each([&](card c) { points += law.points(c); });
    return points;
}

void payoffs(const state& s, std::span<half_units> paid)
{
    const rules& law = *s.law;
    for (seat who = 0; who < s.players; ++who) {
        const int factor = s.down.has(who) ? 1 : law.not_down_factor;
        paid[at(who)] = who == s.winner ? whole(law.winner_bonus) : whole(hand_points(law, s.hands[who])) * factor;
    }
}

settlement settle(const state& s)
{
    const rules& law = *s.law;
    settlement result;
    result.ending = to_text(s.ending);
    if (s.winner != no_seat)
        result.winners.assign(1, s.winner);
    result.payments.resize(s.players);
    payoffs(s, result.payments);
    for (seat who = 0; who < s.players; ++who) {
        settlement_line line;
        line.from = who;
        if (who == s.winner) {
            if (law.winner_bonus == 0)
                continue;
            line.reason = "winner_bonus";
            line.amount = whole(law.winner_bonus);
        } else {
            const bool doubled = law.not_down_factor > 1 && !s.down.has(who);
            line.reason = "cards_left";
            line.factors.push_back({"cards", s.counts[who], whole(hand_points(law, s.hands[who]))});
            int wilds = 0;
            s.hands[who].each([&](card c) { wilds += law.is_wild(c); });
            if (wilds > 0)
                line.factors.push_back({"wilds", wilds});
            if (doubled)
                line.factors.push_back({"not_down", law.not_down_factor, 0, true});
            line.amount = result.payments[at(who)];
        }
        result.lines.push_back(std::move(line));
    }
    return result;
}

settlement settle_table(const rules& law, std::span<const card_set> hands, seat_set down, seat winner)
{
    state s;
    s.law = &law;
    s.players = static_cast<std::uint8_t>(hands.size());
    s.winner = static_cast<std::int8_t>(winner);
    s.ending = winner == no_seat ? ending::stock_out : ending::discarded;
    s.down = down;
    for (seat who = 0; who < s.players; ++who) {
        s.hands[who] = hands[at(who)];
        s.counts[who] = static_cast<std::uint8_t>(s.hands[who].size());
    }
    return settle(s);
}

} // namespace hanpan::hollywood
