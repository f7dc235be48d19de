// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "games/hulahoo/actions.h"

// What a referee is asked about cards on a real table. `hanpan-engine eval` wraps it in JSON, the judge's page in
// words.
namespace hanpan::hulahoo {

/// What lies on the pile, what was called, and what the answering player holds.
struct reply_case {
    int top = 0;
    hulahoo::call call = call::none;
    counts cards;
    int draw_pile = 0; ///< cards left to draw, also set aside; the card answered counts where it is shuffled in
    int last_own = 0;  ///< value the player played before, 0 = none
};

/// Why this cannot have been called on this card.
enum class wrong_call { none, anything_after_one_only, joker_not_doubled };
wrong_call check_call(const rules& r, int top, call called);

/// What each value that the player holds may do, ascending.
struct value_reply {
    int value = 0;
    hulahoo::reply reply;
};
std::vector<value_reply> replies(const rules& r, const reply_case& c);

} // namespace hanpan::hulahoo
