// SPDX-License-Identifier: GPL-3.0-or-later
// The test vectors of RULES.md, section 9, one by one.
#include <array>
#include <map>

#include "table.h"

namespace hanpan::hohpai {
namespace {

json ask(const std::string& what, const std::string& hand, const json& rules = nullptr, int players = 4)
{
    return game::eval({{"game", "hohpai"}, {"ask", what}, {"hand", hand}, {"players", players}, {"rules", rules}});
}

int score(const std::string& hand, const json& rules = nullptr, int players = 4)
{
    const json answer = ask("score", hand, rules, players);
    EXPECT_TRUE(answer.contains("score")) << answer.dump();
    return answer.value("score", -1);
}

/// Default, a-ki both, no sok, mixed = 2, values with the first source's scores.
void expect_scores(const std::string& hand, const std::array<int, 5>& expected)
{
    EXPECT_EQ(score(hand), expected[0]) << hand << " by default";
    EXPECT_EQ(score(hand, {{"a_ki_form", "both"}}), expected[1]) << hand << " with both a-ki";
    EXPECT_EQ(score(hand, {{"use_sok", false}}), expected[2]) << hand << " without sok";
    EXPECT_EQ(score(hand, {{"mixed_pair_score", 2}}), expected[3]) << hand << " with ordinary wins at 2";
    EXPECT_EQ(score(hand, {{"combo_reading", "values"}}), expected[4]) << hand << " by values";
}

TEST(hohpai_vectors, v01_hol_ssang_syo) { expect_scores("1-2 1-4 2-6 3-5 3-6 4-5", {5, 5, 5, 5, 5}); }
TEST(hohpai_vectors, v02_tai_sa_ttai_with_1_5) { expect_scores("1-5 1-5 2-4 2-6 3-4 3-6", {4, 4, 4, 4, 4}); }
TEST(hohpai_vectors, v03_tai_sa_ttai_with_1_6) { expect_scores("1-6 1-6 2-4 2-5 3-4 3-5", {4, 4, 4, 4, 4}); }
TEST(hohpai_vectors, v04_pou_tong_2) { expect_scores("1-2 2-2 2-3 2-4 2-5 2-6", {5, 5, 5, 5, 5}); }
TEST(hohpai_vectors, v05_pou_tong_5) { expect_scores("1-5 2-5 3-5 4-5 5-5 5-6", {4, 4, 4, 4, 4}); }
TEST(hohpai_vectors, v06_pou_tong_1) { expect_scores("1-1 1-2 1-3 1-4 1-5 1-6", {3, 3, 3, 3, 3}); }
TEST(hohpai_vectors, v07_two_ssang_syo) { expect_scores("1-3 1-3 2-4 2-5 4-6 5-6", {3, 3, 3, 3, 3}); }
TEST(hohpai_vectors, v08_two_ssang_syo_sharing_5_6) { expect_scores("1-2 1-3 2-4 3-4 5-6 5-6", {3, 3, 3, 3, 3}); }
TEST(hohpai_vectors, v09_ro_in_twice) { expect_scores("4-4 4-4 5-5 5-5 6-6 6-6", {3, 3, 3, 3, 3}); }
TEST(hohpai_vectors, v10_ssang_pyen_twice) { expect_scores("2-2 2-2 3-3 3-3 6-6 6-6", {3, 3, 3, 3, 3}); }
TEST(hohpai_vectors, v11_yo_and_sun) { expect_scores("1-2 1-3 2-3 4-5 4-6 5-6", {3, 3, 3, 3, 3}); }
TEST(hohpai_vectors, v12_yo_and_ro_in) { expect_scores("1-2 1-3 2-3 4-4 5-5 6-6", {1, 1, 1, 2, 1}); }
TEST(hohpai_vectors, v13_ssang_syo_and_o_sok_by_sum) { expect_scores("1-3 1-4 2-4 5-5 5-5 5-6", {1, 1, 0, 2, 1}); }
TEST(hohpai_vectors, v14_hong_sok_by_side_and_o_sok) { expect_scores("1-4 2-4 4-4 4-4 5-5 5-5", {1, 1, 0, 2, 1}); }
TEST(hohpai_vectors, v15_hong_sok_with_2_2_and_yo) { expect_scores("1-2 1-3 2-2 2-3 4-4 4-4", {1, 1, 0, 2, 1}); }
TEST(hohpai_vectors, v16_two_tai_sam_tong) { expect_scores("1-1 1-3 2-2 2-4 3-3 4-4", {1, 1, 1, 2, 1}); }
TEST(hohpai_vectors, v17_ssang_pyen_and_ro_in) { expect_scores("2-2 3-3 4-4 5-5 6-6 6-6", {1, 1, 1, 2, 1}); }
TEST(hohpai_vectors, v18_printed_a_ki_and_ssang_syo)
{
    expect_scores("1-1 1-2 2-3 3-3 3-4 5-6", {1, 1, 1, 2, 0});
    EXPECT_EQ(score("1-1 1-2 2-3 3-3 3-4 5-6", {{"a_ki_form", "emended"}}), 0);
}
TEST(hohpai_vectors, v19_emended_a_ki_and_ssang_syo) { expect_scores("1-1 1-2 2-2 3-3 3-4 5-6", {0, 1, 0, 0, 1}); }
TEST(hohpai_vectors, v20_emended_a_ki_twice) { expect_scores("1-1 1-1 2-2 2-2 3-3 3-3", {0, 3, 0, 0, 3}); }
TEST(hohpai_vectors, v21_two_labels)
{
    expect_scores("5-5 5-5 5-6 5-6 6-6 6-6", {1, 1, 1, 2, 1});
    const auto table = hand_table::shared(rules{}, 4);
    std::map<std::string, int> labels;
    for (const showing& way : table->showings(*dominoes::read_bag("5-5 5-5 5-6 5-6 6-6 6-6")))
        ++labels[way.label];
    EXPECT_EQ(labels, (std::map<std::string, int>{{"sok+sok", 1}, {"tai_sam_tong+tai_sam_tong", 1}}));
}
TEST(hohpai_vectors, v22_three_pairs_only)
{
    expect_scores("1-1 1-1 5-5 5-5 6-6 6-6", {0, 0, 0, 0, 0});
    EXPECT_EQ(score("1-1 1-1 5-5 5-5 6-6 6-6", {{"tai_sa_ttai", "any_three_pairs"}}), 4);
}
TEST(hohpai_vectors, v23_pou_tong_4_lacks_4_6) { expect_scores("1-4 2-4 3-4 3-6 4-4 4-5", {0, 0, 0, 0, 0}); }
TEST(hohpai_vectors, v24_distance_1_only_2_2_helps)
{
    const std::string hand = "1-2 1-4 2-3 2-4 2-5 2-6";
    expect_scores(hand, {0, 0, 0, 0, 0});
    EXPECT_EQ(ask("distance", hand), (json{{"distance", 1}}));
    const dominoes::bag six = *dominoes::read_bag(hand);
    std::string helps;
    for (const dominoes::face f : dominoes::reading_order)
        if (dominoes::room_for(six, f) && hand_table::shared(rules{}, 4)->best_of(dominoes::with(six, f)).score > 0)
            helps += dominoes::to_text(f) + " ";
    EXPECT_EQ(helps, "2-2 ");
}
TEST(hohpai_vectors, v25_big_dragon_by_values_only) { expect_scores("1-2 1-3 2-3 4-4 5-6 5-6", {0, 0, 0, 0, 1}); }
TEST(hohpai_vectors, v26_sok_by_values_only) { expect_scores("1-3 2-4 2-5 3-5 5-5 5-6", {0, 0, 0, 0, 1}); }
TEST(hohpai_vectors, v27_a_single_piece_twice_is_rejected)
{
    EXPECT_EQ(ask("score", "1-1 1-2 1-2 2-3 3-3 3-4"), (json{{"error", "\"hand\": there is only one 1-2"}}));
}

/// Deals until the whirl turns this piece up.
table turned_up(const std::string& piece, int players = 4, const json& differences = nullptr, seat head = 0)
{
    for (std::uint64_t seed = 1; seed < 2'000; ++seed) {
        table t = deal(differences, players, head, shuffled(differences, players, seed), seed);
        if (t.s.open.turned_up == *dominoes::read_face(piece) && !round_over(t.s))
            return t;
    }
    ADD_FAILURE() << piece << " never came up";
    return {};
}

TEST(hohpai_vectors, p1_a_doubled_face_passes_to_the_right)
{
    const table t = turned_up("5-6");
    EXPECT_EQ(t.view(0)["passed"], "right");
    EXPECT_EQ(t.view(0)["first"], 1);
    EXPECT_EQ(t.view(0)["row"].size(), 8U);
    EXPECT_NE(t.row().find("5-6"), std::string::npos);
}

TEST(hohpai_vectors, p1_hands_move_from_each_seat_to_its_right)
{
    // The head's seven are all 1-1 1-3 1-5 1-6: whichever comes out, everything goes to the right.
    const std::string start =
        "1-1 1-1 1-3 1-3 1-5 1-5 1-6 2-2 2-2 3-3 3-3 4-4 4-4 5-5 5-5 6-6 6-6 1-2 1-4 2-3 2-4 2-5 2-6 3-4 3-5";
    const table t = deal(nullptr, 4, 0, deck_with(nullptr, 4, start));
    EXPECT_EQ(t.hand(2), "2-2 2-2 3-3 3-3 4-4 4-4");
    EXPECT_EQ(t.hand(3), "1-2 1-4 5-5 5-5 6-6 6-6");
    EXPECT_EQ(t.hand(0), "2-3 2-4 2-5 2-6 3-4 3-5");
    const dominoes::bag sevens = *dominoes::read_bag("1-1 1-1 1-3 1-3 1-5 1-5 1-6");
    EXPECT_EQ(dominoes::with(t.s.hand[1], t.s.open.turned_up), sevens);
    EXPECT_EQ(t.s.open.first, 1);
}

TEST(hohpai_vectors, p2_the_first_list_of_singles_passes_to_the_left)
{
    const table t = turned_up("2-5");
    EXPECT_EQ(t.view(0)["passed"], "left");
    EXPECT_EQ(t.view(0)["first"], 3);
    EXPECT_EQ(t.view(0)["row"].size(), 8U);
}

TEST(hohpai_vectors, p3_the_second_list_of_singles_passes_nowhere)
{
    const table t = turned_up("2-3");
    EXPECT_EQ(t.view(0)["passed"], "nowhere");
    EXPECT_EQ(t.view(0)["first"], 0);
    EXPECT_EQ(t.view(0)["row"].size(), 8U);
}

TEST(hohpai_vectors, whirl_table_of_section_3)
{
    for (const char* nowhere : {"4-5", "1-2", "1-4", "2-3"})
        EXPECT_EQ(turned_up(nowhere).s.open.first, 0) << nowhere;
    for (const char* right : {"6-6", "5-5", "4-4", "3-3", "2-2", "1-1", "5-6", "4-6", "1-6", "1-5", "1-3"})
        EXPECT_EQ(turned_up(right).s.open.first, 1) << right;
    for (const char* left : {"3-6", "2-6", "3-5", "2-5", "3-4", "2-4"})
        EXPECT_EQ(turned_up(left).s.open.first, 3) << left;
    // The face decides even where withdrawals left one copy of it.
    EXPECT_EQ(turned_up("6-6", 3, "three_28").s.open.first, 1);
}

/// Who takes the piece that `who` puts in at turn 1, and at which turn, with nobody winning on the way.
std::pair<int, seat> taker_of_first_piece(const json& differences, int players)
{
    for (std::uint64_t seed = 1;; ++seed) {
        json d = differences;
        d["win_declaration"] = "optional";
        d["whirl"] = false;
        table t = deal(d, players, 0, shuffled(d, players, seed), seed);
        const std::size_t mine = t.s.open.row.place(t.s.open.row.length); // where the first piece will lie
        for (int turn = 1; turn <= 60; ++turn) {
            const seat who = t.s.open.active;
            std::vector<action> list;
            legal(t.s, who, list);
            const std::size_t out = t.s.open.row.place(0);
            if (turn > 1 && out == mine)
                return {turn, who};
            EXPECT_EQ(t.act(who, to_text(t.s, *std::find_if(
                                                  list.begin(), list.end(),
                                                  [](const action& a) { return a.what == action::kind::exchange; }))),
                      "");
            EXPECT_EQ(t.act(who, "decline"), "");
        }
        ADD_FAILURE();
        return {};
    }
}

TEST(hohpai_vectors, p4_the_common_queue)
{
    // Put in at turn 1 by seat 0, taken at turn 1 + L.
    EXPECT_EQ(taker_of_first_piece({{"closed_row_fix", "none"}}, 4), (std::pair{9, seat{0}}));
    EXPECT_EQ(taker_of_first_piece({{"closed_row_fix", "eye"}}, 4), (std::pair{8, seat{3}}));
    EXPECT_EQ(taker_of_first_piece({{"removal_3p", "one"}}, 3), (std::pair{11, seat{1}}));
    EXPECT_EQ(taker_of_first_piece({{"closed_row_fix", "eye"}}, 3), (std::pair{6, seat{2}}));
}

TEST(hohpai_vectors, p5_remix_before_turns_9_17_25)
{
    table t = deal({{"win_declaration", "optional"}}, 4, 0, shuffled(nullptr, 4, 3), 3);
    std::vector<int> mixed_before;
    int mixes = 0;
    for (int turn = 1; turn <= 26; ++turn) {
        if (t.s.open.mixes != mixes)
            mixed_before.push_back(turn);
        mixes = t.s.open.mixes;
        const seat who = t.s.open.active;
        ASSERT_EQ(t.act(who, "exchange " + t.hand(who).substr(0, 3)), "");
        ASSERT_EQ(t.act(who, "decline"), "");
    }
    EXPECT_EQ(mixed_before, (std::vector<int>{9, 17, 25}));
}

std::vector<half_units> payments(const std::string& hand, int players, int stake)
{
    const json rules{{"stake", stake}, {"whirl", false}};
    const table t = deal(rules, players, 0, deck_with(rules, players, hand));
    EXPECT_TRUE(round_over(t.s));
    return settle(t.s).payments;
}

TEST(hohpai_vectors, p6_payments)
{
    EXPECT_EQ(payments("1-2 2-2 2-3 2-4 2-5 2-6", 4, 10),
              (std::vector{whole(150), whole(-50), whole(-50), whole(-50)}));
    EXPECT_EQ(payments("1-2 1-3 2-3 4-5 4-6 5-6", 3, 10), (std::vector{whole(60), whole(-30), whole(-30)}));
}

/// Seats 1 and 2 are dealt wins, the first player is not.
table two_dealt_wins(const json& more)
{
    json rules{{"whirl", false}};
    rules.update(more);
    // Seat 1: pou-tong 5 (4). Seat 2: pou-tong 2 (5) lacks 2-5, so two tai-sam-tong (1). Seat 0: nothing.
    const std::string start =
        "1-1 1-3 1-6 3-6 4-6 6-6 1-5 2-5 3-5 4-5 5-5 5-6 1-1 1-3 2-2 2-4 3-3 4-4 1-2 1-4 2-2 2-3 2-6 3-3";
    return deal(rules, 4, 0, deck_with(rules, 4, start));
}

TEST(hohpai_vectors, p7_turn_order_decides_between_dealt_wins)
{
    table t = two_dealt_wins(json::object());
    ASSERT_FALSE(round_over(t.s));
    ASSERT_EQ(t.s.open.hands->score(t.s.hand[0]), 0);
    ASSERT_EQ(t.s.open.hands->score(t.s.hand[1]), 4);
    ASSERT_EQ(t.s.open.hands->score(t.s.hand[2]), 1);
    ASSERT_EQ(t.act(0, "exchange 1-1"), "");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.open.winner, 1);
    EXPECT_EQ(settle(t.s).ending, "dealt_win");
    EXPECT_EQ(settle(t.s).payments, (std::vector{whole(-4), whole(12), whole(-4), whole(-4)}));
}

TEST(hohpai_vectors, p7_whoever_completes_before_them_wins)
{
    // Seat 0 needs 6-6 for ro-in twice, which is the first piece of the row.
    const json rules{{"whirl", false}};
    const std::string start =
        "4-4 4-4 5-5 5-5 6-6 3-6 1-5 2-5 3-5 4-5 1-6 5-6 1-1 1-3 2-2 2-4 3-3 1-2 1-4 2-2 2-3 2-6 3-3 1-1 6-6";
    table t = deal(rules, 4, 0, deck_with(rules, 4, start));
    ASSERT_EQ(t.act(0, "exchange 6-3"), "");
    EXPECT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.open.winner, 0);
    EXPECT_EQ(settle(t.s).ending, "win");
    EXPECT_EQ(settle(t.s).payments, (std::vector{whole(9), whole(-3), whole(-3), whole(-3)}));
}

TEST(hohpai_vectors, p8_three_players_cannot_hold_ro_in)
{
    EXPECT_EQ(ask("score", "4-4 4-4 5-5 5-5 6-6 6-6", "standard", 3),
              (json{{"error", "\"hand\": 4-4 is not in the set in use"}}));
    EXPECT_EQ(score("1-3 1-3 2-4 2-5 4-6 5-6", "standard", 3), 3);
    EXPECT_EQ(score("4-4 4-4 5-5 5-5 6-6 6-6", {{"removal_3p", "none"}}, 3), 3);
}

TEST(hohpai_vectors, questions_that_cannot_be_answered_say_why)
{
    EXPECT_EQ(ask("score", "1-1 1-2"), (json{{"error", "\"hand\" must hold six pieces, not 2"}}));
    EXPECT_EQ(ask("score", "1-1 1-2 1-3 1-4 1-5 1-7"),
              (json{{"error", "\"hand\": '1-7' is not a domino; they are written 1-1 to 6-6"}}));
    EXPECT_TRUE(ask("colour", "1-1").contains("error"));
    EXPECT_TRUE(ask("score", "1-1 1-2 1-3 1-4 1-5 1-6", nullptr, 5).contains("error"));
    EXPECT_TRUE(ask("score", "1-1 1-2 1-3 1-4 1-5 1-6", "nonsense").contains("error"));
    EXPECT_TRUE(game::eval({{"game", "hohpai"}, {"ask", "score"}}).contains("error"));
    EXPECT_EQ(score("2-1 2-2 3-2 4-2 5-2 6-2"), 5) << "either way round";
}

} // namespace
} // namespace hanpan::hohpai
