// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "games/hulahoo/state.h"

namespace hanpan::hulahoo {

/// A set of values, bit v for value v.
using value_set = std::uint16_t;

/// Which values answer this top and call for a player with `cards` cards, as the open table tells it: the state of the
/// draw pile and what was played before are left out.
value_set answers(const rules& r, int top, call c, int cards);

/// What `who` may do while cards are played (lead, respond, retarget), each with a quick judgement in the unit of a sure
/// elimination. No list on the heap: this is the inner loop of the search.
struct options {
    static constexpr std::size_t most =
        224; ///< 13 values, two places, two calls, five targets, less what excludes itself
    struct scored {
        action act;
        float worth = 0;
    };
    std::array<scored, most> list;
    std::size_t size = 0;
};

/// Fills `out`. `thorough` counts the cards `who` cannot see; otherwise a full set is assumed.
void list_options(const state& s, seat who, bool thorough, options& out);

} // namespace hanpan::hulahoo
