// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/verdict.h"
#include "games/dragon/state.h"

namespace hanpan::dragon {

/// Why an action is refused; the words stand in refusals.inc.
enum class refused : std::uint8_t {
    none,
#define WHY(name, ...) name,
#include "games/dragon/refusals.inc"
#undef WHY
    count
};

verdict explain(refused why, int a = 0, int b = 0);

seat_set to_act(const open_part& o);
seat_set to_act(const state& s);
bool round_over(const state& s);
void legal(const state& s, seat who, std::vector<action>& actions);
verdict refusal(const state& s, seat who, const action& a);
/// Applies an action that `refusal` allows.
void apply(state& s, seat who, const action& a);

/// Whose mountain `who` draws from by default: his own, else the largest, the next in turn among equals; no_seat when
/// all are empty.
seat mountain_for(const open_part& o, seat who);
/// May this turn end with Holla, as far as the draw goes?
bool may_declare_now(const open_part& o);
/// Would dropping this free cube leave a hand that may be declared, in a turn that allows it?
bool wins_by(const state& s, seat who, cubes::type dropped);
/// Does the discard of `who`, whose hidden hand is `free`, say Holla, by itself where the house plays so?
bool says_holla(const open_part& o, seat who, const cubes::bag& free, const action& a);

/// The cubes left over are split evenly; what remains goes one each from the dealer on (section 5).
per_seat<std::uint8_t> mountain_sizes(int players, seat dealer, int cubes_left);

} // namespace hanpan::dragon
