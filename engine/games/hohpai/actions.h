// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/verdict.h"
#include "games/hohpai/state.h"

namespace hanpan::hohpai {

/// Why an action is refused; the words stand in refusals.cpp.
enum class refused : std::uint8_t {
    none,
    exchange_not_here,
    take_not_here,
    discard_not_here,
    answer_first,
    piece_not_held,
    no_win,
    declined_before,
    discard_does_not_complete,
    nothing_to_decline,
    take_before_declaring,
    take_before_discarding,
    hand_is_full,
    stock_empty,
    last_discard_only_to_win,
    must_exchange,
    pass_only_without_stock,
    must_discard,
    count,
};

verdict explain(refused why);

/// The pieces from which a seat with this hand could show six: the hand, and in a claim window the discard.
dominoes::bag at_hand(const open_part& o, dominoes::bag hand);
/// The winning six it could show now; score 0 when none.
winning_hand showable(const open_part& o, dominoes::bag hand);
winning_hand showable(const state& s, seat who);
/// Has the active seat said in this turn that it does not declare? Others who are asked about its discard are not bound
/// by that.
bool has_declined(const state& s);

seat_set to_act(const state& s);
bool round_over(const state& s);
void legal(const state& s, seat who, std::vector<action>& actions);
/// Why the action is not allowed. `who` is to act.
verdict refusal(const state& s, seat who, const action& a);
/// Applies an action that `refusal` allows.
void apply(state& s, seat who, const action& a);

/// A freshly dealt position: compares dealt wins where that comes first, and begins the first player's turn.
void begin_deal(state& s);

} // namespace hanpan::hohpai
