// SPDX-License-Identifier: GPL-3.0-or-later
// The rule-based player of RULES.md section 10: sees its View only, plays by the seed, knows what a piece is worth.
#include <set>

#include "bots/hohpai/bot.h"
#include "table.h"

namespace hanpan::hohpai {
namespace {

using dominoes::face;

/// The chosen action in words.
std::string choice(const table& t, seat who, std::uint64_t seed = 1)
{
    random_stream rng(seed, random_stream::purpose::bot);
    return to_text(t.s, rule_based(observe(t.s, who), rng));
}

TEST(hohpai_strategy, keeps_what_one_piece_completes)
{
    // Five of ro-in twice and a stranger: the stranger goes.
    const json r{{"whirl", false}};
    const table t = deal(r, 4, 0, deck_with(r, 4, "4-4 4-4 5-5 5-5 6-6 1-2"));
    EXPECT_EQ(choice(t, 0), "exchange 1-2");
}

TEST(hohpai_strategy, uses_the_piece_it_knows_to_come)
{
    // In the closed row as written what seat 0 puts in comes back to it.
    const json r{{"whirl", false}, {"closed_row_fix", "none"}, {"win_declaration", "optional"}};
    table t = deal(r, 4, 0, deck_with(r, 4, "4-4 4-4 5-5 5-5 6-6 6-6"));
    // It gives a piece of its winning hand away and passes the time until that piece is the next to come.
    ASSERT_EQ(t.act(0, "exchange 6-6"), "");
    ASSERT_EQ(t.act(0, "decline"), "");
    std::string stranger = dominoes::to_text(t.s.last_taken[0]);
    for (int turn = 1; turn < 8; ++turn) {
        const seat who = t.s.open.active;
        std::string piece = who == 0 ? stranger : t.hand(who).substr(0, 3);
        ASSERT_EQ(t.act(who, "exchange " + piece), "");
        if (who == 0)
            stranger = dominoes::to_text(t.s.last_taken[0]);
        ASSERT_EQ(t.act(who, "decline"), "");
    }
    ASSERT_EQ(t.s.open.active, 0);
    ASSERT_EQ(t.view(0)["row"][0], "6-6");
    EXPECT_EQ(choice(t, 0), "exchange " + stranger);
    ASSERT_EQ(t.act(0, "exchange " + stranger), "");
    EXPECT_EQ(choice(t, 0), "declare");
}

TEST(hohpai_strategy, takes_a_discard_that_wins_and_declares)
{
    const json r{{"preset", "tok"}, {"win_declaration", "optional"}};
    table t = deal(r, 4, 0, deck_with(r, 4, "1-1 1-3 2-4 3-5 4-6 6-6 4-4 4-4 5-5 5-5 6-6"));
    ASSERT_EQ(t.act(0, "discard 6-6"), "");
    EXPECT_EQ(choice(t, 1), "take discard");
    ASSERT_EQ(t.act(1, "take discard"), "");
    EXPECT_EQ(choice(t, 1), "declare");
}

TEST(hohpai_strategy, the_move_depends_on_the_view_and_the_seed_alone)
{
    random_stream dice(8);
    for (const char* preset : {"standard", "tok", "eye"})
        for (std::uint64_t seed = 1; seed <= 10; ++seed) {
            table t = deal(preset, 4, 0, shuffled(preset, 4, seed), seed);
            for (int turn = 0; turn < 30 && !round_over(t.s); ++turn) {
                const seat who = to_act(t.s).lowest();
                random_stream mine(seed, random_stream::purpose::bot, static_cast<std::uint64_t>(turn)), same = mine;
                const action a = rule_based(observe(t.s, who), mine);
                // Everything hidden is dealt anew: the same view, the same move.
                const state world = determinize(observe(t.s, who), dice);
                EXPECT_EQ(rule_based(observe(world, who), same), a);
                EXPECT_TRUE(refusal(t.s, who, a).allowed());
                apply(t.s, who, a);
            }
        }
}

/// Mean result of the first seat's player against three of the other, every deal played from every seat.
template <class Mine, class Theirs>
double duel(Mine&& mine, Theirs&& theirs, int deals)
{
    double total = 0;
    for (int d = 0; d < deals; ++d)
        for (seat me = 0; me < 4; ++me) {
            const auto seed = static_cast<std::uint64_t>(d) + 1;
            table t = deal(nullptr, 4, 0, shuffled(nullptr, 4, seed), seed);
            random_stream dice(seed, random_stream::purpose::bot, static_cast<std::uint64_t>(me));
            while (!round_over(t.s)) {
                const seat who = to_act(t.s).lowest();
                const view v = observe(t.s, who);
                apply(t.s, who, who == me ? mine(v, dice) : theirs(v, dice));
            }
            total += units(settle(t.s).payments[static_cast<std::size_t>(me)]);
        }
    return total / (4.0 * deals);
}

TEST(hohpai_strategy, is_sound)
{
    const auto random = [](const view& v, random_stream& dice) {
        std::vector<action> list;
        legal(determinize(v, dice), v.me, list);
        return list[dice.below(static_cast<std::uint32_t>(list.size()))];
    };
    EXPECT_GT(duel(rule_based, random, 100), 1.5) << "a careless player hardly ever wins";
    // Section 10's own measure is as good; a hundred deals tell a blunder from it.
    EXPECT_GT(duel(rule_based, by_winning_hands, 60), -0.4);
}

TEST(hohpai_strategy, promise_is_highest_for_wins_and_falls_with_distance)
{
    const rules law;
    const hand_table& t = hand_table::of(law, 4);
    std::array<double, 7> sum{}, n{};
    random_stream dice(3);
    for (int i = 0; i < 20'000; ++i) {
        dominoes::bag physical = 0;
        while (dominoes::size(physical) < 6)
            physical |= 1U << dice.below(dominoes::pieces);
        const dominoes::bag six = dominoes::canonical(physical);
        sum[static_cast<std::size_t>(t.distance(six))] += t.promise(six);
        n[static_cast<std::size_t>(t.distance(six))] += 1;
    }
    for (std::size_t d = 0; d < 3; ++d)
        EXPECT_GT(sum[d] / n[d], sum[d + 1] / n[d + 1]);
}

} // namespace
} // namespace hanpan::hohpai
