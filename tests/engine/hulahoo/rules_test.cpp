// SPDX-License-Identifier: GPL-3.0-or-later
// House rules of RULES.md, section 5 and Readings, one by one.
#include <gtest/gtest.h>

#include "games/hulahoo/game.h"

namespace hanpan::hulahoo {
namespace {

reply ask(const rules& r, int top, call c, int value, int cards = 5, int draw_pile = 10, int last_own = 0)
{
    return judge(r, question{top, c, cards, draw_pile, last_own}, value);
}

state two(const rules& r, const std::string& mine, const std::string& other, int draw, int top, call c)
{
    state s;
    s.rules = &r;
    s.players = 2;
    s.in = seat_set::first(2);
    s.hand[0] = *read_cards(mine);
    s.hand[1] = *read_cards(other);
    for (int i = 0; i < draw; ++i)
        s.draw.push(11);
    s.phase = phase::respond;
    s.top = static_cast<std::uint8_t>(top);
    s.call = c;
    return s;
}

std::string refused(const state& s, const std::string& text)
{
    const auto a = read_action(s, 0, text);
    return a ? std::string(refusal(s, 0, *a).id) : "unreadable";
}

void play(state& s, const std::string& text) { apply(s, 0, *read_action(s, 0, text)); }

TEST(hulahoo_rules, seven_on_seven_double)
{
    rules r;
    r.seven_on_seven = seven_on_seven::doubles;
    EXPECT_EQ(ask(r, 7, call::higher, 7).call, call::doubled);
    EXPECT_EQ(ask(r, 7, call::doubled, 6).why_not, refused::none);
    EXPECT_EQ(ask(r, 7, call::doubled, 9).why_not, refused::double_needs_same);
    // RULES.md, Readings: the doubled 7 draws, so it may be the last card while the draw pile lasts.
    EXPECT_EQ(ask(r, 7, call::higher, 7, 1, 1).why_not, refused::none);
    EXPECT_EQ(ask(r, 7, call::higher, 7, 1, 0).why_not, refused::last_card_joker);
}

TEST(hulahoo_rules, last_joker)
{
    rules r;
    r.last_joker = last_joker::needs_two;
    EXPECT_EQ(ask(r, 5, call::lower, 7, 1).why_not, refused::last_card_joker);
    EXPECT_EQ(ask(r, 5, call::lower, 7, 1, 10, 7).why_not, refused::none);
    r.last_joker = last_joker::wins;
    state s = two(r, "7", "1 2", 4, 5, call::lower);
    play(s, "play 7 lower");
    EXPECT_TRUE(round_over(s));
    r.last_joker = last_joker::no_win;
    s = two(r, "7", "1 2", 4, 5, call::lower);
    play(s, "play 7 lower");
    EXPECT_FALSE(round_over(s));
    EXPECT_EQ(s.cards_of(0), 0);
    // The other cannot: the player without cards is the last one in.
    state stuck = two(r, "7", "9 8", 4, 5, call::lower);
    play(stuck, "play 7 lower");
    apply(stuck, 1, *read_action(stuck, 1, "pass"));
    EXPECT_EQ(stuck.winner, 0);
    // The turn comes back: nothing left to play, so the player is out.
    apply(s, 1, *read_action(s, 1, "play 2 lower"));
    EXPECT_EQ(refused(s, "pass"), "");
    play(s, "pass");
    EXPECT_EQ(s.winner, 1);
}

TEST(hulahoo_rules, last_double_wins)
{
    rules r;
    r.last_double = last_double::wins;
    state s = two(r, "9", "1 2", 4, 9, call::lower);
    play(s, "play 9 double");
    EXPECT_TRUE(round_over(s));
}

TEST(hulahoo_rules, double_draw_counts)
{
    rules r;
    r.double_draw = 3;
    state s = two(r, "9 2", "1 2", 4, 9, call::lower);
    play(s, "play 9 double");
    EXPECT_EQ(s.cards_of(0), 4);
    EXPECT_EQ(s.draw.size, 1);
}

TEST(hulahoo_rules, draw_pile_empty)
{
    rules r;
    r.draw_pile_empty = draw_pile_empty::no_double;
    EXPECT_EQ(ask(r, 9, call::lower, 9, 5, 0).why_not, refused::no_cards_to_double);
    EXPECT_EQ(ask(r, 9, call::doubled, 9, 5, 0).why_not, refused::none);
    r.draw_pile_empty = draw_pile_empty::recycle;
    state s = two(r, "9 2", "1 2", 0, 9, call::lower);
    for (const int value : {3, 5, 9})
        s.pile.push(value);
    s.plays = 3;
    play(s, "play 9 double");
    EXPECT_EQ(s.cards_of(0), 2);
    EXPECT_EQ(to_text(s.pile), "9");
    EXPECT_EQ(s.draw.size, 2);
    EXPECT_EQ(s.plays, 4); // points count plays, not cards lying there
}

TEST(hulahoo_rules, limit_calls_off)
{
    rules r;
    r.limit_calls = false;
    const state s = two(r, "13 1 4", "2", 4, 9, call::higher);
    EXPECT_EQ(refused(s, "play 13 higher"), "limit_call");
    EXPECT_EQ(refused(s, "play 13 lower"), "");
}

TEST(hulahoo_rules, voluntary_pass)
{
    rules r;
    EXPECT_EQ(refused(two(r, "13 1 4", "2", 4, 9, call::higher), "pass"), "must_play");
    r.voluntary_pass = true;
    EXPECT_EQ(refused(two(r, "13 1 4", "2", 4, 9, call::higher), "pass"), "");
}

TEST(hulahoo_rules, small_joker_one)
{
    rules r;
    r.small_joker_one = true;
    EXPECT_EQ(ask(r, 9, call::higher, 1).call, call::anything);
    EXPECT_EQ(ask(r, 9, call::doubled, 1).why_not, refused::double_needs_same);
    EXPECT_EQ(ask(r, 1, call::anything, 1).call, call::doubled);
    EXPECT_EQ(ask(r, 1, call::anything, 12).why_not, refused::none);
    EXPECT_EQ(game::eval({{"ask", "replies"},
                          {"top", 9},
                          {"call", "higher"},
                          {"cards", "1 3"},
                          {"rules", {{"small_joker_one", true}}}}),
              (json{{"replies", {{"1", "free"}}}}));
}

TEST(hulahoo_rules, reveal_on_pass_none_keeps_the_hand_secret)
{
    rules r;
    state s;
    s.rules = &r;
    s.players = 3;
    s.in = seat_set::first(3);
    s.hand[0] = *read_cards("2 3");
    s.hand[1] = *read_cards("9 9");
    s.hand[2] = *read_cards("4 5");
    s.phase = phase::respond;
    s.top = 12;
    s.call = call::higher;
    state hidden = s;
    rules secret;
    secret.reveal_on_pass = reveal_on_pass::none;
    hidden.rules = &secret;
    apply(s, 0, *read_action(s, 0, "pass"));
    apply(hidden, 0, *read_action(hidden, 0, "pass"));
    EXPECT_EQ(to_text(observe(s, 1).hand[0]), "2 3");
    EXPECT_EQ(to_text(observe(hidden, 1).hand[0]), "");
}

TEST(hulahoo_rules, score_modes)
{
    rules r;
    state s = two(r, "3", "1 2 8", 4, 9, call::lower);
    s.open[1].push(5);
    s.plays = 9;
    play(s, "play 3 lower");
    EXPECT_EQ(settle(s).payments[0], whole(10));
    r.score_mode = score_mode::pile_plus_rest;
    EXPECT_EQ(settle(s).payments[0], whole(14));
    r.score_mode = score_mode::one;
    EXPECT_EQ(settle(s).payments[0], whole(1));
}

TEST(hulahoo_rules, match_ends)
{
    rules r;
    standing st;
    st.players = 2;
    st.scores = {whole(76), 0};
    st.wins = {3, 0};
    st.round = 6;
    EXPECT_FALSE(game::match_over(r, st));
    r.match_end = match_end::rounds_won;
    EXPECT_TRUE(game::match_over(r, st));
    r.match_end = match_end::rounds_played;
    EXPECT_TRUE(game::match_over(r, st));
    st.round = 5;
    EXPECT_FALSE(game::match_over(r, st));
}

// Three small rounds won are a match where rounds are counted, and not where points are.
TEST(hulahoo_rules, whoever_has_what_ends_the_match_wins_it)
{
    rules r;
    standing st;
    st.players = 3;
    st.scores = {whole(70), whole(9), whole(70)};
    st.wins = {2, 3, 1};
    r.match_end = match_end::rounds_won;
    EXPECT_EQ(game::match_winners(r, st), std::vector<seat>{1});
    r.match_end = match_end::rounds_played;
    EXPECT_EQ(game::match_winners(r, st), (std::vector<seat>{0, 2}));
}

TEST(hulahoo_rules, lifting_a_double_without_targets_keeps_the_turn_order)
{
    rules r;
    r.chaos_lift_double = true;
    state s;
    s.rules = &r;
    s.players = 3;
    s.in = seat_set::first(3);
    s.hand[0] = *read_cards("6 3");
    s.hand[1] = *read_cards("1 1");
    s.hand[2] = *read_cards("9 10");
    s.phase = phase::respond;
    s.top = 6;
    s.call = call::higher;
    play(s, "play 6 double");
    apply(s, 1, *read_action(s, 1, "pass"));
    EXPECT_EQ(to_act(s), seat_set::of(0));
    EXPECT_EQ(refused(s, "name 2 higher"), "");
    EXPECT_EQ(refused(s, "name 2"), "");
    play(s, "name 2 higher");
    EXPECT_EQ(s.active, 2);
    EXPECT_EQ(refused(s, "name 2"), "wrong_phase");
}

TEST(hulahoo_rules, swapped_cards_are_known_when_they_come_back)
{
    rules r;
    state s;
    s.rules = &r;
    s.players = 2;
    s.dealer = 1;
    s.in = seat_set::first(2);
    s.phase = phase::swap;
    s.open[0].push(13);
    s.hand[1] = *read_cards("4 4");
    s.draw.push(4);
    play(s, "swap 13");
    apply(s, 1, *read_action(s, 1, "keep"));
    EXPECT_EQ(observe(s, 1).known_draw[0], 13);
    s.phase = phase::respond;
    s.top = 4;
    s.call = call::higher;
    s.active = 1;
    apply(s, 1, *read_action(s, 1, "play 4 double"));
    EXPECT_EQ(observe(s, 0).hand[1][13], 1); // everybody saw the 13 go under the pile
    EXPECT_EQ(observe(s, 0).hand[1][4], 0);
}

TEST(hulahoo_rules, a_pile_of_more_than_255_is_seen_whole)
{
    rules r;
    r.draw_pile_empty = draw_pile_empty::recycle;
    state s = two(r, "9 8", "1 2", 4, 5, call::higher);
    s.plays = 300; // of up to 400
    EXPECT_EQ(to_json(observe(s, 0)).at("pile_value"), 300);
    random_stream rng(1);
    EXPECT_EQ(determinize(observe(s, 0), rng).plays, 300);
}

TEST(hulahoo_rules, too_many_players_for_big_hands)
{
    rules r;
    EXPECT_EQ(r.most_players(), 6);
    r.hand_cards = 7;
    r.open_cards = 7;
    EXPECT_EQ(r.most_players(), 4); // 4 × 14 + 4 × 3 = 68, 5 × 14 + 5 × 3 = 85 > 78
    EXPECT_FALSE(game::setup_problem(r, 5).none());
    EXPECT_TRUE(game::setup_problem(r, 4).none());
}

TEST(hulahoo_rules, bad_questions_are_answered_with_a_sentence)
{
    for (const json& q : {json{{"ask", "replies"}}, json{{"ask", "what"}}, json{{"ask", 7}},
                          json{{"ask", "replies"}, {"top", "14"}, {"call", "higher"}, {"cards", "1"}},
                          json{{"ask", "replies"}, {"top", "4"}, {"call", "up"}, {"cards", "1"}},
                          json{{"ask", "replies"}, {"top", "4"}, {"call", "higher"}, {"cards", "1 1 1 1 1 1 1"}},
                          json{{"ask", "replies"}, {"top", "4"}, {"call", "higher"}, {"cards", 4}},
                          json{{"ask", "replies"}, {"top", "7"}, {"call", "double"}, {"cards", "4"}}})
        EXPECT_TRUE(game::eval(q).contains("error")) << q.dump();
}

} // namespace
} // namespace hanpan::hulahoo
