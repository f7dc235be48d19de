// SPDX-License-Identifier: GPL-3.0-or-later
// What a searching seat plays on by in imagined rounds wins clearly against the rule-based player's own habits.
#include <gtest/gtest.h>

#include <array>
#include <span>

#include "bots/hulahoo/bot.h"
#include "game/knowledge.h"
#include "lab/deals.h"

namespace hanpan::hulahoo {
namespace {

/// What one seat of four gets beyond a fourth of all points, a round, over `deals` deals played once from every seat.
double won_ahead(int deals, action (*own)(const state&, seat, random_stream&))
{
    const rules law = book().bind(*book().read(json()));
    double sum = 0;
    for (int n = 0; n < deals; ++n)
        for (seat mine = 0; mine < 4; ++mine) {
            random_stream rng(static_cast<std::uint64_t>(n));
            state s = first_round<game>(law, 4, rng);
            for (seat_set now = to_act(s); !now.empty(); now = to_act(s)) {
                const seat who = now.lowest();
                apply(s, who, who == mine ? own(s, who, rng) : rule_based(s, who, rng));
            }
            std::array<double, max_seats> paid{};
            knowledge::value<game>(s, std::span<double>(paid));
            for (seat p = 0; p < 4; ++p)
                sum += ((p == mine) - 0.25) * paid[static_cast<std::size_t>(p)] / 2;
        }
    return sum / (4 * deals);
}

action usual_habits(const state& s, seat who, random_stream& rng) { return rule_based(s, who, rng); }

TEST(hulahoo_policy_weights, the_searchers_habits_win_against_the_usual_ones)
{
    // A round's points spread by some 15: four thousand rounds tell 0.25 apart.
    EXPECT_NEAR(won_ahead(1000, usual_habits), 0, 1e-9); // every seat has every deal
    EXPECT_GT(won_ahead(1000, own_playout_action), 1);
}

} // namespace
} // namespace hanpan::hulahoo
