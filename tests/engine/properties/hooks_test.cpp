// SPDX-License-Identifier: GPL-3.0-or-later
// What the games tell the search (game/knowledge.h) must hold under every house rule: at states of random rounds under
// all presets and random rule sets.
#include <algorithm>
#include <numeric>

#include <gtest/gtest.h>

#include "match/foresee.h"
#include "properties/rule_sets.h"
#include "registry/games.h"
#include "search/search.h"
#include "typed_games.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

template <class G>
class hooks : public ::testing::Test {
public:
    using state_t = typename G::state;
    using action_t = typename G::action;

    /// Calls f(state, seat, decision number) at every decision of one round, played half by the policy, half at random.
    template <class F>
    static void along_a_round(const rule_values& values, int players, std::uint64_t seed, F&& f)
    {
        rule_values with_players = values;
        if (const rule_info* field = G::book().find_field("players");
            field != nullptr && G::book().value_error(*field, json(players)).empty())
            with_players["players"] = players;
        const typename G::rules rules = G::book().bind(with_players);
        if (!G::setup_problem(rules, players).none())
            return;
        random_stream rng(seed);
        auto standing = G::first_standing(rules, players, no_seat, rng);
        standing.round = static_cast<int>(rng.below(7));
        std::vector<std::uint8_t> order(G::deck(rules, players).size());
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        rng.shuffle(std::span<std::uint8_t>(order));
        state_t s = G::deal(rules, standing, std::span<const std::uint8_t>(order), rng);
        std::vector<action_t> all;
        int decisions = 0;
        for (seat_set asked = to_act(s); !asked.empty() && decisions < 4000; asked = to_act(s), ++decisions) {
            const seat who = asked.lowest();
            f(s, who, decisions);
            if (::testing::Test::HasFailure())
                return;
            if (rng.below(4) == 0) {
                all.clear();
                legal(s, who, all);
                apply(s, who, all[rng.below(static_cast<std::uint32_t>(all.size()))]);
            } else {
                const action_t a = knowledge::policy<G>(s, who, rng);
                const verdict v = refusal(s, who, a);
                ASSERT_TRUE(v.allowed()) << "policy: " << to_text(s, a) << ": " << v.id;
                apply(s, who, a);
            }
        }
        if (!round_over(s))
            return;
        std::array<double, max_seats> paid{};
        knowledge::value<G>(s, std::span<double>(paid.data(), static_cast<std::size_t>(players)));
        const settlement settled = settle(s);
        for (std::size_t p = 0; p < settled.payments.size(); ++p)
            EXPECT_EQ(paid[p], static_cast<double>(settled.payments[p])) << "seat " << p;
    }

    static int some_players(random_stream& rng)
    {
        return G::min_players +
               static_cast<int>(rng.below(static_cast<std::uint32_t>(G::max_players - G::min_players + 1)));
    }

    /// f(values, players, seed) for all presets and `count` random rule sets.
    template <class F>
    static void each_rule_set(int count, F&& f)
    {
        random_stream rng(2026);
        auto sets = testing_rules::presets(G::book());
        const auto more = testing_rules::random_sets(G::book(), count, rng);
        sets.insert(sets.end(), more.begin(), more.end());
        for (const auto& set : sets) {
            const int players = some_players(rng);
            const std::uint64_t seed = rng.next();
            SCOPED_TRACE(std::string(std::string_view(G::id)) + ", " + std::to_string(players) + " players, seed " +
                         std::to_string(seed) + ", " + set.name);
            f(set.values, players, seed);
            if (::testing::Test::HasFailure())
                return;
        }
    }
};

TYPED_TEST_SUITE(hooks, every_game, game_names);

} // namespace

TYPED_TEST(hooks, candidates_are_allowed_few_and_the_same_in_every_imagined_world)
{
    using G = TypeParam;
    using action = typename G::action;
    this->each_rule_set(24, [&](const rule_values& values, int players, std::uint64_t seed) {
        random_stream rng(seed);
        this->along_a_round(values, players, seed, [&](const typename G::state& s, seat who, int number) {
            if (number % 5 != 0)
                return;
            std::vector<action> list;
            knowledge::list_candidates<G>(s, who, list);
            ASSERT_FALSE(list.empty()) << "decision " << number;
            if constexpr (knowledge::has_candidates<G>) {
                ASSERT_LE(list.size(), most_candidates);
            }
            for (std::size_t i = 0; i < list.size(); ++i) {
                const verdict v = refusal(s, who, list[i]);
                EXPECT_TRUE(v.allowed()) << to_text(s, list[i]) << ": " << v.id;
                EXPECT_EQ(std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i), list[i]) -
                              list.begin(),
                          static_cast<std::ptrdiff_t>(i))
                    << "twice: " << to_text(s, list[i]);
            }
            const auto view = observe(s, who);
            for (int world = 0; world < 2; ++world) {
                std::vector<action> again;
                knowledge::list_candidates<G>(determinize(view, rng), who, again);
                EXPECT_TRUE(again == list) << "other choices in another world, decision " << number;
            }
        });
    });
}

TYPED_TEST(hooks, the_search_finds_an_allowed_action_under_every_rule_and_the_same_for_the_same_seed)
{
    using G = TypeParam;
    this->each_rule_set(16, [&](const rule_values& values, int players, std::uint64_t seed) {
        const int every = 6 + static_cast<int>(seed % 7);
        this->along_a_round(values, players, seed, [&](const typename G::state& s, seat who, int number) {
            if (number % every != 0 || number > 120)
                return;
            search_budget budget;
            budget.effort = 2;
            const auto view = observe(s, who);
            const auto decide = [&] {
                random_stream rng(seed + static_cast<std::uint64_t>(number));
                if constexpr (knowledge::has_own_search<G>) {
                    auto own = search_choice(view, budget, rng, never);
                    if (own.worlds > 0 || !own.options.empty())
                        return own;
                }
                const auto incumbent = rule_based(view, rng);
                return flat_search<G>({view, false}, who, budget, seed, never).run(incumbent);
            };
            const auto first = decide();
            const verdict v = refusal(s, who, first.best);
            EXPECT_TRUE(v.allowed()) << to_text(s, first.best) << ": " << v.id;
            const auto second = decide();
            EXPECT_EQ(to_text(s, first.best), to_text(s, second.best));
            ASSERT_EQ(first.options.size(), second.options.size());
            for (std::size_t i = 0; i < first.options.size(); ++i)
                EXPECT_EQ(first.options[i].value, second.options[i].value);
        });
    });
}

/// A rule that changes what a round pays.
template <class G>
std::pair<std::string, json> other_payments()
{
    if constexpr (std::is_same_v<G, dragon::game>)
        return {"uncombined_unit", 5};
    else if constexpr (std::is_same_v<G, hollywood::game>)
        return {"score_table", "flat_10"};
    else if constexpr (std::is_same_v<G, hohpai::game>)
        return {"mixed_pair_score", 3};
    else if constexpr (std::is_same_v<G, hulahoo::game>)
        return {"score_mode", "one"};
    else
        return {"stake", 3};
}

TYPED_TEST(hooks, rules_that_change_payments_change_what_choices_are_worth)
{
    using G = TypeParam;
    const auto values_of_options = [&](const rule_values& values) {
        std::vector<double> worth;
        this->along_a_round(values, std::clamp(4, G::min_players, G::max_players), 77,
                            [&](const typename G::state& s, seat who, int number) {
                                if (number > 20)
                                    return;
                                search_budget budget;
                                budget.effort = 4;
                                random_stream rng(5);
                                const auto view = observe(s, who);
                                search_result<typename G::action> r;
                                if constexpr (knowledge::has_own_search<G>)
                                    r = search_choice(view, budget, rng, never);
                                if (r.worlds == 0 && r.options.empty())
                                    r = flat_search<G>({view, false}, who, budget, 5, never).run(rule_based(view, rng));
                                for (const auto& option : r.options)
                                    worth.push_back(option.value);
                            });
        return worth;
    };
    rule_values changed = G::book().defaults();
    const auto [id, value] = other_payments<G>();
    ASSERT_NE(G::book().find_field(id), nullptr) << id;
    changed[id] = value;
    EXPECT_NE(values_of_options(G::book().defaults()), values_of_options(changed));
}

/// Every seat can look at every moment, not only who is to act.
TYPED_TEST(hooks, everybody_may_foresee_under_every_rule)
{
    using G = TypeParam;
    const std::atomic<bool> goes_on{false};
    this->each_rule_set(16, [&](const rule_values& values, int players, std::uint64_t seed) {
        this->along_a_round(values, players, seed, [&](const typename G::state& s, seat, int number) {
            if (number % 7 != 0)
                return;
            std::vector<zone> hands;
            knowledge::list_hands<G>(s, players, hands);
            const seat viewer = static_cast<seat>(number / 7 % players);
            const foresight seen = knowledge::foresee<G>(s, viewer, players, 1, seed, goes_on);
            ASSERT_EQ(seen.holds.size(), static_cast<std::size_t>(players));
            for (const zone& z : hands) {
                double believed = 0;
                for (const held_piece& piece : seen.holds[static_cast<std::size_t>(z.owner)])
                    believed += piece.count;
                EXPECT_NEAR(believed, static_cast<double>(z.pieces.size()), 1e-9)
                    << "decision " << number << ", seat " << viewer << " of " << z.owner;
            }
        });
    });
}

} // namespace hanpan
