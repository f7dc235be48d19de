// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "games/hollywood/melding.h"

// What a referee is asked about cards on a real table. `hanpan-engine eval` wraps it in JSON, the judge's page in
// words.
namespace hanpan::hollywood {

/// The fewest cards of a new meld.
constexpr int fewest_cards(meld_kind kind) { return kind == meld_kind::set ? set_cards : run_cards; }

/// Every way to lay the card off, by where the meld then starts; `why` (may be null) says why there is none.
std::vector<layoff> lay_off(const rules& law, const table_meld& meld, card piece, refused* why = nullptr);

/// A table at which the contract of this hand of the match, from 0, is due.
open_part contract_due(const rules& law, int hand_no);

} // namespace hanpan::hollywood
