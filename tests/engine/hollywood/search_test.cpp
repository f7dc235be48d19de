// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <numeric>

#include <gtest/gtest.h>

#include "bots/hollywood/bot.h"
#include "games/hollywood/missing.h"
#include "hollywood/sitting.h"
#include "search/levels.h"
#include "search/search.h"
#include "search/thinking.h"

namespace hanpan::hollywood {
namespace {

const std::atomic<bool> never{false};

/// f(state, seat) at every decision of some rule-based hands.
template <class F>
void along_hands(const rules& law, int hands, F&& f)
{
    random_stream rng(8);
    for (int n = 0; n < hands; ++n) {
        auto standing = game::first_standing(law, 4, 0, rng);
        standing.round = n % 7;
        std::vector<std::uint8_t> order(game::deck(law, 4).size());
        std::iota(order.begin(), order.end(), std::uint8_t{0});
        rng.shuffle(std::span<std::uint8_t>(order));
        state s = game::deal(law, standing, order, rng);
        for (seat_set asked = to_act(s); !asked.empty(); asked = to_act(s)) {
            f(s, asked.lowest());
            apply(s, asked.lowest(), rule_based(s, asked.lowest(), rng));
        }
    }
}

bool turn_begins(const state& s)
{
    return !s.drawn && s.granted == 0 && (s.phase == phase::window || s.phase == phase::draw);
}

/// Always the same world, so that a search says what one playout brings.
struct one_world {
    const state& s;
    state operator()(random_stream&, double& weight) const
    {
        weight = 1;
        return s;
    }
};

search_result<action> searched(const state& s, seat who, const action& first, bool to_the_end = false)
{
    search_budget budget;
    budget.effort = 1;
    budget.to_the_end = to_the_end;
    return flat_search<game, one_world>({s}, who, budget, 9, never).run(first);
}

/// What the hand is expected to cost the seat.
double promised(const state& s, seat who)
{
    std::array<double, max_seats> paid{};
    estimate(s, std::span<double>(paid));
    return paid[static_cast<std::size_t>(who)];
}

/// What the search says of an action when it pays so many half units: fewer are better.
double said_of(double half_units_paid) { return -half_units_paid / 2; }

/// The hand as the search leaves it, `who` having done `a`.
state left_by_playout(state s, seat who, const action& a, int* actions)
{
    random_stream dice(9, random_stream::purpose::world, 0);
    apply(s, who, a);
    *actions = knowledge::play_out<game>(s, dice, who, [] { return false; });
    return s;
}

} // namespace

// Whoever can lay the contract down sees that among the candidates, and waiting too; whoever is down sees his lay-offs.
TEST(hollywood_search, candidates_hold_laying_down_waiting_and_laying_off)
{
    const rules law;
    int lay_downs = 0, lay_offs = 0;
    along_hands(law, 21, [&](const state& s, seat who) {
        if (s.phase != phase::play)
            return;
        std::vector<action> all, few;
        legal(s, who, all);
        candidates(s, who, few);
        const auto has = [](const std::vector<action>& list, action_kind kind) {
            return std::any_of(list.begin(), list.end(), [&](const action& a) { return a.kind == kind; });
        };
        for (const action_kind kind : {action_kind::lay_down, action_kind::lay_off, action_kind::discard})
            EXPECT_EQ(has(few, kind), has(all, kind));
        lay_downs += has(few, action_kind::lay_down) && has(few, action_kind::discard);
        lay_offs += has(few, action_kind::lay_off);
        EXPECT_LE(few.size(), 24U);
    });
    EXPECT_GT(lay_downs, 20);
    EXPECT_GT(lay_offs, 20);
}

// A playout goes on for about a lap, stops at the beginning of a turn, and is judged by what the hands promise; one that
// ends before is judged by what is paid.
TEST(hollywood_search, playouts_stop_after_a_lap_and_are_judged_as_they_stand)
{
    const rules law;
    int cut = 0, ended = 0, turns = 0, at_random = 0;
    along_hands(law, 28, [&](const state& s, seat who) {
        if (++at_random % 7 != 0)
            return;
        const auto told = searched(s, who, without_dice(standpoint_of(s, who), false));
        if (told.options.size() < 2)
            return;
        for (const auto& option : told.options) {
            int actions = 0;
            const state last = left_by_playout(s, who, option.action, &actions);
            const auto me = static_cast<std::size_t>(who);
            if (round_over(last)) {
                ++ended;
                EXPECT_EQ(option.value, said_of(static_cast<double>(settle(last).payments[me])));
                continue;
            }
            ++cut;
            turns += last.turns - s.turns;
            EXPECT_TRUE(turn_begins(last));
            EXPECT_GE(actions, 2 * s.players);
            EXPECT_LE(last.turns - s.turns, 3 * s.players);
            EXPECT_NEAR(option.value, said_of(promised(last, who)), 1.0 / 256) << "results are kept as whole numbers";
        }
    });
    EXPECT_GT(cut, 200);
    EXPECT_GT(ended, 50);
    EXPECT_NEAR(static_cast<double>(turns) / cut / 4, 1.2, 0.4) << "laps";
}

// A contract that somebody holds is laid down before the hand is judged: what it is worth shows when it lies there.
TEST(hollywood_search, playouts_are_not_cut_while_a_contract_is_complete)
{
    constexpr int long_enough = 50;
    const std::string complete = "4C 4D 4H JS JD JC 8H", nearly = "4C 4D 4H JS JD TC 8H";
    for (const seat holder : {0, 2}) {
        std::vector<std::string> hands{"2S 3S 9C", "5S 7D 9H KD", "2C 3C QD"};
        hands[static_cast<std::size_t>(holder)] = nearly;
        EXPECT_TRUE(ripe(sitting({}, hands, "QS KS", 1).s, long_enough));
        hands[static_cast<std::size_t>(holder)] = complete;
        sitting t({}, hands, "QS KS", 1);
        EXPECT_FALSE(ripe(t.s, long_enough)) << "seat " << int(holder);
        t.lay(holder, meld_kind::set, "6C 6D 6H");
        EXPECT_TRUE(ripe(t.s, long_enough)) << "he is down";
    }
}

// Of hands that cost the same, the one whose cards find a place on the table is worth more, and who sits beside somebody with such a
// hand has less to expect.
TEST(hollywood_search, what_can_be_laid_off_counts)
{
    const auto down = [](const std::string& hand) {
        sitting t({}, {"2S 3S 9C QD 4D", hand, "2C 3C QC KD TC"}, "QS KS", 1);
        t.lay(1, meld_kind::set, "6C 6D 6H");
        t.lay(1, meld_kind::set, "9D 9H 9S");
        t.lay(0, meld_kind::run, "3H 4H 5H 6H");
        return t;
    };
    // All three fit, a run's next card but one too; or the six alone; or none.
    const sitting all = down("6S 7H 8H"), one = down("7S 8C 6S"), none = down("7S 8C 5S");
    for (const sitting* some : {&all, &one}) {
        EXPECT_LT(promised(some->s, 1), promised(none.s, 1) - 2) << "a point a hand";
        EXPECT_GT(promised(some->s, 2), promised(none.s, 2));
    }
    const auto wins = [](const sitting& t) { return judge_inputs(inputs_of(t.s)[1]).winning; };
    EXPECT_GT(wins(all), wins(one) + 0.2F);
    EXPECT_GT(wins(one), wins(none) + 0.1F);
}

// Whether to lay down is weighed in many worlds, however few a level imagines otherwise.
TEST(hollywood_search, laying_down_is_weighed_in_many_worlds)
{
    const player_config expert = find_level("expert")->in<game>();
    const auto worlds = [&](const std::string& hand) {
        sitting t({}, {"2S 3S 9C QD", hand, "2C 3C QC KD"}, "QS KS", 1);
        t.in_play();
        return decision<game>(observe(t.s, 1), 1, expert, 1, 1).make(never).worlds;
    };
    EXPECT_EQ(worlds("4C 4D 4H JS JD TC 8H 9H"), expert.search.effort);
    EXPECT_GE(worlds("4C 4D 4H JS JD JC 8H 9H"), 128);
}

// Playouts that are not to be cut say what is paid when the hand is over.
TEST(hollywood_search, playouts_to_the_end_say_what_is_paid)
{
    const rules law;
    int options = 0, at_random = 0;
    along_hands(law, 14, [&](const state& s, seat who) {
        if (++at_random % 11 != 0)
            return;
        for (const auto& option : searched(s, who, without_dice(standpoint_of(s, who), false), true).options) {
            random_stream dice(9, random_stream::purpose::world, 0);
            state last = s;
            apply(last, who, option.action);
            for (seat_set asked = to_act(last); !asked.empty(); asked = to_act(last)) {
                const seat next = knowledge::next_mover(asked, dice);
                apply(last, next,
                      next == who ? own_playout_action(last, next, dice) : playout_action(last, next, dice));
            }
            if (option.worlds == 0)
                continue; // there was nothing to choose
            ++options;
            EXPECT_EQ(option.value, said_of(static_cast<double>(settle(last).payments[static_cast<std::size_t>(who)])));
        }
    });
    EXPECT_GT(options, 100);
}

// Whether a complete contract is laid down the coach weighs to the end of the hand, in a thousand worlds; all else as the level does.
TEST(hollywood_search, the_coach_plays_to_the_end_whether_to_lay_down)
{
    const rules law;
    const std::shared_ptr<const rules> kept(&law, [](const rules*) {});
    const player_config expert = find_level("expert")->in<game>();
    bot_settings coach;
    coach.level = "expert";
    // The budget he has, and what he says first is worth by it and by the level's own.
    const auto told = [&](const std::string& hand, const std::string& laid) {
        sitting t({}, {"2S 3S 9C QD", hand, "2C 3C QC KD"}, "QS KS", 1);
        if (!laid.empty())
            t.lay(1, meld_kind::set, laid);
        t.in_play();
        const view seen = observe(t.s, 1);
        player_config coached = expert;
        coached.search = knowledge::coach_budget<game>(seen, expert.search);
        const advice given = level_thinker<game>(kept, seen, 1, coach, 1).advise(never, {});
        const auto worth = [&](const player_config& m) {
            for (const auto& o : decision<game>(seen, 1, m, coach.seed, 1).compare(never, {}).options)
                if (to_text(t.s, o.action) == given.options.front().action)
                    return o.value;
            return 1e9;
        };
        EXPECT_EQ(given.options.front().value, worth(coached)) << hand;
        EXPECT_EQ(given.options.front().value == worth(expert), !coached.search.to_the_end) << hand;
        return coached.search;
    };
    const search_budget whether = told("4C 4D 4H JS JD JC 8H 9H", "");
    EXPECT_TRUE(whether.to_the_end);
    EXPECT_GE(whether.effort, 1000);
    for (const search_budget& other :
         {told("4C 4D 4H JS JD TC 8H 9H", ""), told("4C 4D 4H JS JD JC 8H 9H", "6C 6D 6H")}) {
        EXPECT_FALSE(other.to_the_end);
        EXPECT_EQ(other.effort, expert.search.effort);
    }
}

// Who goes out with the last card has won what there is to win, whatever the others might have done.
TEST(hollywood_search, a_hand_that_ends_at_once_is_worth_its_payment)
{
    sitting t({{"winner_bonus", -50}}, {"2S 3S", "9S KD", "2C 3C"}, "QS KS", 2);
    t.lay(1, meld_kind::set, "9C 9D 9H");
    t.lay(1, meld_kind::run, "5H 6H 7H 8H");
    t.in_play();
    const auto lay_off = read_action(t.s, 1, "lay_off 9S 0");
    const auto discard = read_action(t.s, 1, "discard 9S");
    ASSERT_TRUE(lay_off && discard);
    search_budget budget;
    budget.effort = 12;
    const view seen = observe(t.s, 1);
    const auto told = flat_search<game>({seen, false}, 1, budget, 9, never).run(*discard);
    EXPECT_EQ(told.best, *lay_off);
    ASSERT_EQ(told.options.front().action, *lay_off);
    EXPECT_EQ(told.options.front().value, 50) << "the king goes after it";
    EXPECT_EQ(told.options.front().error, 0);
    for (const auto& option : told.options)
        if (option.action == *discard) {
            EXPECT_LT(option.value, 50) << "the king has to be got rid of first";
        }
}

} // namespace hanpan::hollywood
