// SPDX-License-Identifier: GPL-3.0-or-later
// The weakest level loses to somebody who has just been told the rules, and is still far from playing anything at all.
#include <gtest/gtest.h>

#include "ai/positions.h"
#include "arena/tournament.h"
#include "lab/beginners.h"
#include "registry/registry.h"

namespace hanpan {
namespace {

template <class G>
struct beginners_too {
    static bool knows(const std::string& name) { return name == panel::beginner; }
    static typename G::action decide(const std::string&, const typename G::state& s, const typename G::view&, seat who,
                                     std::uint64_t seed, std::uint64_t moment)
    {
        random_stream dice(seed, random_stream::purpose::bot, moment);
        return panel::begins(s, who, dice);
    }
};

template <class G>
class beginners : public ::testing::Test {
protected:
    /// How far `first` is ahead of the three others, who are all `second`.
    static arena::interval ahead(const std::string& first, const std::string& second, std::uint64_t deals)
    {
        arena::tournament t;
        t.game = find_game(G::id);
        t.players = 4;
        t.bots = {first, second};
        t.rounds = deals;
        t.seed = 20;
        const auto result = arena::play(
            t,
            [](const arena::table_setup& setup) {
                return std::make_unique<arena::typed_table<G, beginners_too<G>>>(setup);
            },
            beginners_too<G>::knows);
        EXPECT_TRUE(result) << result.error;
        const arena::tally by_name = result->by_name();
        const arena::interval behind = by_name.ahead_of_first(by_name.bots.size() - 1);
        return {-behind.mean, behind.margin};
    }
};
TYPED_TEST_SUITE(beginners, every_game, game_names);

} // namespace

TYPED_TEST(beginners, beat_the_learner_who_beats_chance)
{
    const arena::interval beginner = this->ahead(std::string(panel::beginner), "learner", 800);
    EXPECT_GT(beginner.mean - beginner.margin, 0);
    const arena::interval learner = this->ahead("learner", "random", 40);
    EXPECT_GT(learner.mean - learner.margin, 0);
}

} // namespace hanpan
