// SPDX-License-Identifier: GPL-3.0-or-later
// What the coach says of a choice.
#include <algorithm>
#include <atomic>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "ai/positions.h"
#include "properties/rule_sets.h"
#include "registry/games.h"
#include "search/reasons.h"
#include "search/thinking.h"

namespace hanpan {
namespace {

template <class G>
class reasons : public ::testing::Test {
};

TYPED_TEST_SUITE(reasons, every_game, game_names);

/// Every game has something of its own to say of what its sound player does, the same from every world that looks alike.
/// Asked under all presets: not every house has every kind of decision.
TYPED_TEST(reasons, are_the_game_s_own_and_follow_from_what_is_seen)
{
    using G = TypeParam;
    std::set<std::string> said;
    int silent = 0, asked = 0;
    for (auto& [name, values] : testing_rules::presets(G::book())) {
        SCOPED_TRACE(name);
        if (values.contains("players"))
            values["players"] = std::clamp(4, G::min_players, G::max_players);
        rounds<G> table(41, values);
        ASSERT_TRUE(G::setup_problem(table.rules, table.players).none());
        table.each_position(150, [&](const typename G::state& s, seat who) {
            const typename G::view seen = observe(s, who);
            const typename G::action best = rule_based(seen, table.rng);
            const reason why = reason_for(seen, best);
            ++asked;
            if (why.id.empty()) {
                ++silent;
                return;
            }
            EXPECT_TRUE(why.words.ends_with('.')) << why.id;
            said.insert(std::string(why.id));
            const typename G::view alike = observe(determinize(seen, table.rng), who);
            EXPECT_EQ(reason_for(alike, best).id, why.id);
        });
    }
    EXPECT_LT(silent, asked / 2);
    EXPECT_GE(said.size(), 4U);
}

advice told(double behind, double error)
{
    advice a;
    a.worlds = 10;
    a.options = {{"best", 1.0, error, 0.0, 0.0, 10}, {"next", 1.0 - behind, error, behind, error, 10}};
    return a;
}

/// What is said of any game follows from how far the best is ahead, measured in what the sampling may be off by.
/// A move that was played is told apart from the best one: another sentence, and none where it is the best.
TYPED_TEST(reasons, of_what_was_played_and_of_the_best_differ)
{
    using G = TypeParam;
    const std::atomic<bool> never{false};
    rounds<G> table(43);
    auto kept = std::make_shared<const typename G::rules>(table.rules);
    int differing = 0;
    table.each_position(12, [&](const typename G::state& s, seat who) {
        std::vector<typename G::action> list;
        legal(s, who, list);
        if (list.size() < 2)
            return;
        bot_settings coach;
        coach.level = "skilled";
        level_thinker<G> thinks(kept, observe(s, who), who, coach, 1);
        for (std::size_t i = 0; i < list.size(); i += 3) {
            const std::string played = to_text(s, list[i]);
            const advice told = thinks.advise(never, played);
            EXPECT_FALSE(told.why.said.empty());
            if (told.options.front().action == played)
                EXPECT_TRUE(told.of_played.said.empty()) << played;
            else
                EXPECT_FALSE(told.of_played.said == told.why.said.text()) << played << ": " << told.why.said.text();
            const auto its = std::find_if(told.options.begin(), told.options.end(),
                                          [&](const advised_action& o) { return o.action == played; });
            ASSERT_NE(its, told.options.end()) << played;
            // A worse one always hears something.
            if (its != told.options.begin() && falls_behind(*its)) {
                EXPECT_FALSE(told.of_played.said.empty()) << played;
                ++differing;
            }
        }
    });
    EXPECT_GT(differing, 0);
}

TEST(common_reason, says_how_sure_the_lead_is)
{
    EXPECT_EQ(common_reason(told(0.5, 0.1)).id, "clearly_ahead");
    EXPECT_EQ(common_reason(told(0.15, 0.1)).id, "ahead");
    EXPECT_EQ(common_reason(told(0.05, 0.1)).id, "as_good");
    EXPECT_EQ(common_reason(told(0.05, 0)).id, "reckoned") << "nothing was imagined: no deals to speak of";
    EXPECT_EQ(common_reason(told(0, 0)).id, "as_good");
    advice exact = told(0.5, 0);
    exact.exact = true;
    EXPECT_EQ(common_reason(exact).id, "exact");
}

} // namespace
} // namespace hanpan
