// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "base/money.h"
#include "games/hollywood/state.h"

namespace hanpan::hollywood {

/// Penalty points of a hand.
int hand_points(const rules& law, const card_set& hand);

/// The points alone, per seat.
void payoffs(const state& s, std::span<half_units> paid);
/// What everybody writes down: points for the cards caught in hand, and the winner's bonus. Payments are points against
/// the player (fewer are better).
settlement settle(const state& s);
/// The same for a hand that was played at a real table: `hands` as they are held at its end, one a seat; `down`: who
/// had laid down; `winner`: who went out, no_seat when nobody could.
settlement settle_table(const rules& law, std::span<const card_set> hands, seat_set down, seat winner);

} // namespace hanpan::hollywood
