// SPDX-License-Identifier: GPL-3.0-or-later
// The variant table of RULES.md section 7 in play, row by row; refusals, the log, what each seat sees.
#include "table.h"

namespace hanpan::hohpai {
namespace {

using dominoes::face;

/// Hands no piece of which completes anything soon: 0 and the others far from winning, and a known row.
/// whirl=off, 4 players: seats 0 to 3, then the row from end A.
const std::string dull = "1-1 1-3 2-4 3-5 5-6 6-6 "
                         "1-1 1-4 2-6 3-6 4-4 5-5 "
                         "1-2 1-5 2-5 3-3 4-6 6-6 "
                         "1-6 2-2 2-3 3-4 4-5 5-6 "
                         "1-3 4-6 1-5 2-2 3-3 4-4 5-5 1-6";

table dull_table(const json& more = json::object())
{
    json r{{"whirl", false}, {"win_declaration", "optional"}};
    r.update(more);
    return deal(r, 4, 0, deck_with(r, 4, dull));
}

/// Exchanges the piece and plays on.
void pass_through(table& t, seat who, const std::string& piece)
{
    ASSERT_EQ(t.act(who, "exchange " + piece), "");
    if (t.s.open.phase == phase::taken) {
        ASSERT_EQ(t.act(who, "decline"), "");
    }
}

TEST(hohpai_rules, head_draw)
{
    int ties = 0;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        random_stream rng(seed, random_stream::purpose::first_dealer);
        const standing st = game::first_standing(rules_from(nullptr, 4), 4, no_seat, rng);
        ASSERT_GE(st.draws.size(), 4U);
        std::vector<int> worth(4, 0);
        std::size_t i = 0;
        std::vector<seat> drawing{0, 1, 2, 3};
        while (drawing.size() > 1) { // only the tied ones draw again
            int most = 0;
            for (const seat p : drawing) {
                ASSERT_EQ(st.draws[i].who, p);
                worth[static_cast<std::size_t>(p)] = dominoes::spots(st.draws[i++].piece);
                most = std::max(most, worth[static_cast<std::size_t>(p)]);
            }
            std::erase_if(drawing, [&](seat p) { return worth[static_cast<std::size_t>(p)] < most; });
        }
        ties += i > 4;
        EXPECT_EQ(i, st.draws.size());
        EXPECT_EQ(st.dealer, drawing.front());
    }
    EXPECT_GT(ties, 0);
    random_stream rng(1);
    EXPECT_EQ(game::first_standing(rules_from(nullptr, 4), 4, 2, rng).dealer, 2);
}

TEST(hohpai_rules, koan_a_priority)
{
    int seen = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        random_stream rng(seed, random_stream::purpose::first_dealer);
        const standing st = game::first_standing(rules_from({{"koan_a_priority", true}}, 4), 4, no_seat, rng);
        for (std::size_t i = 0; i < 4; ++i)
            if (st.draws[i].piece == dominoes::make(2, 5)) {
                ++seen;
                EXPECT_EQ(st.dealer, st.draws[i].who);
                EXPECT_EQ(st.draws.size(), 4U);
            }
    }
    EXPECT_GT(seen, 10);
}

TEST(hohpai_rules, rows_of_section_3)
{
    const auto row = [](const json& r, int players) {
        for (std::uint64_t seed = 1;; ++seed)
            if (const table t = deal(r, players, 0, shuffled(r, players, seed), seed); !round_over(t.s))
                return t.view(0)["row"].size();
    };
    EXPECT_EQ(row("standard", 4), 8U);
    EXPECT_EQ(row("standard", 3), 6U);
    EXPECT_EQ(row("three_28", 3), 10U);
    EXPECT_EQ(row({{"removal_3p", "none"}}, 3), 14U);
    EXPECT_EQ(row("standard", 2), 20U);
    EXPECT_EQ(row({{"removal_2p", "both"}}, 2), 12U);
    // The eye shortens closed rows only.
    EXPECT_EQ(row("eye", 4), 7U);
    EXPECT_EQ(row("eye", 3), 5U);
    EXPECT_EQ(row("eye", 2), 19U);
    EXPECT_EQ(row({{"preset", "eye"}, {"removal_3p", "one"}}, 3), 10U);
}

TEST(hohpai_rules, whirl_off_deals_six_each_and_the_head_starts)
{
    const table t = dull_table();
    EXPECT_EQ(t.hand(0), "1-1 1-3 2-4 3-5 5-6 6-6");
    EXPECT_EQ(t.hand(3), "1-6 2-2 2-3 3-4 4-5 5-6");
    EXPECT_EQ(t.row(), "1-3 4-6 1-5 2-2 3-3 4-4 5-5 1-6");
    EXPECT_EQ(t.view(0)["first"], 0);
    EXPECT_TRUE(t.view(0)["turned_up"].is_null());
}

TEST(hohpai_rules, turn_direction_turns_the_sides_of_the_passing)
{
    // Seats count in playing order: played to the left, the player on the right is the one before.
    for (std::uint64_t seed = 1; seed < 40; ++seed) {
        const json r{{"turn_direction", "clockwise"}};
        const table t = deal(r, 4, 0, shuffled(r, 4, seed), seed);
        if (round_over(t.s))
            continue;
        const json v = t.view(0);
        EXPECT_EQ(v["first"], v["passed"] == "right" ? 3 : v["passed"] == "left" ? 1 : 0);
    }
}

TEST(hohpai_rules, put_first_takes_the_piece_at_the_other_end)
{
    table t = dull_table();
    pass_through(t, 0, "1-1");
    EXPECT_EQ(t.hand(0), "1-3 1-3 2-4 3-5 5-6 6-6");
    EXPECT_EQ(t.row(), "4-6 1-5 2-2 3-3 4-4 5-5 1-6 1-1");
    EXPECT_EQ(t.view(0)["taken"][0], "1-3");
    // The owner sees where his piece lies, the others who put it there.
    EXPECT_EQ(t.view(0)["row"].back(), "1-1");
    EXPECT_EQ(t.view(1)["row"].back(), "");
    EXPECT_EQ(t.view(1)["row_from"].back(), 0);
    EXPECT_EQ(t.view(1)["taken"][0], "");
}

TEST(hohpai_rules, row_ends_alternating_takes_the_piece_just_put_in)
{
    table t = dull_table({{"row_ends", "alternating"}});
    pass_through(t, 0, "1-1");
    EXPECT_EQ(t.row(), "4-6 1-5 2-2 3-3 4-4 5-5 1-6 1-1");
    pass_through(t, 1, "2-6"); // pushes at A, takes at B what seat 0 put in
    EXPECT_EQ(t.row(), "2-6 4-6 1-5 2-2 3-3 4-4 5-5 1-6");
    EXPECT_EQ(t.hand(1), "1-1 1-1 1-4 3-6 4-4 5-5");
    pass_through(t, 2, "1-2");
    EXPECT_EQ(t.row(), "4-6 1-5 2-2 3-3 4-4 5-5 1-6 1-2") << "the third again like the first";
    // Seat 0 knew where its piece went: straight into the hand of seat 1.
    EXPECT_EQ(t.view(0)["surely_held"][1], "1-1");
}

TEST(hohpai_rules, row_ends_alternating_remixes_every_row)
{
    const json r{{"preset", "three_28"}, {"row_ends", "alternating"}};
    EXPECT_EQ(deal(r, 3, 0, shuffled(r, 3, 1)).view(0)["mix_in"], 10);
    EXPECT_TRUE(deal("three_28", 3, 0, shuffled("three_28", 3, 1)).view(0)["mix_in"].is_null());
}

TEST(hohpai_rules, closed_row_fix_none_never_mixes)
{
    table t = dull_table({{"closed_row_fix", "none"}});
    for (int turn = 0; turn < 24; ++turn)
        pass_through(t, t.s.open.active, t.hand(t.s.open.active).substr(0, 3));
    EXPECT_EQ(t.s.open.mixes, 0);
}

TEST(hohpai_rules, closed_row_fix_eye_leaves_the_whirled_piece_face_up)
{
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const table t = deal("eye", 4, 0, shuffled("eye", 4, seed), seed);
        const json v = t.view(2);
        EXPECT_EQ(v["eye"], v["turned_up"]);
        std::vector<zone> zones;
        list_zones(observe(t.s, 2), zones);
        EXPECT_TRUE(std::any_of(zones.begin(), zones.end(),
                                [&](const zone& z) { return z.id == "eye" && json(z.pieces[0]) == v["eye"]; }));
    }
    // With the whirl off one random piece of the row.
    const table t = dull_table({{"closed_row_fix", "eye"}});
    EXPECT_EQ(t.view(0)["row"].size(), 7U);
    EXPECT_TRUE(t.view(0)["eye"].is_string());
}

TEST(hohpai_rules, exchange_order_take_first_holds_seven)
{
    table t = dull_table({{"exchange_order", "take_first"}});
    EXPECT_EQ(t.hand(0), "1-1 1-3 1-3 2-4 3-5 5-6 6-6");
    EXPECT_EQ(t.view(1)["counts"], (json{7, 6, 6, 6}));
    EXPECT_EQ(t.view(1)["row"].size(), 7U);
    pass_through(t, 0, "1-3");
    EXPECT_EQ(t.hand(0), "1-1 1-3 2-4 3-5 5-6 6-6");
    EXPECT_EQ(t.row(), "1-5 2-2 3-3 4-4 5-5 1-6 1-3") << "the next player has taken already";
}

TEST(hohpai_rules, exchange_order_take_first_wins_with_any_six_of_seven)
{
    const json r{{"whirl", false}, {"exchange_order", "take_first"}};
    // 4-4 4-4 5-5 5-5 6-6 and the row's first 6-6 are ro-in twice; 3-6 is the seventh.
    const table t = deal(
        r, 4, 0,
        deck_with(
            r, 4,
            "4-4 4-4 5-5 5-5 6-6 3-6 1-5 2-5 3-5 4-5 1-6 1-3 1-1 1-3 2-2 2-4 3-3 1-2 1-4 2-2 2-3 2-6 3-3 1-1 6-6"));
    ASSERT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.open.winner, 0);
    EXPECT_EQ(dominoes::to_text(t.s.open.winning), "4-4 4-4 5-5 5-5 6-6 6-6");
    EXPECT_EQ(t.s.open.score, 3);
}

TEST(hohpai_rules, taken_piece_visibility_all)
{
    table t = dull_table({{"taken_piece_visibility", "all"}});
    pass_through(t, 0, "1-1");
    EXPECT_EQ(t.view(2)["taken"][0], "1-3");
    EXPECT_EQ(t.view(2)["surely_held"][0], "1-3");
    EXPECT_EQ(t.view(2)["row"].back(), "") << "what was put in stays hidden";
}

TEST(hohpai_rules, win_declaration_optional)
{
    // Seat 0 is dealt two tai-sam-tong.
    const json r{{"whirl", false}, {"win_declaration", "optional"}};
    const std::string start =
        "1-1 1-3 2-2 2-4 3-3 4-4 1-5 2-5 3-5 4-5 1-6 1-3 1-1 1-4 2-2 2-6 3-3 1-2 1-6 2-3 3-4 3-6 4-4 4-6 5-5 5-6";
    table t = deal(r, 4, 0, deck_with(r, 4, start));
    ASSERT_FALSE(round_over(t.s));
    EXPECT_EQ(t.choices(0).front(), "declare");
    EXPECT_EQ(t.act(0, "decline"), "");
    EXPECT_EQ(t.act(0, "declare"), "declined_before");
    EXPECT_EQ(t.choices(0).front(), "exchange 1-1");
    EXPECT_EQ(t.act(0, "exchange 4-4"), "");
    EXPECT_EQ(t.act(0, "exchange 1-1"), "answer_first");
    // Everybody is asked after taking, win or not, so that being asked tells nobody anything.
    EXPECT_EQ(t.choices(0), (std::vector<std::string>{"decline"}));
    EXPECT_EQ(t.act(0, "declare"), "no_win");
    EXPECT_EQ(t.act(0, "decline"), "");
    EXPECT_EQ(t.act(1, "exchange 1-5"), "");

    table again = deal(r, 4, 0, deck_with(r, 4, start));
    EXPECT_EQ(again.act(0, "declare"), "");
    EXPECT_TRUE(round_over(again.s));
    EXPECT_EQ(settle(again.s).payments[0], whole(3));
}

TEST(hohpai_rules, win_declaration_optional_declared_later)
{
    // Seat 0 completes ro-in twice with the first piece, declines, and declares at the start of the next turn.
    const json r{{"whirl", false}, {"win_declaration", "optional"}};
    table t = deal(
        r, 4, 0,
        deck_with(
            r, 4,
            "4-4 4-4 5-5 5-5 6-6 3-6 1-5 2-5 3-5 4-5 1-6 1-3 1-1 1-3 2-2 2-4 3-3 1-2 1-4 2-2 2-3 2-6 3-3 1-1 6-6"));
    ASSERT_EQ(t.act(0, "exchange 3-6"), "");
    EXPECT_EQ(t.choices(0), (std::vector<std::string>{"declare", "decline"}));
    EXPECT_EQ(t.act(0, "decline"), "");
    pass_through(t, 1, "1-5");
    pass_through(t, 2, "1-1");
    pass_through(t, 3, "1-1");
    EXPECT_EQ(t.act(0, "declare"), "");
    EXPECT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.open.score, 3);
}

/// Seat 1: pou-tong 5 (4). Seat 2: two tai-sam-tong (1). Seat 3: nothing.
const std::string two_wins =
    "1-1 1-3 1-6 3-6 4-6 6-6 1-5 2-5 3-5 4-5 5-5 5-6 1-1 1-3 2-2 2-4 3-3 4-4 1-2 1-4 2-2 2-3 2-6 3-3";
/// The same with seats 1 and 2 changed.
const std::string two_wins_dearer_later =
    "1-1 1-3 1-6 3-6 4-6 6-6 1-1 1-3 2-2 2-4 3-3 4-4 1-5 2-5 3-5 4-5 5-5 5-6 1-2 1-4 2-2 2-3 2-6 3-3";

TEST(hohpai_rules, dealt_win_timing_immediate)
{
    const json r{{"whirl", false}, {"dealt_win_timing", "immediate"}};
    const table t = deal(r, 4, 0, deck_with(r, 4, two_wins));
    ASSERT_TRUE(round_over(t.s)) << "before the first exchange";
    EXPECT_EQ(t.s.open.winner, 1);
}

TEST(hohpai_rules, dealt_win_precedence)
{
    json r{{"whirl", false}, {"dealt_win_timing", "immediate"}};
    EXPECT_EQ(deal(r, 4, 0, deck_with(r, 4, two_wins_dearer_later)).s.open.winner, 1);
    r["dealt_win_precedence"] = "highest_score";
    EXPECT_EQ(deal(r, 4, 0, deck_with(r, 4, two_wins_dearer_later)).s.open.winner, 2);
    // Equal scores: turn order. Two ordinary wins, seats 1 and 3.
    const std::string equal =
        "1-1 1-6 3-6 4-6 6-6 2-5 1-1 1-3 2-2 2-4 3-3 4-4 1-5 2-6 3-4 4-5 5-5 5-6 1-2 1-3 2-3 5-5 4-6 6-6";
    const table t = deal(r, 4, 0, deck_with(r, 4, equal));
    EXPECT_EQ(t.s.open.winner, 1);
}

TEST(hohpai_rules, dealt_win_timing_immediate_and_optional_asks_everybody)
{
    const json r{{"whirl", false}, {"dealt_win_timing", "immediate"}, {"win_declaration", "optional"}};
    table t = deal(r, 4, 0, deck_with(r, 4, two_wins));
    EXPECT_EQ(t.view(3)["to_act"], (json{0, 1, 2, 3}));
    EXPECT_EQ(t.act(0, "declare"), "no_win");
    EXPECT_EQ(t.act(0, "exchange 1-1"), "answer_first");
    EXPECT_EQ(t.act(2, "declare"), "");
    EXPECT_FALSE(round_over(t.s));
    EXPECT_EQ(t.act(1, "decline"), "");
    EXPECT_EQ(t.act(0, "decline"), "");
    EXPECT_EQ(t.act(3, "decline"), "");
    EXPECT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.open.winner, 2) << "seat 1 kept its dearer hand back";
    table none = deal(r, 4, 0, deck_with(r, 4, two_wins));
    for (const seat p : {3, 2, 1, 0})
        EXPECT_EQ(none.act(p, "decline"), "");
    EXPECT_EQ(none.s.open.phase, phase::exchange);
}

TEST(hohpai_rules, draw_cap_rounds_and_head_after_draw)
{
    for (const char* after : {"keep", "next_right"}) {
        table t = dull_table({{"draw_cap_rounds", 2}, {"head_after_draw", after}});
        for (int turn = 0; turn < 8; ++turn) {
            ASSERT_FALSE(round_over(t.s));
            pass_through(t, t.s.open.active, t.hand(t.s.open.active).substr(0, 3));
        }
        ASSERT_TRUE(round_over(t.s));
        const settlement paid = settle(t.s);
        EXPECT_EQ(paid.ending, "draw_cap");
        EXPECT_TRUE(paid.winners.empty());
        EXPECT_EQ(paid.payments, (std::vector<half_units>(4, 0)));
        const standing next = game::advance(*t.law, t.st, t.s);
        EXPECT_EQ(next.dealer, std::string(after) == "keep" ? 0 : 1);
        EXPECT_EQ(next.round, 1);
    }
}

TEST(hohpai_rules, the_winner_is_head_and_the_match_has_its_deals)
{
    const json r{{"whirl", false}, {"dealt_win_timing", "immediate"}, {"match_deals", 2}};
    const table t = deal(r, 4, 0, deck_with(r, 4, two_wins));
    standing st = game::advance(*t.law, t.st, t.s);
    EXPECT_EQ(st.dealer, 1);
    EXPECT_EQ(st.scores, (std::vector{whole(-4), whole(12), whole(-4), whole(-4)}));
    EXPECT_FALSE(game::match_over(*t.law, st));
    st = game::advance(*t.law, st, t.s);
    EXPECT_TRUE(game::match_over(*t.law, st));
}

TEST(hohpai_rules, settlement_names_its_factors)
{
    const json r{{"whirl", false}, {"dealt_win_timing", "immediate"}, {"stake", 5}};
    const settlement paid = settle(deal(r, 4, 0, deck_with(r, 4, two_wins)).s);
    ASSERT_EQ(paid.lines.size(), 3U);
    EXPECT_EQ(paid.lines[0].reason, "pou_tong");
    EXPECT_EQ(paid.lines[0].amount, whole(20));
    EXPECT_EQ(paid.lines[0].factors[0].id, "score");
    EXPECT_EQ(paid.lines[0].factors[0].value, 4);
    EXPECT_EQ(paid.lines[0].factors[1].value, 5);
}

TEST(hohpai_rules, refusals_of_the_row_form)
{
    table t = dull_table();
    EXPECT_EQ(t.act(0, "exchange 4-5"), "piece_not_held");
    EXPECT_EQ(t.act(0, "declare"), "no_win");
    EXPECT_EQ(t.act(0, "decline"), "nothing_to_decline");
    EXPECT_EQ(t.act(0, "take stock"), "take_not_here");
    EXPECT_EQ(t.act(0, "discard 1-1"), "discard_not_here");
    EXPECT_EQ(t.act(0, "pass"), "must_exchange");
    EXPECT_EQ(t.act(1, "exchange 1-1"), "not to act");
    EXPECT_EQ(t.act(0, "exchange 3-1#2"), "") << "either way round, with a copy's number";
    for (const char* wrong :
         {"", "exchange", "exchange 1-1 1-3", "exchange 7-7", "take", "take row", "declare now", "swap 1-1"})
        EXPECT_FALSE(read_action(t.s, 0, wrong)) << wrong;
}

TEST(hohpai_rules, the_log_keeps_the_secrets_of_its_owner)
{
    table t = dull_table();
    const action a = *read_action(t.s, 0, "exchange 1-1");
    EXPECT_EQ(public_text(t.s, 0, a, 0), "exchange 1-1");
    EXPECT_EQ(public_text(t.s, 0, a, 1), "exchange");
    EXPECT_EQ(public_text(t.s, 0, *read_action(t.s, 0, "decline"), 1), "");
    EXPECT_EQ(public_text(t.s, 0, *read_action(t.s, 0, "discard 1-1"), 1), "discard 1-1");
}

TEST(hohpai_rules, at_the_end_everything_lies_open)
{
    const json r{{"whirl", false}, {"dealt_win_timing", "immediate"}};
    const table t = deal(r, 4, 0, deck_with(r, 4, two_wins));
    const json v = t.view(0);
    EXPECT_EQ(v["hands"][1], "1-5 2-5 3-5 4-5 5-5 5-6");
    EXPECT_EQ(v["win"]["seat"], 1);
    EXPECT_EQ(v["win"]["score"], 4);
    EXPECT_EQ(v["win"]["ways"][0]["label"], "pou_tong_5");
    for (const json& piece : v["row"])
        EXPECT_NE(piece, "");
}

TEST(hohpai_rules, the_face_turned_up_is_known_to_lie_in_the_row)
{
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const table t = deal(nullptr, 4, 0, shuffled(nullptr, 4, seed), seed);
        if (round_over(t.s))
            continue;
        for (seat p = 0; p < 4; ++p)
            EXPECT_EQ(t.view(p)["surely_in_row"], t.view(p)["turned_up"]);
    }
}

TEST(hohpai_rules, after_a_remix_ones_own_pieces_are_known_to_be_in_the_row)
{
    table t = dull_table();
    std::vector<std::string> mine;
    for (int turn = 0; turn < 8; ++turn) {
        const seat who = t.s.open.active;
        const std::string piece = t.hand(who).substr(0, 3);
        if (who == 0)
            mine.push_back(piece);
        pass_through(t, who, piece);
    }
    EXPECT_EQ(t.s.open.mixes, 1);
    std::sort(mine.begin(), mine.end());
    EXPECT_EQ(t.view(0)["surely_in_row"], mine[0] + " " + mine[1]);
    const json seen = t.view(0);
    for (const json& piece : seen["row"])
        EXPECT_EQ(piece, "") << "but no longer where";
}

} // namespace
} // namespace hanpan::hohpai
