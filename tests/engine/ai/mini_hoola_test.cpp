// SPDX-License-Identifier: GPL-3.0-or-later
// The search against exact play in a Hoola small enough to be solved (mini_hoola.h). The quick run takes five ranks of a
// suit (152,240 information sets) or three draws, with HANPAN_FULL_TESTS in the environment all six and four draws (957,567);
// engine/lab/mini_hoola.cpp prints the figures.
#include <cstdlib>
#include <numeric>

#include <gtest/gtest.h>

#include "ai/grading.h"
#include "ai/mini_search.h"
#include "rulebook/rule_table.h"
#include "search/levels.h"

namespace hanpan::mini {
namespace {

bool full() { return std::getenv("HANPAN_FULL_TESTS") != nullptr; }

rules deck_of(int ranks, int draws)
{
    rules law;
    law.ranks = ranks;
    law.draws = draws;
    return law;
}

player_config expert(int worlds)
{
    player_config m = find_level("expert")->in(level_numbers{});
    m.search.effort = worlds;
    return m;
}

double both_seats(const public_tree& tree, const policy& mine, const policy& theirs)
{
    return (value(tree, 0, mine, theirs) + value(tree, 1, mine, theirs)) / 2;
}

policy searched(const public_tree& tree, const player_config& m, const policy* against = nullptr)
{
    policy p;
    for (const seat who : {0, 1})
        ask(tree, who, searching(m, 1), p, against);
    return p;
}

/// Some pure way to play that goes everywhere: chosen by a number made of all the player knows.
std::size_t whim(const table& t, card_set hand, std::size_t count, std::uint64_t seed)
{
    std::uint64_t mixed = seed;
    const auto mix = [&](int x) { mixed = random_stream(mixed + static_cast<std::uint64_t>(x)).next(); };
    for (int i = 0; i < t.moves; ++i) {
        const action& a = t.history[static_cast<std::size_t>(i)];
        mix(static_cast<int>(a.what) << 24 | a.with << 8 | (a.thrown + 1));
    }
    mix(hand);
    return mixed % count;
}

/// The first seat's mean payment over every deal, played through with the game itself.
template <class Choose>
double over_all_deals(const rules& law, Choose&& choose)
{
    random_stream rng(1);
    const standing st = game::first_standing(law, 2, 0, rng);
    const auto size = game::deck(law, 2).size();
    std::vector<std::uint8_t> order(size);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    double sum = 0, deals = 0;
    std::vector<action> list;
    do {
        // Orders that differ in the order of a hand only are the same deal.
        if (order[0] > order[2] || order[2] > order[4] || order[1] > order[3] || order[3] > order[5])
            continue;
        state s = game::deal(law, st, order, rng);
        while (!round_over(s)) {
            list.clear();
            legal(s, s.turn, list);
            apply(s, s.turn, choose(s, list));
        }
        sum += units(settle(s).payments[0]);
        ++deals;
    } while (std::next_permutation(order.begin(), order.end()));
    return sum / deals;
}

} // namespace

TEST(mini_hoola, goes_as_a_person_would_play_it)
{
    const rules law;
    random_stream rng(1);
    // a1 a2 b6 against a3 b1 b2; the stock: a5 b3 a4 b5.
    const std::vector<std::uint8_t> order{0, 2, 1, 6, 11, 7, 4, 8, 3, 10, 5, 9};
    state s = game::deal(law, game::first_standing(law, 2, 0, rng), order, rng);
    const auto moves = [&] {
        std::vector<action> list;
        legal(s, s.turn, list);
        std::vector<std::string> words;
        words.reserve(list.size());
        for (const action& a : list)
            words.push_back(to_text(s, a));
        std::sort(words.begin(), words.end());
        return words;
    };
    const auto play = [&](const std::string& words) {
        const auto read = read_action(s, s.turn, words);
        ASSERT_TRUE(read) << read.error;
        apply(s, s.turn, *read);
    };
    using list = std::vector<std::string>;
    EXPECT_EQ(moves(), list{"draw"});
    play("draw"); // a5
    EXPECT_EQ(moves(), (list{"put throw a1", "put throw a2", "put throw a5", "put throw b6"}));
    play("put throw b6");
    play("draw"); // b3
    EXPECT_EQ(moves(),
              (list{"put b1 b2 b3 throw nothing", "put throw a3", "put throw b1", "put throw b2", "put throw b3"}));
    play("put throw a3");
    EXPECT_EQ(moves(), (list{"draw", "take with a1 a2"}));
    play("take with a1 a2");
    EXPECT_EQ(moves(), list{"put throw nothing"}) << "the last card is kept";
    play("put throw nothing");
    EXPECT_EQ(moves(), list{"draw"}) << "nothing was thrown";
    play("draw"); // a4
    EXPECT_EQ(moves(), (list{"put a4 b1 b2 b3 throw nothing", "put b1 b2 b3 throw nothing", "put throw a4",
                             "put throw b1", "put throw b2", "put throw b3"}))
        << "a4 fits the run, but only for who has one of his own";
    play("put throw a4");
    EXPECT_EQ(moves(), (list{"draw", "take with", "take with a5"}));
    play("take with a5");
    EXPECT_TRUE(round_over(s));
    EXPECT_EQ(settle(s).ending, "going_out");
    EXPECT_EQ(settle(s).payments, (std::vector<half_units>{whole(2), -whole(2)})) << "the other has put nothing down";
}

/// Every deal of a small deck, played by the game, comes to what the tree says, for all sorts of players.
TEST(mini_hoola, its_tree_is_the_game)
{
    const rules law = deck_of(4, 2);
    const public_tree tree(law);
    const policy greedy = greedy_policy(tree);
    EXPECT_NEAR(value(tree, 0, greedy, greedy),
                over_all_deals(law,
                               [](const state& s, const auto&) {
                                   return mini::greedy(s, s.turn, s.hands[static_cast<std::size_t>(s.turn)]);
                               }),
                1e-9);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        policy p;
        for (const seat who : {0, 1})
            ask(
                tree, who,
                [&](const table& t, seat, card_set hand, std::span<const action> choices, std::span<double> chances) {
                    chances[whim(t, hand, choices.size(), seed)] = 1;
                },
                p);
        EXPECT_NEAR(
            value(tree, 0, p, p),
            over_all_deals(law,
                           [&](const state& s, const std::vector<action>& list) {
                               return list[whim(s, s.hands[static_cast<std::size_t>(s.turn)], list.size(), seed)];
                           }),
            1e-9);
        EXPECT_NEAR(value(tree, 0, p, p) + value(tree, 1, p, p), 0, 1e-9);
        EXPECT_GT(exploitability(tree, p), 0.1) << "whims are no way to play";
        for (const seat who : {0, 1})
            EXPECT_GE(best_response(tree, who, greedy), value(tree, who, p, greedy) - 1e-9);
    }
}

/// Beliefs are the hands of players who would have done what was seen done.
TEST(mini_hoola, supposes_what_a_greedy_player_may_hold)
{
    const rules law;
    random_stream rng(3);
    std::vector<std::uint8_t> order(12);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    const double usual = slip.exchange(0.005); // who is taken for a greedy player without fail
    int right = 0, asked = 0;
    for (int i = 0; i < 300; ++i) {
        rng.shuffle(std::span<std::uint8_t>(order));
        state s = game::deal(law, game::first_standing(law, 2, 0, rng), order, rng);
        for (; !round_over(s); apply(s, s.turn, greedy(s, s.turn, s.hands[static_cast<std::size_t>(s.turn)]))) {
            const view v = observe(s, s.turn);
            double weight = 1;
            const state world = determinize_likely(v, rng, weight);
            ASSERT_EQ(observe(world, s.turn), v);
            // The last discard: would this hand have thrown it before the rest of its turn came?
            if (v.top == no_card || v.moves < 2 || v.now != phase::draw)
                continue;
            table before = v;
            const action last = v.history[v.moves - 1U];
            before.turn = 1 - v.who;
            before.now = phase::play;
            before.melded = v.melded;
            if (last.with != 0 || v.melded.has(before.turn))
                continue;
            before.thrown = without(v.thrown, bit(v.top));
            before.top = no_card;
            const auto held =
                static_cast<card_set>(world.hands[static_cast<std::size_t>(before.turn)] | bit(last.thrown));
            right += greedy(before, before.turn, held) == last;
            ++asked;
        }
    }
    slip = usual;
    EXPECT_GT(asked, 300);
    EXPECT_GT(right, asked * 97 / 100) << "of " << asked;
}

TEST(mini_hoola, regrets_end_where_nobody_can_be_exploited)
{
    const rules law = full() ? rules{} : deck_of(5, 3);
    const public_tree tree(law);
    EXPECT_LE(tree.information_sets(), 1'000'000U);
    regret_players players(tree);
    players.iterate(15);
    const double early = exploitability(tree, players.average());
    players.iterate(35);
    const policy solved = players.average();
    const double late = exploitability(tree, solved);
    EXPECT_GE(late, -1e-9);
    EXPECT_LT(late, early / 3);
    EXPECT_LT(late, full() ? 0.01 : 0.003) << "stakes a round";
    // Who cannot be exploited loses to nobody.
    EXPECT_GE(both_seats(tree, solved, greedy_policy(tree)), -late - 1e-9);
}

/// The search at the expert's settings takes nine tenths of what the best possible player takes from the rule-based one.
TEST(mini_hoola, the_expert_takes_nearly_what_a_best_response_takes)
{
    const rules law = full() ? rules{} : deck_of(5, 4);
    const public_tree tree(law);
    const policy greedy = greedy_policy(tree);
    const double best = exploitability(tree, greedy);
    const player_config m = find_level("expert")->in(level_numbers{});
    const double taken = both_seats(tree, searched(tree, m, &greedy), greedy);
    EXPECT_GE(taken, 0.9 * best) << taken << " of " << best << " stakes a round";
    EXPECT_LE(taken, best + 1e-9) << "nobody can take more than a best response";
}

/// What somebody who knew the search could take from it: much less than from the rule-based player, and looking at more
/// worlds must not make it worse (it would, if the gate or the beliefs led it astray).
TEST(mini_hoola, more_worlds_do_not_make_the_search_easier_to_exploit)
{
    const rules law = full() ? rules{} : deck_of(5, 4);
    const public_tree tree(law);
    const double greedy = exploitability(tree, greedy_policy(tree));
    const double few = exploitability(tree, searched(tree, expert(16)));
    const double many = exploitability(tree, searched(tree, expert(256)));
    EXPECT_GT(few, 0);
    EXPECT_LT(few, greedy * 0.6);
    EXPECT_LT(many, greedy * 0.6);
    EXPECT_LT(many, few + 0.02) << "16 worlds " << few << ", 256 worlds " << many << ", greedy " << greedy;
}

/// Who believes that others are rule-based players without fail is led by the nose; who has learnt how all levels play, less.
TEST(mini_hoola, beliefs_about_all_levels_are_harder_to_exploit)
{
    const rules law = full() ? rules{} : deck_of(5, 4);
    const public_tree tree(law);
    const double learnt = exploitability(tree, searched(tree, expert(256)));
    const double usual = slip.exchange(0.005);
    const double certain = exploitability(tree, searched(tree, expert(256)));
    slip = usual;
    EXPECT_LT(learnt, certain - 0.005);
}

/// The last decision of a round, all hands of the other one alike: what each choice is worth is reckoned over every hand there
/// can be. What the search says of it is graded as it deserves (match/grades.h); where its error is larger than what it sees
/// lost it grades nothing, which is right for the best and wrong for an exact blunder.
TEST(mini_hoola, the_search_grades_a_last_decision_as_it_deserves)
{
    static const std::atomic<bool> never{false};
    constexpr double swing = 1.5; // whole units; a round pays one stake or two
    const rules law;
    random_stream rng(4);
    std::vector<std::uint8_t> order(12);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    int best_ones = 0, blunders = 0;
    for (int deal = 0; deal < 400; ++deal) {
        rng.shuffle(std::span<std::uint8_t>(order));
        state s = game::deal(law, game::first_standing(law, 2, 0, rng), order, rng);
        std::vector<action> list;
        while (!round_over(s) && (s.left > 0 || s.now != phase::play)) {
            list.clear();
            legal(s, s.turn, list);
            apply(s, s.turn, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
        list.clear();
        if (!round_over(s))
            legal(s, s.turn, list);
        if (list.size() < 2)
            continue;
        const seat who = s.turn;
        const view v = observe(s, who);
        const int theirs = v.counts[static_cast<std::size_t>(1 - who)];
        const card_set unseen = without(pack(law), static_cast<card_set>(v.visible() | v.hand));
        std::vector<double> exact;
        for (const action& a : list) {
            table after = v;
            follow(after, a);
            ASSERT_EQ(after.now, phase::over);
            const card_set mine =
                without(v.hand, static_cast<card_set>(a.with | (a.thrown == no_card ? 0 : bit(a.thrown))));
            double sum = 0, hands = 0;
            for (unsigned other = 0; other < 1U << 12; ++other)
                if ((other & ~unsigned{unseen}) == 0 && std::popcount(other) == theirs) {
                    const auto held = static_cast<card_set>(other);
                    sum += who == 0 ? payoff(after, mine, held) : -payoff(after, held, mine);
                    ++hands;
                }
            exact.push_back(sum / hands / 2);
        }
        const double most = *std::max_element(exact.begin(), exact.end());
        search_budget budget;
        budget.effort = 128;
        budget.beliefs = false;
        const auto said = flat_search<game>({v, false}, who, budget, 5, never).run(greedy(v, who, v.hand), list);
        for (const auto& option : said.options) {
            const auto at = std::find(list.begin(), list.end(), option.action) - list.begin();
            const double loss = most - exact[static_cast<std::size_t>(at)];
            reviewed_decision d;
            d.cost = option.behind;
            d.cost_error = option.behind_error;
            if (loss < 1e-9) {
                ++best_ones;
                EXPECT_TRUE(graded(d, swing) == grade::open || grade_fits(option, 0, swing))
                    << "deal " << deal << ": " << to_text(s, option.action) << " costs " << option.behind;
            } else {
                blunders += loss >= swing / 2;
                EXPECT_TRUE(grade_fits(option, loss, swing))
                    << "deal " << deal << ": " << to_text(s, option.action) << " loses " << loss << ", costs "
                    << option.behind << " +- " << option.behind_error;
            }
        }
    }
    EXPECT_GT(best_ones, 100);
    EXPECT_GT(blunders, 50);
}

} // namespace hanpan::mini
