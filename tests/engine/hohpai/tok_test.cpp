// SPDX-License-Identifier: GPL-3.0-or-later
// The draw-and-discard form (RULES.md 7.1) and its sub-options.
#include "table.h"

namespace hanpan::hohpai {
namespace {

/// Seats 0 (six pieces) to 3 (five), then the stock from its top. Seat 2 needs 6-6 for ro-in twice.
const std::string start = "1-1 1-3 2-4 3-5 4-6 6-6 "
                          "1-1 1-4 2-6 3-3 5-6 "
                          "4-4 4-4 5-5 5-5 6-6 "
                          "1-2 1-5 2-2 2-5 3-4 "
                          "1-3 1-5 1-6 2-2 2-3 3-3 3-6 4-5 4-6 5-6 1-6";

table tok(const json& more = json::object(), const std::string& deck = start)
{
    json r{{"preset", "tok"}};
    r.update(more);
    return deal(r, 4, 0, deck_with(r, 4, deck));
}

TEST(hohpai_tok, deals_six_and_five_and_a_stock_of_eleven)
{
    const table t = tok();
    const json v = t.view(1);
    EXPECT_EQ(v["counts"], (json{6, 5, 5, 5}));
    EXPECT_EQ(v["stock"], 11);
    EXPECT_EQ(v["discard"], "");
    EXPECT_EQ(v["phase"], "discard");
    EXPECT_EQ(v["to_act"], (json{0}));
    EXPECT_FALSE(v.contains("row"));
}

TEST(hohpai_tok, take_the_discard_or_from_the_stock_then_discard)
{
    table t = tok();
    EXPECT_EQ(t.act(0, "take stock"), "hand_is_full");
    EXPECT_EQ(t.act(0, "exchange 1-1"), "exchange_not_here");
    EXPECT_EQ(t.act(0, "declare"), "no_win");
    EXPECT_EQ(t.act(0, "decline"), "nothing_to_decline");
    EXPECT_EQ(t.act(0, "pass"), "must_discard");
    EXPECT_EQ(t.act(0, "discard 4-5"), "piece_not_held");
    EXPECT_EQ(t.act(0, "discard 1-1"), "");
    EXPECT_EQ(t.choices(1), (std::vector<std::string>{"take discard", "take stock"}));
    EXPECT_EQ(t.act(1, "discard 1-4"), "take_before_discarding");
    EXPECT_EQ(t.act(1, "declare"), "take_before_declaring");
    EXPECT_EQ(t.act(1, "decline"), "nothing_to_decline");
    EXPECT_EQ(t.act(1, "pass"), "pass_only_without_stock");
    EXPECT_EQ(t.act(1, "take discard"), "");
    EXPECT_EQ(t.hand(1), "1-1 1-1 1-4 2-6 3-3 5-6");
    EXPECT_EQ(t.view(3)["surely_held"][1], "1-1") << "everybody saw it";
    EXPECT_EQ(t.act(1, "discard 1-4"), "");
    EXPECT_EQ(t.view(3)["discard"], "1-4");
    EXPECT_EQ(t.act(2, "take stock"), "");
    EXPECT_EQ(t.hand(2), "1-3 4-4 4-4 5-5 5-5 6-6") << "the top of the stock";
    EXPECT_EQ(t.view(3)["stock"], 10);
    EXPECT_EQ(t.view(3)["surely_held"][2], "");
}

TEST(hohpai_tok, the_next_player_alone_may_take_the_discard)
{
    table t = tok();
    ASSERT_EQ(t.act(0, "discard 6-6"), ""); // seat 2 would win with it
    EXPECT_FALSE(round_over(t.s));
    ASSERT_EQ(t.act(1, "take stock"), "");
    ASSERT_EQ(t.act(1, "discard 5-6"), "");
    EXPECT_EQ(t.choices(2), (std::vector<std::string>{"take discard", "take stock"}));
    EXPECT_EQ(t.view(2)["discard"], "6-6 5-6");
}

TEST(hohpai_tok, a_taken_discard_that_completes_the_hand_wins)
{
    const std::string other = "1-1 1-3 2-4 3-5 4-6 1-6 1-1 1-4 2-6 3-3 6-6 4-4 4-4 5-5 5-5 6-6 1-2 1-5 2-2 2-5 3-4";
    table u = tok(json::object(), other); // 6-6 lies on the pile before seat 2
    ASSERT_EQ(u.act(0, "discard 1-1"), "");
    ASSERT_EQ(u.act(1, "take stock"), "");
    ASSERT_EQ(u.act(1, "discard 6-6"), "");
    ASSERT_EQ(u.act(2, "take discard"), "");
    ASSERT_TRUE(round_over(u.s));
    EXPECT_EQ(u.s.open.winner, 2);
    // navpil's table: two groups of the same class 3; all pay.
    EXPECT_EQ(settle(u.s).payments, (std::vector{whole(-3), whole(-3), whole(9), whole(-3)}));
}

TEST(hohpai_tok, discarder_pays_all)
{
    const std::string other = "1-1 1-3 2-4 3-5 4-6 1-6 1-1 1-4 2-6 3-3 6-6 4-4 4-4 5-5 5-5 6-6 1-2 1-5 2-2 2-5 3-4";
    table t = tok({{"discarder_pays_all", true}}, other);
    ASSERT_EQ(t.act(0, "discard 1-1"), "");
    ASSERT_EQ(t.act(1, "take stock"), "");
    ASSERT_EQ(t.act(1, "discard 6-6"), "");
    ASSERT_EQ(t.act(2, "take discard"), "");
    const settlement paid = settle(t.s);
    EXPECT_EQ(paid.payments, (std::vector<half_units>{0, whole(-9), whole(9), 0}));
    ASSERT_EQ(paid.lines.size(), 1U);
    EXPECT_EQ(paid.lines[0].factors.back().id, "losers");
}

TEST(hohpai_tok, a_win_from_the_stock_is_paid_by_all_even_if_the_discarder_pays)
{
    // The first piece of the stock completes seat 1's ro-in twice.
    const std::string lucky = "1-1 1-3 2-4 3-5 4-6 1-6 4-4 4-4 5-5 5-5 6-6 1-1 1-4 2-6 3-3 1-3 1-2 1-5 2-2 2-5 3-4 6-6";
    table t = tok({{"discarder_pays_all", true}}, lucky);
    ASSERT_EQ(t.act(0, "discard 1-1"), "");
    ASSERT_EQ(t.act(1, "take stock"), "");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(settle(t.s).payments, (std::vector{whole(-3), whole(9), whole(-3), whole(-3)}));
}

TEST(hohpai_tok, any_player_to_win)
{
    table t = tok({{"discard_claim", "any_player_to_win"}});
    ASSERT_EQ(t.act(0, "discard 1-1"), "");
    EXPECT_FALSE(round_over(t.s)) << "1-1 completes nobody";
    table u = tok({{"discard_claim", "any_player_to_win"}});
    ASSERT_EQ(u.act(0, "discard 6-6"), "");
    ASSERT_TRUE(round_over(u.s)) << "out of turn, at once";
    EXPECT_EQ(u.s.open.winner, 2);
    EXPECT_EQ(dominoes::to_text(u.s.open.winning), "4-4 4-4 5-5 5-5 6-6 6-6");
}

TEST(hohpai_tok, any_player_to_win_and_optional_asks_everybody)
{
    table t = tok({{"discard_claim", "any_player_to_win"}, {"win_declaration", "optional"}});
    ASSERT_EQ(t.act(0, "discard 6-6"), "");
    EXPECT_EQ(t.view(1)["phase"], "claim");
    EXPECT_EQ(t.view(1)["to_act"], (json{1, 2, 3}));
    EXPECT_EQ(t.choices(1), (std::vector<std::string>{"decline"}));
    EXPECT_EQ(t.act(1, "declare"), "discard_does_not_complete");
    EXPECT_EQ(t.act(1, "take stock"), "answer_first");
    EXPECT_EQ(t.act(2, "declare"), "");
    EXPECT_EQ(t.view(3)["to_act"], (json{1, 3})) << "answers are collected";
    EXPECT_EQ(t.act(3, "decline"), "");
    EXPECT_EQ(t.act(1, "decline"), "");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.open.winner, 2);

    table nobody = tok({{"discard_claim", "any_player_to_win"}, {"win_declaration", "optional"}});
    ASSERT_EQ(nobody.act(0, "discard 6-6"), "");
    for (const seat p : {3, 2, 1})
        ASSERT_EQ(nobody.act(p, "decline"), "");
    EXPECT_EQ(nobody.s.open.phase, phase::draw);
    EXPECT_EQ(nobody.s.open.active, 1);
}

TEST(hohpai_tok, nearest_in_turn_order_claims_first)
{
    // 6-6 completes seat 1 (pou-tong 6) and seat 2 (ro-in twice).
    const std::string both = "1-1 1-3 2-4 3-5 4-5 6-6 1-6 2-6 3-6 4-6 5-6 4-4 4-4 5-5 5-5 6-6 1-2 1-5 2-2 2-5 3-4";
    table t = tok({{"discard_claim", "any_player_to_win"}}, both);
    ASSERT_EQ(t.act(0, "discard 6-6"), "");
    EXPECT_EQ(t.s.open.winner, 1);
}

TEST(hohpai_tok, a_dealt_win_of_the_first_player)
{
    const table t = tok(json::object(), "4-4 4-4 5-5 5-5 6-6 6-6");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(settle(t.s).ending, "dealt_win");
}

/// Everybody draws from the stock and discards what he drew, `turns` times.
void draw_and_discard(table& t, int turns)
{
    for (int i = 0; i < turns; ++i) {
        const seat who = t.s.open.active;
        ASSERT_EQ(t.act(who, "take stock"), "");
        const auto taken = t.s.last_taken[static_cast<std::size_t>(who)];
        ASSERT_EQ(t.act(who, "discard " + dominoes::to_text(taken)), "");
    }
}

TEST(hohpai_tok, stock_out_reshuffle)
{
    table t = tok({{"win_declaration", "optional"}});
    ASSERT_EQ(t.act(0, "discard 1-1"), "");
    draw_and_discard(t, 11);
    // All discards but the last form a new stock: 12 discards, one stays.
    EXPECT_EQ(t.view(0)["stock"], 11);
    EXPECT_EQ(t.view(0)["discard"], "1-6");
    EXPECT_EQ(t.view(0)["mixes"], 1);
    EXPECT_EQ(t.s.open.phase, phase::draw);
}

TEST(hohpai_tok, stock_out_draw)
{
    table t = tok({{"win_declaration", "optional"}, {"stock_out", "draw"}});
    ASSERT_EQ(t.act(0, "discard 1-1"), "");
    draw_and_discard(t, 11);
    ASSERT_FALSE(round_over(t.s));
    const seat who = t.s.open.active;
    EXPECT_EQ(t.choices(who), (std::vector<std::string>{"pass"}));
    EXPECT_EQ(t.act(who, "take stock"), "stock_empty");
    EXPECT_EQ(t.act(who, "take discard"), "last_discard_only_to_win");
    EXPECT_EQ(t.act(who, "pass"), "");
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(settle(t.s).ending, "stock_out");
    EXPECT_EQ(settle(t.s).payments, (std::vector<half_units>(4, 0)));
}

TEST(hohpai_tok, optional_win_after_a_discard_is_declared_before_discarding)
{
    const std::string other = "1-1 1-3 2-4 3-5 4-6 1-6 1-1 1-4 2-6 3-3 6-6 4-4 4-4 5-5 5-5 6-6 1-2 1-5 2-2 2-5 3-4";
    table t = tok({{"win_declaration", "optional"}, {"discarder_pays_all", true}}, other);
    ASSERT_EQ(t.act(0, "discard 1-1"), "");
    ASSERT_EQ(t.act(1, "take stock"), "");
    ASSERT_EQ(t.act(1, "discard 6-6"), "");
    ASSERT_EQ(t.act(2, "take discard"), "");
    EXPECT_EQ(t.choices(2).front(), "declare");
    EXPECT_EQ(t.act(2, "declare"), "");
    EXPECT_EQ(settle(t.s).payments, (std::vector<half_units>{0, whole(-9), whole(9), 0}));
}

} // namespace
} // namespace hanpan::hohpai
