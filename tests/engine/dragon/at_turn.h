// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <span>
#include <vector>

#include "bots/dragon/strategy.h"
#include "dragon/table.h"
#include "match/deal.h"

/// Positions for the tests of what a seat thinks when its turn begins.
namespace hanpan::dragon {

/// A round under `house`, dealt by `seed`.
inline state dealt(const rules& law, int players, int seed)
{
    random_stream rng(static_cast<std::uint64_t>(seed));
    const standing st = game::first_standing(law, players, 0, rng);
    const auto order = shuffled_deck(static_cast<std::uint64_t>(seed), 0, cubes::pieces);
    return game::deal(law, st, order, rng);
}

/// The same with `hand` in the hands of who is to act; what it took away is exchanged for what it gave up. `open` was
/// the first open cube and lies on the island, `river` in the river.
inline state with_hand(const rules& law, const cubes::bag& hand, cubes::type open, int players = 4,
                       const std::vector<cubes::type>& river = {})
{
    state s = dealt(law, players, 5);
    open_part& o = s.open;
    o.open = o.island = open;
    o.context = make_context(law, open);
    cubes::bag left = cubes::minus(cubes::every_cube, hand);
    left.remove(open);
    for (const cubes::type t : river) {
        EXPECT_TRUE(left.has(t)) << "the river holds a cube that lies elsewhere";
        left.remove(t);
        o.river_by[o.river_size] = static_cast<std::int8_t>(seat_after(o.current, players));
        o.river[o.river_size++] = t;
    }
    std::vector<cubes::type> list = cubes::listed(left);
    random_stream rng(3);
    rng.shuffle(std::span<cubes::type>(list));
    std::size_t next = 0;
    for (seat p = 0; p < players; ++p) {
        const auto i = static_cast<std::size_t>(p);
        s.free[i] = {};
        if (p == o.current)
            s.free[i] = hand;
        else
            for (int n = 0; n < hand_size; ++n)
                s.free[i].add(list[next++]);
    }
    // The mountains give way to the river.
    for (seat p = 0; p < players; ++p) {
        const auto i = static_cast<std::size_t>(p);
        std::uint8_t& height = o.mountain[i];
        for (std::uint8_t k = 0; k < height; ++k) {
            if (next == list.size())
                height = k;
            else
                s.mountain[i][k] = list[next++];
        }
    }
    return s;
}

/// What the bot with so many worlds says there.
inline search_result<action> choose(const state& s, int worlds)
{
    static const std::atomic<bool> never{false};
    search_budget budget;
    budget.effort = worlds;
    random_stream rng(1);
    return search_choice(observe(s, s.open.current), budget, rng, never);
}

} // namespace hanpan::dragon
