// SPDX-License-Identifier: GPL-3.0-or-later
// Counting and payment: RULES.md, sections 1, 6 and 7.5, and the decisions on undercuts and ties.
#include "sitting.h"

namespace hanpan::hoola {
namespace {

using amounts = std::vector<double>;

/// A finished position; seats not in `unregistered` have a meld.
struct result {
    result(const json& law, ending how, seat closer, const std::vector<std::string>& hands,
           std::initializer_list<seat> unregistered = {}, seat dealer = 0, seat discarder = no_seat)
        : r(law_of(law))
    {
        p.ending = how;
        p.players = static_cast<int>(hands.size());
        p.dealer = dealer;
        p.closer = closer;
        p.discarder = discarder;
        p.playing = seat_set::first(p.players);
        for (seat s = 0; s < p.players; ++s) {
            p.hands[s] = set_of(hands[static_cast<std::size_t>(s)]);
            p.registered.add(s);
        }
        for (const seat s : unregistered)
            p.registered.remove(s);
    }
    amounts paid() const
    {
        amounts all;
        half_units sum = 0, by_lines = 0;
        const settlement done = settle_position(r, p);
        for (const half_units amount : done.payments) {
            all.push_back(units(amount));
            sum += amount;
        }
        EXPECT_EQ(sum, 0);
        for (const settlement_line& line : done.lines)
            if (line.to == 0)
                by_lines += line.amount;
            else if (line.from == 0)
                by_lines -= line.amount;
        EXPECT_EQ(by_lines, done.payments[0]) << "the lines are the whole of the payments";
        return all;
    }
    std::vector<seat> winners() const { return settle_position(r, p).winners; }
    seat next_dealer() const { return next_dealer_of(r, p); }
    rules r;
    final_position p;
};

int points(const std::string& hand, const json& law = nullptr) { return final_points(law_of(law), set_of(hand)); }
int raw(const std::string& hand, const json& law = nullptr) { return raw_points(law_of(law), set_of(hand)); }

TEST(hoola_points, card_values)
{
    EXPECT_EQ(raw("AS"), 1);
    EXPECT_EQ(raw("TS"), 10);
    EXPECT_EQ(raw("JS QS KS"), 36);
    EXPECT_EQ(raw("JS QS KS", {{"face_value", "ten"}, {"blast_high", "off"}}), 30);
    EXPECT_EQ(points("7S"), 7);
    EXPECT_EQ(points("7S", {{"seven_final_value", 14}}), 14);
    EXPECT_EQ(raw("7S", {{"seven_final_value", 14}}), 7);
    EXPECT_EQ(points("X1 2S", {{"jokers", 1}, {"joker_final_value", 20}}), 22);
    EXPECT_EQ(raw("X1 2S", {{"jokers", 1}, {"joker_final_value", 20}}), 22);
}

TEST(hoola_points, vector_0a_quads_count_nothing)
{
    EXPECT_EQ(points("2S 4S 5S 9S 9H 9D 9C"), 11);
    EXPECT_EQ(raw("2S 4S 5S 9S 9H 9D 9C"), 47);
    EXPECT_EQ(points("2S 4S 5S 9S 9H 9D 9C", {{"quads_ignored", false}}), 47);
    EXPECT_EQ(points("9S 9H 9D X1", {{"jokers", 1}}), 27) << "a joker never completes a quad";
}

TEST(hoola_settle, vector_0b_twenty_four)
{
    const result z(nullptr, ending::hoola, 0, {"", "7S KS KH", "2S", "3S"}, {1});
    EXPECT_EQ(z.paid()[1], -24);
}

TEST(hoola_settle, vector_1_ordinary_win)
{
    const result w(nullptr, ending::going_out, 0, {"", "3S 5S", "JS 4S", "7S KS"});
    EXPECT_EQ(w.paid(), (amounts{9, -1, -2, -6}));
    EXPECT_EQ(w.winners(), std::vector<seat>{0});
    EXPECT_EQ(w.next_dealer(), 0);
}

TEST(hoola_settle, vector_2_hoola)
{
    const json off{{"double_hoola", false}};
    EXPECT_EQ(result(nullptr, ending::hoola, 0, {"", "2S 3S 5S 8S TS JS QS", "4H 6H"}, {1}).paid(),
              (amounts{10, -8, -2}));
    EXPECT_EQ(result(off, ending::hoola, 0, {"", "2S 3S 5S 8S TS JS QS", "4H 6H"}, {1}).paid(), (amounts{5, -4, -1}));
    EXPECT_EQ(result({{"double_unmelded", false}}, ending::hoola, 0, {"", "2S 3S 5S 8S TS JS QS", "4H 6H"}, {1}).paid(),
              (amounts{6, -4, -2}));
}

TEST(hoola_settle, vector_3_ties)
{
    const auto tie = [](const json& law) {
        return result(law, ending::going_out, 4, {"QS", "QH", "KS 4S 3S", "KH TH 4H 3H", ""}).paid();
    };
    ASSERT_EQ(points("KS 4S 3S"), 20);
    ASSERT_EQ(points("KH TH 4H 3H"), 30);
    EXPECT_EQ(tie({{"tie_mode", "share_lower"}}), (amounts{-1, -1, -3, -4, 9}));
    EXPECT_EQ(tie({{"tie_mode", "share_higher"}}), (amounts{-2, -2, -3, -4, 11}));
    EXPECT_EQ(tie({{"tie_mode", "average"}}), (amounts{-1.5, -1.5, -3, -4, 10}));
    EXPECT_EQ(tie({{"tie_mode", "seat_order"}}), (amounts{-1, -2, -3, -4, 10}));
    EXPECT_EQ(tie({{"rank_cap", 3}}), (amounts{-1, -1, -3, -3, 8}));
}

TEST(hoola_settle, vector_4_four_sevens)
{
    const std::vector<std::string> hands{"", "7S 7H 7D 7C 2S", "9S"};
    EXPECT_EQ(result(nullptr, ending::going_out, 0, hands).paid(), (amounts{18, -16, -2}));
    EXPECT_EQ(result({{"quad_cancels_sevens", true}}, ending::going_out, 0, hands).paid(), (amounts{3, -1, -2}));
    EXPECT_EQ(result({{"double_seven", "once"}}, ending::going_out, 0, hands).paid(), (amounts{4, -2, -2}));
    EXPECT_EQ(result({{"double_seven", "none"}}, ending::going_out, 0, hands).paid(), (amounts{3, -1, -2}));
}

TEST(hoola_settle, vector_5_undercut)
{
    const std::vector<std::string> hands{"8S", "8H", "KS 2S", "KH 9H"};
    const auto stop = [&](const json& law) { return result(law, ending::stop, 0, hands); };
    EXPECT_EQ(stop(nullptr).paid(), (amounts{-15, 5, 5, 5}));
    EXPECT_TRUE(stop(nullptr).winners().empty());
    EXPECT_EQ(stop(nullptr).next_dealer(), 1) << "the lowest opponent deals";
    EXPECT_EQ(stop({{"undercut_penalty", 7}}).paid(), (amounts{-21, 7, 7, 7}));
    EXPECT_EQ(stop({{"undercut_settlement", "ranked_last"}}).paid(), (amounts{-3, 6, -1, -2}));
    EXPECT_EQ(stop({{"undercut_settlement", "ranked_last"}}).winners(), std::vector<seat>{1});
    EXPECT_EQ(stop({{"undercut_settlement", "ranked_last"}, {"rank_cap", 2}}).paid(), (amounts{-2, 5, -1, -2}));
    EXPECT_EQ(stop({{"undercut_settlement", "pays_all"}}).paid(), (amounts{-6, 6, 0, 0}));
    EXPECT_EQ(stop({{"undercut_on_tie", false}}).winners(), std::vector<seat>{0}) << "equal points do not undercut";
    EXPECT_EQ(stop({{"undercut_on_tie", false}}).paid(), (amounts{6, -1, -2, -3}));
}

TEST(hoola_settle, undercut_by_several_goes_to_the_nearest_after_the_stopper)
{
    const result r({{"undercut_settlement", "ranked_last"}}, ending::stop, 2, {"3S", "4S", "5S", "KS", "3H"}, {}, 1);
    EXPECT_EQ(r.winners(), std::vector<seat>{4});
    EXPECT_EQ(r.paid(), (amounts{-1, -2, -4, -3, 10}));
}

TEST(hoola_settle, vector_6_successful_stop_with_both_values_of_the_seven)
{
    const std::vector<std::string> hands{"5S", "TS", "7S AS", "2S 4S 6S 8S 9S JS QS"};
    EXPECT_EQ(result(nullptr, ending::stop, 0, hands, {3}).paid(), (amounts{10, -2, -2, -6}));
    EXPECT_EQ(result({{"seven_final_value", 14}}, ending::stop, 0, hands, {3}).paid(), (amounts{11, -1, -4, -6}));
}

TEST(hoola_settle, vector_8_pay_for_a_thank_you)
{
    const std::vector<std::string> hands{"", "2S", "3S", "4S"};
    EXPECT_EQ(result({{"thankyou_bak", true}}, ending::going_out, 0, hands, {}, 0, 3).paid(), (amounts{6, 0, 0, -6}));
    EXPECT_EQ(result(nullptr, ending::going_out, 0, hands, {}, 0, 3).paid(), (amounts{6, -1, -2, -3}));
    EXPECT_EQ(result({{"thankyou_bak", true}, {"battle", false}}, ending::going_out, 0, hands, {}, 0, 3).paid(),
              (amounts{6, -1, -2, -3}));
}

TEST(hoola_settle, vector_9_hertzog)
{
    const std::vector<std::string> hands{"", "KS QS 5S", "5H", "9S 7S"};
    EXPECT_EQ(result("hertzog", ending::going_out, 0, hands, {3}).paid(), (amounts{2.5, -1, -1, -0.5}));
    EXPECT_EQ(result({{"preset", "hertzog"}, {"hertzog_unmelded", 0}}, ending::hoola, 0, hands, {3}).paid(),
              (amounts{2, -1, -1, 0}));
}

TEST(hoola_settle, payment_by_points_and_the_stake)
{
    const std::vector<std::string> hands{"", "KS", "7S 2S"};
    EXPECT_EQ(result({{"payment", "points"}}, ending::going_out, 0, hands, {1}).paid(), (amounts{44, -26, -18}));
    EXPECT_EQ(result({{"payment", "points"}, {"stake", 3}}, ending::going_out, 0, hands).paid(),
              (amounts{31, -13, -18}));
    EXPECT_EQ(result({{"stake", 100}}, ending::going_out, 0, hands).paid(), (amounts{400, -200, -200}));
    EXPECT_EQ(result({{"stake", 100}}, ending::stop, 1, {"2H", "9S", "TS"}).paid(), (amounts{500, -1000, 500}));
}

TEST(hoola_settle, doubles_at_stop_blast_and_stock_out)
{
    const std::vector<std::string> hands{"2H", "7S", "KS"};
    EXPECT_EQ(result(nullptr, ending::stop, 0, hands, {2}).paid(), (amounts{6, -2, -4}));
    EXPECT_EQ(result(nullptr, ending::stock_out, no_seat, hands, {2}).paid(), (amounts{6, -2, -4}));
    EXPECT_EQ(result(nullptr, ending::minor_blast, 0, hands, {2}).paid(), (amounts{6, -2, -4}));
    EXPECT_EQ(result({{"blast_counts_as_hoola", true}}, ending::major_blast, 0, hands, {2}).paid(),
              (amounts{12, -4, -8}));
}

TEST(hoola_settle, a_blast_wins_whatever_the_others_hold)
{
    EXPECT_EQ(result(nullptr, ending::major_blast, 1, {"AS", "KS KH KD QS QH JS JH", "2S"}, {1}).winners(),
              std::vector<seat>{1});
}

TEST(hoola_settle, joint_lowest_when_the_stock_runs_out)
{
    const std::vector<std::string> hands{"5S", "9S", "5H", "KS"};
    const auto out = [&](const json& law, seat dealer) {
        return result(law, ending::stock_out, no_seat, hands, {3}, dealer);
    };
    // 9 pays 1, the unregistered king 2 × 2: five stakes for two winners.
    EXPECT_EQ(out(nullptr, 0).winners(), (std::vector<seat>{0, 2}));
    EXPECT_EQ(out(nullptr, 0).paid(), (amounts{2.5, -1, 2.5, -4}));
    EXPECT_EQ(out(nullptr, 0).next_dealer(), 2) << "nearest after the old dealer";
    EXPECT_EQ(out({{"stock_out_tie", "seat_order"}}, 1).winners(), std::vector<seat>{2});
    EXPECT_EQ(out({{"stock_out_tie", "seat_order"}}, 2).winners(), std::vector<seat>{0});
    EXPECT_EQ(out({{"stock_out_tie", "seat_order"}}, 1).paid(), (amounts{-1, -2, 9, -6}));
    EXPECT_TRUE(out({{"stock_out_tie", "void"}}, 1).winners().empty());
    EXPECT_EQ(out({{"stock_out_tie", "void"}}, 1).paid(), (amounts{0, 0, 0, 0}));
    EXPECT_EQ(out({{"stock_out_tie", "void"}}, 1).next_dealer(), 1) << "a void hand: the same dealer";
}

TEST(hoola_settle, the_odd_half_of_an_uneven_split)
{
    // Average ties give halves: two losers at 9 pay 1½ each, 3 for two winners.
    const result even({{"tie_mode", "average"}}, ending::stock_out, no_seat, {"5S", "9S", "5H", "9H"}, {}, 3);
    EXPECT_EQ(even.paid(), (amounts{1.5, -1.5, 1.5, -1.5}));
    // 3 half stakes for two winners: hertzog with one unregistered and one registered loser.
    const result odd({{"payment", "hertzog"}}, ending::stock_out, no_seat, {"5S", "9S", "5H", "9H"}, {1}, 1);
    EXPECT_EQ(odd.paid(), (amounts{0.5, -0.5, 1, -1}));
    // In points too: 19 chips for two winners.
    const result chips({{"payment", "points"}}, ending::stock_out, no_seat, {"5S", "9S", "5H", "TH"}, {}, 1);
    EXPECT_EQ(chips.paid(), (amounts{9.5, -9, 9.5, -10}));
    // Three winners and 2 stakes: 4 halves, 1 each, one over for the first after the dealer.
    const result three(nullptr, ending::stock_out, no_seat, {"5S", "5D", "5H", "9S 7S"}, {}, 3);
    EXPECT_EQ(three.paid(), (amounts{1, 0.5, 0.5, -2}));
}

/// Every line's factors with what the amount has become by each: "1 -> 0: rank_stake 3 = 3, seven 4 = 12".
std::string chains(const json& law, ending how, seat closer, const std::vector<std::string>& hands,
                   std::initializer_list<seat> unregistered = {}, seat discarder = no_seat)
{
    const result done(law, how, closer, hands, unregistered, 0, discarder);
    std::string text;
    for (const settlement_line& line : settle_position(done.r, done.p).lines) {
        text += (text.empty() ? "" : "; ") + std::to_string(line.from) + " -> " + std::to_string(line.to) + ":";
        half_units amount = 0;
        for (const settlement_line::factor& factor : line.factors) {
            amount = counted(amount, factor);
            text += " " + factor.id + " " + std::to_string(factor.value);
            if (factor.counts())
                text += " = " + hanpan::to_text(amount);
        }
        text += " = " + hanpan::to_text(line.amount);
    }
    return text;
}

TEST(hoola_settle, amounts_grow_factor_by_factor)
{
    const std::vector<std::string> hands{"", "7S 7H KS", "2S"};
    EXPECT_EQ(chains(nullptr, ending::going_out, 0, hands, {1}),
              "1 -> 0: rank_stake 2 = 2 seven 4 = 8 unmelded 2 = 16 = 16; 2 -> 0: rank_stake 1 = 1 = 1");
    EXPECT_EQ(chains({{"stake", 10}, {"rank_cap", 1}}, ending::hoola, 0, hands),
              "1 -> 0: rank_stake 1 = 1 seven 4 = 4 hoola 2 = 8 stake 10 = 80 = 80; "
              "2 -> 0: rank_stake 1 = 1 hoola 2 = 2 stake 10 = 20 = 20");
    EXPECT_EQ(chains({{"payment", "points"}, {"stake", 10}}, ending::going_out, 0, hands),
              "1 -> 0: points 27 = 27 seven 4 = 108 = 108; 2 -> 0: points 2 = 2 = 2");
    // One stake each: with chips they are the first thing that counts.
    EXPECT_EQ(chains({{"payment", "hertzog"}, {"stake", 10}}, ending::going_out, 0, hands),
              "1 -> 0: stake 10 = 10 = 10; 2 -> 0: stake 10 = 10 = 10");
    EXPECT_EQ(chains({{"payment", "hertzog"}}, ending::going_out, 0, hands, {1}),
              "1 -> 0: hertzog_unmelded 1 = 0.5 = 0.5; 2 -> 0: = 1");
    EXPECT_EQ(chains({{"stake", 10}}, ending::stop, 0, {"8S", "8H"}), "0 -> 1: penalty 5 = 5 stake 10 = 50 = 50");
    // Three stakes for two winners: the second loser's are parted.
    EXPECT_EQ(chains(nullptr, ending::stock_out, no_seat, {"5S", "9S", "5H", "KH"}),
              "1 -> 2: rank_stake 1 = 1 = 1; 3 -> 2: rank_stake 2 = 2 winners 2 = 0.5 = 0.5; "
              "3 -> 0: rank_stake 2 = 2 winners 2 = 1.5 = 1.5");
}

TEST(hoola_settle, next_dealer_rotates_if_so_agreed)
{
    EXPECT_EQ(result({{"next_dealer", "rotate"}}, ending::going_out, 0, {"", "2S", "3S"}, {}, 1).next_dealer(), 2);
    EXPECT_EQ(result({{"next_dealer", "rotate"}}, ending::stop, 0, {"5S", "2S", "3S"}, {}, 2).next_dealer(), 0);
}

TEST(hoola_settle, places_rank_by_finishing_then_by_points)
{
    result r({{"play_for_places", true}}, ending::stock_out, no_seat, {"", "9S", "", "2S"});
    r.p.place[2] = 1;
    r.p.place[0] = 2;
    EXPECT_EQ(r.winners(), std::vector<seat>{2});
    EXPECT_EQ(r.paid(), (amounts{-1, -3, 6, -2}));
}

TEST(hoola_dropouts, vector_10)
{
    const card_set hand = set_of("7S 7D 4C 4H 4D 9S KC");
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "seed"}}), hand), whole(4));
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "xavier"}}), hand), whole(9));
}

TEST(hoola_dropouts, vector_11)
{
    const card_set hand = set_of("5H 6H 7H 8S QS QH QD");
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "seed"}}), hand), whole(5));
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "xavier"}}), hand), whole(15));
}

TEST(hoola_dropouts, four_of_a_kind_and_long_runs)
{
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "seed"}}), set_of("9S 9H 9D 9C 2S 4S 6S")), whole(2));
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "xavier"}}), set_of("9S 9H 9D 9C 2S 4S 6S")), whole(8));
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "seed"}}), set_of("AS 2S 3S 4S 5S 6S KH")), whole(6))
        << "two sequences";
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "seed"}}), set_of("7S 7H 7D 7C 2S 4S 9S")), whole(4))
        << "four sevens singly";
    EXPECT_EQ(dropout_worth(law_of({{"dropout_schedule", "none"}}), set_of("7S")), 0);
}

TEST(hoola_dropouts, who_pays)
{
    result r({{"dropout_schedule", "seed"}}, ending::going_out, 0, {"", "2S", "3S", "4S", "5S", ""}, {}, 2);
    r.p.playing.remove(5);
    r.p.volunteers.add(5);
    r.p.dropout_amount[5] = whole(4);
    EXPECT_EQ(r.paid(), (amounts{10, -1, -2 + 4, -3, -4, -4}));
    // Each of the five pays 4/5, rounded up to half stakes: 1.
    r.r = law_of({{"dropout_schedule", "seed"}, {"dropout_payment", "table_pays_dropper"}});
    EXPECT_EQ(r.paid(), (amounts{9, -2, -3, -4, -5, 5}));
    r.r = law_of({{"dropout_schedule", "xavier"}, {"stake", 10}});
    EXPECT_EQ(r.paid(), (amounts{100, -10, -20 + 4, -30, -40, -4})) << "Xavier counts chips";
}

} // namespace
} // namespace hanpan::hoola
