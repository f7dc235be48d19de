// SPDX-License-Identifier: GPL-3.0-or-later
// Section 7: who pays what, the examples S1 to S4 by name, and every rule about chips.
#include "dragon/table.h"
#include "games/dragon/combos.h"
#include "games/dragon/cover.h"

namespace hanpan::dragon {

namespace {

// Losers' hands by their uncombined cubes (3-cube, black open cube).
constexpr const char* u0 = "2s 3s 4s 5s 5h 5d 5c 9h 9d 9c 12h 13h Dh";
constexpr const char* u2 = "2d 2d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6d 6c";
constexpr const char* u3 = "5d 5d 3h 4h 5h 9s 9h 9d 9c 6s 6h 6c 6c";
constexpr const char* u4 = "7s 7h 7d 7d 9s 8s 7s 6d 3c 3c Dh 11h 13d";
constexpr const char* u7 = "3s 4s 5s 9s 9h 9d As 7h 11d 13c 2c 12h 5d";
constexpr const char* u13 = "As 3h 5d 7c 9s 11h 13d 2c 4s 6h 8d 10c 12s";

/// A round that seat 0 has just won with `won`, the losers holding these hands.
table won_round(const json& differences, const std::string& won, const std::vector<std::string>& losers, int pot = 0)
{
    const int players = static_cast<int>(losers.size()) + 1;
    table t = deal_hands(differences, players, 0, {}, "7s");
    open_part& o = t.s.open;
    t.s.free[0] = bag_of(won);
    for (std::size_t i = 0; i < losers.size(); ++i)
        t.s.free[i + 1] = bag_of(losers[i]);
    const reading r = best_reading(o.context, t.s.free[0], true);
    EXPECT_TRUE(r);
    o.winner = 0;
    o.figure = static_cast<std::int8_t>(r.figure);
    o.special = r.special;
    o.points = static_cast<std::int16_t>(r.points);
    o.pot = static_cast<std::int16_t>(pot);
    o.ending = ending::holla;
    o.phase = phase::round_end;
    return t;
}

std::vector<half_units> chips(std::vector<int> list)
{
    std::vector<half_units> amounts;
    for (const int n : list)
        amounts.push_back(whole(n));
    return amounts;
}

/// The lines give exactly the payments.
void expect_itemised(const settlement& result)
{
    std::vector<half_units> sum(result.payments.size());
    for (const settlement_line& line : result.lines) {
        EXPECT_FALSE(line.reason.empty());
        if (line.from != no_seat)
            sum[static_cast<std::size_t>(line.from)] -= line.amount;
        if (line.to != no_seat)
            sum[static_cast<std::size_t>(line.to)] += line.amount;
    }
    EXPECT_EQ(sum, result.payments);
}

std::int64_t factor(const settlement_line& line, std::string_view id)
{
    for (const auto& f : line.factors)
        if (f.id == id)
            return f.value;
    return -1;
}

standing after(const table& t) { return game::advance(*t.law, t.st, t.s); }

} // namespace

TEST(dragon_settle, S1_special_dragon_with_a_pot)
{
    const table t = won_round(json::object(), special_dragon_hand, {u4, u7, u0}, 5);
    const settlement result = settle(t.s);
    EXPECT_EQ(result.payments, chips({117, -38, -44, -30}));
    EXPECT_EQ(result.ending, "holla");
    EXPECT_EQ(result.winners, std::vector<seat>{0});
    expect_itemised(result);
    EXPECT_EQ(result.lines[0].reason, "dragon");
    EXPECT_EQ(factor(result.lines[0], "points"), 20);
    EXPECT_EQ(factor(result.lines[0], "special"), 10);
    EXPECT_EQ(factor(result.lines[0], "uncombined"), 4);
    EXPECT_EQ(factor(result.lines[0], "unit"), 2);
    EXPECT_EQ(after(t).scores, chips({217, 62, 56, 70}));
    EXPECT_EQ(after(t).pot, 0);
}

// What S1 pays, at a table of real cubes: everybody who looks sees who has won, and with what.
TEST(dragon_settle, won_at_a_table_of_real_cubes)
{
    const rules law = rules_from(json::object());
    const std::vector<cubes::bag> hands{bag_of(u7), bag_of(special_dragon_hand), bag_of(u2)};
    const state won = won_at_table(law, cube("7s"), hands, 1, 12);
    const open_part& seen = observe(won, 0).open;
    EXPECT_EQ(seen.winner, 1);
    EXPECT_EQ(figure_id(law, seen.figure), "dragon");
    EXPECT_TRUE(seen.special);
    EXPECT_EQ(seen.pot, 12);
    // 20 for the dragon, 10 for its black head, 2 for each cube left over; and the pot.
    EXPECT_EQ(settle(won).payments, chips({-(30 + 14), 30 + 14 + 30 + 4 + 12, -(30 + 4)}));
    // Who holds no dragon has not won.
    EXPECT_EQ(won_at_table(law, cube("7s"), hands, 0, 12).open.winner, no_seat);
}

TEST(dragon_settle, S2_snake_and_a_loser_short_of_chips)
{
    table t = won_round(json::object(), snake_hand, {u3, u13});
    EXPECT_EQ(settle(t.s).payments, chips({42, -11, -31}));
    EXPECT_FALSE(game::match_over(*t.law, after(t)));
    t.s.open.chips[2] = t.s.open.chips_before[2] = 20;
    EXPECT_EQ(settle(t.s).payments, chips({31, -11, -20}));
    EXPECT_EQ(factor(settle(t.s).lines[1], "due"), 31);
    expect_itemised(settle(t.s));
    EXPECT_EQ(after(t).chips[2], 0);
    EXPECT_TRUE(game::match_over(*t.law, after(t)));
}

TEST(dragon_settle, S3_shared_hand_points)
{
    const table t = won_round({{"hand_points_payer", "shared"}}, boa_hand, {u2, u2, u2});
    EXPECT_EQ(settle(t.s).payments, chips({22, -8, -7, -7}));
    EXPECT_EQ(factor(settle(t.s).lines[0], "share"), 4);
    EXPECT_EQ(factor(settle(t.s).lines[1], "share"), 3);
    expect_itemised(settle(t.s));
}

TEST(dragon_settle, S4_five_chips_end_the_game_six_do_not)
{
    for (const auto& [left, over] : {std::pair{5, true}, {6, false}}) {
        table t = won_round(json::object(), snake_hand, {u3, u3, u3});
        t.s.open.chips[1] = static_cast<std::int16_t>(11 + left);
        EXPECT_EQ(after(t).chips[1], left);
        EXPECT_EQ(game::match_over(*t.law, after(t)), over) << left;
    }
    table t = won_round({{"bust_threshold", 0}}, snake_hand, {u3, u3, u3});
    t.s.open.chips[1] = 12;
    EXPECT_FALSE(game::match_over(*t.law, after(t)));
}

TEST(dragon_settle, bank_pays_the_hand_points_once)
{
    const table t = won_round({{"hand_points_payer", "bank"}}, special_dragon_hand, {u4, u7, u0});
    EXPECT_EQ(settle(t.s).payments, chips({30 + 8 + 14, -8, -14, 0}));
    expect_itemised(settle(t.s));
}

TEST(dragon_settle, unit_points_and_bonus_are_the_houses)
{
    const table t = won_round({{"uncombined_unit", 5}, {"points", {1, 2, 3}}, {"special_dragon_bonus", 40}},
                              special_dragon_hand, {u4, u0});
    EXPECT_EQ(settle(t.s).payments, chips({63 + 43, -63, -43}));
    const table off = won_round({{"special_dragon", "off"}, {"uncombined_unit", 0}}, special_dragon_hand, {u4, u0});
    EXPECT_EQ(settle(off.s).payments, chips({40, -20, -20}));
}

TEST(dragon_settle, shortfall_as_debt)
{
    table t = won_round({{"shortfall", "debt"}}, snake_hand, {u3, u13});
    t.s.open.chips[2] = t.s.open.chips_before[2] = 20;
    EXPECT_EQ(settle(t.s).payments, chips({42, -11, -31}));
    EXPECT_EQ(after(t).chips[2], -11);
}

TEST(dragon_settle, loans_bridge_a_shortfall_and_count_against_the_score)
{
    table t = won_round({{"loans", "on_consent"}, {"loan_size", 10}, {"loan_max", 2}}, snake_hand, {u3, u13});
    t.s.open.chips[2] = t.s.open.chips_before[2] = 20;
    EXPECT_EQ(settle(t.s).payments, chips({42, -11, -31}));
    const standing st = after(t);
    // 20 and two loans of 10 are 40; after paying 31 there are 9 chips and 20 owed.
    EXPECT_EQ(st.chips[2], 9);
    EXPECT_EQ(st.loans[2], 2);
    EXPECT_EQ(st.scores[2], whole(-11));
    EXPECT_EQ(factor(settle(t.s).lines[1], "loans"), 2);
    expect_itemised(settle(t.s));
    EXPECT_FALSE(game::match_over(*t.law, st));

    // Nearly out of chips after the round: another loan while there is one, without changing the score.
    table low = won_round({{"loans", "on_consent"}, {"loan_max", 1}}, snake_hand, {u3, u3});
    low.s.open.chips[1] = low.s.open.chips_before[1] = 15;
    EXPECT_EQ(after(low).chips[1], 54);
    EXPECT_EQ(after(low).scores[1], whole(4));
    EXPECT_FALSE(game::match_over(*low.law, after(low)));
}

TEST(dragon_settle, custom_hand_pays_its_points)
{
    const json own{
        {"custom_hands", {{{"id", "black_twins"}, {"name", "Black"}, {"points", 17}, {"head_suits", {"s"}}}}}};
    const table t = won_round(own, boa_hand, {u2, u3});
    EXPECT_EQ(figure_id(*t.law, t.s.open.figure), "black_twins");
    EXPECT_EQ(settle(t.s).payments, chips({21 + 23, -21, -23}));
    EXPECT_EQ(settle(t.s).lines[0].reason, "custom_hand");
}

TEST(dragon_settle, pot_of_a_drawn_round)
{
    for (const char* pot : {"carry", "refund"}) {
        table t = deal_hands({{"drawn_pot", pot}}, 3, 0, {}, "7s");
        open_part& o = t.s.open;
        o.phase = phase::round_end;
        o.ending = ending::drawn;
        o.pot = 5; // three of them from an earlier round
        o.fees[1] = 2;
        o.chips[1] = 98;
        const bool refund = std::string_view(pot) == "refund";
        EXPECT_EQ(settle(t.s).payments, chips({0, refund ? 0 : -2, 0}));
        EXPECT_EQ(after(t).pot, refund ? 3 : 5);
        EXPECT_EQ(after(t).chips[1], refund ? 100 : 98);
        expect_itemised(settle(t.s));
    }
}

TEST(dragon_settle, drawn_rounds_count_or_are_played_again)
{
    for (const bool counts : {true, false}) {
        table t = deal_hands({{"rounds", 1}, {"drawn_round_counts", counts}}, 3, 0, {}, "7s");
        t.s.open.phase = phase::round_end;
        t.s.open.ending = ending::drawn;
        EXPECT_EQ(game::match_over(*t.law, after(t)), counts);
    }
    standing st;
    st.chips = {100, 100};
    st.round = 1 + most_replays;
    EXPECT_TRUE(game::match_over(rules_from({{"rounds", 1}, {"drawn_round_counts", false}}), st));
}

TEST(dragon_settle, forfeit_pays_thirty_to_every_other_player)
{
    table t = deal_hands({{"abandon", "forfeit_30"}, {"first_player", "dealer"}}, 4, 0, {}, "7s");
    t.s.open.pot = 3;
    EXPECT_EQ(t.act(0, "forfeit"), "");
    ASSERT_TRUE(round_over(t.s));
    const settlement result = settle(t.s);
    EXPECT_EQ(result.ending, "forfeit");
    EXPECT_TRUE(result.winners.empty());
    EXPECT_EQ(result.payments, chips({-90, 30, 30, 30}));
    expect_itemised(result);
    // Fines and fees already paid stay for the next round.
    EXPECT_EQ(after(t).pot, 3);
    EXPECT_EQ(after(t).dealer, 0);
}

TEST(dragon_settle, next_dealer_is_the_winner_or_in_turn)
{
    const std::vector<std::string> losers{u3, u3, u3};
    table t = won_round(json::object(), snake_hand, losers);
    t.st.dealer = 2;
    EXPECT_EQ(after(t).dealer, 0);
    table in_turn = won_round({{"next_dealer", "rotate"}}, snake_hand, losers);
    in_turn.st.dealer = 2;
    EXPECT_EQ(after(in_turn).dealer, 3);
    t.s.open.winner = no_seat;
    t.s.open.ending = ending::drawn;
    EXPECT_EQ(after(t).dealer, 2); // after a drawn round the dealer stays
}

TEST(dragon_settle, handicap_and_starting_chips)
{
    random_stream rng(1);
    const rules r = rules_from({{"start_chips", 60}, {"handicap", {0, 20, -30}}});
    const standing st = game::first_standing(r, 4, no_seat, rng);
    EXPECT_EQ(st.scores, chips({60, 80, 30, 60}));
    const rule_problem poor = game::setup_problem(rules_from({{"start_chips", 30}, {"handicap", {0, -30}}}), 2);
    EXPECT_EQ(poor.field, "handicap");
    EXPECT_EQ(poor.other, "start_chips");
    EXPECT_EQ(
        game::setup_problem(rules_from({{"start_chips", 30}, {"handicap", {0, -20}}, {"bust_threshold", 10}}), 2).other,
        "bust_threshold");
}

TEST(dragon_settle, uncombined_cover_equals_enumeration_of_partitions)
{
    // Every subset of the hand that is one combo, then the best disjoint choice among all subsets.
    random_stream rng(9);
    for (int i = 0; i < 60; ++i) {
        json r{{"max_wilds_per_combo", i % 4 == 3 ? json(1) : json("unlimited")}};
        const char* contexts[] = {"three_cube/7s", "odd_even/8h", "four_color/7s", "unlimited/2c nat-", "none/7s"};
        const context c = context_of(contexts[i % 5], r);
        cubes::bag hand;
        while (hand.size() < 10) {
            const std::uint32_t rank = rng.below(6);
            const auto t = cubes::make(static_cast<int>(rng.below(4)), rank == 5 ? 14 : static_cast<int>(rank + 4));
            if (hand.count(t) < 2)
                hand.add(t);
        }
        const auto list = cubes::listed(hand);
        std::vector<int> most(1024);
        std::vector<bool> combines(1024);
        for (unsigned set = 1; set < 1024; ++set) {
            std::vector<cubes::type> pieces;
            for (std::size_t k = 0; k < 10; ++k)
                if ((set >> k & 1) != 0)
                    pieces.push_back(list[k]);
            combines[set] = false;
            for (const combo kind : combos_of(c, pieces))
                combines[set] =
                    combines[set] || (kind != combo::twin && kind != combo::set_tail && kind != combo::run_tail);
            for (unsigned part = set; part != 0; part = (part - 1) & set)
                if (combines[part])
                    most[set] = std::max(most[set], std::popcount(part) + most[set ^ part]);
        }
        EXPECT_EQ(uncombined(c, hand), 10 - most[1023]) << contexts[i % 5] << ": " << cubes::to_text(hand);
    }
}

} // namespace hanpan::dragon
