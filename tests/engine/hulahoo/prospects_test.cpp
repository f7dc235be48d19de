// SPDX-License-Identifier: GPL-3.0-or-later
// What is expected of a round that is not over (bots/hulahoo/prospects.h), beside rounds played on.
#include <gtest/gtest.h>

#include <array>
#include <span>
#include <vector>

#include "bots/hulahoo/bot.h"
#include "game/knowledge.h"
#include "lab/deals.h"

namespace hanpan::hulahoo {
namespace {

/// f(state) before plays of some rounds of four between rule-based players.
template <class F>
void along_rounds(const rules& law, int rounds, F&& f)
{
    random_stream rng(31);
    for (int n = 0; n < rounds; ++n) {
        state s = first_round<game>(law, 4, rng);
        for (seat_set now = to_act(s); !now.empty(); now = to_act(s)) {
            const seat who = now.lowest();
            if ((s.phase == phase::respond || s.phase == phase::lead) && s.in.size() > 1)
                f(std::as_const(s));
            apply(s, who, rule_based(s, who, rng));
        }
    }
}

/// What `who` gets, `times` times played on as playouts go on for him.
double played_on(const state& s, seat who, int times, random_stream& rng)
{
    double sum = 0;
    for (int i = 0; i < times; ++i) {
        state again = s;
        for (seat_set now = to_act(again); !now.empty(); now = to_act(again)) {
            const seat next = now.lowest();
            apply(again, next,
                  next == who ? own_playout_action(again, next, rng) : knowledge::policy<game>(again, next, rng));
        }
        std::array<double, max_seats> paid{};
        knowledge::value<game>(again, std::span<double>(paid), who);
        sum += paid[static_cast<std::size_t>(who)] / times;
    }
    return sum;
}

std::array<double, max_seats> estimated(const state& s, seat who)
{
    std::array<double, max_seats> paid{};
    estimate(s, std::span<double>(paid), who);
    return paid;
}

} // namespace

// Rounds played on many times pay on average what was expected of them, and most of what tells positions apart is seen.
TEST(hulahoo_prospects, agree_with_rounds_played_on)
{
    const rules law = book().bind(book().defaults());
    random_stream rng(12);
    std::vector<std::pair<double, double>> pairs;
    double real = 0, expected = 0;
    along_rounds(law, 60, [&](const state& s) {
        if (s.plays % 4 != 1)
            return;
        const seat who = static_cast<seat>(rng.below(4));
        if (!s.in.has(who))
            return;
        pairs.emplace_back(played_on(s, who, 200, rng), estimated(s, who)[static_cast<std::size_t>(who)]);
        real += pairs.back().first;
        expected += pairs.back().second;
    });
    ASSERT_GT(pairs.size(), 150U);
    double error = 0, spread = 0;
    for (const auto& [got, guess] : pairs) {
        error += (got - guess) * (got - guess);
        spread += (got - real / double(pairs.size())) * (got - real / double(pairs.size()));
    }
    EXPECT_NEAR(expected / real, 1, 0.1);
    EXPECT_LT(error, 0.55 * spread);
}

// The scores of the house are what is reckoned with: where a round is one point, one point is shared; the cards of others count
// where they do, and who is out gets nothing.
TEST(hulahoo_prospects, follow_the_house)
{
    const rules usual = book().bind(book().defaults());
    rules one = usual, rest = usual;
    one.score_mode = score_mode::one;
    rest.score_mode = score_mode::pile_plus_rest;
    int asked = 0, somebody_out = 0;
    along_rounds(usual, 10, [&](const state& s) {
        state shared = s, counted = s;
        shared.rules = &one;
        counted.rules = &rest;
        const auto plain = estimated(s, 0), whole = estimated(shared, 0), more = estimated(counted, 0);
        double sum = 0;
        for (seat p = 0; p < s.players; ++p) {
            const auto i = static_cast<std::size_t>(p);
            sum += whole[i];
            EXPECT_GE(more[i], plain[i]);
            if (!s.in.has(p)) {
                EXPECT_EQ(plain[i], 0);
                ++somebody_out;
            }
        }
        EXPECT_NEAR(sum, 2, 1e-6); // half units
        ++asked;
    });
    EXPECT_GT(asked, 100);
    EXPECT_GT(somebody_out, 30);
}

// A playout stops only where what was learnt holds.
TEST(hulahoo_prospects, leave_other_games_alone)
{
    rules law = book().bind(book().defaults());
    int asked = 0, ripe_ones = 0;
    along_rounds(law, 3, [&](const state& s) {
        ++asked;
        ripe_ones += ripe(s, 50);
        EXPECT_FALSE(ripe(s, 0)) << "what was chosen shows its effect first";
        state other = s;
        rules chaos = law;
        chaos.chaos_target = true;
        other.rules = &chaos;
        EXPECT_FALSE(ripe(other, 50));
    });
    EXPECT_EQ(ripe_ones, asked);
}

} // namespace hanpan::hulahoo
