// SPDX-License-Identifier: GPL-3.0-or-later
// Deal, turns, discards and claims: RULES.md, sections 3, 4, 7.2–7.4 and 7.6.
#include "sitting.h"

namespace hanpan::hoola {
namespace {

using texts = std::set<std::string>;

std::vector<card> pack_from(const std::string& first)
{
    std::vector<card> order = row_of(first);
    for (card_set rest = cards::naturals & ~set_of(first); rest != 0; rest &= rest - 1)
        order.push_back(cards::lowest(rest));
    return order;
}

TEST(hoola_deal, seven_each_an_upcard_and_the_rest_is_stock)
{
    const rules law;
    const std::vector<card> order = pack_from("");
    const int stock[] = {37, 30, 23, 16}; // section 1
    for (int players = 2; players <= 5; ++players) {
        const state s = deal_cards(law, players, 1, order.data(), 0);
        EXPECT_EQ(s.stock_count, stock[players - 2]);
        EXPECT_EQ(s.pile_count, 1);
        EXPECT_EQ(s.turn, 1) << "the dealer plays first";
        for (seat i = 0; i < players; ++i)
            EXPECT_EQ(std::popcount(s.hands[i]), 7);
    }
    const state s = deal_cards(law, 3, 0, order.data(), 0);
    EXPECT_TRUE(cards::has(s.hands[1], order[0])) << "the player after the dealer gets the first card";
    EXPECT_TRUE(cards::has(s.hands[0], order[2]));
    EXPECT_EQ(s.top(), order[21]);
    EXPECT_EQ(s.stock[s.stock_count - 1], order[22]);
    const state bare = deal_cards(law_of({{"initial_upcard", false}}), 3, 0, order.data(), 0);
    EXPECT_EQ(bare.pile_count, 0);
    EXPECT_EQ(bare.stock_count, 31);
}

TEST(hoola_turns, draw_play_discard_next)
{
    sitting t(nullptr, {"2S 3S 4S 9H KD", "AS AH 5C", "6D TC KC"}, "JD", "QD QH");
    EXPECT_EQ(t.legal_texts(0), (texts{"draw"}));
    t.play(0, "draw");
    EXPECT_EQ(t.hand(0), "2S 3S 4S 9H QD KD");
    EXPECT_EQ(t.legal_texts(0), (texts{"meld 2S 3S 4S", "discard 2S", "discard 3S", "discard 4S", "discard 9H",
                                       "discard QD", "discard KD"}));
    t.play(0, "meld 2S 3S 4S").play(0, "discard QD");
    EXPECT_TRUE(t.s.registered.has(0));
    EXPECT_EQ(t.s.turn, 1);
    EXPECT_EQ(t.s.phase, phase::turn);
    t.play(1, "draw");
    EXPECT_EQ(t.why(1, "add AS 0"), "register_first");
    t.play(1, "discard QH");
    EXPECT_EQ(t.s.turn, 2);
}

TEST(hoola_turns, a_joker_meld_reads_and_writes_in_order)
{
    sitting t({{"jokers", 2}}, {"5H 7H X1 9C 9D KD", "AS AH 5C"}, "JD");
    t.play(0, "draw").play(0, "meld 5H X1 7H");
    EXPECT_EQ(cards::to_text(t.s.melds[0].joker_as), "6H");
    EXPECT_EQ(t.why(0, "add 4H 0"), "card_not_held");
}

TEST(hoola_turns, laying_off_needs_a_meld_unless_the_house_says_otherwise)
{
    sitting strict(nullptr, {"5S 9H KD", "AS AH 5C", "6D TC KC"}, "JD");
    strict.meld(1, "2S 3S 4S").play(0, "draw");
    EXPECT_EQ(strict.why(0, "add 5S 0"), "register_first");
    sitting free({{"layoff_requires_meld", false}}, {"5S 9H KD", "AS AH 5C", "6D TC KC"}, "JD");
    free.meld(1, "2S 3S 4S").play(0, "draw").play(0, "add 5S 0");
    EXPECT_FALSE(free.s.registered.has(0)) << "a lay-off does not register";
}

TEST(hoola_turns, taking_the_discard_makes_a_new_meld_at_once)
{
    sitting t(nullptr, {"4C 4D 9H KD 5H", "AS AH 5C", "6D TC KC"}, "4H");
    EXPECT_EQ(t.legal_texts(0), (texts{"draw", "take 4D 4C"}));
    EXPECT_EQ(t.why(0, "take 9H KD"), "neither_set_nor_run");
    EXPECT_EQ(t.why(0, "take 5H"), "two_cards");
    EXPECT_EQ(t.why(0, "take"), "take_with_hand_cards");
    EXPECT_EQ(t.why(0, "take > 0"), "take_to_lay_off");
    t.play(0, "take 4C 4D");
    EXPECT_EQ(t.s.phase, phase::play);
    EXPECT_TRUE(t.s.registered.has(0));
    EXPECT_EQ(t.s.pile_count, 0);
    EXPECT_EQ(t.why(0, "draw"), "already_drawn");
}

TEST(hoola_turns, holding_4_4_you_cannot_take_a_third_and_go_out)
{
    sitting t(nullptr, {"4C 4D", "AS AH 5C", "6D TC KC"}, "4H");
    EXPECT_EQ(t.why(0, "take 4C 4D"), "keep_one_card");
    sitting free({{"discard_to_go_out", "optional"}}, {"4C 4D", "AS AH 5C", "6D TC KC"}, "4H");
    free.play(0, "take 4C 4D");
    EXPECT_EQ(free.s.phase, phase::over);
}

TEST(hoola_turns, a_discarded_seven_with_one_card_or_alone)
{
    const std::vector<std::string> hands{"6C 4D 9H KD", "AS AH 5C", "8D TC KC"};
    sitting t(nullptr, hands, "7C");
    EXPECT_EQ(t.why(0, "take"), "take_seven_alone");
    t.play(0, "take 6C");
    sitting modern({{"seven_pair_melds", false}}, hands, "7C");
    EXPECT_EQ(modern.why(0, "take 6C"), "two_card_melds_off");
    sitting lone({{"claim_lone_seven", true}}, hands, "7C");
    EXPECT_TRUE(lone.legal_texts(0).count("take") == 1);
    lone.play(0, "take");
    EXPECT_EQ(lone.s.melds[0].kind, meld_kind::seven);
}

TEST(hoola_turns, play_before_draw)
{
    sitting t({{"play_before_draw", true}}, {"2S 3S 4S 9H KD", "AS AH 5C", "6D TC KC"}, "JD", "QD");
    EXPECT_EQ(t.why(0, "discard KD"), "draw_first");
    t.play(0, "meld 2S 3S 4S");
    EXPECT_EQ(t.why(0, "stop"), "stop_at_turn_start");
    t.play(0, "discard KD"); // the draw is skipped
    EXPECT_EQ(t.hand(0), "9H");
    EXPECT_EQ(t.s.turn, 1);
}

TEST(hoola_claims, anybody_but_the_discarder_may_thank)
{
    // Seat 0 discards 9S; seat 2 holds two nines.
    sitting t(nullptr, {"9S 2H KD", "AS KH 5C", "9H 9D TC KC", "2D 6S 8S"}, "JD");
    t.play(0, "draw").play(0, "discard 9S");
    EXPECT_EQ(t.s.phase, phase::claim);
    EXPECT_EQ(to_act(t.s), seats({2}));
    EXPECT_EQ(t.legal_texts(2), (texts{"thank 9H 9D", "pass"}));
    EXPECT_EQ(t.why(1, "draw"), "not_your_turn");
    EXPECT_EQ(t.s.discarder, 0);
    t.play(2, "thank 9H 9D");
    EXPECT_EQ(t.s.turn, 2);
    EXPECT_EQ(t.s.discarder, no_seat) << "the jack was turned up, and thrown by nobody";
    EXPECT_EQ(t.why(2, "draw"), "claimer_does_not_draw");
    EXPECT_EQ(t.why(2, "stop"), "stop_after_claim");
    EXPECT_EQ(t.why(2, "blast"), "blast_at_turn_start");
    t.play(2, "discard TC");
    EXPECT_EQ(t.s.turn, 3) << "play goes on after the claimer; seat 1 has lost its turn";
    EXPECT_FALSE(t.s.played.has(1));
    EXPECT_TRUE(t.s.played.has(2));
}

TEST(hoola_claims, a_declined_discard_belongs_to_the_player_in_turn)
{
    sitting t(nullptr, {"9S 2H KD", "8S TS AH 5C", "9H 9D TC KC", "2D 6S 8H"}, "JD");
    t.play(0, "draw").play(0, "discard 9S");
    EXPECT_EQ(to_act(t.s), seats({1, 2}));
    EXPECT_EQ(t.legal_texts(1), (texts{"draw", "take 8S TS"}));
    EXPECT_EQ(t.why(2, "draw"), "answer_the_claim");
    EXPECT_EQ(t.why(1, "thank 8S TS"), "take_in_your_turn");
    EXPECT_EQ(t.why(2, "take 9H 9D"), "thank_out_of_turn");
    t.play(2, "pass").play(1, "pass");
    EXPECT_EQ(t.s.phase, phase::turn);
    EXPECT_EQ(t.s.turn, 1);
    EXPECT_EQ(t.legal_texts(1), (texts{"draw", "take 8S TS"}));
    t.play(1, "draw");
    EXPECT_EQ(t.why(1, "take 8S TS"), "already_drawn");
}

// Whether others could claim too hangs on their hands: who is in turn sees and may do the same.
TEST(hoola_claims, the_player_in_turn_cannot_tell_whether_others_could_claim)
{
    const char* tries[] = {"draw",       "pass",    "stop",          "blast",    "take",  "take 8S TS", "thank 8S TS",
                           "discard 5C", "take AH", "meld 8S TS AH", "add AH 0", "thank", "stay"};
    for (const json& law :
         {json(nullptr), json{{"play_before_draw", true}}, json{{"stop_beats_claim", false}},
          json{{"claim_priority", "race"}}, json{{"claim_layoff", true}}, json{{"stop_rule", "any"}}}) {
        sitting others(law, {"9S 2H KD", "8S TS AH 5C", "9H 9D TC KC", "2D 6S 8H"}, "JD");
        sitting nobody(law, {"9S 2H KD", "8S TS AH 5C", "9H 7D TC KC", "2D 6S 8H"}, "JD");
        for (sitting* t : {&others, &nobody})
            t->play(0, "draw").play(0, "discard 9S");
        ASSERT_EQ(others.s.phase, phase::claim);
        ASSERT_EQ(nobody.s.phase, phase::turn);
        const auto same = [&](const char* when) {
            EXPECT_EQ(to_json(observe(others.s, 1)).dump(), to_json(observe(nobody.s, 1)).dump()) << when << law;
            EXPECT_EQ(others.legal_texts(1), nobody.legal_texts(1)) << when << law;
            for (const char* text : tries)
                EXPECT_EQ(others.why(1, text), nobody.why(1, text)) << text << " " << when << law;
        };
        same("at first");
        // Who leaves the discard to others and is in turn again knows no more.
        others.play(1, "pass").play(2, "pass");
        nobody.play(1, "pass");
        same("after a pass");
    }
}

TEST(hoola_claims, what_the_player_in_turn_says_waits_for_the_others)
{
    const auto window = [] {
        sitting t(nullptr, {"9S 2H KD", "8S TS AH 5C", "9H 9D TC KC", "2D 6S 8H"}, "JD");
        t.play(0, "draw").play(0, "discard 9S");
        return t;
    };
    const auto heard = [](const sitting& t, seat viewer) {
        return public_text(t.s, 1, *read_action(t.s, 1, "draw"), viewer);
    };
    {
        sitting t = window();
        EXPECT_EQ(heard(t, 1), "draw");
        EXPECT_EQ(heard(t, 3), "") << "or it would tell that somebody may claim";
        t.play(1, "draw");
        EXPECT_EQ(t.hand(1).size(), std::string("8S TS AH 5C").size());
        EXPECT_EQ(to_act(t.s), seats({2}));
        t.play(2, "pass");
        EXPECT_EQ(to_act(t.s), seats({1}));
        EXPECT_EQ(t.legal_texts(1), (texts{"draw"})) << "he has chosen";
        EXPECT_EQ(t.why(1, "take 8S TS"), "already_drawn");
        EXPECT_EQ(heard(t, 3), "draw");
        t.play(1, "draw");
        EXPECT_EQ(t.s.phase, phase::play);
        EXPECT_EQ(t.s.counts[1], 5);
    }
    {
        sitting t = window();
        t.play(1, "draw").play(2, "thank 9H 9D");
        EXPECT_EQ(t.s.turn, 2);
        EXPECT_EQ(t.s.counts[1], 4);
        t.play(2, "discard KC");
        EXPECT_EQ(t.s.turn, 3);
        t.play(3, "draw");
        EXPECT_EQ(t.s.counts[1], 4) << "nothing of it is left";
    }
    {
        sitting t = window();
        t.play(2, "pass");
        EXPECT_EQ(heard(t, 3), "draw");
        t.play(1, "draw");
        EXPECT_EQ(t.s.counts[1], 5) << "the last to be waited for does it at once";
    }
}

TEST(hoola_claims, seat_order_serves_the_nearest_and_does_not_wait_for_the_farther)
{
    // Everybody could use the 7S: seat 1 (in turn) with 8S, seat 2 with 7H, seat 3 with 6S.
    const auto window = [](const json& law) {
        sitting t(law, {"7S 2H KD", "8S AH 5C", "7H 9D TC", "6S 2D 3D"}, "JD");
        t.play(0, "draw").play(0, "discard 7S");
        return t;
    };
    {
        sitting t = window(nullptr);
        EXPECT_EQ(to_act(t.s), seats({1, 2, 3}));
        t.play(3, "thank 6S");
        EXPECT_EQ(to_act(t.s), seats({1, 2})) << "nearer players are still asked";
        t.play(2, "thank 7H");
        EXPECT_EQ(to_act(t.s), seats({1}));
        t.play(1, "pass");
        EXPECT_EQ(t.s.turn, 2);
        EXPECT_EQ(t.hand(3), "6S 2D 3D");
    }
    {
        sitting t = window(nullptr);
        t.play(2, "thank 7H");
        EXPECT_EQ(to_act(t.s), seats({1})) << "seat 3 need not answer any more";
        t.play(1, "take 8S");
        EXPECT_EQ(t.s.turn, 1);
        EXPECT_EQ(t.hand(2), "7H 9D TC");
    }
    {
        sitting t = window({{"claim_priority", "race"}});
        t.play(3, "thank 6S");
        EXPECT_EQ(t.s.turn, 3) << "in a race the first word counts";
        EXPECT_EQ(t.s.phase, phase::play);
    }
}

TEST(hoola_claims, the_claimers_discard_opens_a_new_window)
{
    sitting t(nullptr, {"9S 2H KD", "AS AH 5C TC 4C", "9H 9D AC KC", "2D 6S 8S"}, "JD");
    t.play(0, "draw").play(0, "discard 9S").play(2, "thank 9H 9D").play(2, "discard AC");
    EXPECT_EQ(to_act(t.s), seats({1}));
    t.play(1, "thank AS AH").play(1, "discard TC");
    EXPECT_EQ(t.s.turn, 2);
    EXPECT_FALSE(t.s.played.has(3));
}

TEST(hoola_claims, none_without_the_battle_nor_between_two)
{
    sitting calm({{"battle", false}}, {"9S 2H KD", "AS AH 5C", "9H 9D TC KC"}, "JD");
    calm.play(0, "draw").play(0, "discard 9S");
    EXPECT_EQ(calm.s.phase, phase::turn);
    EXPECT_EQ(calm.why(2, "thank 9H 9D"), "not_your_turn");
    sitting two(nullptr, {"9S 2H KD", "9H 9D TC KC"}, "JD");
    two.play(0, "draw").play(0, "discard 9S");
    EXPECT_EQ(two.s.phase, phase::turn);
    EXPECT_EQ(two.why(1, "take 9H 9D"), "");
}

TEST(hoola_claims, only_the_top_discard_is_alive)
{
    sitting t(nullptr, {"4C 4D 9H KD", "AS AH 5C", "6D TC KC"}, "4H JD");
    EXPECT_EQ(t.legal_texts(0), (texts{"draw"}));
    EXPECT_EQ(t.why(0, "take 4C 4D"), "neither_set_nor_run") << "the top is the jack";
}

TEST(hoola_claims, the_upcard)
{
    // Seat 0 deals; seat 2 holds two fours, the upcard is a four.
    std::vector<card> order = pack_from("2S 4C 6H 8D 4D TH QC 3D 9S KD 5S JH 2H 7S QS AC 9C KH 8S 5D 2D 4H");
    const rules by_dealer, all = law_of({{"upcard_claim", "all"}}), none = law_of({{"upcard_claim", "none"}});
    const state a = deal_cards(by_dealer, 3, 0, order.data(), 0);
    ASSERT_EQ(cards::to_text(a.top()), "4H");
    ASSERT_TRUE((a.hands[2] & set_of("4C 4D")) == set_of("4C 4D"));
    EXPECT_EQ(a.phase, phase::turn);
    const state b = deal_cards(all, 3, 0, order.data(), 0);
    EXPECT_EQ(b.phase, phase::claim);
    EXPECT_EQ(to_act(b).has(2), true);
    const state c = deal_cards(none, 3, 0, order.data(), 0);
    EXPECT_EQ(c.phase, phase::turn);
    EXPECT_EQ(refusal(c, 0, *read_action(c, 0, "take 2D")).id, "upcard_is_closed");
}

TEST(hoola_claims, a_registered_player_may_take_to_lay_off_if_the_house_allows)
{
    const std::vector<std::string> hands{"5S 2H KD", "AS QH 5C", "TD TC KC", "6D 9D JC"};
    sitting t({{"claim_layoff", true}}, hands, "JD");
    t.meld(2, "2S 3S 4S").meld(1, "9S 9H 9C").play(0, "draw").play(0, "discard 5S");
    EXPECT_EQ(to_act(t.s), seats({1, 2}));
    EXPECT_EQ(t.legal_texts(2), (texts{"thank > 0", "pass"}));
    EXPECT_EQ(t.legal_texts(1), (texts{"draw", "take > 0"}));
    EXPECT_EQ(t.why(1, "take > 1"), "other_rank");
    EXPECT_EQ(t.why(1, "take > 7"), "no_such_meld");
    t.play(1, "pass").play(2, "thank > 0");
    EXPECT_EQ(t.s.turn, 2);
    EXPECT_EQ(t.s.melds[0].length, 4);
    sitting outsider({{"claim_layoff", true}}, {"TD 3H KD", "AS AH 5C", "6D TC KC"}, "5S");
    outsider.meld(2, "2S 3S 4S");
    EXPECT_EQ(outsider.why(0, "take > 0"), "take_to_lay_off_unregistered");
}

TEST(hoola_claims, stop_beats_claims_in_seat_order_if_so_agreed)
{
    const std::vector<std::string> hands{"9S 2H KD", "AS 3H", "9H 9D TC KC", "2D 6S 8S"};
    sitting beats(nullptr, hands, "JD");
    beats.play(0, "draw").play(0, "discard 9S");
    EXPECT_EQ(to_act(beats.s), seats({1, 2}));
    beats.play(2, "thank 9H 9D").play(1, "stop");
    EXPECT_EQ(beats.ended(), "stop");
    sitting waits({{"stop_beats_claim", false}}, hands, "JD");
    waits.play(0, "draw").play(0, "discard 9S");
    EXPECT_EQ(to_act(waits.s), seats({2}));
    waits.play(2, "pass");
    EXPECT_EQ(waits.legal_texts(1), (texts{"draw", "stop"}));
    sitting asked({{"stop_beats_claim", false}}, {"2S 9H KD", "AS 3S 2C", "2H 2D KC", "4D 6S 5C"}, "JD");
    asked.play(0, "draw").play(0, "discard 2S");
    EXPECT_EQ(asked.why(2, "stop"), "stop_out_of_turn");
    EXPECT_EQ(asked.why(2, "blast"), "blast_out_of_turn");
    asked.play(1, "stop");
    EXPECT_EQ(asked.s.phase, phase::claim) << "it waits";
    asked.play(2, "pass");
    EXPECT_EQ(asked.legal_texts(1), (texts{"stop"}));
    asked.play(1, "stop");
    EXPECT_EQ(asked.ended(), "stop");
}

TEST(hoola_claims, thank_you_dokbak_in_play)
{
    sitting t({{"thankyou_bak", true}}, {"9S 2H KD", "AS KH 5C", "9H 9D TC", "2D 6S 8S"}, "JD");
    t.all_played().play(0, "draw").play(0, "discard 9S").play(2, "thank 9H 9D").play(2, "discard TC");
    EXPECT_EQ(t.ended(), "hoola") << "a thank-you turn qualifies";
    const std::vector<double> paid = t.payments();
    EXPECT_EQ(paid[1], 0);
    EXPECT_EQ(paid[3], 0);
    EXPECT_EQ(paid[0], -paid[2]);
    EXPECT_GT(paid[2], 0);
}

TEST(hoola_sets, removed_sets_unregister_their_owner)
{
    sitting t({{"set_completion", "removed"}}, {"9C 2H KD 4S", "AS AH 5C", "6D TC KC"}, "JD");
    t.meld(1, "9S 9H 9D").meld(0, "QS QH QD").play(0, "draw").play(0, "add 9C 0");
    EXPECT_FALSE(t.s.registered.has(1));
    EXPECT_TRUE(t.s.registered.has(0));
    EXPECT_EQ(t.why(0, "add 2H 0"), "meld_is_gone");
}

TEST(hoola_dropouts, volunteers_leave_until_five_are_left)
{
    const rules law = law_of({{"dropout_schedule", "seed"}});
    const std::vector<card> order = pack_from("");
    state s = deal_cards(law, 7, 6, order.data(), 3);
    EXPECT_EQ(s.stock_count, 2);
    EXPECT_EQ(s.turn, 0) << "the player after the dealer is asked first";
    apply(s, 0, *read_action(s, 0, "drop"));
    apply(s, 1, *read_action(s, 1, "stay"));
    EXPECT_EQ(s.turn, 2);
    apply(s, 2, *read_action(s, 2, "drop"));
    EXPECT_EQ(s.phase, phase::turn);
    EXPECT_EQ(s.turn, 6) << "the dealer plays first";
    EXPECT_EQ(s.active.size(), 5);
    EXPECT_EQ(s.volunteers, seats({0, 2}));
    EXPECT_EQ(s.stock_count, 16) << "as in a five-player deal";
    EXPECT_EQ(next_active(s, 6), 1);
}

TEST(hoola_dropouts, the_last_are_forced_out_without_paying)
{
    const rules law = law_of({{"dropout_schedule", "seed"}});
    const std::vector<card> order = pack_from("");
    state s = deal_cards(law, 7, 6, order.data(), 3);
    for (seat who = 0; who < 6; ++who)
        apply(s, who, *read_action(s, who, who == 5 ? "drop" : "stay"));
    EXPECT_EQ(s.phase, phase::turn);
    EXPECT_EQ(s.dropped, seats({4, 5}));
    EXPECT_EQ(s.volunteers, seats({5}));
    EXPECT_EQ(s.active.size(), 5);
}

TEST(hoola_dropouts, or_the_cards_are_dealt_again)
{
    const rules law = law_of({{"dropout_schedule", "seed"}, {"dropout_shortfall", "nobody_pays_redeal"}});
    const std::vector<card> order = pack_from("");
    state s = deal_cards(law, 6, 5, order.data(), 3);
    for (seat who = 0; who < 5; ++who)
        apply(s, who, *read_action(s, who, "stay"));
    EXPECT_EQ(s.phase, phase::over);
    EXPECT_EQ(settle(s).ending, "redeal");
    EXPECT_TRUE(settle(s).winners.empty());
    EXPECT_EQ(settle(s).payments, std::vector<half_units>(6, 0));
    EXPECT_EQ(next_dealer_of(law, position_of(s)), 5);
}

} // namespace
} // namespace hanpan::hoola
