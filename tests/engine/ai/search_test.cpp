// SPDX-License-Identifier: GPL-3.0-or-later
// What is promised of the bots' thinking, for every game: it knows what its seat knows and nothing else, it is the same
// whoever computes it, and what a game tells the search is true.
#include <algorithm>
#include <chrono>
#include <cstdlib>

#include <gtest/gtest.h>

#include "ai/positions.h"
#include "match/match.h"
#include "registry/registry.h"
#include "search/thinking.h"

namespace hanpan {
namespace {

const std::atomic<bool> never{false};

// Under sanitizers everything takes ten times as long, and other things are looked for.
#if defined(__SANITIZE_ADDRESS__)
constexpr int many_positions = 500;
constexpr int deep_positions = 20;
#else
constexpr int many_positions = 10'000;
constexpr int deep_positions = 200;
#endif

/// How many positions a game are thought through by every level: HANPAN_POSITIONS=10000 for the whole proof.
int wanted_positions()
{
    const char* given = std::getenv("HANPAN_POSITIONS");
    return given == nullptr ? 120 : std::max(1, std::atoi(given));
}

/// Everything a decision says, bit for bit.
template <class G>
std::string told(const typename G::state& s, const search_result<typename G::action>& r)
{
    std::string text = to_text(s, r.best) + " of " + std::to_string(r.worlds) + " worlds";
    for (const auto& o : r.options) {
        char numbers[96];
        std::snprintf(numbers, sizeof(numbers), " %a %a %a", o.value, o.error, o.behind);
        text += "; " + to_text(s, o.action) + numbers;
    }
    return text;
}

template <class G>
class thinking : public ::testing::Test {
};

TYPED_TEST_SUITE(thinking, every_game, game_names);

/// A level with fewer worlds, which change nothing about what it knows.
template <class G>
player_config quick(const level& l, int worlds)
{
    player_config m = l.in<G>();
    m.search.effort = std::min(m.search.effort, worlds);
    return m;
}

} // namespace

namespace {

/// The numbers of worlds from which a game that samples nothing looks further.
template <class G>
std::vector<int> looks_further_from()
{
    if constexpr (std::is_same_v<G, hohpai::game>)
        return {hohpai::effort_for_two_turns, hohpai::effort_for_three_turns};
    else if constexpr (std::is_same_v<G, dragon::game>)
        return {dragon::effort_for_steps, dragon::effort_for_plans};
    else
        return {};
}

/// Does this player say the same, bit for bit, when everything `who` cannot see is dealt anew?
template <class G>
void expect_no_peeking(const typename G::state& s, seat who, const typename G::state& other, const player_config& m,
                       std::uint64_t moment, const std::string& level)
{
    EXPECT_EQ(told<G>(s, decision<G>(observe(s, who), who, m, 3, moment).make(never)),
              told<G>(s, decision<G>(observe(other, who), who, m, 3, moment).make(never)))
        << level << " at position " << moment;
}

} // namespace

/// The proof that nobody peeks: everything the seat cannot see is dealt anew, and every level does the same.
TYPED_TEST(thinking, does_not_change_when_all_that_is_hidden_is_dealt_anew)
{
    using G = TypeParam;
    rounds<G> table(11);
    std::uint64_t moment = 0;
    table.each_position(wanted_positions(), [&](const typename G::state& s, seat who) {
        const typename G::state other = determinize(observe(s, who), table.rng);
        ++moment;
        for (const level& l : levels())
            for (const temperament t : {temperament::even, static_cast<temperament>(1 + moment % 4)}) {
                player_config m = quick<G>(l, 6);
                m.temperament = t;
                expect_no_peeking<G>(s, who, other, m, moment,
                                     std::string(l.id) + ", " +
                                         std::string(temperament_names()[static_cast<std::size_t>(t)]));
            }
    });
}

/// The same in very many positions: the levels that do not search in each of them, those that do in turn and in one
/// world, where whatever was peeked at turns the scale.
TYPED_TEST(thinking, does_not_change_in_ten_thousand_positions_dealt_anew)
{
    using G = TypeParam;
    rounds<G> table(20);
    std::uint64_t moment = 0;
    table.each_position(many_positions, [&](const typename G::state& s, seat who) {
        const typename G::state other = determinize(observe(s, who), table.rng);
        ++moment;
        std::uint64_t searching = 0;
        for (const level& l : levels())
            if (l.usual.how != thought::worlds || searching++ == moment % 3)
                expect_no_peeking<G>(s, who, other, quick<G>(l, 1), moment, std::string(l.id));
        EXPECT_EQ(searching, 3U) << "levels that search: think with each of them in turn";
    });
}

/// The same for all the thought there is. Games that sample nothing go by the number of worlds they are given and look
/// further from some numbers on, of which the tests above know little; where worlds are sampled, more of them are more of
/// the same, and a few positions must do.
TYPED_TEST(thinking, does_not_change_at_its_deepest_when_all_that_is_hidden_is_dealt_anew)
{
    using G = TypeParam;
    const player_config master = find_level("master")->in<G>();
    rounds<G> table(24);
    std::uint64_t moment = 0;
    const bool samples = looks_further_from<G>().empty();
    table.each_position(samples ? 8 : deep_positions, [&](const typename G::state& s, seat who) {
        const typename G::state other = determinize(observe(s, who), table.rng);
        ++moment;
        expect_no_peeking<G>(s, who, other, master, moment, "master");
        for (const int worlds : looks_further_from<G>()) {
            player_config deep = master;
            deep.search.effort = worlds;
            // What goes beyond the master takes its time.
            if (worlds <= master.search.effort || moment % 20 == 0)
                expect_no_peeking<G>(s, who, other, deep, moment, "mc:" + std::to_string(worlds));
        }
    });
}

/// A gain is said against the rule-based choice, so that one is tried in every world; the others are given up on no less
/// than 64 results.
TYPED_TEST(thinking, gives_nothing_up_too_early_and_the_rule_based_choice_never)
{
    using G = TypeParam;
    rounds<G> table(21);
    table.each_position(40, [&](const typename G::state& s, seat who) {
        const typename G::view seen = observe(s, who);
        const typename G::action first = knowledge::first_choice<G>(seen, table.rng);
        search_budget budget;
        budget.effort = 128;
        const auto told = flat_search<G>({seen, true}, who, budget, 7, never).run(first);
        if (told.options.size() < 2)
            return;
        for (const auto& option : told.options) {
            EXPECT_GE(option.worlds, std::min(64, told.worlds));
            if (same_action<G>(s, option.action, first)) {
                EXPECT_EQ(option.worlds, told.worlds);
            }
        }
    });
}

/// Every level thinks more than the one below, in every game, and the search takes the worlds it is given.
TYPED_TEST(thinking, imagines_more_worlds_from_level_to_level)
{
    using G = TypeParam;
    const auto worlds = [](std::string_view id) { return find_level(id)->in<G>().search.effort; };
    EXPECT_LT(worlds("skilled"), worlds("expert"));
    EXPECT_LT(worlds("expert"), worlds("master"));
    if constexpr (!knowledge::has_own_search<G>) {
        const player_config m = quick<G>(*find_level("skilled"), 3);
        rounds<G> table(22);
        table.each_position(6, [&](const typename G::state& s, seat who) {
            const auto told = decision<G>(observe(s, who), who, m, 5, 1).make(never);
            if (told.options.size() > 1) {
                EXPECT_EQ(told.worlds, 3);
            }
        });
    }
}

TYPED_TEST(thinking, is_the_same_with_one_and_two_threads)
{
    using G = TypeParam;
    rounds<G> table(12);
    table.each_position(8, [&](const typename G::state& s, seat who) {
        const typename G::view seen = observe(s, who);
        player_config one = quick<G>(*find_level("expert"), 40), two = one;
        two.search.threads = 2;
        EXPECT_EQ(told<G>(s, decision<G>(seen, who, one, 5, 1).make(never)),
                  told<G>(s, decision<G>(seen, who, two, 5, 1).make(never)));
    });
}

/// With a clock: whatever was reached can be reached again without it.
TYPED_TEST(thinking, can_be_repeated_with_the_number_of_worlds)
{
    using G = TypeParam;
    rounds<G> table(13);
    table.each_position(6, [&](const typename G::state& s, seat who) {
        const typename G::view seen = observe(s, who);
        player_config timed = find_level("master")->in<G>();
        timed.search.effort = 100'000;
        timed.search.milliseconds = 3;
        const auto first = decision<G>(seen, who, timed, 5, 1).make(never);
        if (first.worlds == 0)
            return;
        player_config counted = timed;
        counted.search.milliseconds = 0;
        counted.search.effort = first.worlds;
        if constexpr (!knowledge::has_own_search<G>) {
            EXPECT_EQ(told<G>(s, first), told<G>(s, decision<G>(seen, who, counted, 5, 1).make(never)));
        }
    });
}

/// Worlds so slow to imagine that the clock has run out before the first of them is played: a machine that was busy
/// elsewhere, or has just been woken.
template <class G>
struct slow_worlds {
    const typename G::view& view;
    typename G::state operator()(random_stream& rng, double& weight) const
    {
        for (const auto start = std::chrono::steady_clock::now();
             std::chrono::steady_clock::now() - start < std::chrono::milliseconds(2);)
            ;
        weight = 1;
        return determinize(view, rng);
    }
};

TYPED_TEST(thinking, keeps_to_the_rule_based_choice_when_there_is_no_time_for_one_world)
{
    using G = TypeParam;
    rounds<G> table(25);
    table.each_position(20, [&](const typename G::state& s, seat who) {
        const typename G::view seen = observe(s, who);
        const auto first = knowledge::first_choice<G>(seen, table.rng);
        search_budget budget;
        budget.effort = 100'000;
        budget.milliseconds = 1;
        for (const int threads : {1, 2}) {
            budget.threads = threads;
            const auto found = flat_search<G, slow_worlds<G>>({seen}, who, budget, 7, never).run(first);
            // A short playout may get through before it looks at the clock.
            EXPECT_LE(found.worlds, 4 * threads);
            if (found.worlds == 0) {
                EXPECT_TRUE(same_action<G>(s, found.best, first)) << to_text(s, found.best);
            }
        }
    });
}

TYPED_TEST(thinking, stops_when_told)
{
    using G = TypeParam;
    rounds<G> table(14);
    const std::atomic<bool> now{true};
    table.each_position(10, [&](const typename G::state& s, seat who) {
        player_config endless = find_level("master")->in<G>();
        endless.search.effort = 1'000'000;
        const auto chosen = decision<G>(observe(s, who), who, endless, 5, 1).make(now).best;
        EXPECT_TRUE(refusal(s, who, chosen).allowed()) << to_text(s, chosen);
    });
}

/// What a game offers the search keeps its promises (game/knowledge.h).
TYPED_TEST(thinking, rests_on_candidates_that_are_allowed_and_the_same_in_every_world)
{
    using G = TypeParam;
    rounds<G> table(15);
    table.each_position(200, [&](const typename G::state& s, seat who) {
        const auto listed = [&](const typename G::state& where) {
            std::vector<typename G::action> list;
            knowledge::list_candidates<G>(where, who, list);
            std::vector<std::string> words;
            for (const auto& a : list) {
                words.push_back(to_text(s, a));
                EXPECT_TRUE(refusal(s, who, a).allowed()) << words.back() << ": " << refusal(s, who, a).why();
            }
            return words;
        };
        const auto here = listed(s);
        EXPECT_EQ(here, listed(determinize(observe(s, who), table.rng)));
        if constexpr (knowledge::has_candidates<G>) {
            EXPECT_LE(here.size(), most_candidates);
        }
        auto sorted = here;
        std::sort(sorted.begin(), sorted.end());
        EXPECT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end());
        const auto first = knowledge::first_choice<G>(observe(s, who), table.rng);
        EXPECT_TRUE(refusal(s, who, first).allowed()) << to_text(s, first);
    });
}

TYPED_TEST(thinking, supposes_worlds_that_look_the_same)
{
    using G = TypeParam;
    rounds<G> table(16);
    table.each_position(100, [&](const typename G::state& s, seat who) {
        const typename G::view seen = observe(s, who);
        const imagined_worlds<G> worlds{seen, true};
        double weight = 0;
        const typename G::state world = worlds(table.rng, weight);
        EXPECT_EQ(to_json(observe(world, who)).dump(), to_json(seen).dump());
        EXPECT_GT(weight, 0);
    });
}

TYPED_TEST(thinking, pays_in_playouts_what_the_settlement_pays)
{
    using G = TypeParam;
    random_stream pick(17);
    for (int i = 0; i < 60; ++i) {
        rounds<G> table(pick.next());
        typename G::state s = table.deal();
        std::vector<typename G::action> choices;
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            const seat who = asked.lowest();
            choices.clear();
            legal(s, who, choices);
            apply(s, who,
                  i % 2 == 0 ? knowledge::policy<G>(s, who, table.rng)
                             : choices[table.rng.below(static_cast<std::uint32_t>(choices.size()))]);
        }
        std::array<double, max_seats> paid{};
        knowledge::value<G>(s, std::span<double>(paid));
        const settlement settled = settle(s);
        for (std::size_t p = 0; p < settled.payments.size(); ++p)
            EXPECT_EQ(paid[p], static_cast<double>(settled.payments[p]));
    }
}

/// The coach: options in order, the best first, none ahead of it; what a person played is judged with them.
TYPED_TEST(thinking, advises_with_the_best_first)
{
    using G = TypeParam;
    match_setup setup;
    setup.game = std::string(std::string_view(G::id));
    setup.players = std::clamp(3, G::min_players, G::max_players);
    setup.seed = 21;
    auto made = make_match(setup);
    ASSERT_TRUE(made) << made.error;
    match& m = **made;
    bot_settings coach;
    coach.level = "skilled";
    std::size_t decisions = 0;
    for (int i = 0; i < 40 && !m.round_over(); ++i) {
        const seat who = m.to_act().lowest();
        const auto list = m.legal(who);
        if (who == 0 && list.size() > 1)
            ++decisions;
        const advice word = m.think(who, coach)->advise(never, list.back());
        ASSERT_FALSE(word.options.empty());
        EXPECT_FALSE(word.why.id.empty());
        EXPECT_FALSE(word.why.said.empty());
        EXPECT_TRUE(m.judge(who, word.rule_based).allowed());
        if (word.worlds > 0) {
            EXPECT_TRUE(std::any_of(word.options.begin(), word.options.end(),
                                    [&](const advised_action& o) { return o.action == list.back(); }));
        }
        for (const advised_action& o : word.options) {
            EXPECT_TRUE(m.judge(who, o.action).allowed()) << o.action;
            EXPECT_GE(o.error, 0);
        }
        ASSERT_TRUE(m.play(who, word.options.front().action).allowed());
    }
    const auto judged = m.review(0, coach, never);
    EXPECT_EQ(judged.size(), decisions);
    for (const reviewed_decision& d : judged) {
        EXPECT_EQ(m.actions()[d.index].text, d.played);
        EXPECT_EQ(m.actions()[d.index].who, 0);
        EXPECT_GE(d.cost, 0);
    }
}

} // namespace hanpan
