// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of RULES.md, section 7, one by one.
#include <gtest/gtest.h>

#include "games/hulahoo/game.h"

namespace hanpan::hulahoo {
namespace {

json replies(const std::string& top, const std::string& call, const std::string& cards, const json& rules = {},
             const json& more = json::object())
{
    json q{{"game", "hulahoo"}, {"ask", "replies"}, {"top", top}, {"call", call}, {"cards", cards}, {"rules", rules}};
    q.update(more);
    const json answer = game::eval(q);
    return answer.contains("replies") ? answer.at("replies") : answer;
}

/// A table in the middle of a round: cards per seat all in hand.
state table(const rules& r, std::vector<std::string> hands, std::string draw, int top, call c, seat active)
{
    state s;
    s.rules = &r;
    s.players = static_cast<std::uint8_t>(hands.size());
    s.in = seat_set::first(s.players);
    for (std::size_t p = 0; p < hands.size(); ++p)
        s.hand[p] = *read_cards(hands[p]);
    const counts pile = *read_cards(draw);
    for (int value = 1; value <= 13; ++value)
        for (int n = 0; n < pile[value]; ++n)
            s.draw.push(value);
    s.phase = top == 0 ? phase::lead : phase::respond;
    s.top = static_cast<std::uint8_t>(top);
    s.call = c;
    s.active = static_cast<std::int8_t>(active);
    return s;
}

void play(state& s, seat who, const std::string& text)
{
    const auto a = read_action(s, who, text);
    ASSERT_TRUE(a) << a.error;
    ASSERT_TRUE(to_act(s).has(who)) << text;
    const verdict v = refusal(s, who, *a);
    ASSERT_TRUE(v.allowed()) << text << ": " << v.why();
    apply(s, who, *a);
}

std::string refused(const state& s, seat who, const std::string& text)
{
    const auto a = read_action(s, who, text);
    return a ? std::string(refusal(s, who, *a).id) : "unreadable: " + a.error.text();
}

TEST(hulahoo_vectors, v01_higher_than_4)
{
    EXPECT_EQ(replies("4", "higher", "1 4 5 6 7 13"),
              (json{{"4", "double"}, {"5", "call"}, {"6", "call"}, {"7", "call"}, {"13", "call"}}));
}

TEST(hulahoo_vectors, v02_lower_than_4)
{
    EXPECT_EQ(replies("4", "lower", "1 4 5 6 7 13"), (json{{"1", "call"}, {"7", "call"}, {"4", "double"}}));
}

TEST(hulahoo_vectors, v03_limit_call_13_higher)
{
    EXPECT_EQ(replies("13", "higher", "12 13"), (json{{"13", "double"}}));
    EXPECT_EQ(replies("13", "higher", "11 12"), json::object());
}

TEST(hulahoo_vectors, v04_limit_call_1_lower) { EXPECT_EQ(replies("1", "lower", "1 2"), (json{{"1", "double"}})); }

TEST(hulahoo_vectors, v05_neighbours_do_not_wrap)
{
    EXPECT_EQ(replies("1", "double", "2 3 13"), (json{{"2", "call"}}));
    EXPECT_EQ(replies("13", "double", "1 11 12 13"), (json{{"12", "call"}, {"13", "double"}}));
    EXPECT_EQ(replies("13", "double", "1 11", {{"cancel_wrap", true}}), (json{{"1", "call"}}));
    EXPECT_EQ(replies("13", "double", "1 12", {{"cancel_wrap", true}, {"cancel_by_neighbour", false}}), json::object());
}

TEST(hulahoo_vectors, v06_doubles_beside_the_joker)
{
    EXPECT_EQ(replies("6", "double", "5 6 7 8"), (json{{"5", "call"}, {"6", "double"}, {"7", "call"}}));
    EXPECT_EQ(replies("8", "double", "5 6 7 8 9"), (json{{"7", "call"}, {"9", "call"}, {"8", "double"}}));
}

TEST(hulahoo_vectors, v07_double_ten)
{
    EXPECT_EQ(replies("10", "double", "7 9 10 11 12"),
              (json{{"7", "call"}, {"9", "call"}, {"11", "call"}, {"10", "double"}}));
}

TEST(hulahoo_vectors, v08_on_a_seven)
{
    EXPECT_EQ(replies("7", "lower", "6 7 8 13"), (json{{"6", "call"}, {"7", "call"}}));
    EXPECT_EQ(replies("7", "higher", "6 7 8 13"), (json{{"7", "call"}, {"8", "call"}, {"13", "call"}}));
    const rules r;
    state s = table(r, {"7 7 9", "1 2"}, "3 3 3", 7, call::higher, 0);
    play(s, 0, "play 7 lower");
    EXPECT_EQ(s.draw.size, 3);
    EXPECT_EQ(s.cards_of(0), 2);
}

TEST(hulahoo_vectors, v09_a_lone_seven_is_stuck)
{
    EXPECT_EQ(replies("5", "lower", "7"), json::object());
    EXPECT_EQ(replies("5", "lower", "7 7"), (json{{"7", "call"}}));
    const rules r;
    const state s = table(r, {"7", "1 2"}, "3", 5, call::lower, 0);
    EXPECT_EQ(refused(s, 0, "play 7 higher"), "last_card_joker");
    EXPECT_EQ(refused(s, 0, "pass"), "");
}

TEST(hulahoo_vectors, v10_only_the_joker_fits) { EXPECT_EQ(replies("12", "higher", "4 7"), (json{{"7", "call"}})); }

TEST(hulahoo_vectors, v11_doubling_with_the_last_card)
{
    const rules r;
    state s = table(r, {"9", "1 2"}, "3", 9, call::higher, 0);
    play(s, 0, "play 9 double");
    EXPECT_EQ(s.cards_of(0), 1);
    EXPECT_FALSE(round_over(s));
    s = table(r, {"9", "1 2"}, "", 9, call::higher, 0);
    play(s, 0, "play 9 double");
    EXPECT_TRUE(round_over(s));
    EXPECT_EQ(s.winner, 0);
}

TEST(hulahoo_vectors, v12_going_out)
{
    const rules r;
    state s = table(r, {"3", "1 2"}, "5", 9, call::lower, 0);
    play(s, 0, "play 3 higher");
    EXPECT_TRUE(round_over(s));
    EXPECT_EQ(settle(s).winners, std::vector<seat>{0});
}

TEST(hulahoo_vectors, v13_out_and_the_next_answers_the_same)
{
    const rules r;
    state s = table(r, {"8 9 13", "1 2", "4"}, "5", 5, call::lower, 0);
    EXPECT_EQ(refused(s, 0, "play 8 higher"), "not_lower");
    play(s, 0, "pass");
    EXPECT_FALSE(s.in.has(0));
    EXPECT_EQ(s.active, 1);
    EXPECT_EQ(s.top, 5);
    EXPECT_EQ(s.call, call::lower);
}

TEST(hulahoo_vectors, v14_the_seeds_example)
{
    const rules r;
    // A 10, B 10, C 10, D 10 cards; B ends with neither 13 nor 7.
    state s = table(
        r, {"5 13 1 1 2 2 3 4 4 6", "3 5 6 8 8 9 10 11 12 12", "3 13 1 2 4 6 8 9 10 11", "7 12 9 10 11 8 6 5 4 2"},
        "1 9", 0, call::none, 0);
    play(s, 0, "play 5 lower");
    play(s, 1, "play 3 lower");
    play(s, 2, "play 3 double");
    play(s, 3, "play 7 higher");
    play(s, 0, "play 13 higher");
    EXPECT_FALSE(has_playable(s, 1));
    play(s, 1, "pass");
    EXPECT_TRUE(s.revealed.has(1));
    play(s, 2, "play 13 double");
    EXPECT_EQ(to_text(s.pile), "5 3 3 7 13 13");
    EXPECT_EQ(s.cards_of(0), 8);
    EXPECT_EQ(s.cards_of(2), 10);
    EXPECT_EQ(s.cards_of(3), 9);
    EXPECT_EQ(s.active, 3);
    for (int value = 1; value <= 13; ++value)
        EXPECT_EQ(judge(r, question_for(s, 3), value).why_not == refused::none,
                  value == 13 || value == 12 || value == 7)
            << value;
}

TEST(hulahoo_vectors, v15_last_one_in_wins_with_a_joker_on_top)
{
    const rules r;
    state s = table(r, {"7 2 2", "8 9 11"}, "5", 9, call::higher, 0);
    s.plays = 22;
    play(s, 0, "play 7 lower");
    play(s, 1, "pass");
    ASSERT_TRUE(round_over(s));
    const settlement paid = settle(s);
    EXPECT_EQ(paid.ending, "last_one_in");
    EXPECT_EQ(paid.payments, (std::vector<half_units>{whole(23), 0}));
    standing st;
    st.players = 2;
    st.scores = {whole(55), whole(70)};
    st.wins = {0, 0};
    st.dealer = 0;
    st = game::advance(r, st, s);
    EXPECT_EQ(st.scores[0], whole(78));
    EXPECT_TRUE(game::match_over(r, st));
}

TEST(hulahoo_vectors, v16_swap_in_place_and_under_the_pile)
{
    const rules r;
    state s;
    s.rules = &r;
    s.players = 2;
    s.dealer = 1;
    s.active = 0;
    s.in = seat_set::first(2);
    s.phase = phase::swap;
    for (const int value : {2, 2, 13, 5, 7})
        s.open[0].push(value);
    for (const int value : {4, 9, 7, 1})
        s.draw.push(value);
    play(s, 0, "swap 13 5");
    EXPECT_EQ(to_text(s.open[0]), "2 2 4 9 7");
    EXPECT_EQ(to_text(s.draw), "7 1 13 5");
    EXPECT_EQ(refused(s, 1, "swap 13"), "not_in_open_row");
}

TEST(hulahoo_vectors, v17_chaos_names_again)
{
    const rules r = book().bind(book().preset_values("chaos"));
    state s = table(r, {"12 9 2", "8 10 3", "1 2 3", "4 5 6"}, "5", 0, call::none, 0);
    EXPECT_EQ(refused(s, 0, "play 12 higher"), "target_missing");
    EXPECT_EQ(refused(s, 0, "play 12 higher > 0"), "target_yourself");
    play(s, 0, "play 12 higher > 2");
    play(s, 2, "pass");
    EXPECT_EQ(to_act(s), seat_set::of(0));
    EXPECT_EQ(refused(s, 0, "name 2"), "target_out");
    EXPECT_EQ(refused(s, 0, "name 3 higher"), "");
    EXPECT_EQ(refused(s, 0, "name 1"), "");
    play(s, 0, "name 1 lower");
    play(s, 1, "play 10 lower > 0");
    EXPECT_EQ(s.caller, 1);
    EXPECT_EQ(s.active, 0);
}

TEST(hulahoo_vectors, v18_chaos_keeps_the_double)
{
    const rules r = book().bind(book().preset_values("chaos"));
    state s = table(r, {"6 9 2", "8 10 3", "1 2 3", "5 7 11"}, "4", 6, call::higher, 0);
    play(s, 0, "play 6 double > 2");
    play(s, 2, "pass");
    EXPECT_EQ(refused(s, 0, "name 3 lower"), "name_call_unchanged");
    play(s, 0, "name 3");
    EXPECT_EQ(s.call, call::doubled);
    EXPECT_EQ(judge(r, question_for(s, 3), 5).why_not, refused::none);
    EXPECT_EQ(judge(r, question_for(s, 3), 7).why_not, refused::none);
    EXPECT_NE(judge(r, question_for(s, 3), 11).why_not, refused::none);
}

TEST(hulahoo_vectors, v19_left_of_the_winner_starts_and_swaps_first)
{
    const rules r;
    standing st;
    st.players = 4;
    st.scores.assign(4, 0);
    st.wins.assign(4, 0);
    st.dealer = 0;
    state s = table(r, {"3", "5", "9", "4"}, "", 9, call::lower, 2);
    s.winner = 2;
    s.phase = phase::round_end;
    st = game::advance(r, st, s);
    std::vector<std::uint8_t> order(set_size);
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = static_cast<std::uint8_t>(i);
    random_stream rng(1);
    state next = game::deal(r, st, order, rng);
    EXPECT_EQ(next.phase, phase::swap);
    EXPECT_EQ(next.active, 3);
    for (const seat p : {3, 0, 1, 2})
        play(next, p, "keep");
    EXPECT_EQ(next.phase, phase::lead);
    EXPECT_EQ(next.active, 3);
}

} // namespace
} // namespace hanpan::hulahoo
