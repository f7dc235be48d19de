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
/// What everybody writes down: points for the cards caught in hand, the winner's bonus. Payments are points against the
/// player (fewer are better).
settlement settle(const state& s);

} // namespace hanpan::hollywood
