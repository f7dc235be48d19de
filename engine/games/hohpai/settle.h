// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "games/hohpai/state.h"

namespace hanpan::hohpai {

/// "win", "dealt_win", "draw_cap", "stock_out".
std::string_view to_text(ending how);

/// The payments alone, per seat.
void payoffs(const state& s, std::span<half_units> paid);
/// Section 6: each other player pays score × stake; with discarder_pays_all one pays for all. Nothing after a draw.
settlement settle(const state& s);
/// The same for a hand that was won at a real table: `winning` are the six pieces shown; `payer`: the seat whose
/// discard completed them and which pays for all, otherwise no_seat. Nothing is paid for six pieces that are not a
/// winning hand.
settlement settle_table(const rules& law, int players, dominoes::bag winning, seat winner, seat payer);

} // namespace hanpan::hohpai
