// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/verdict.h"
#include "games/hohpai/state.h"

namespace hanpan::hohpai {

/// Why an action is refused; the words stand in refusals.inc.
enum class refused : std::uint8_t {
    none,
#define WHY(name, ...) name,
#include "games/hohpai/refusals.inc"
#undef WHY
    count
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
