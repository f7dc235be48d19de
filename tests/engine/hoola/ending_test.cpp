// SPDX-License-Identifier: GPL-3.0-or-later
// The five ways in which play ends: RULES.md, sections 5 and 7.4.
#include "sitting.h"

namespace hanpan::hoola {
namespace {

using amounts = std::vector<double>;

TEST(hoola_ending, going_out_with_the_last_discard)
{
    sitting t(nullptr, {"2S 3S 4S", "AS AH 5C", "6D TC KC"}, "JD", "QD");
    t.meld(0, "9S 9H 9D").play(0, "draw").play(0, "meld 2S 3S 4S").play(0, "discard QD");
    EXPECT_EQ(t.ended(), "going_out");
    EXPECT_EQ(settle(t.s).winners, std::vector<seat>{0});
    EXPECT_EQ(t.payments(), (amounts{6, -2, -4})) << "both unregistered";
}

TEST(hoola_ending, the_last_card_must_be_kept_or_may_be_melded)
{
    sitting t(nullptr, {"2S 3S", "AS AH 5C", "6D TC KC"}, "JD", "4S");
    t.meld(0, "9S 9H 9D").play(0, "draw");
    EXPECT_EQ(t.why(0, "meld 2S 3S 4S"), "keep_one_card");
    sitting free({{"discard_to_go_out", "optional"}}, {"2S 3S", "AS AH 5C", "6D TC KC"}, "JD", "4S");
    free.meld(0, "9S 9H 9D").play(0, "draw").play(0, "meld 2S 3S 4S");
    EXPECT_EQ(free.ended(), "going_out");
    sitting last(nullptr, {"TS", "AS AH 5C", "6D TC KC"}, "JD", "9C");
    last.meld(0, "9S 9H 9D").play(0, "draw").play(0, "add 9C 0");
    EXPECT_EQ(last.why(0, "add TS 0"), "other_rank");
    last.play(0, "discard TS");
    EXPECT_EQ(last.ended(), "going_out");
}

TEST(hoola_ending, hoola_is_the_whole_hand_in_one_turn)
{
    const std::vector<std::string> hands{"2S 3S 4S 9S 9H 9D 5S", "AS AH 5C", "6D TC KC"};
    const auto go_out = [&](sitting& t) {
        const std::string run = std::to_string(t.s.meld_count);
        t.play(0, "draw")
            .play(0, "meld 2S 3S 4S")
            .play(0, "meld 9S 9H 9D")
            .play(0, "add 5S " + run)
            .play(0, "discard QD");
    };
    sitting perfect(nullptr, hands, "JD", "QD");
    perfect.all_played();
    go_out(perfect);
    EXPECT_EQ(perfect.ended(), "hoola") << "lay-offs do not spoil it";
    EXPECT_EQ(perfect.payments(), (amounts{12, -4, -8}));
    sitting early(nullptr, hands, "JD", "QD");
    early.s.played = seats({0, 1});
    go_out(early);
    EXPECT_EQ(early.ended(), "going_out") << "seat 2 has had no turn yet";
    sitting any({{"hoola_needs_all_played", false}}, hands, "JD", "QD");
    go_out(any);
    EXPECT_EQ(any.ended(), "hoola");
    sitting registered(nullptr, hands, "JD", "QD");
    registered.all_played().meld(0, "QS QH QC");
    go_out(registered);
    EXPECT_EQ(registered.ended(), "going_out");
    sitting two_plain({{"double_hoola", false}}, hands, "JD", "QD");
    two_plain.all_played();
    go_out(two_plain);
    EXPECT_EQ(two_plain.payments(), (amounts{6, -2, -4}));
}

TEST(hoola_ending, stop_at_ten_before_drawing)
{
    sitting t(nullptr, {"2S 8H", "AS KH 5C", "6D TC KC"}, "JD");
    EXPECT_EQ(t.legal_texts(0).count("stop"), 1U);
    t.play(0, "stop");
    EXPECT_EQ(t.ended(), "stop");
    EXPECT_EQ(settle(t.s).winners, std::vector<seat>{0});
    sitting eleven(nullptr, {"2S 9H", "AS KH 5C", "6D TC KC"}, "JD");
    EXPECT_EQ(eleven.why(0, "stop"), "stop_over_threshold");
    const auto stop = read_action(eleven.s, 0, "stop");
    EXPECT_EQ(refusal(eleven.s, 0, *stop).why(), "Your hand counts 11; you may stop with 10 or fewer.");
    sitting drawn(nullptr, {"2S 3H", "AS KH 5C", "6D TC KC"}, "JD", "AD");
    drawn.play(0, "draw");
    EXPECT_EQ(drawn.why(0, "stop"), "stop_at_turn_start");
    sitting late({{"stop_timing", "in_turn"}}, {"2S 3H", "AS KH 5C", "6D TC KC"}, "JD", "AD");
    late.play(0, "draw");
    EXPECT_EQ(late.legal_texts(0).count("stop"), 1U);
    late.play(0, "stop");
    EXPECT_EQ(late.ended(), "stop");
}

TEST(hoola_ending, undercut)
{
    sitting t(nullptr, {"2S 8H", "AS 5C", "6D TC KC"}, "JD");
    t.play(0, "stop");
    EXPECT_EQ(t.ended(), "undercut");
    EXPECT_EQ(t.payments(), (amounts{-10, 5, 5}));
    EXPECT_EQ(next_dealer_of(*t.s.law, position_of(t.s)), 1);
}

TEST(hoola_ending, other_rules_for_stopping)
{
    const std::vector<std::string> hands{"QS 8H", "AS KH 5C", "6D TC KC"};
    EXPECT_EQ(sitting({{"stop_rule", "any"}}, hands, "JD").why(0, "stop"), "");
    EXPECT_EQ(sitting({{"stop_rule", "off"}}, hands, "JD").why(0, "stop"), "stop_is_off");
    EXPECT_EQ(sitting({{"stop_rule", "any"}, {"stop_requires_meld", true}}, hands, "JD").why(0, "stop"),
              "stop_unregistered");
    EXPECT_EQ(sitting({{"stop_rule", "dealer_one_card"}}, hands, "JD").why(0, "stop"), "stop_one_card_only");
    EXPECT_EQ(sitting({{"stop_rule", "dealer_one_card"}}, {"QS", "AS KH 5C", "6D TC KC"}, "JD").why(0, "stop"), "");
    sitting other({{"stop_rule", "dealer_one_card"}}, {"QS 2H 3C", "KH", "6D TC KC"}, "JD");
    other.play(0, "draw").play(0, "discard QS");
    EXPECT_EQ(other.why(1, "stop"), "stop_dealer_only");
}

TEST(hoola_ending, vector_7_blasts)
{
    const auto why = [](const std::string& hand, const json& law = nullptr) {
        return sitting(law, {hand, "5C 6C 9C", "6D TC 9D"}, "8D").why(0, "blast");
    };
    EXPECT_EQ(why("AS AH AD AC 2S 2H 7S"), "");             // 15
    EXPECT_EQ(why("AS AH 2D 2C 2S 3H 3S"), "");             // 14
    EXPECT_EQ(why("AS AH AD AC 2S 3H 7S"), "blast_points"); // 16
    EXPECT_EQ(why("KS KH KD KC QS QH JS"), "");             // 87
    EXPECT_EQ(final_points(rules{}, set_of("KS KH KD KC QS QH JS")), 35);
    EXPECT_EQ(why("KS KH KD QS QH JS JH"), "");             // 85
    EXPECT_EQ(why("KS KH KD KC QS QH 7S"), "");             // 83
    EXPECT_EQ(why("KS KH KD KC QS QH 6S"), "blast_points"); // 82
    const json ten{{"face_value", "ten"}, {"blast_high", "off"}};
    EXPECT_EQ(raw_points(law_of(ten), set_of("KS KH KD QS QH JS JH")), 70);
    EXPECT_EQ(why("KS KH KD QS QH JS JH", ten), "blast_points");
    EXPECT_EQ(why("KS KH KD QS QH JS JH", "face_ten"), "");
    EXPECT_EQ(why("KS KH KD QS QH JS TH", "face_ten"), "blast_faces");
    EXPECT_EQ(why("AS AH AD AC 2S 2H 7S", {{"blast_low_max", 0}, {"blast_high", "off"}}), "blast_is_off");
    EXPECT_EQ(why("AS AH AD AC 2S 2H 7S", {{"blast_low_max", 0}}), "blast_points");
    EXPECT_EQ(why("AS AH AD AC 2S 2H"), "blast_seven_cards");
    EXPECT_EQ(why("AS AH AD AC 2S 2H X1", {{"jokers", 1}}), "blast_joker");
}

TEST(hoola_ending, a_blast_wins_at_once)
{
    sitting low(nullptr, {"AS AH AD AC 2S 2H 7S", "5C", "6D TC 9D"}, "8D");
    low.play(0, "blast");
    EXPECT_EQ(low.ended(), "minor_blast");
    EXPECT_EQ(settle(low.s).winners, std::vector<seat>{0});
    sitting high(nullptr, {"KS KH KD KC QS QH JS", "5C", "6D TC 9D"}, "8D");
    high.play(0, "blast");
    EXPECT_EQ(high.ended(), "major_blast");
    sitting registered(nullptr, {"AS AH AD AC 2S 2H 7S", "5C", "6D TC 9D"}, "8D");
    registered.meld(0, "JS JH JD");
    EXPECT_EQ(registered.why(0, "blast"), "blast_registered");
    sitting drawn(nullptr, {"AS AH AD AC 2S 2H 7S", "5C", "6D TC 9D"}, "8D");
    drawn.play(0, "draw");
    EXPECT_EQ(drawn.why(0, "blast"), "blast_at_turn_start");
}

TEST(hoola_ending, the_stock_runs_out)
{
    // One card is left. Seat 0 draws it; nobody wants his discard and seat 1 would have to draw: the end.
    sitting t(nullptr, {"2S 3H KD", "JS QH KC", "6D TC 4C"}, "8D", "AD", true);
    t.play(0, "draw").play(0, "discard KD");
    EXPECT_EQ(t.ended(), "stock_out");
    EXPECT_EQ(settle(t.s).winners, std::vector<seat>{0});
    sitting none({{"stock_out", "void"}}, {"2S 3H KD", "JS QH KC", "6D TC 4C"}, "8D", "AD", true);
    none.play(0, "draw").play(0, "discard KD");
    EXPECT_EQ(none.ended(), "void");
    EXPECT_TRUE(settle(none.s).winners.empty());
    EXPECT_EQ(next_dealer_of(*none.s.law, position_of(none.s)), 0);
}

TEST(hoola_ending, the_last_discard_may_still_be_claimed)
{
    sitting t(nullptr, {"2S 3H KD", "KS KH QC 9C", "6D TC 4C"}, "8D", "AD", true);
    t.play(0, "draw").play(0, "discard KD");
    EXPECT_EQ(t.s.phase, phase::turn);
    EXPECT_EQ(t.legal_texts(1), (std::set<std::string>{"draw", "take KS KH"}));
    sitting ends = std::move(t);
    ends.play(1, "draw");
    EXPECT_EQ(ends.ended(), "stock_out") << "drawing from an empty stock ends play";
    sitting far(nullptr, {"2S JH KD", "6D TC 4C", "KS KH QC 9C"}, "8D", "AD", true);
    far.play(0, "draw").play(0, "discard KD").play(2, "thank KS KH").play(2, "discard 9C");
    EXPECT_EQ(far.ended(), "stock_out");
}

TEST(hoola_ending, discards_are_reshuffled_twice_at_the_most)
{
    const json again{{"stock_out", "reshuffle"}};
    sitting t(again, {"2S 3H KD", "JS QH KC", "6D TC 4C"}, "8D 9H", "AD", true);
    t.play(0, "draw").play(0, "discard KD");
    EXPECT_EQ(t.s.phase, phase::turn);
    t.play(1, "draw");
    EXPECT_EQ(t.s.reshuffles, 1);
    EXPECT_EQ(cards::to_text(t.s.top()), "KD") << "the top discard stays";
    EXPECT_EQ(t.s.pile_count, 1);
    EXPECT_EQ(t.s.stock_count, 1);
    EXPECT_EQ(t.s.stock_origin, set_of("8D 9H"));
    t.play(1, "discard KC").play(2, "draw").play(2, "discard TC").play(0, "draw");
    EXPECT_EQ(t.s.reshuffles, 2);
    EXPECT_EQ(t.s.stock_origin, set_of("KD KC"));
    t.play(0, "discard 3H").play(1, "draw").play(1, "discard QH");
    EXPECT_EQ(t.ended(), "stock_out");
    // Nothing under the top card: nothing to reshuffle.
    sitting bare(again, {"2S 3H KD", "JS QH KC", "6D TC 4C"}, "", "AD", true);
    bare.play(0, "draw").play(0, "discard KD");
    EXPECT_EQ(bare.ended(), "stock_out");
}

TEST(hoola_ending, play_for_places_goes_on)
{
    sitting t({{"play_for_places", true}}, {"9C", "AS AH 5C", "6D 6C KC"}, "JD", "QD 2D 3D 4D 5D");
    EXPECT_EQ(t.why(0, "stop"), "no_stop_in_places");
    EXPECT_EQ(t.why(0, "blast"), "no_blast_in_places");
    t.meld(0, "9S 9H 9D").play(0, "draw").play(0, "add 9C 0").play(0, "discard QD");
    EXPECT_EQ(t.s.place[0], 1);
    EXPECT_EQ(t.s.phase, phase::turn);
    EXPECT_EQ(t.s.turn, 1);
    t.play(1, "draw").play(1, "discard 5C");
    EXPECT_EQ(t.s.turn, 2);
    t.play(2, "draw").play(2, "discard KC");
    EXPECT_EQ(t.s.turn, 1) << "seat 0 is out and skipped";
    t.s.hands[1] = set_of("AS");
    t.s.counts[1] = 1;
    t.meld(1, "JS JH JC").play(1, "draw");
    EXPECT_EQ(t.why(1, "discard AS"), "");
    t.s.hands[1] = set_of("AS");
    t.s.counts[1] = 1;
    t.play(1, "discard AS");
    EXPECT_EQ(t.s.phase, phase::over);
    EXPECT_EQ(settle(t.s).winners, std::vector<seat>{0});
    EXPECT_EQ(t.payments(), (amounts{5, -1, -4})) << "second pays 1, the unregistered last 2 × 2";
}

// Who finishes without discarding covers nothing: the discard before it lies there for the next in turn.
TEST(hoola_ending, a_finisher_without_a_discard_leaves_the_last_one)
{
    sitting t({{"play_for_places", true}, {"discard_to_go_out", "optional"}}, {"JS JH 5C KD", "JD 6C 7D", "2S 3S"},
              "QC", "8D 6H 4S 2D 3D");
    t.meld(2, "9S 9H 9D");
    t.play(0, "draw").play(0, "discard KD");
    t.play(1, "draw").play(1, "discard JD");
    while (t.s.phase == phase::claim)
        t.play(to_act(t.s).lowest(), "pass");
    ASSERT_EQ(t.s.turn, 2);
    t.play(2, "draw").play(2, "meld 2S 3S 4S");
    EXPECT_EQ(t.s.place[2], 1);
    EXPECT_EQ(t.s.turn, 0);
    EXPECT_EQ(t.why(0, "take JS JH"), "");
}

} // namespace
} // namespace hanpan::hoola
