// SPDX-License-Identifier: GPL-3.0-or-later
// Every refusal is reached, with its own sentence; reasons of one kind share their id.
#include "sitting.h"

namespace hanpan::hoola {
namespace {

const std::vector<std::string> usual{"2S 3S 4S 9H KD 6C QC", "AS AH 5C 8D TD JC QH", "6D TC KC 9C 2D 4H JS"};

sitting fresh(const json& law = nullptr) { return sitting(law, usual, "JD", "AD"); }
sitting drawn(const json& law = nullptr)
{
    sitting t = fresh(law);
    t.play(0, "draw");
    return t;
}

TEST(hoola_refusals, each_is_reached)
{
    std::set<std::string> reached;
    const auto expect = [&](const std::string& why, const char* id) {
        EXPECT_EQ(why, id);
        reached.insert(why);
    };
    const auto laid = [&](const char* meld, const char* card, const json& law = nullptr) {
        sitting t(law, {std::string(card) + " 2C 3D", "AC", "AD"}, "");
        t.meld(0, meld);
        t.s.phase = phase::play;
        return t.why(0, std::string("add ") + card + " 0");
    };
    const auto melded = [&](const std::string& cards, const json& law = nullptr) {
        sitting t(law, {cards + " KC", "AC", "AD"}, "");
        t.s.phase = phase::play;
        return t.why(0, "meld " + cards);
    };

    expect(fresh().why(1, "draw"), "not_your_turn");
    {
        const rules law = law_of({{"dropout_schedule", "seed"}});
        std::vector<card> order;
        for (card_set left = pack(law); left != 0; left &= left - 1)
            order.push_back(cards::lowest(left));
        const state s = deal_cards(law, 6, 0, order.data(), 0);
        expect(std::string(refusal(s, 1, *read_action(s, 1, "draw")).id), "say_stay_or_drop");
    }
    expect(fresh().why(0, "drop"), "dropouts_over");
    expect(fresh().why(0, "pass"), "no_claim_open");
    expect(fresh().why(0, "discard KD"), "draw_first");
    expect(drawn().why(0, "draw"), "already_drawn");

    // A window on 9S: seat 1 in turn could take it, seat 2 could thank for it.
    sitting window({{"stop_beats_claim", false}}, {"9S KD 3C", "8S TS AS", "9H 9D QC AH AC AD 2S"}, "JD", "KC");
    window.play(0, "draw").play(0, "discard 9S");
    expect(window.why(2, "draw"), "answer_the_claim");
    expect(window.why(1, "thank 8S TS"), "take_in_your_turn");
    expect(window.why(2, "take 9H 9D"), "thank_out_of_turn");
    expect(window.why(2, "stop"), "stop_out_of_turn");
    expect(window.why(2, "blast"), "blast_out_of_turn");
    window.play(1, "pass").play(2, "thank 9H 9D");
    expect(window.why(2, "draw"), "claimer_does_not_draw");
    expect(window.why(2, "stop"), "stop_after_claim");

    expect(sitting(nullptr, usual, "").why(0, "take 2S"), "no_discard");
    {
        sitting dead = fresh();
        dead.s.top_live = false; // somebody went out without a discard in play for places
        expect(dead.why(0, "take 2S 3S"), "discard_is_dead");
        dead.s.discarder = no_seat;
        expect(dead.why(0, "take 2S 3S"), "upcard_is_closed");
    }
    expect(fresh().why(0, "take"), "take_with_hand_cards");
    expect(sitting(nullptr, usual, "7D").why(0, "take"), "take_seven_alone");
    expect(fresh().why(0, "take > 0"), "take_to_lay_off");
    expect(fresh({{"claim_layoff", true}}).why(0, "take > 0"), "take_to_lay_off_unregistered");
    expect(fresh().why(0, "take AS AH"), "card_not_held");
    expect(sitting(nullptr, {"4C 4D", "AC", "AD"}, "4H").why(0, "take 4C 4D"), "keep_one_card");

    sitting nothing = drawn();
    action empty;
    empty.kind = action_kind::meld;
    expect(std::string(refusal(nothing.s, 0, empty).id), "no_cards");
    const json jokers{{"jokers", 2}};
    expect(melded("8S"), "single_card");
    expect(melded("8S 9S"), "two_cards");
    expect(melded("7S 8S", "bga"), "two_card_melds_off");
    expect(melded("X1", jokers), "joker_alone");
    expect(melded("7S X1", jokers), "joker_needs_three");
    expect(melded("8S X1 X2", jokers), "two_jokers");
    expect(melded("8S 8H 8D 8C X1", jokers), "set_over_four");
    expect(melded("8S 8H 9D"), "neither_set_nor_run");
    expect(melded("8S 9S JS"), "run_with_gap");
    expect(melded("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS X1", jokers), "run_over_thirteen");
    expect(melded("QS KS AS"), "ace_is_low");
    expect(melded("KS AS 2S"), "ace_not_around");

    expect(laid("8S 8H 8D", "8C"), "");
    {
        sitting t = drawn();
        expect(t.why(0, "add 2S 0"), "no_such_meld");
        t.meld(1, "7S");
        expect(t.why(0, "add 2S 0"), "register_first");
        t.s.melds[0].kind = meld_kind::gone;
        expect(t.why(0, "add 2S 0"), "meld_is_gone");
    }
    {
        sitting t({{"set_completion", "closed"}, {"run_on_set", true}}, {"8C 9S KD", "AC", "AD"}, "");
        t.meld(0, "8S 8H 8D");
        t.s.phase = phase::play;
        t.play(0, "add 8C 0");
        expect(t.why(0, "add 9S 0"), "set_is_killed");
    }
    expect(laid("8S 8H 8D 8C", "X1", jokers), "set_is_complete");
    expect(laid("8S 8H 8D", "9S"), "other_rank");
    expect(laid("8S 9S TS", "JH"), "other_suit");
    expect(laid("8S 9S TS", "QS"), "not_at_an_end");
    expect(laid("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", "X1", jokers), "run_is_full");
    {
        sitting t({{"run_extend", "one_direction"}}, {"JS 7S 7H QH KD", "AC", "AD"}, "");
        t.meld(0, "8S 9S TS").meld(0, "8H 9H TH");
        t.s.phase = phase::play;
        t.play(0, "add JS 0").play(0, "add 7H 1");
        expect(t.why(0, "add 7S 0"), "grows_up_only");
        t.s.hands[0] |= set_of("JH");
        ++t.s.counts[0];
        expect(t.why(0, "add JH 1"), "grows_down_only");
    }
    expect(laid("7S", "8S", {{"lone_seven_extend", "none"}}), "seven_takes_nothing");
    expect(laid("7S", "7H", {{"lone_seven_extend", "run_only"}}), "seven_takes_neighbours");
    expect(laid("7S", "9S"), "seven_takes_other");
    expect(laid("8S 9S X1", "X2", jokers), "second_joker");
    expect(laid("7S 7H", "8S", {{"run_on_set", true}}), "spur_needs_three");
    expect(laid("8S 8H 8D", "9C", {{"run_on_set", true}}), "spur_other_card");

    const json places{{"play_for_places", true}};
    expect(fresh(places).why(0, "stop"), "no_stop_in_places");
    expect(fresh(places).why(0, "blast"), "no_blast_in_places");
    expect(fresh({{"stop_rule", "off"}}).why(0, "stop"), "stop_is_off");
    expect(drawn().why(0, "stop"), "stop_at_turn_start");
    expect(fresh({{"stop_requires_meld", true}}).why(0, "stop"), "stop_unregistered");
    expect(fresh().why(0, "stop"), "stop_over_threshold");
    const json dealer_only{{"stop_rule", "dealer_one_card"}};
    expect(fresh(dealer_only).why(0, "stop"), "stop_one_card_only");
    {
        sitting t = fresh(dealer_only);
        t.s.dealer = 1;
        expect(t.why(0, "stop"), "stop_dealer_only");
    }
    expect(fresh({{"blast_low_max", 0}, {"blast_high", "off"}}).why(0, "blast"), "blast_is_off");
    expect(drawn().why(0, "blast"), "blast_at_turn_start");
    {
        sitting t = fresh();
        t.meld(0, "8S 8H 8C");
        expect(t.why(0, "blast"), "blast_registered");
    }
    expect(sitting(nullptr, {"4C 4D", "AC", "AD"}, "4H").why(0, "blast"), "blast_seven_cards");
    expect(sitting(jokers, {"4C 4D 5C 6C 7C 8C X1", "AC", "AD"}, "4H").why(0, "blast"), "blast_joker");
    expect(fresh().why(0, "blast"), "blast_points");
    expect(fresh("face_ten").why(0, "blast"), "blast_faces");

    // What would be right is said: the run's suit, the cards at its ends, the limits of a blast.
    const auto said = [](const char* meld, const char* card) {
        sitting t(nullptr, {std::string(card) + " 2C 3D", "AC", "AD"}, "");
        t.meld(0, meld);
        t.s.phase = phase::play;
        return refusal(t.s, 0, *read_action(t.s, 0, std::string("add ") + card + " 0")).why();
    };
    EXPECT_EQ(said("8S 8H 8D", "9S"), "That set takes only its own rank, 8.");
    EXPECT_EQ(said("8H 9H TH", "JS"), "That run is hearts; the card is of another suit.");
    EXPECT_EQ(said("8C 9C TC", "QC"), "That card does not continue the run: it takes 7 or J.");
    EXPECT_EQ(said("AD 2D 3D", "6D"), "That card does not continue the run: it takes only 4.");
    EXPECT_EQ(explain(refused::blast_points, 40, 15, 83).why(),
              "Your seven cards count 40; a blast needs 15 or fewer, or 83 or more.");

    std::set<std::string> sentences;
    for (std::size_t i = 1; i < static_cast<std::size_t>(refused::count); ++i) {
        const verdict v = explain(static_cast<refused>(i));
        EXPECT_TRUE(sentences.insert(std::string(v.sentence)).second) << v.sentence << " twice";
        EXPECT_EQ(reached.count(std::string(v.id)), 1U) << v.id << " was never reached";
    }
}

TEST(hoola_refusals, words_that_are_no_action)
{
    const sitting t = fresh();
    EXPECT_EQ(t.why(0, ""), "?an action is missing");
    EXPECT_EQ(t.why(0, "fly"), "?there is no action 'fly'");
    EXPECT_EQ(t.why(0, "discard"), "?'discard' needs one card");
    EXPECT_EQ(t.why(0, "discard 1S"), "?there is no card '1S' (cards are written like 7H, TD, AS, X1)");
    EXPECT_EQ(t.why(0, "discard X1"), "?the pack has no card X1");
    EXPECT_EQ(t.why(0, "add 2S"), "?'add' needs a card and a meld's number");
    EXPECT_EQ(t.why(0, "add 2S x"), "?'x' is not a meld's number");
    EXPECT_EQ(t.why(0, "meld"), "?'meld' needs cards");
    EXPECT_EQ(t.why(0, "meld 2S 2S 3S"), "?the card 2S is named twice");
    EXPECT_EQ(t.why(0, "take >"), "?after '>' comes one meld's number");
    EXPECT_EQ(t.why(0, "draw 2S"), "?'draw' stands alone");
}

} // namespace
} // namespace hanpan::hoola
