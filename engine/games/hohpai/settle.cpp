// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/settle.h"

#include <algorithm>

#include "base/enum_names.h"
#include "base/index.h"

namespace hanpan::hohpai {

std::string_view to_text(ending how)
{
    static constexpr enum_names<ending::stock_out> names("", "win", "dealt_win", "draw_cap", "stock_out");
    return names(how);
}

void payoffs(const state& s, std::span<half_units> paid)
{
    const open_part& o = s.open;
    std::fill(paid.begin(), paid.end(), half_units{0});
    if (o.winner == no_seat)
        return;
    const int losers = o.players - 1;
    const half_units each = whole(std::int64_t{o.score} * o.law->stake);
    paid[at(o.winner)] = losers * each;
    for (seat p = 0; p < o.players; ++p)
        if (p != o.winner && (o.payer == no_seat || p == o.payer))
            paid[at(p)] = o.payer == no_seat ? -each : -losers * each;
}

settlement settle(const state& s)
{
    const open_part& o = s.open;
    settlement result;
    result.ending = to_text(o.ending);
    result.payments.resize(o.players);
    payoffs(s, result.payments);
    if (o.winner == no_seat)
        return result;
    result.winners.push_back(o.winner);
    const auto ways = o.hands->showings(o.winning);
    const std::string reason(to_text(ways.empty() ? hand_class::mixed_pair : ways.front().what));
    const int losers = o.players - 1;
    const half_units each = whole(std::int64_t{o.score} * o.law->stake);
    for (seat p = 0; p < o.players; ++p) {
        if (p == o.winner || (o.payer != no_seat && p != o.payer))
            continue;
        settlement_line line{p,
                             o.winner,
                             each,
                             reason,
                             {{"score", o.score, whole(o.score)}, {"stake", o.law->stake, each - whole(o.score)}}};
        if (o.payer != no_seat) {
            line.amount *= losers;
            line.factors.push_back({"losers", losers, 0, true});
        }
        result.lines.push_back(std::move(line));
    }
    return result;
}

settlement settle_table(const rules& law, int players, dominoes::bag winning, seat winner, seat payer)
{
    const auto table = hand_table::shared(law, players);
    state s;
    s.open.law = &law;
    s.open.hands = table.get();
    s.open.players = static_cast<std::uint8_t>(players);
    s.open.winning = winning;
    s.open.score = static_cast<std::uint8_t>(table->score(winning));
    s.open.ending = ending::draw_cap;
    if (s.open.score > 0) {
        s.open.ending = ending::win;
        s.open.winner = static_cast<std::int8_t>(winner);
        s.open.payer = static_cast<std::int8_t>(payer);
    }
    return settle(s);
}

} // namespace hanpan::hohpai
