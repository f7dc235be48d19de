// SPDX-License-Identifier: GPL-3.0-or-later
// What a person's gestures mean, and the written form of an action.
#include "games/hoola/gestures.h"

#include <algorithm>

#include "base/random.h"
#include "sitting.h"

namespace hanpan::hoola {
namespace {

using place = target::place;

/// A person at a seat of a sitting.
struct at_table {
    at_table(const sitting& t, seat who, seat claimant = no_seat) : seen(observe(t.s, who))
    {
        for (const std::string& text : t.legal_texts(who))
            legal.push_back(*read_told(text));
        goes_by.emplace(sight{seen, legal, to_act(t.s), claimant});
    }
    /// The ways the gesture may be meant, in words: "add 5H 0, add 6H 0 | add 6H 0, add 5H 0".
    std::string means(const held& holding, const target& to) const
    {
        std::string text;
        for (const auto& way : gesture(*goes_by, holding, to).ways) {
            text += text.empty() ? "" : " | ";
            for (std::size_t i = 0; i < way.size(); ++i)
                text += (i == 0 ? "" : ", ") + to_text(way[i]);
        }
        return text;
    }
    std::string pressed(button b, const std::string& hand = "") const
    {
        return means({row_of(hand)}, {place::button, b});
    }

    view seen;
    std::vector<told> legal;
    std::optional<sight> goes_by;
};

held holding(const std::string& hand) { return {row_of(hand)}; }

TEST(hoola_gestures, the_stock_is_drawn_from_and_takes_nothing)
{
    const at_table me(sitting({}, {"4H 5H KD", "2S 3S"}, "9C"), 0);
    EXPECT_EQ(me.means({}, {place::stock}), "draw");
    EXPECT_EQ(me.means({{}, true}, {place::hand}), "draw");
    EXPECT_EQ(me.means(holding("KD"), {place::stock}), "");
    EXPECT_EQ(me.means({{}, true}, {place::discard}), "");
    EXPECT_EQ(primary_button(*me.goes_by), button::draw);
}

TEST(hoola_gestures, what_nobody_may_pick_up_means_nothing)
{
    const at_table me(sitting({}, {"4H 5H KD", "2S 3S"}, "9C"), 0);
    EXPECT_EQ(me.means({{}, false, false, true}, {place::discard}), "");
    EXPECT_EQ(me.means({{}, false, false, true}, {place::button, button::draw}), "");
}

TEST(hoola_gestures, one_card_on_the_discards_is_thrown_two_are_not)
{
    sitting t({}, {"4H 5H KD", "2S 3S"}, "9C");
    t.play(0, "draw");
    const at_table me(t, 0);
    EXPECT_EQ(me.means(holding("KD"), {place::discard}), "discard KD");
    EXPECT_EQ(me.means(holding("KD 4H"), {place::discard}), "");
    EXPECT_EQ(me.pressed(button::discard, "KD"), "discard KD");
    EXPECT_EQ(me.pressed(button::discard, "KD 4H"), "");
}

TEST(hoola_gestures, the_discard_is_taken_with_what_is_held_else_in_every_way_the_biggest_first)
{
    const at_table me(sitting({}, {"4H 5H 6C 6D KD", "2S 3S"}, "6H"), 0);
    EXPECT_EQ(me.pressed(button::take), "take 4H 5H | take 6D 6C");
    EXPECT_EQ(me.pressed(button::take, "6C 6D"), "take 6C 6D");
    EXPECT_EQ(me.means({{}, false, true}, {place::hand}), "take 4H 5H | take 6D 6C");
    EXPECT_EQ(me.means({row_of("4H 5H"), false, true}, {place::new_meld}), "take 4H 5H");
    EXPECT_EQ(me.means(holding("4H 5H"), {place::discard}), "take 4H 5H");
    EXPECT_EQ(primary_button(*me.goes_by), button::take);
}

TEST(hoola_gestures, a_joker_is_meant_wherever_it_can_stand)
{
    sitting t({{"jokers", 1}}, {"5H 6H X1 KD", "2S 3S"}, "9C");
    t.play(0, "draw");
    const at_table me(t, 0);
    EXPECT_EQ(me.means(holding("X1 6H 5H"), {place::new_meld}), "meld 5H 6H X1 | meld 5H X1 6H | meld X1 5H 6H");
}

TEST(hoola_gestures, several_cards_grow_a_run_at_either_end)
{
    sitting t({}, {"2H 6H 7H KD", "2S 3S"}, "9C");
    t.meld(0, "3H 4H 5H").play(0, "draw");
    const at_table me(t, 0);
    EXPECT_EQ(me.means(holding("7H 6H"), {place::meld, {}, 0}), "add 6H 0, add 7H 0 | add 7H 0, add 6H 0");
    EXPECT_EQ(me.means(holding("2H"), {place::meld, {}, 0}), "add 2H 0");
    EXPECT_EQ(me.pressed(button::add, "2H"), "add 2H 0");
    EXPECT_EQ(me.means({{}, false, true}, {place::meld, {}, 0}), "take > 0");
}

TEST(hoola_gestures, out_of_turn_a_card_chosen_for_something_else_is_no_answer)
{
    sitting u({}, {"6H QC", "9D 9S 8D", "4H 5H 2C"}, "9C", "JC");
    u.play(0, "draw").play(0, "discard 6H");
    ASSERT_EQ(u.s.phase, phase::claim);
    const at_table me(u, 2);
    EXPECT_EQ(me.pressed(button::take, "2C"), "thank 4H 5H");
    EXPECT_EQ(me.pressed(button::take, "4H 5H"), "thank 4H 5H");
    EXPECT_EQ(me.pressed(button::draw), "");
    EXPECT_EQ(me.pressed(button::pass), "pass");
    EXPECT_EQ(primary_button(*me.goes_by), button::take);
}

TEST(hoola_gestures, what_others_come_before_is_not_offered)
{
    for (const bool stop_first : {false, true}) {
        sitting u({{"stop_beats_claim", stop_first}}, {"6H QC", "9D 9S 8D", "4H 5H 2C"}, "9C", "JC");
        u.play(0, "draw").play(0, "discard 6H");
        const at_table in_turn(u, 1, 2); // seat 2 was heard to say thank you
        EXPECT_EQ(in_turn.means({}, {place::stock}), "");
        EXPECT_EQ(in_turn.pressed(button::draw), "");
        EXPECT_EQ(in_turn.pressed(button::pass), "pass");
        EXPECT_EQ(in_turn.pressed(button::stop), stop_first ? "stop" : "");
    }
}

TEST(hoola_gestures, a_hand_parts_into_the_melds_with_most_points)
{
    // 5H 6H 7H are worth 18, the three sevens 21; both cannot be, unless a pair of sevens is a meld.
    const rules law = law_of({{"seven_pair_melds", false}});
    const auto groups = hand_groups(law, row_of("7D 5H 7H KD 6H 7S"));
    ASSERT_EQ(groups.size(), 1U);
    EXPECT_EQ(groups[0], row_of("7D 7H 7S"));
    const auto pairs = hand_groups(law_of({{"seven_pair_melds", true}}), row_of("7D 5H 7H KD 6H 7S"));
    ASSERT_EQ(pairs.size(), 2U);
    EXPECT_EQ(pairs[0].size() + pairs[1].size(), 5U);
    EXPECT_TRUE(hand_groups(law, row_of("2H 4D KS")).empty());
}

TEST(hoola_gestures, a_set_is_completed_by_its_fourth_card_only)
{
    sitting t({{"set_completion", "closed"}}, {"9H 6H KD", "2S 3S"}, "9C");
    t.meld(0, "9D 9S 9C").play(0, "draw");
    EXPECT_FALSE(completes_set(observe(t.s, 0), *read_told("add 9H 0")));
    t.play(0, "add 9H 0");
    EXPECT_TRUE(completes_set(observe(t.s, 0), *read_told("add 9H 0")));
    sitting open({{"set_completion", "open"}}, {"9H 6H KD", "2S 3S"}, "8C");
    open.meld(0, "9D 9S 9C").play(0, "draw").play(0, "add 9H 0");
    EXPECT_FALSE(completes_set(observe(open.s, 0), *read_told("add 9H 0")));
}

TEST(hoola_told, words_are_read_and_written_without_a_position)
{
    for (const char* const text :
         {"draw", "pass", "stop", "blast", "stay", "drop", "take 4C 4D", "take", "take > 2", "thank", "thank > 0",
          "thank 5H X1", "meld 4C 4D 4H", "meld 5H X1 7H", "add 8H 0", "discard KD"}) {
        const auto read = read_told(text);
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(to_text(*read), text);
    }
    EXPECT_EQ(read_told("take > 2")->onto, 2);
    EXPECT_EQ(read_told("meld 5H X1 7H")->cards, row_of("5H X1 7H"));
    for (const char* const text :
         {"", "jump", "add 8H", "add 8H x", "discard", "meld", "take >", "draw 4C", "meld 4C 4C"})
        EXPECT_FALSE(read_told(text)) << text;
}

TEST(hoola_told, a_view_spells_and_reads_what_its_state_does)
{
    const rules law = law_of({{"jokers", 2}, {"claim_layoff", true}});
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        random_stream rng(seed);
        std::vector<card> order;
        for (card_set rest = pack(law); rest != 0; rest &= rest - 1)
            order.push_back(cards::lowest(rest));
        rng.shuffle(std::span<card>(order));
        state s = deal_cards(law, 4, 0, order.data(), seed);
        while (!round_over(s)) {
            for (const seat who : to_act(s)) {
                std::vector<action> list;
                legal(s, who, list);
                const view v = observe(s, who);
                for (const action& a : list) {
                    const std::string text = to_text(s, a);
                    EXPECT_EQ(to_text(v, a), text);
                    EXPECT_EQ(*read_action(v, who, text), *read_action(s, who, text)) << text;
                    EXPECT_EQ(to_text(*read_told(text)), text);
                    ++compared;
                }
            }
            const seat who = to_act(s).lowest();
            apply(s, who, random_action(s, who, rng));
        }
    }
    EXPECT_GT(compared, 3000);
}

} // namespace
} // namespace hanpan::hoola
