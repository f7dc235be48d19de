// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "registry/games.h"
#include "typed_games.h"

/// Positions of every game for the tests of the bots' thinking.
namespace hanpan {

/// Rounds of one game, dealt and played by the policy.
template <class G>
struct rounds {
    typename G::rules rules;
    int players;
    random_stream rng;
    typename G::standing standing;
    std::vector<std::uint8_t> order;

    explicit rounds(std::uint64_t seed, const rule_values& values = {})
        : rules(G::book().bind(complete(values))), players(std::clamp(4, G::min_players, G::max_players)), rng(seed),
          standing(G::first_standing(rules, players, no_seat, rng)), order(G::deck(rules, players).size())
    {
        std::iota(order.begin(), order.end(), std::uint8_t{0});
    }

    static rule_values complete(const rule_values& differences)
    {
        rule_values all = G::book().defaults();
        for (const auto& [id, value] : differences.items())
            all[id] = value;
        return all;
    }

    typename G::state deal()
    {
        rng.shuffle(std::span<std::uint8_t>(order));
        return G::deal(rules, standing, std::span<const std::uint8_t>(order), rng);
    }

    /// Calls f(state, seat) at positions of rule-based rounds, one decision in three, until it has seen `count`.
    template <class F>
    void each_position(int count, F&& f)
    {
        while (count > 0) {
            typename G::state s = deal();
            for (seat_set asked = to_act(s); !asked.empty() && count > 0; asked = to_act(s)) {
                const seat who = asked.lowest();
                if (rng.below(3) == 0) {
                    f(s, who);
                    --count;
                    if (::testing::Test::HasFailure())
                        return;
                }
                apply(s, who, knowledge::policy<G>(s, who, rng));
            }
        }
    }
};

} // namespace hanpan
