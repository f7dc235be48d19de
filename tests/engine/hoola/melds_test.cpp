// SPDX-License-Identifier: GPL-3.0-or-later
// Melds and lay-offs: RULES.md, sections 2, 7.2 and 7.7.
#include "sitting.h"

namespace hanpan::hoola {
namespace {

bool melds(const std::string& text, const json& differences = nullptr)
{
    const rules law = law_of(differences);
    return read_meld(law, set_of(text), joker_in_order(law, row_of(text))).why == refused::none;
}

/// A meld that grows card by card; an empty answer, or the id of the refusal.
class growing {
public:
    growing(const std::string& text, const json& differences = nullptr) : law_(law_of(differences))
    {
        meld = lay(law_, set_of(text), read_meld(law_, set_of(text), joker_in_order(law_, row_of(text))), 0);
    }
    std::string add(const std::string& text)
    {
        const card c = card_of(text);
        const refused why = add_refusal(law_, meld, c);
        if (why == refused::none)
            extend(law_, meld, c);
        return std::string(explain(why).id);
    }
    table_meld meld;

private:
    rules law_;
};

TEST(hoola_melds, sets_and_runs_of_section_2)
{
    EXPECT_TRUE(melds("QS QC QH"));
    EXPECT_TRUE(melds("QS QC QH QD"));
    EXPECT_TRUE(melds("AD 2D 3D"));
    EXPECT_TRUE(melds("TD JD QD KD"));
    EXPECT_TRUE(melds("7S"));
    EXPECT_TRUE(melds("6C 7C"));
    EXPECT_TRUE(melds("7H 8H"));
    EXPECT_TRUE(melds("7S 7D"));
    EXPECT_FALSE(melds("5C 6C"));
    EXPECT_FALSE(melds("8C"));
    EXPECT_FALSE(melds("6C 7D"));
    EXPECT_FALSE(melds("5C 7C"));
    EXPECT_FALSE(melds("4S 5S 6H"));
    EXPECT_FALSE(melds("QS QC"));
    EXPECT_FALSE(melds("3C 4C 6C"));
}

TEST(hoola_melds, the_whole_suit_is_the_longest_run)
{
    EXPECT_TRUE(melds("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"));
    const rules law = law_of({{"jokers", 1}});
    EXPECT_EQ(read_meld(law, set_of("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS X1")).why, refused::run_over_thirteen);
}

TEST(hoola_melds, aces_are_low_by_default_and_never_both_without_the_corner)
{
    for (const char* run : {"QS KS AS", "KS AS 2S", "JH QH KH AH"})
        EXPECT_FALSE(melds(run)) << run;
    EXPECT_TRUE(melds("QS KS AS", {{"ace_runs", "low_high"}}));
    EXPECT_TRUE(melds("AS 2S 3S", {{"ace_runs", "low_high"}}));
    EXPECT_FALSE(melds("KS AS 2S", {{"ace_runs", "low_high"}}));
    EXPECT_TRUE(melds("KS AS 2S", {{"ace_runs", "cyclic"}}));
    EXPECT_TRUE(melds("QS KS AS 2S 3S", {{"ace_runs", "cyclic"}}));
    EXPECT_FALSE(melds("KS 2S 3S", {{"ace_runs", "cyclic"}}));
}

TEST(hoola_melds, the_modern_alternative_melds_sevens_only_alone)
{
    const json modern{{"seven_pair_melds", false}};
    EXPECT_TRUE(melds("7S", modern));
    EXPECT_TRUE(melds("6S 7S 8S", modern));
    EXPECT_FALSE(melds("6C 7C", modern));
    EXPECT_FALSE(melds("7S 7D", modern));
    // On the table a lone seven grows all the same.
    growing seven("7S", modern);
    EXPECT_EQ(seven.add("8S"), "");
    EXPECT_EQ(seven.add("6S"), "");
    growing pair("7S", modern);
    EXPECT_EQ(pair.add("7H"), "");
    EXPECT_EQ(pair.add("7D"), "");
}

TEST(hoola_melds, jokers_complete_melds_of_three)
{
    const json one{{"jokers", 2}};
    EXPECT_TRUE(melds("5H X1 7H", one));
    EXPECT_TRUE(melds("5H 5D X1", one));
    EXPECT_TRUE(melds("5H 5D 5S X1", one));
    EXPECT_FALSE(melds("5H 5D 5S 5C X1", one));
    EXPECT_FALSE(melds("X1", one));
    EXPECT_FALSE(melds("7H X1", one));
    EXPECT_FALSE(melds("5H X1 X2", one));
    EXPECT_FALSE(melds("5H X1 8H", one));
    EXPECT_FALSE(melds("QH KH X1 2H", one));
}

TEST(hoola_melds, a_joker_stands_where_it_is_written)
{
    const rules law = law_of({{"jokers", 1}});
    const auto stands_for = [&](const std::string& text) {
        return cards::to_text(read_meld(law, set_of(text), joker_in_order(law, row_of(text))).joker_as);
    };
    EXPECT_EQ(stands_for("X1 5H 6H"), "4H");
    EXPECT_EQ(stands_for("5H 6H X1"), "7H");
    EXPECT_EQ(stands_for("5H X1 7H"), "6H");
    // Not in order: the higher of two readings.
    EXPECT_EQ(stands_for("6H 5H X1"), "7H");
    EXPECT_EQ(stands_for("QH KH X1"), "JH") << "nothing above the king";
    growing run("X1 5H 6H", {{"jokers", 1}});
    EXPECT_EQ(run.add("4H"), "not_at_an_end");
    EXPECT_EQ(run.add("3H"), "");
}

TEST(hoola_melds, jokers_laid_off_go_to_the_higher_end)
{
    growing run("5H 6H 7H", {{"jokers", 2}});
    EXPECT_EQ(run.add("X1"), "");
    EXPECT_EQ(cards::to_text(run.meld.joker_as), "8H");
    EXPECT_EQ(run.add("X2"), "second_joker");
    EXPECT_EQ(run.add("8H"), "not_at_an_end");
    EXPECT_EQ(run.add("9H"), "");
    growing top("JH QH KH", {{"jokers", 2}});
    EXPECT_EQ(top.add("X1"), "");
    EXPECT_EQ(cards::to_text(top.meld.joker_as), "TH");
    growing seven("7H", {{"jokers", 2}});
    EXPECT_EQ(seven.add("X1"), "joker_needs_three");
    growing set("5H 5D 5S", {{"jokers", 2}});
    EXPECT_EQ(set.add("X2"), "");
    EXPECT_EQ(set.add("5C"), "set_is_complete");
}

TEST(hoola_melds, laying_off_on_sets_and_runs)
{
    growing set("QS QC QH");
    EXPECT_EQ(set.add("KD"), "other_rank");
    EXPECT_EQ(set.add("QD"), "");
    growing run("4C 5C 6C");
    EXPECT_EQ(run.add("8C"), "not_at_an_end");
    EXPECT_EQ(run.add("7H"), "other_suit");
    EXPECT_EQ(run.add("7C"), "");
    EXPECT_EQ(run.add("8C"), "");
    EXPECT_EQ(run.add("3C"), "");
    growing high("JD QD KD");
    EXPECT_EQ(high.add("AD"), "ace_is_low");
    growing low("AD 2D 3D", {{"ace_runs", "low_high"}});
    EXPECT_EQ(low.add("KD"), "ace_not_around");
    growing ace_high("QD KD AD", {{"ace_runs", "low_high"}});
    EXPECT_EQ(ace_high.add("2D"), "ace_not_around");
    EXPECT_EQ(ace_high.add("JD"), "");
    growing around("QD KD AD", {{"ace_runs", "cyclic"}});
    EXPECT_EQ(around.add("2D"), "");
    EXPECT_EQ(around.add("JD"), "");
    EXPECT_EQ(around.add("4D"), "not_at_an_end");
}

TEST(hoola_melds, a_full_run_takes_nothing)
{
    growing run("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", {{"ace_runs", "cyclic"}, {"jokers", 1}});
    EXPECT_EQ(run.add("X1"), "run_is_full");
}

TEST(hoola_melds, lone_sevens_and_two_card_melds_grow)
{
    growing up("7S");
    EXPECT_EQ(up.add("9S"), "seven_takes_other");
    EXPECT_EQ(up.add("8S"), "");
    EXPECT_EQ(up.add("7H"), "other_suit") << "it is a run now";
    EXPECT_EQ(up.add("9S"), "");
    EXPECT_EQ(up.add("6S"), "");
    growing set("7S");
    EXPECT_EQ(set.add("7H"), "");
    EXPECT_EQ(set.add("8S"), "other_rank") << "it is a set now";
    EXPECT_EQ(set.add("7D"), "");
    EXPECT_EQ(set.add("7C"), "");
    growing pair("7S 7D");
    EXPECT_EQ(pair.add("8S"), "other_rank");
    EXPECT_EQ(pair.add("7C"), "");
    growing run("6C 7C");
    EXPECT_EQ(run.add("8C"), "");
    EXPECT_EQ(run.add("5C"), "");
}

TEST(hoola_melds, lone_seven_extend)
{
    growing neighbours("7S", {{"lone_seven_extend", "run_only"}});
    EXPECT_EQ(neighbours.add("7H"), "seven_takes_neighbours");
    EXPECT_EQ(neighbours.add("6S"), "");
    growing nothing("7S", {{"lone_seven_extend", "none"}});
    EXPECT_EQ(nothing.add("7H"), "seven_takes_nothing");
    EXPECT_EQ(nothing.add("8S"), "seven_takes_nothing");
}

TEST(hoola_melds, runs_may_grow_in_one_direction_only)
{
    const json one_way{{"run_extend", "one_direction"}};
    growing up("4C 5C 6C", one_way);
    EXPECT_EQ(up.add("7C"), "");
    EXPECT_EQ(up.add("3C"), "grows_up_only");
    EXPECT_EQ(up.add("8C"), "");
    growing down("7S", one_way);
    EXPECT_EQ(down.add("6S"), "");
    EXPECT_EQ(down.add("8S"), "grows_down_only");
    EXPECT_EQ(down.add("5S"), "");
}

TEST(hoola_melds, the_fourth_card_may_kill_a_set)
{
    growing open("9S 9H 9D");
    EXPECT_EQ(open.add("9C"), "");
    EXPECT_FALSE(open.meld.closed);
    growing closed("9S 9H 9D", {{"set_completion", "closed"}, {"run_on_set", true}});
    EXPECT_EQ(closed.add("TH"), "");
    EXPECT_EQ(closed.add("9C"), "");
    EXPECT_TRUE(closed.meld.closed);
    EXPECT_EQ(closed.add("JH"), "set_is_killed") << "the kill stops the spur";
    growing removed("9S 9H 9D", {{"set_completion", "removed"}});
    EXPECT_EQ(removed.add("9C"), "");
    EXPECT_EQ(removed.meld.kind, meld_kind::gone);
}

TEST(hoola_melds, a_run_may_grow_out_of_a_set)
{
    const json glenn("glenn");
    growing set("9S 9H 9D", glenn);
    EXPECT_EQ(set.add("TC"), "spur_other_card") << "the nine of clubs is not there";
    EXPECT_EQ(set.add("8H"), "");
    EXPECT_EQ(set.add("TS"), "spur_other_card") << "one spur a set";
    EXPECT_EQ(set.add("TH"), "spur_other_card") << "only at its outer end";
    EXPECT_EQ(set.add("7H"), "");
    EXPECT_EQ(set.add("6H"), "");
    EXPECT_EQ(in_order(set.meld).back(), card_of("6H"));
    growing pair("7S 7D", glenn);
    EXPECT_EQ(pair.add("8S"), "spur_needs_three");
    growing kings("KS KH KD", {{"run_on_set", true}});
    EXPECT_EQ(kings.add("AS"), "spur_other_card");
    EXPECT_EQ(kings.add("QS"), "");
    growing around("KS KH KD", {{"run_on_set", true}, {"ace_runs", "cyclic"}});
    EXPECT_EQ(around.add("AS"), "");
    EXPECT_EQ(around.add("2S"), "");
    growing high("KS KH KD", {{"run_on_set", true}, {"ace_runs", "low_high"}});
    EXPECT_EQ(high.add("AS"), "");
    EXPECT_EQ(high.add("2S"), "spur_other_card") << "king, ace, two never";
}

/// The quick question `completes` against the enumeration, for every ace rule.
TEST(hoola_melds, quick_claim_test_agrees_with_enumeration)
{
    random_stream rng(11);
    for (const char* aces : {"low", "low_high", "cyclic"})
        for (const bool pairs : {false, true}) {
            const rules law = law_of({{"ace_runs", aces}, {"seven_pair_melds", pairs}});
            for (int i = 0; i < 20000; ++i) {
                card_set hand = 0;
                for (card_set left = cards::naturals; std::popcount(hand) < 7;)
                    hand |= cards::bit(cards::nth(left, static_cast<int>(rng.below(52))));
                const card c = cards::nth(cards::naturals & ~hand, static_cast<int>(rng.below(45)));
                const int most = static_cast<int>(rng.below(7)) + 1;
                // Independently: is any subset of two or three of the hand's cards a meld with c?
                bool expected = false;
                for (card_set a = hand; a != 0; a &= a - 1) {
                    const card_set one = a & -a;
                    expected = expected || read_meld(law, one | cards::bit(c)).why == refused::none;
                    for (card_set b = a & (a - 1); b != 0 && most >= 2; b &= b - 1)
                        expected = expected || read_meld(law, one | (b & -b) | cards::bit(c)).why == refused::none;
                }
                ASSERT_EQ(completes(law, hand, c, most), expected)
                    << cards::to_text(hand) << " + " << cards::to_text(c) << " " << aces;
            }
        }
}

/// Every subset of a hand that is a meld is listed once, and nothing else.
TEST(hoola_melds, listed_melds_are_all_melds_of_the_hand)
{
    random_stream rng(12);
    for (const char* aces : {"low", "low_high", "cyclic"}) {
        const rules law = law_of({{"ace_runs", aces}});
        for (int i = 0; i < 3000; ++i) {
            // Meld-rich: eight cards of two suits.
            card_set hand = 0;
            while (std::popcount(hand) < 8)
                hand |= cards::bit(
                    cards::make(static_cast<int>(rng.below(i % 2 == 0 ? 2 : 4)), static_cast<int>(rng.below(13))));
            std::multiset<card_set> listed, expected;
            each_meld(law, hand, no_card, 7, true, [&](card_set m, card) { listed.insert(m); });
            for (card_set part = hand; part != 0; part = (part - 1) & hand)
                if (std::popcount(part) <= 7 && read_meld(law, part).why == refused::none)
                    expected.insert(part);
            ASSERT_EQ(listed, expected) << cards::to_text(hand) << " " << aces;
        }
    }
}

} // namespace
} // namespace hanpan::hoola
