// SPDX-License-Identifier: GPL-3.0-or-later
// What a standing is worth: beside what follows from a few rounds by hand, beside the games' own ends of a match, and
// beside matches that were played.
#include <array>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <vector>

#include <gtest/gtest.h>

#include "base/index.h"
#include "equity/sampled_rounds.h"
#include "game/match_worth.h"
#include "match/botplay.h"
#include "registry/games.h"
#include "registry/registry.h"

namespace hanpan::match_worth_tests {
namespace {

const std::atomic<bool> never{false};

std::shared_ptr<const known_rounds> rounds_of(int players, bool low, std::vector<sampled_round> rounds)
{
    return std::make_shared<const known_rounds>(players, low,
                                                std::vector<std::vector<sampled_round>>{std::move(rounds)});
}

/// Of two players the one after the dealer wins 2 or loses 2, as often the one as the other; the deal goes round.
std::shared_ptr<const known_rounds> coin() { return rounds_of(2, false, {{{2, -2}, 0, 1}, {{-2, 2}, 1, 1}}); }

match_moment moment(int rounds_left, std::vector<half_units> scores)
{
    match_moment m;
    m.course.rounds = rounds_left;
    std::copy(scores.begin(), scores.end(), m.scores.begin());
    return m;
}

double chance_after(const match_worth& worth, std::vector<double> paid, seat who = 0)
{
    paid.resize(max_seats);
    return worth.chances_after(paid)[at(who)];
}

} // namespace

TEST(match_worth, is_exact_after_the_last_round)
{
    const match_worth worth(coin(), moment(1, {0, 2}));
    EXPECT_EQ(chance_after(worth, {2, -2}), 1);
    EXPECT_EQ(chance_after(worth, {1, -1}), 0.5); // level: shared
    EXPECT_EQ(chance_after(worth, {0, 0}), 0);
    EXPECT_EQ(chance_after(worth, {-2, 2}, 1), 1);
    EXPECT_EQ(worth.may_end(), 1);
}

TEST(match_worth, counts_the_ways_on)
{
    // Three tosses to come after the one that pays, each of which moves the lead by 4. From a lead of 4 they end at
    // 16, 8, 0, -8 in 1, 3, 3, 1 of eight ways: won in 4, shared in 3.
    const match_worth worth(coin(), moment(4, {0, 0}));
    EXPECT_NEAR(chance_after(worth, {0, 0}), 0.5, 0.06);
    EXPECT_NEAR(chance_after(worth, {2, -2}), 5.5 / 8, 0.06);
    // Ahead by more than can be lost.
    EXPECT_EQ(chance_after(worth, {8, -8}), 1);
    EXPECT_EQ(chance_after(worth, {8, -8}, 1), 0);
}

TEST(match_worth, few_points_win_where_they_do)
{
    const match_worth worth(rounds_of(2, true, {{{10, 0}, 1, 1}, {{0, 10}, 0, 1}}), moment(1, {20, 25}));
    EXPECT_EQ(chance_after(worth, {0, 10}), 1);
    EXPECT_EQ(chance_after(worth, {10, 0}), 0);
    EXPECT_EQ(chance_after(worth, {5, 0}), 0.5);
}

TEST(match_worth, a_match_ends_at_its_target_and_where_somebody_is_bust)
{
    match_moment to_ten = moment(0, {8, 6});
    to_ten.course.ceiling.fill(10);
    const match_worth target(coin(), to_ten);
    EXPECT_EQ(chance_after(target, {2, -2}), 1);
    EXPECT_EQ(target.may_end(), 0.5); // at 6 + 2 it goes on
    match_moment bust = moment(5, {8, 2, 8});
    bust.course.floor.fill(0);
    const match_worth fall(rounds_of(3, false, {{{2, -2, 0}, 0, 1}, {{0, -2, 2}, 2, 1}, {{-2, 4, -2}, 1, 1}}), bust);
    // Seat 1 falls to 0 and ends it: whoever won that round wins the match.
    EXPECT_EQ(chance_after(fall, {2, -2, 0}), 1);
    EXPECT_EQ(chance_after(fall, {2, -2, 0}, 2), 0);
    match_moment wins = moment(0, {0, 0});
    wins.course.wins = {2, 1};
    const match_worth won(coin(), wins);
    EXPECT_EQ(chance_after(won, {-2, 2}, 1), 1);
    // Either seat 0 wins a second one, or seat 1 its first: the match, though both have the same score then.
    EXPECT_NEAR(chance_after(won, {2, -2}), 0.5, 0.06);
}

namespace {

/// The chance of each of several equal players to be the first who has won as many rounds as it is `missing`.
std::vector<double> race(const std::vector<int>& missing)
{
    std::vector<double> chances(missing.size());
    for (std::size_t winner = 0; winner < missing.size(); ++winner) {
        auto then = missing;
        --then[winner];
        std::vector<double> next(missing.size());
        if (then[winner] == 0)
            next[winner] = 1;
        else
            next = race(then);
        for (std::size_t p = 0; p < missing.size(); ++p)
            chances[p] += next[p] / static_cast<double>(missing.size());
    }
    return chances;
}

/// Each of so many players wins as often as any other: one of them is paid 2, 4 … 40 for it, the others are paid nothing.
std::shared_ptr<const known_rounds> any_may_win(int players)
{
    std::vector<sampled_round> rounds;
    for (int n = 0; n < 20 * players; ++n) {
        sampled_round r;
        r.winner = static_cast<std::int8_t>(n % players);
        r.next_dealer = r.winner;
        r.paid[at(n % players)] = 2 * (1 + n / players);
        rounds.push_back(r);
    }
    return rounds_of(players, false, rounds);
}

match_moment race_moment(const std::vector<int>& missing, std::vector<half_units> scores)
{
    match_moment m = moment(0, std::move(scores));
    std::copy(missing.begin(), missing.end(), m.course.wins.begin());
    return m;
}

} // namespace

TEST(match_worth, where_won_rounds_decide_scores_do_not)
{
    for (const std::vector<int>& missing : std::vector<std::vector<int>>{
             {1, 1}, {2, 1}, {3, 1}, {3, 3}, {1, 2, 3}, {3, 3, 3, 3}, {2, 3, 3, 1}, {1, 3, 3, 3, 2}}) {
        const int players = static_cast<int>(missing.size());
        // Who has won least has most points.
        std::vector<half_units> scores;
        for (const int m : missing)
            scores.push_back(whole(20 * m));
        const match_worth worth(any_may_win(players), race_moment(missing, scores));
        const auto told = worth.chances();
        const auto right = race(missing);
        double all = 0;
        for (std::size_t p = 0; p < missing.size(); ++p) {
            EXPECT_NEAR(told[p], right[p], 0.02) << "seat " << p << " of " << players;
            EXPECT_NEAR(worth.places()[p][0], told[p], 1e-9);
            all += told[p];
        }
        EXPECT_NEAR(all, 1, 1e-9);
    }
}

TEST(match_worth, where_won_rounds_decide_a_win_counts_and_not_its_points)
{
    const match_worth worth(any_may_win(2), race_moment({2, 1}, {0, 0}));
    // Either the first wins two in a row, whatever they pay, or it loses.
    EXPECT_EQ(chance_after(worth, {0, 2}), 0);
    EXPECT_EQ(chance_after(worth, {0, 2}, 1), 1);
    EXPECT_NEAR(chance_after(worth, {2, 0}), 0.5, 0.06);
    EXPECT_EQ(chance_after(worth, {2, 0}), chance_after(worth, {40, 0}));
    const match_need other = worth.need(1);
    EXPECT_EQ(other.what, match_need::kind::win);
    EXPECT_EQ(other.with, 1);
    EXPECT_NEAR(other.without, 0.5, 0.06);
    const match_worth last(any_may_win(2), race_moment({1, 1}, {40, 0}));
    EXPECT_EQ(last.need(0).what, match_need::kind::win);
    EXPECT_EQ(last.need(0).with, 1);
    EXPECT_EQ(last.need(0).without, 0);
    // Of five who miss three each, no round decides by so much.
    EXPECT_EQ(match_worth(any_may_win(5), race_moment({3, 3, 3, 3, 3}, {0, 0, 0, 0, 0})).need(0).what,
              match_need::kind::open);
}

TEST(match_worth, says_what_a_last_round_needs)
{
    std::vector<sampled_round> rounds;
    for (std::int32_t n = -10; n <= 10; n += 2)
        rounds.push_back({{n, -n}, static_cast<std::int8_t>(n > 0 ? 0 : 1), 1});
    // Behind by 8: a round of 4 makes it level, one of more wins. Ahead by 8: it may lose less than 4.
    const match_worth worth(rounds_of(2, false, rounds), moment(1, {0, 8}));
    const match_need behind = worth.need(0);
    EXPECT_EQ(behind.what, match_need::kind::points);
    EXPECT_GE(behind.amount, 4);
    EXPECT_LE(behind.amount, 6);
    EXPECT_GT(behind.with, 0.8);
    EXPECT_LT(behind.without, 0.1);
    const match_need ahead = worth.need(1);
    EXPECT_EQ(ahead.what, match_need::kind::safety);
    EXPECT_LE(ahead.amount, -2);
    EXPECT_GE(ahead.amount, -4);
    const match_worth over(rounds_of(2, false, rounds), moment(1, {0, 800}));
    EXPECT_EQ(over.need(0).what, match_need::kind::decided);
    EXPECT_EQ(over.need(1).what, match_need::kind::decided);
}

TEST(match_worth, goes_with_payments_where_much_is_still_to_come)
{
    const match_worth early(coin(), moment(60, {0, 0}));
    EXPECT_FALSE(early.decides(0));
    const std::array<double, max_seats> paid{2, -2};
    EXPECT_EQ(early.value(paid, 0, false), 2);
    // The last round of a match that a round of 2 cannot turn is played for payments too.
    const match_worth late(coin(), moment(1, {0, 40}));
    EXPECT_FALSE(late.decides(0));
    EXPECT_EQ(late.value(paid, 0, false), 2);
}

TEST(match_worth, where_one_takes_all_what_is_expected_tells_who_it_may_be)
{
    // Seat 2 leads; it loses the match where seat 1 takes the round, and only there.
    const match_worth worth(rounds_of(3, false, {{{10, 0, 0}, 0, 1}, {{0, 10, 0}, 1, 1}, {{0, 0, 10}, 2, 1}}),
                            moment(1, {0, 5, 12}));
    ASSERT_TRUE(worth.decides(2));
    const auto chance = [&](const std::array<double, max_seats>& expected) {
        return worth.value(expected, 2, true) - 0.02 * expected[2]; // a payment counts a little besides
    };
    EXPECT_NEAR(chance({2, 4, 4}) / chance({2, 2, 6}), 0.6 / 0.8, 1e-9);
}

TEST(match_worth, the_places_of_every_seat_and_the_seats_of_every_place_are_one)
{
    const match_worth worth(rounds_of(3, false, {{{4, -2, -2}, 0, 1}, {{-3, 6, -3}, 1, 2}, {{-1, -1, 2}, 2, 1}}),
                            moment(3, {0, 4, 2}));
    const auto places = worth.places();
    double firsts = 0;
    for (int s = 0; s < 3; ++s) {
        double seats = 0, of_place = 0;
        for (int k = 0; k < 3; ++k) {
            seats += places[at(s)][at(k)];
            of_place += places[at(k)][at(s)];
        }
        EXPECT_NEAR(seats, 1, 1e-9);
        EXPECT_NEAR(of_place, 1, 1e-9);
        EXPECT_NEAR(places[at(s)][0], worth.chances()[at(s)], 1e-9);
        firsts += places[at(s)][0];
    }
    EXPECT_NEAR(firsts, 1, 1e-9);
}

namespace {

/// Is the match over after these scores, as the course before the round has it?
template <game_type G>
bool ended(const match_course& c, const typename G::standing& after, int played, seat winner)
{
    if (c.rounds > 0 && played >= c.rounds)
        return true;
    for (seat p = 0; p < after.players; ++p)
        if (after.scores[at(p)] >= c.ceiling[at(p)] || after.scores[at(p)] <= c.floor[at(p)] ||
            (c.wins[at(p)] > 0 && p == winner && c.wins[at(p)] == 1))
            return true;
    return false;
}

template <game_type G>
void course_is_the_games_own(const rule_values& wanted)
{
    if constexpr (requires(const typename G::rules& r, const typename G::standing& st) { G::course(r, st); }) {
        const auto values = G::book().read(wanted);
        ASSERT_TRUE(values) << values.error.text();
        const typename G::rules rules = G::book().bind(*values);
        constexpr int players = 4;
        equity::match_walk<G> walk(rules, players);
        int ends = 0;
        for (std::uint64_t seed = 0; seed < 12; ++seed)
            walk.play(
                seed, 40, [&](const typename G::standing& st) { return st.round == 0 || !G::match_over(rules, st); },
                [&](const typename G::standing& before, const typename G::state& s, const typename G::standing& after) {
                    const bool counts = equity::counts<G>(rules, before, after);
                    const settlement paid = settle(s);
                    const seat winner = paid.winners.size() == 1 ? paid.winners.front() : no_seat;
                    const bool over = G::match_over(rules, after);
                    EXPECT_EQ(ended<G>(G::course(rules, before), after, counts ? 1 : 0, winner), over)
                        << G::id << " seed " << seed << " round " << before.round << " under " << wanted.dump();
                    ends += over;
                });
        EXPECT_GT(ends, 0) << G::id << " under " << wanted.dump();
    }
}

} // namespace

TEST(match_course, says_the_end_as_the_rules_do)
{
    course_is_the_games_own<hollywood::game>(json::object());
    course_is_the_games_own<hohpai::game>({{"match_deals", 5}});
    course_is_the_games_own<dragon::game>(json::object());
    course_is_the_games_own<dragon::game>({{"start_chips", 40}, {"drawn_round_counts", false}});
    course_is_the_games_own<hulahoo::game>(json::object());
    course_is_the_games_own<hulahoo::game>({{"match_end", "rounds_won"}});
    course_is_the_games_own<hulahoo::game>({{"match_end", "rounds_played"}});
}

namespace {

match_setup setup_of(const std::string& game, std::uint64_t seed)
{
    match_setup setup;
    setup.game = game;
    setup.players = 4;
    setup.seed = seed;
    return setup;
}

std::shared_ptr<const known_rounds> sampled(const match& m, int rounds)
{
    return find_game(m.setup().game)->sampled({m.setup().players, m.setup().rules, 1, rounds}, never);
}

} // namespace

TEST(told_chances_by_rounds_won, are_those_of_a_race)
{
    // Nobody has an advantage but who begins, and that one is another every time: about a race of equal players.
    match_setup setup = setup_of("hulahoo", 5);
    setup.rules = {{"match_end", "rounds_won"}, {"target_wins", 2}};
    auto m = std::move(*make_match(setup));
    m->know_rounds(sampled(*m, 512));
    const std::vector<bot_settings> bots(4);
    std::vector<int> missing(4, 2);
    for (int round = 0;; ++round) {
        const auto told = m->worth(round)->chances();
        const auto right = race(missing);
        for (std::size_t p = 0; p < 4; ++p)
            EXPECT_NEAR(told[p], right[p], 0.12) << "round " << round << " seat " << p;
        ASSERT_TRUE(play_round_out(*m, bots, never));
        if (m->over())
            break;
        --missing[at(m->finished_rounds().back().winners.front())];
        m->next_round();
    }
}

class told_chances : public ::testing::TestWithParam<std::string> {};

// A quick sample: 5,000 matches are read by `standings calibrate` (engine/lab).
TEST_P(told_chances, are_what_happens)
{
    const bool deep = std::getenv("HANPAN_FULL_TESTS") != nullptr;
    const int matches = deep ? 1200 : 150;
    match_setup setup = setup_of(GetParam(), 0);
    setup.rounds = 5;
    std::shared_ptr<const known_rounds> known;
    std::array<double, 3> told{}, won{}, spread{};
    for (int n = 0; n < matches; ++n) {
        setup.seed = 900 + static_cast<std::uint64_t>(n);
        auto m = std::move(*make_match(setup));
        if (known == nullptr)
            known = sampled(*m, 512);
        ASSERT_NE(known, nullptr);
        m->know_rounds(known);
        std::vector<bot_settings> bots(4);
        // One standing of each match, so that they are independent of each other.
        match_worth::by_seat chances{};
        for (int round = 0;; ++round) {
            if (round <= n % 5)
                chances = m->worth(round)->chances();
            ASSERT_TRUE(play_round_out(*m, bots, never));
            if (m->over())
                break;
            m->next_round();
        }
        const auto first = m->winners();
        const seat s = n % 4;
        const double c = chances[at(s)];
        const std::size_t bin = c < 0.15 ? 0 : c < 0.4 ? 1 : 2;
        told[bin] += c;
        spread[bin] += c * (1 - c);
        if (std::find(first.begin(), first.end(), s) != first.end())
            won[bin] += 1.0 / static_cast<double>(first.size());
    }
    for (std::size_t b = 0; b < 3; ++b)
        EXPECT_NEAR(told[b], won[b], 3.5 * std::sqrt(spread[b]) + 0.03 * matches / 3 + 1) << "bin " << b;
}

INSTANTIATE_TEST_SUITE_P(games, told_chances, ::testing::Values("hoola", "hollywood", "hohpai", "hulahoo", "dragon"),
                         [](const auto& c) { return c.param; });

TEST(a_match_that_knows_its_rounds, tells_each_standing_and_shares_it_with_its_clones)
{
    auto m = std::move(*make_match(setup_of("hohpai", 3)));
    EXPECT_EQ(m->worth(0), nullptr);
    m->know_rounds(sampled(*m, 128));
    ASSERT_NE(m->worth(0), nullptr);
    EXPECT_EQ(m->clone()->worth(0), m->worth(0));
    std::vector<bot_settings> bots(4);
    ASSERT_TRUE(play_round_out(*m, bots, never));
    const auto next = m->worth(1);
    ASSERT_NE(next, nullptr);
    const auto before = next->chances();
    m->next_round();
    EXPECT_EQ(m->worth(1)->chances(), before);
    m->know_rounds(nullptr);
    EXPECT_EQ(m->worth(1), nullptr);
}

TEST(a_match_that_knows_its_rounds, goes_on_as_before_where_it_has_no_end)
{
    auto m = std::move(*make_match(setup_of("hoola", 5)));
    m->know_rounds(sampled(*m, 128));
    EXPECT_EQ(m->worth(0), nullptr);
    match_setup with_rounds = setup_of("hoola", 5);
    with_rounds.rounds = 3;
    auto ends = std::move(*make_match(with_rounds));
    ends->know_rounds(sampled(*ends, 128));
    ASSERT_NE(ends->worth(0), nullptr);
    EXPECT_EQ(ends->worth(0)->moment().course.rounds, 3);
}

TEST(a_match_that_knows_its_rounds, is_played_the_same_by_any_number_of_threads)
{
    for (const char* game : {"hulahoo", "hoola", "hohpai", "dragon"}) {
        match_setup setup = setup_of(game, 11);
        setup.rounds = 1;
        if (std::string(game) == "hohpai")
            setup.rules = {{"match_deals", 1}};
        if (std::string(game) == "dragon")
            setup.rules = {{"rounds", 1}};
        if (std::string(game) == "hulahoo")
            setup.rules = {{"target_points", 30}, {"rounds_total", 1}, {"match_end", "rounds_played"}};
        auto made = make_match(setup);
        ASSERT_TRUE(made) << made.error.text();
        match& m = **made;
        m.know_rounds(sampled(m, 256));
        int looked = 0;
        for (int n = 0; n < 60 && looked < 4 && !m.round_over(); ++n) {
            const seat who = m.to_act().lowest();
            bot_settings bot;
            bot.level = "skilled";
            const std::string one = m.think(who, bot)->choose(never);
            if (n % 5 == 2) {
                ++looked;
                bot.threads = 3;
                EXPECT_EQ(m.think(who, bot)->choose(never), one) << game;
                const advice told = m.advise(who, bot, never);
                EXPECT_GT(told.of_match.per_unit, 0) << game;
            }
            ASSERT_TRUE(m.play(who, one).allowed());
        }
    }
}

} // namespace hanpan::match_worth_tests
