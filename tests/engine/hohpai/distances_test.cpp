// SPDX-License-Identifier: GPL-3.0-or-later
// How far hands are from winning: every count and share of RULES.md 10 and 4.2.
#include <algorithm>
#include <cmath>
#include <span>

#include <gtest/gtest.h>

#include "base/random.h"
#include "sixes.h"

namespace hanpan::hohpai {
namespace {

using namespace sixes;

/// Section 10: the exact distribution of distances over random sixes, in percent as printed there.
TEST(hohpai_distances, distances_of_section_10)
{
    struct row {
        json rules;
        int players;
        std::array<double, 5> percent;
        std::array<double, 5> tolerance;
        double completing; ///< mean number of physical completing pieces at distance 1
    };
    const std::vector<row> rows{
        {"standard", 4, {1.34, 42.2, 55.2, 1.27, 0.005}, {0.006, 0.06, 0.06, 0.006, 0.0006}, 3.8},
        {"no_sok", 4, {0.67, 32.8, 63.8, 2.76, 0.02}, {0.006, 0.06, 0.06, 0.006, 0.006}, 2.8},
        {"emended", 4, {1.43, 42.9, 54.4, 1.27, 0.005}, {0.006, 0.06, 0.06, 0.006, 0.0006}, 0},
        {"standard", 3, {0.80, 33.0, 63.1, 3.10, 0.02}, {0.006, 0.06, 0.06, 0.006, 0.006}, 2.2},
        {"three_28", 3, {0.76, 34.1, 62.8, 2.27, 0.01}, {0.006, 0.06, 0.06, 0.006, 0.006}, 2.5},
    };
    for (const row& r : rows) {
        SCOPED_TRACE(r.rules.dump());
        const hand_table& t = sixes_of(r.rules, r.players);
        std::array<double, 7> found{};
        double all = 0, one_away = 0, completing = 0;
        each_six(t.set(), [&](bag b) {
            const auto ways = static_cast<double>(selections(b, t.set()));
            all += ways;
            found[static_cast<std::size_t>(t.distance(b))] += ways;
            if (t.distance(b) != 1)
                return;
            one_away += ways;
            for (dominoes::face f = 0; f < dominoes::faces; ++f) {
                const int left = dominoes::count(t.set(), f) - dominoes::count(b, f);
                if (left == 0)
                    continue;
                bool wins = false;
                for (bag out = dominoes::distinct(b); out != 0 && !wins; out &= out - 1)
                    wins = t.score(dominoes::with(
                               dominoes::without(b, static_cast<dominoes::face>(std::countr_zero(out))), f)) > 0;
                completing += wins ? ways * left : 0;
            }
        });
        for (std::size_t d = 0; d < 5; ++d)
            EXPECT_NEAR(100 * found[d] / all, r.percent[d], r.tolerance[d]) << "distance " << d;
        EXPECT_EQ(found[5] + found[6], 0);
        if (r.completing > 0) {
            EXPECT_NEAR(completing / one_away, r.completing, 0.05);
        }
    }
}

TEST(hohpai_distances, distance_is_six_minus_the_largest_overlap)
{
    for (const int players : {3, 4}) {
        const hand_table& t = sixes_of("standard", players);
        int n = 0;
        each_six(t.set(), [&](bag b) {
            if (n++ % 97 != 0)
                return;
            int overlap = 0;
            for (const winning_hand& w : t.hands())
                overlap = std::max(overlap, dominoes::size(b & w.pieces));
            EXPECT_EQ(t.distance(b), 6 - overlap) << dominoes::to_text(b);
        });
    }
}

TEST(hohpai_distances, examples_of_distance_in_section_10)
{
    const hand_table& t = sixes_of("standard");
    const bag one = *dominoes::read_bag("1-3 1-5 2-4 5-5 6-6 6-6");
    EXPECT_EQ(t.distance(one), 1);
    std::string helping;
    for (const dominoes::face f : dominoes::reading_order) {
        bool wins = false;
        if (dominoes::room_for(one, f))
            for (bag out = dominoes::distinct(one); out != 0; out &= out - 1)
                wins = wins || t.score(dominoes::with(
                                   dominoes::without(one, static_cast<dominoes::face>(std::countr_zero(out))), f)) > 0;
        if (wins)
            helping += dominoes::to_text(f) + " ";
    }
    EXPECT_EQ(helping, "1-1 5-5 5-6 ");
    EXPECT_EQ(t.distance(*dominoes::read_bag("1-1 1-1 5-5 5-5 6-6 6-6")), 2);
}

/// Shares of section 4.2: how often the pieces that a player of a closed row can ever touch hold a win, and how often
/// nobody's do. Sampled; four standard errors are allowed.
TEST(hohpai_distances, closed_rows_of_section_4_2)
{
    struct row {
        json rules;
        int players;
        int pool; ///< pieces a player can touch
        double any_win;
        double dead_deals;
    };
    const std::vector<row> rows{{"standard", 4, 8, 0.218, 0.36},
                                {"no_sok", 4, 8, 0.135, 0.56},
                                {"standard", 3, 8, 0.150, 0.62},
                                {"no_sok", 3, 8, 0.09, 0.75},
                                {"standard", 2, 16, 0.999, 0}};
    random_stream rng(42);
    for (const row& r : rows) {
        SCOPED_TRACE(r.rules.dump() + " " + std::to_string(r.players));
        const hand_table& t = sixes_of(r.rules, r.players);
        std::vector<dominoes::face> set = dominoes::listed(t.set());
        const auto wins = [&](bag pool) {
            if (r.pool > 8)
                return std::any_of(t.hands().begin(), t.hands().end(),
                                   [&](const winning_hand& w) { return dominoes::within(w.pieces, pool); });
            for (bag a = dominoes::distinct(pool); a != 0; a &= a - 1) {
                const bag seven = dominoes::without(pool, static_cast<dominoes::face>(std::countr_zero(a)));
                if (t.best_of(seven).score > 0)
                    return true;
            }
            return false;
        };
        constexpr int deals = 20'000;
        int winning_pools = 0, dead = 0;
        for (int d = 0; d < deals; ++d) {
            rng.shuffle(std::span(set));
            int here = 0;
            for (int p = 0; p < r.players; ++p) {
                bag pool = 0;
                for (int i = p * r.pool; i < (p + 1) * r.pool; ++i)
                    pool = dominoes::with(pool, set[static_cast<std::size_t>(i)]);
                here += wins(pool);
            }
            winning_pools += here;
            dead += here == 0;
        }
        // Half a unit of the last printed digit, and four standard errors.
        const double share = static_cast<double>(winning_pools) / (deals * r.players);
        EXPECT_NEAR(share, r.any_win, 0.0005 + 4 * std::sqrt(r.any_win * (1 - r.any_win) / (deals * r.players)));
        EXPECT_NEAR(static_cast<double>(dead) / deals, r.dead_deals,
                    0.005 + 4 * std::sqrt(r.dead_deals * (1 - r.dead_deals) / deals));
    }
}

} // namespace
} // namespace hanpan::hohpai
