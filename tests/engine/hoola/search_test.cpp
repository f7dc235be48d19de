// SPDX-License-Identifier: GPL-3.0-or-later
// The house rules decide what the bots' choices are worth.
#include <map>

#include <gtest/gtest.h>

#include "bots/hoola/bot.h"
#include "search/thinking.h"

namespace hanpan::hoola {
namespace {

const std::atomic<bool> never{false};

/// Values of seat 0's choices by their words, under these differences from the default rules.
std::map<std::string, double> values(const rule_values& differences, state s)
{
    rule_values all = book().defaults();
    for (const auto& [id, value] : differences.items())
        all[id] = value;
    const rules law = book().bind(all);
    s.law = &law;
    player_config m = find_level("expert")->in<game>();
    m.search.effort = 64;
    m.search.beliefs = true;
    const view v = observe(s, s.turn);
    std::map<std::string, double> by_words;
    for (const auto& o : decision<game>(v, s.turn, m, 1, 1).make(never).options)
        by_words[to_text(s, o.action)] = o.value;
    return by_words;
}

state dealt(std::uint64_t seed)
{
    static const rules law = book().bind(book().defaults());
    random_stream rng(seed);
    const auto st = game::first_standing(law, 4, 0, rng);
    std::vector<std::uint8_t> order(52);
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint8_t>(i);
    rng.shuffle(std::span<std::uint8_t>(order));
    return game::deal(law, st, order, rng);
}

/// The first turn's discard is due.
state to_discard(std::uint64_t seed)
{
    state s = dealt(seed);
    action draw;
    draw.kind = action_kind::draw;
    apply(s, s.turn, draw);
    return s;
}

/// A position in which the player in turn may stop.
state may_stop()
{
    for (std::uint64_t seed = 1;; ++seed) {
        state s = dealt(seed);
        random_stream rng(seed);
        while (!round_over(s)) {
            if (s.phase == phase::turn && stop_refusal(standpoint_of(s, s.turn)).allowed())
                return s;
            const seat who = to_act(s).lowest();
            apply(s, who, rule_based(s, who, rng));
        }
    }
}

} // namespace

TEST(hoola_search, values_grow_with_the_stake)
{
    const state s = to_discard(3);
    const auto once = values({{"stake", 1}}, s), thrice = values({{"stake", 3}}, s);
    ASSERT_GT(once.size(), 1U);
    ASSERT_EQ(once.size(), thrice.size());
    for (const auto& [words, value] : once)
        EXPECT_NEAR(thrice.at(words), 3 * value, 1e-9) << words;
}

TEST(hoola_search, a_dearer_undercut_makes_stopping_worth_less)
{
    const state s = may_stop();
    const auto cheap = values({{"undercut_penalty", 1}}, s), dear = values({{"undercut_penalty", 20}}, s);
    ASSERT_TRUE(cheap.contains("stop"));
    ASSERT_TRUE(dear.contains("stop"));
    EXPECT_LT(dear.at("stop"), cheap.at("stop"));
}

TEST(hoola_search, doubles_raise_what_is_at_stake)
{
    const state s = to_discard(4);
    double plain = 0, doubled = 0;
    for (const auto& [words, value] :
         values({{"double_unmelded", false}, {"double_seven", "none"}, {"double_hoola", false}}, s))
        plain += std::abs(value);
    for (const auto& [words, value] : values({}, s))
        doubled += std::abs(value);
    EXPECT_NE(plain, doubled);
}

TEST(hoola_search, the_learner_forgets_old_discards)
{
    state s = dealt(5);
    random_stream rng(5);
    while (s.pile_count < 7) {
        ASSERT_FALSE(round_over(s));
        const seat who = to_act(s).lowest();
        std::vector<action> choices;
        legal(s, who, choices);
        apply(s, who, choices.back());
    }
    const view v = observe(s, 0);
    const view left = remembering(v, 4);
    EXPECT_FALSE(cards::has(left.visible, v.pile[v.pile_count - 5]));
    EXPECT_TRUE(cards::has(left.visible, v.pile[v.pile_count - 4]));
    EXPECT_TRUE(cards::has(left.visible, v.top()));
}

} // namespace hanpan::hoola
