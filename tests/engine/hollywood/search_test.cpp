// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "games/hollywood/game.h"

namespace hanpan::hollywood {
namespace {

/// f(state, seat) at every decision of some rule-based hands.
template <class F>
void along_hands(const rules& law, int hands, F&& f)
{
    random_stream rng(8);
    for (int n = 0; n < hands; ++n) {
        auto standing = game::first_standing(law, 4, 0, rng);
        standing.round = n % 7;
        std::vector<std::uint8_t> order(game::deck(law, 4).size());
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        rng.shuffle(std::span<std::uint8_t>(order));
        state s = game::deal(law, standing, order, rng);
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            f(s, asked.lowest());
            apply(s, asked.lowest(), rule_based(s, asked.lowest(), rng));
        }
    }
}

} // namespace

// Whoever can lay the contract down sees that among the candidates, and waiting too; whoever is down sees his lay-offs.
TEST(hollywood_search, candidates_hold_laying_down_waiting_and_laying_off)
{
    const rules law;
    int lay_downs = 0, lay_offs = 0;
    along_hands(law, 21, [&](const state& s, seat who) {
        if (s.phase != phase::play)
            return;
        std::vector<action> all, few;
        legal(s, who, all);
        candidates(s, who, few);
        const auto has = [](const std::vector<action>& list, action_kind kind) {
            return std::any_of(list.begin(), list.end(), [&](const action& a) { return a.kind == kind; });
        };
        for (const action_kind kind : {action_kind::lay_down, action_kind::lay_off, action_kind::discard})
            EXPECT_EQ(has(few, kind), has(all, kind));
        lay_downs += has(few, action_kind::lay_down) && has(few, action_kind::discard);
        lay_offs += has(few, action_kind::lay_off);
        EXPECT_LE(few.size(), 24U);
    });
    EXPECT_GT(lay_downs, 20);
    EXPECT_GT(lay_offs, 20);
}

} // namespace hanpan::hollywood
