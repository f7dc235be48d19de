// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ai/positions.h"

namespace hanpan {

/// Calls f(state, seat) at `count` positions of rounds in which so many decisions in a hundred are made at random, the others soundly:
/// where nobody errs, some questions are never asked.
template <class G, class F>
void wander(rounds<G>& table, int count, std::uint32_t errors, F&& f)
{
    while (count > 0) {
        typename G::state s = table.deal();
        for (seat_set asked = to_act(s); !asked.empty() && count > 0; asked = to_act(s)) {
            const seat who = asked.lowest();
            std::vector<typename G::action> all;
            legal(s, who, all);
            if (all.size() > 1 && table.rng.below(2) == 0) {
                f(std::as_const(s), who);
                --count;
                if (::testing::Test::HasFailure())
                    return;
            }
            apply(s, who,
                  table.rng.below(100) < errors ? all[table.rng.below(static_cast<std::uint32_t>(all.size()))]
                                                : knowledge::policy<G>(s, who, table.rng));
        }
    }
}

} // namespace hanpan
