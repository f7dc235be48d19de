// SPDX-License-Identifier: GPL-3.0-or-later
// The yardstick that knows how the others choose (engine/lab/likely_worlds.h) sees what its seat sees and no more.
#include <gtest/gtest.h>

#include "ai/positions.h"
#include "base/bits.h"
#include "lab/likely_worlds.h"

namespace hanpan {
namespace {

template <class G>
class likely : public ::testing::Test {
protected:
    /// What `who` sees of the table. What he can conclude from where pieces may lie is left out: the oracle's worlds give him
    /// the hands to know.
    static std::string seen_by(const typename G::state& s, seat who)
    {
        json seen = to_json(observe(s, who));
        for (const char* concluded : {"surely_held", "surely_in_row", "row"})
            seen.erase(concluded);
        return seen.dump();
    }

    /// A rule-based round, and f(the round so far, the state, the seat) at some of its decisions.
    template <class F>
    static void each_decision(std::uint64_t seed, int most, F&& f)
    {
        rounds<G> table(seed);
        arena::played_round<G> round;
        round.rules = &table.rules;
        round.standing = table.standing;
        round.order = table.order;
        table.rng.shuffle(std::span<std::uint8_t>(round.order));
        round.chance = table.rng;
        random_stream chance = round.chance;
        typename G::state s = G::deal(table.rules, table.standing, std::span<const std::uint8_t>(round.order), chance);
        for (seat_set asked = to_act(s); !asked.empty() && most > 0; asked = to_act(s)) {
            const seat who = asked.lowest();
            if (table.rng.below(4) == 0) {
                f(round, s, who);
                --most;
            }
            const auto act = rule_based(observe(s, who), table.rng);
            round.moves.push_back({who, act});
            apply(s, who, act);
        }
    }
};
TYPED_TEST_SUITE(likely, every_game, game_names);

TYPED_TEST(likely, worlds_look_as_the_deal_does)
{
    int worlds = 0, others = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
        this->each_decision(seed, 8, [&](const auto& round, const typename TypeParam::state& truth, seat who) {
            const std::string seen = this->seen_by(truth, who), all = everything(truth).dump();
            for (const auto& world : likely_worlds<TypeParam>(round, who, seed).draw(4, 40)) {
                ASSERT_EQ(this->seen_by(world, who), seen);
                ++worlds;
                others += everything(world).dump() != all;
            }
        });
    ASSERT_GE(worlds, 40);
    // What is hidden is not told: nearly all of them are other deals.
    EXPECT_GE(10 * others, 9 * worlds);
}

using hoola_likely = likely<hoola::game>;

/// A rule-based player of Hoola lays off what he can before he ends his turn: of the cards he could have laid off he holds
/// hardly any, in a deal that he played himself; in one where he was not asked many.
TEST_F(hoola_likely, the_others_would_have_done_what_they_did)
{
    int as_they_play = 0, any = 0;
    const auto spurned = [](const hoola::view& v, const hoola::state& world) {
        int n = 0;
        for (seat p = 0; p < v.players; ++p)
            if (p != v.me)
                n += bits::count(world.hands[p] & v.spurned[p]);
        return n;
    };
    for (std::uint64_t seed = 1; seed <= 30; ++seed)
        each_decision(seed, 8, [&](const auto& round, const hoola::state& truth, seat who) {
            const hoola::view v = observe(truth, who);
            random_stream rng(seed);
            for (const auto& world : likely_worlds<hoola::game>(round, who, seed).draw(4, 40)) {
                as_they_play += spurned(v, world);
                any += spurned(v, determinize(v, rng));
            }
        });
    ASSERT_GT(any, 100);
    EXPECT_LT(10 * as_they_play, any);
}

} // namespace
} // namespace hanpan
