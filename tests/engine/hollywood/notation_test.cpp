// SPDX-License-Identifier: GPL-3.0-or-later
// Actions written down and read again, by who sees everything and by who sees his own cards alone; what others notice of them.
#include <numeric>

#include <gtest/gtest.h>

#include "hollywood/sitting.h"

namespace hanpan::hollywood {
namespace {

/// Rounds of random play: calls `look_at(state, who)` for everybody who is to act.
template <class F>
void play_at_random(const rules& law, int players, std::uint64_t seed, F&& look_at)
{
    random_stream rng(seed);
    std::vector<std::uint8_t> order(static_cast<std::size_t>(law.deck_size(players)));
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    rng.shuffle(std::span<std::uint8_t>(order));
    standing st = game::first_standing(law, players, 0, rng);
    st.round = static_cast<int>(seed % law.schedule().size());
    state s = game::deal(law, st, std::span<const std::uint8_t>(order), rng);
    for (int step = 0; step < 300 && !round_over(s); ++step) {
        for (const seat who : to_act(s))
            look_at(s, who);
        const seat who = to_act(s).lowest();
        std::vector<action> list;
        legal(s, who, list);
        // What goes on the table does so whenever it can; else anything.
        std::size_t chosen = rng.below(static_cast<std::uint32_t>(list.size()));
        for (std::size_t i = 0; i < list.size(); ++i)
            if (list[i].kind == action_kind::lay_down || list[i].kind == action_kind::lay_off)
                chosen = i;
        apply(s, who, list[chosen]);
    }
}

} // namespace

TEST(hollywood_notation, every_legal_action_is_read_as_it_is_written)
{
    int laid_down = 0, laid_off = 0, looks = 0;
    for (const json& differences :
         {json::object(), json{{"jokers_total", 8}, {"wild_cards", "twos_jokers"}}, json{{"deck_count", 4}},
          json{{"wild_displacement_sets", "take_to_hand"}, {"wild_displacement", "take_to_hand"}}})
        for (std::uint64_t seed = 0; seed < 14; ++seed)
            play_at_random(law_of(differences), 3, seed, [&](const state& s, seat who) {
                ++looks;
                const view v = observe(s, who);
                std::vector<action> list, seen;
                legal(s, who, list);
                legal(v.stand(), seen);
                ASSERT_EQ(list, seen);
                for (const action& a : list) {
                    const std::string text = to_text(s, a);
                    ASSERT_EQ(text, to_text(v, a));
                    const auto words = read_told(text);
                    ASSERT_TRUE(words) << text << ": " << words.error;
                    ASSERT_EQ(to_text(*words), text);
                    ASSERT_EQ(*words, tell(v, a)) << text;
                    for (const auto& read : {read_action(s, who, text), read_action(v, who, text)}) {
                        ASSERT_TRUE(read) << text << ": " << read.error;
                        ASSERT_EQ(*read, a) << text;
                    }
                    laid_down += a.kind == action_kind::lay_down;
                    laid_off += a.kind == action_kind::lay_off;
                }
            });
    EXPECT_GT(laid_down, 50);
    EXPECT_GT(laid_off, 50);
    EXPECT_GT(looks, 1000);
}

TEST(hollywood_notation, an_action_is_written_as_it_was_typed)
{
    for (const char* text :
         {"may_i", "pass", "allow", "deny", "withdraw", "draw stock", "draw discard", "undo", "point_out", "discard KD",
          "discard KD#2", "lay_off 7H 0", "lay_off X2 120 bottom", "lay_off 7H#1 3 top", "lay_off 7H 3 hand",
          "lay_down 9C 9D#2 AS | 4H 5H 6H X1", "lay_down 9C"}) {
        const auto read = read_told(text);
        ASSERT_TRUE(read) << text << ": " << read.error;
        EXPECT_EQ(to_text(*read), text);
    }
    const auto read = read_told("  lay_off \t7H#2  11   hand ");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->kind, action_kind::lay_off);
    EXPECT_EQ(read->which, (packs::typed_card{packs::make(cards::make(1, 6), 1), true}));
    EXPECT_EQ(read->onto, 11);
    EXPECT_EQ(read->to, way::hand);
}

/// The words alone are judged without a table; at one, a card that the packs do not have comes before what follows it.
TEST(hollywood_notation, what_is_wrong_with_the_words)
{
    const sitting t({}, {"2H 3C", "9C 9D KS KS", "3S 5C"}, "QS");
    const std::pair<const char*, const char*> sentences[] = {
        {" ", "an action is missing"},
        {"dance", "there is no action 'dance'"},
        {"draw", "there is no action 'draw'"},
        {"pass twice", "there is no action 'pass twice'"},
        {"discard", "'discard' needs one card"},
        {"discard 9C 9D", "'discard' needs one card"},
        {"discard 1C", "there is no card '1C' (cards are written like 7H, 7H#2, AS, X1)"},
        {"lay_off 9C", "'lay_off' needs a card, a meld's number and, for a run, bottom or top"},
        {"lay_off 9C x", "'x' is not a meld's number"},
        {"lay_off 9C -1", "'-1' is not a meld's number"},
        {"lay_off 9C 1x", "'1x' is not a meld's number"},
        {"lay_off 9C 99999999999", "'99999999999' is not a meld's number"},
        {"lay_off 9C 1 up", "'up' is not bottom, top or hand"},
        {"lay_down", "'lay_down' needs cards in every meld"},
        {"lay_down 9C |", "'lay_down' needs cards in every meld"},
        {"lay_down | 9C", "'lay_down' needs cards in every meld"},
        {"lay_down 9C#1 9D | 9C#1", "the card 9C#1 is named twice"},
        {"lay_down 2S | 3S | 4S | 5S | 6S", "no one lays down more than 4 melds"},
    };
    for (const auto& [text, sentence] : sentences) {
        const auto words = read_told(text);
        const auto read = read_action(t.s, 1, text);
        ASSERT_FALSE(words) << text;
        ASSERT_FALSE(read) << text;
        EXPECT_EQ(words.error.text(), sentence);
        EXPECT_EQ(read.error.text(), sentence);
    }
    std::string endless = "lay_down";
    for (int i = 0; i <= max_meld; ++i)
        endless += " 9C";
    EXPECT_EQ(read_told(endless).error.text(), "so many cards cannot be laid down at once");
    EXPECT_EQ(read_told(endless + " | | | | |").error.text(), "so many cards cannot be laid down at once");

    // Two packs without jokers.
    const std::pair<const char*, const char*> at_the_table[] = {
        {"discard X1", "the packs have no card X1"},
        {"discard 9C#3", "the packs have no card 9C#3"},
        {"lay_off 9C#4 x", "the packs have no card 9C#4"},
        {"lay_down 9C#3 9C#3 1D", "the packs have no card 9C#3"},
        {"lay_down 1D 9C#3", "there is no card '1D' (cards are written like 7H, 7H#2, AS, X1)"},
        {"lay_down 9C 9C 9C", "the packs have not so many cards 9C"},
    };
    for (const auto& [text, sentence] : at_the_table) {
        const view v = observe(t.s, 1);
        for (const auto& read : {read_action(t.s, 1, text), read_action(v, 1, text)}) {
            ASSERT_FALSE(read) << text;
            EXPECT_EQ(read.error.text(), sentence);
        }
    }
    EXPECT_TRUE(read_told("discard 9C#3")); // whether there is a third pack is no matter of words
}

/// A card without its copy is one that is held; where one of two was just taken from the pile, the other.
TEST(hollywood_notation, a_card_without_its_copy_is_one_of_the_hand)
{
    sitting t({}, {"9C#1 2H", "9C#2 9D KS#2 KS#1", "3S 5C"}, "QS");
    t.in_play();
    t.s.taken = packs::make(cards::make(0, 12), 0); // KS#1
    const view v = observe(t.s, 1);
    EXPECT_EQ(packs::to_text(read_action(v, 1, "discard 9C")->which), "9C#2");
    EXPECT_EQ(packs::to_text(read_action(v, 1, "discard KS")->which), "KS#2");
    EXPECT_EQ(packs::to_text(read_action(v, 1, "discard KS#1")->which), "KS#1");
    EXPECT_EQ(packs::to_text(read_action(v, 1, "lay_down KS 9D KS")->laid[0]), "KS#1");
}

/// Everything at this table is done openly, and a card drawn from the stock is not named; but nobody hears that another does not
/// call, since his being asked would tell what he may still do. A turn that ends without a discard is seen.
TEST(hollywood_notation, what_others_notice)
{
    sitting t({}, {"2H 3C", "9C 9D KS", "3S 5C"}, "QS", 1, "7D");
    t.open_calls();
    const auto noticed = [&](seat who, const char* text, seat viewer) {
        const auto a = read_action(t.s, who, text);
        EXPECT_TRUE(a) << text;
        const auto seen = shown(t.s, who, *a, viewer);
        EXPECT_EQ(seen ? to_text(*seen) : "", public_text(t.s, who, *a, viewer)) << text;
        return seen ? to_text(*seen) : "nothing";
    };
    for (const phase p : {phase::window, phase::ahead, phase::decision, phase::pointing}) {
        t.s.phase = p;
        EXPECT_EQ(noticed(2, "pass", 2), "pass");
        EXPECT_EQ(noticed(2, "pass", 0), "nothing");
        EXPECT_EQ(noticed(1, "pass", 0), "nothing");
        for (const char* heard : {"may_i", "allow", "deny", "withdraw", "point_out"})
            EXPECT_EQ(noticed(2, heard, 0), heard);
    }
    t.s.phase = phase::draw;
    EXPECT_EQ(noticed(1, "draw stock", 1), "draw stock");
    EXPECT_EQ(noticed(1, "draw stock", 0), "draw stock");
    EXPECT_EQ(noticed(1, "draw discard", 0), "draw discard");
    t.in_play();
    EXPECT_EQ(noticed(1, "pass", 0), "pass");
    EXPECT_EQ(noticed(1, "discard KS", 2), "discard KS#1");
    EXPECT_EQ(noticed(1, "lay_off KS 0 top", 2), "lay_off KS#1 0 top");
    EXPECT_EQ(noticed(1, "lay_down 9C 9D KS", 0), "lay_down 9C#1 9D#1 KS#1");
    EXPECT_EQ(noticed(1, "undo", 0), "undo");
}

} // namespace hanpan::hollywood
