// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/money.h"
#include "game/game.h"
#include "games/dragon/state.h"

namespace hanpan::dragon {

/// What a game carries from round to round. Scores are chips less what is owed to the bank.
struct standing : standing_base {
    std::vector<int> chips;
    std::vector<int> loans; ///< taken per seat
    std::vector<int> wins;
    std::vector<std::vector<int>>
        dice; ///< the rolls for the first dealer, one round of rolling after another; 0 = not rolling
    int pot = 0;
    int counted = 0; ///< rounds that count
    bool broke = false;
};

/// Section 7 worked out for a finished round.
struct outcome {
    per_seat<int> chips{};
    per_seat<int> loans{};
    int pot = 0;                  ///< stays for the next round
    per_seat<int> uncombined{};   ///< losers of a won round
    per_seat<int> points_share{}; ///< of hand points and bonus, losers of a won round
    per_seat<int> due{};
    per_seat<int> paid{};
    int bank = 0;           ///< paid to the winner by the bank
    int pot_won = 0;        ///< by the winner
    per_seat<int> back{};   ///< out of the pot: refunds, and the shares of the others when somebody is broke
    per_seat<int> gained{}; ///< from a forfeit
};

outcome finish(const state& s);

/// Every payment with its reason and factors. Fees and fines of the round are included, so that payments are exactly
/// what scores change by.
settlement settle(const state& s);
/// The state of a round that was won at a real table, where everybody has chips enough: `hands` (the winner's 13 cubes
/// and the others'), one a seat; `open`: the first open cube; `pot`: chips that lie in it. Nobody wins with a hand that
/// may not be declared.
state won_at_table(const rules& r, cubes::type open, std::span<const cubes::bag> hands, seat winner, int pot);
/// The payments alone, per seat.
void payoffs(const state& s, std::span<half_units> paid);
/// "holla", "drawn", "broke", "forfeit".
std::string_view to_text(ending how);

inline constexpr int forfeit_chips = 30;

} // namespace hanpan::dragon
