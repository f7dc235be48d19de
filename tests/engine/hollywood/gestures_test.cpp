// SPDX-License-Identifier: GPL-3.0-or-later
// What gestures at the table mean, and what the table knows of the moment. Seat 1 is in turn wherever nothing else is said.
#include <gtest/gtest.h>

#include "games/hollywood/gestures.h"
#include "games/hollywood/hand_reading.h"
#include "games/hollywood/missing.h"
#include "hollywood/sitting.h"

namespace hanpan::hollywood {
namespace {

using place = target::kind;
using words = std::vector<std::string>;

/// The same with every card by its face alone.
std::string faces_only(std::string text)
{
    for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#'))
        text.erase(at, 2);
    return text;
}

std::string faces_of(const std::vector<card>& row)
{
    std::string text;
    for (const card c : row)
        text += (text.empty() ? "" : " ") + (c == no_card ? "-" : cards::to_text(packs::face_of(c)));
    return text;
}

std::vector<told> legal_of(const view& v)
{
    std::vector<action> list;
    legal(v.stand(), list);
    std::vector<told> all;
    for (const action& a : list)
        all.push_back(tell(v, a));
    return all;
}

/// The ways a gesture may mean, each in words, the steps of one parted by ";".
words ways_of(const meaning<told>& m)
{
    words all;
    for (const auto& way : m.ways) {
        std::string text;
        for (const told& step : way)
            text += (text.empty() ? "" : "; ") + faces_only(to_text(step));
        all.push_back(text);
    }
    return all;
}

/// A seat with its cards and its gestures.
struct player {
    view v;

    player(const sitting& t, seat who) : v(observe(t.s, who)) {}
    /// Cards of the hand by their faces, in this order.
    std::vector<card> cards_of(const std::string& names) const
    {
        const auto row = read_cards(names, v.hand, all_cards(*v.law, v.players));
        EXPECT_TRUE(row) << row.error;
        for (const card c : *row)
            EXPECT_TRUE(v.hand.has(c)) << names;
        return *row;
    }
    meaning<told> meant_by(const held& h, const target& to, int at = -1) const
    {
        return gesture(v, legal_of(v), h, to, at);
    }
    words press(button which, const std::string& cards = "") const
    {
        return ways_of(meant_by({.hand = cards_of(cards)}, {.what = place::button, .pressed = which}));
    }
    words drop(const std::string& cards, const target& to, int at = -1) const
    {
        return ways_of(meant_by({.hand = cards_of(cards)}, to, at));
    }
    button primary() const { return primary_button(v, legal_of(v)); }
};

const target on_stock{.what = place::stock}, on_pile{.what = place::discard}, on_hand{.what = place::hand},
    on_table{.what = place::new_meld};
target on_meld(int number) { return {.what = place::meld, .meld = number}; }

const words nothing, draws{"draw stock"}, takes_it{"draw discard"}, calls{"may_i"};

const std::string two_sets = "9C 9D AS KH KS KD 4H 5H 6H AC 2C JS";

sitting with_two_sets(const json& differences = json::object())
{
    return {differences, {"2S 4D 6H", two_sets, "2D 4S 6C"}, "3D"};
}

} // namespace

TEST(hollywood_gestures, buttons_have_names)
{
    for (const char* id :
         {"allow", "deny", "take", "draw", "lay_down", "lay_off", "may_i", "pass", "auto", "discard"}) {
        ASSERT_TRUE(button_of(id)) << id;
        EXPECT_EQ(id_of(*button_of(id)), id);
    }
    EXPECT_EQ(button_of("auto"), button::offer);
    EXPECT_FALSE(button_of("undo"));
}

/// Stock and pile: by their buttons, by a click, by carrying the top card into the hand.
TEST(hollywood_gestures, drawing_and_taking)
{
    struct expected {
        phase p;
        seat who;
        words draw, take;
    };
    // While others are still asked, drawing is a pass and a draw in one.
    for (const expected& e :
         {expected{phase::window, 1, {"pass; draw stock"}, takes_it}, expected{phase::draw, 1, draws, takes_it},
          expected{phase::play, 1, nothing, nothing}, expected{phase::ahead, 1, nothing, nothing},
          expected{phase::window, 2, nothing, calls}, expected{phase::ahead, 2, nothing, calls},
          expected{phase::draw, 2, nothing, nothing}, expected{phase::decision, 2, nothing, nothing}}) {
        sitting t = with_two_sets();
        t.open_calls();
        t.s.phase = e.p;
        const player p(t, e.who);
        EXPECT_EQ(p.press(button::draw), e.draw);
        EXPECT_EQ(ways_of(p.meant_by({}, on_stock)), e.draw);
        EXPECT_EQ(ways_of(p.meant_by({.stock_top = true}, on_hand)), e.draw);
        EXPECT_EQ(ways_of(p.meant_by({}, on_pile)), e.take);
        EXPECT_EQ(ways_of(p.meant_by({.discard_top = true}, on_hand)), e.take);
        EXPECT_EQ(p.press(button::take), e.take == calls ? nothing : e.take); // the button of calling is another
    }
    sitting t = with_two_sets();
    const player p(t, 1);
    const held card{.hand = p.cards_of("JS")};
    EXPECT_EQ(ways_of(p.meant_by(card, on_stock)), nothing);
    EXPECT_EQ(ways_of(p.meant_by({.discard_top = true}, on_stock)), nothing);
    EXPECT_EQ(ways_of(p.meant_by({.hand = card.hand, .stock_top = true}, on_hand)), nothing);
    EXPECT_EQ(ways_of(p.meant_by({.stock_top = true}, on_pile)), nothing);
    EXPECT_EQ(ways_of(p.meant_by({}, on_hand)), nothing);
    for (const target& to : {on_stock, on_pile, on_hand})
        EXPECT_EQ(ways_of(p.meant_by({.foreign = true}, to)), nothing);
}

TEST(hollywood_gestures, answers)
{
    sitting t = with_two_sets();
    t.open_calls();
    for (const phase p : {phase::window, phase::ahead, phase::decision, phase::pointing}) {
        t.s.phase = p;
        for (const seat who : {1, 2}) {
            const player asked(t, who);
            EXPECT_EQ(asked.press(button::may_i), words{p == phase::pointing ? "point_out" : "may_i"});
            EXPECT_EQ(asked.press(button::deny), words{p == phase::decision && who == 2 ? "withdraw" : "deny"});
            EXPECT_EQ(asked.press(button::allow), words{"allow"});
            EXPECT_EQ(asked.press(button::pass), words{"pass"});
            EXPECT_EQ(asked.press(button::offer), nothing);
        }
    }
}

TEST(hollywood_gestures, throwing)
{
    sitting t = with_two_sets();
    EXPECT_EQ(player(t, 1).drop("JS", on_pile), nothing); // not before drawing
    t.in_play();
    const player p(t, 1);
    EXPECT_EQ(p.drop("JS", on_pile), words{"discard JS"});
    EXPECT_EQ(p.press(button::discard, "JS"), words{"discard JS"});
    EXPECT_EQ(p.drop("JS 2C", on_pile), nothing);
    EXPECT_EQ(p.press(button::discard, "JS 2C"), nothing);
    EXPECT_EQ(p.press(button::discard), nothing);
    EXPECT_EQ(p.drop("JS", on_stock), nothing);
    EXPECT_EQ(p.drop("JS", {.what = place::elsewhere}), nothing);
}

/// Chosen cards are parted as they stand; two readings of one row are put to the person.
TEST(hollywood_gestures, laying_down_as_the_cards_stand)
{
    sitting t = with_two_sets();
    EXPECT_EQ(player(t, 1).press(button::lay_down), nothing);
    EXPECT_EQ(player(t, 1).drop("9C 9D AS KH KS KD", on_table), nothing);
    t.in_play();
    const player p(t, 1);
    EXPECT_EQ(p.drop("9C 9D AS KH KS KD", on_table), words{"lay_down 9C 9D AS | KH KS KD"});
    EXPECT_EQ(p.press(button::lay_down, "KH KS KD 9C AS 9D"), words{"lay_down KH KS KD | 9C AS 9D"});
    const words both{"lay_down 9C 9D AS | AC KH KS KD", "lay_down 9C 9D AS AC | KH KS KD"};
    EXPECT_EQ(p.press(button::lay_down, "9C 9D AS AC KH KS KD"), both);
    EXPECT_TRUE(p.meant_by({.hand = p.cards_of("9C 9D AS AC KH KS KD")}, on_table).ask);
    EXPECT_EQ(player(t, 2).press(button::lay_down), nothing); // it is not his turn
}

/// Cards that make no contract as they stand are grouped in any way that uses all of them, whatever contract it is.
TEST(hollywood_gestures, laying_down_cards_in_disorder)
{
    sitting t = with_two_sets();
    t.in_play();
    const player p(t, 1);
    // The second ace instead of the first, and a longer set.
    const words found = p.press(button::lay_down, "9C KH 9D AC KS KD AS");
    ASSERT_FALSE(found.empty());
    for (const std::string& way : found) {
        EXPECT_EQ(std::count(way.begin(), way.end(), '|'), 1) << way;
        for (const char* face : {"9C", "9D", "AC", "KH", "KS", "KD", "AS"})
            EXPECT_NE(way.find(face), std::string::npos) << way;
    }
    // No way to use them all: to be told what is wrong, the first cut.
    EXPECT_EQ(p.drop("9C KH 9D KS KD 4H", on_table), words{"lay_down 9C KH 9D | KS KD 4H"});
    EXPECT_EQ(p.drop("4H 5H", on_table), nothing);
}

/// With no cards chosen the hand says what it can lay down, each way a legal one.
TEST(hollywood_gestures, laying_down_what_the_hand_allows)
{
    sitting t = with_two_sets();
    t.in_play();
    const player p(t, 1);
    const words found = p.press(button::lay_down);
    ASSERT_FALSE(found.empty());
    EXPECT_LE(found.size(), 8U);
    const std::set<std::string> choices = t.choices(1);
    std::set<std::string> faces;
    for (const std::string& choice : choices)
        faces.insert(faces_only(choice));
    for (const std::string& way : found)
        EXPECT_TRUE(faces.count(way)) << way;
    EXPECT_TRUE(p.drop("", on_table).empty());
    t.lay(1, meld_kind::set, "9H 9S 9H#2");
    EXPECT_EQ(player(t, 1).drop("9C 9D AS KH KS KD", on_table), nothing); // he is down already
}

/// A card goes to the end of the run it is dropped at; where that is not said, the person is asked.
TEST(hollywood_gestures, a_card_goes_to_the_end_it_is_dropped_at)
{
    sitting t({}, {"2S", "AS 2D KD", "2C"}, "QS", 3);
    t.lay(1, meld_kind::run, "5H 6H 7H 8H");
    t.lay(1, meld_kind::set, "9C 9D 9H");
    t.in_play();
    const player p(t, 1);
    EXPECT_EQ(p.drop("AS", on_meld(0), 0),
              (words{"lay_off AS 0 bottom", "lay_off AS 0 top", "lay_off AS 0", "lay_off AS 0 hand"}));
    EXPECT_EQ(p.drop("AS", on_meld(0), 1).front(), "lay_off AS 0 bottom");
    EXPECT_EQ(p.drop("AS", on_meld(0), 2).front(), "lay_off AS 0 top");
    EXPECT_EQ(p.drop("AS", on_meld(0), 4),
              (words{"lay_off AS 0 top", "lay_off AS 0 bottom", "lay_off AS 0", "lay_off AS 0 hand"}));
    EXPECT_EQ(p.drop("AS", on_meld(0)),
              (words{"lay_off AS 0", "lay_off AS 0 top", "lay_off AS 0 bottom", "lay_off AS 0 hand"}));
    EXPECT_FALSE(p.meant_by({.hand = p.cards_of("AS")}, on_meld(0), 0).ask);
    EXPECT_TRUE(p.meant_by({.hand = p.cards_of("AS")}, on_meld(0)).ask);
    EXPECT_EQ(p.drop("AS", on_meld(2)), nothing); // there is no such meld
    // By the button every meld is tried.
    EXPECT_EQ(p.press(button::lay_off, "AS").size(), 8U);
    EXPECT_EQ(p.press(button::lay_off), (words{"lay_off AS 0 bottom", "lay_off AS 0 top", "lay_off AS 1"}));
    EXPECT_EQ(player(t, 2).drop("2C", on_meld(0)), nothing);
}

/// Several cards are laid off one after another, upwards or downwards.
TEST(hollywood_gestures, several_cards_are_laid_off_in_turn)
{
    sitting t({}, {"2S", "TH 9H KD", "2C"}, "QS", 3);
    t.lay(1, meld_kind::run, "5H 6H 7H 8H");
    t.in_play();
    EXPECT_EQ(player(t, 1).drop("TH 9H", on_meld(0)),
              (words{"lay_off 9H 0; lay_off TH 0", "lay_off TH 0; lay_off 9H 0"}));
}

/// Where a set gives its wild for a card, both are put to the person, and only what is allowed.
TEST(hollywood_gestures, a_wild_may_be_taken_out_of_a_set)
{
    for (const bool taken : {false, true}) {
        sitting t(json{{"wild_displacement_sets", taken ? "take_to_hand" : "none"}}, {"2S", "9S KD 2D", "2C"}, "QS", 3);
        t.lay(1, meld_kind::set, "9C 9D AS");
        t.in_play();
        const player p(t, 1);
        const auto dropped = p.meant_by({.hand = p.cards_of("9S")}, on_meld(0), 0);
        EXPECT_EQ(dropped.ask, taken);
        EXPECT_EQ(ways_of(dropped),
                  (taken ? words{"lay_off 9S 0", "lay_off 9S 0 hand"}
                         : words{"lay_off 9S 0 bottom", "lay_off 9S 0 top", "lay_off 9S 0", "lay_off 9S 0 hand"}));
    }
}

TEST(hollywood_gestures, where_a_card_wants_to_go)
{
    sitting t({}, {"2S", "AS 9H KD", "2C"}, "QS", 3);
    t.lay(1, meld_kind::run, "5H 6H 7H 8H");
    t.lay(1, meld_kind::set, "JC JD JH");
    t.in_play();
    const player p(t, 1);
    const auto wants = [&](const char* name) { return natural_targets(legal_of(p.v), p.cards_of(name).front()); };
    EXPECT_EQ(wants("AS"), (std::vector{on_meld(0), on_meld(1), on_pile}));
    EXPECT_EQ(wants("9H"), (std::vector{on_meld(0), on_pile}));
    EXPECT_EQ(wants("KD"), std::vector{on_pile});
    EXPECT_EQ(playable(p.v, legal_of(p.v)), p.v.hand);
    EXPECT_TRUE(playable(player(t, 2).v, {}).empty());
}

TEST(hollywood_gestures, the_most_natural_button)
{
    sitting t = with_two_sets();
    t.open_calls();
    EXPECT_EQ(player(t, 1).primary(), button::draw);
    EXPECT_EQ(player(t, 2).primary(), button::may_i);
    t.s.phase = phase::decision;
    EXPECT_EQ(player(t, 1).primary(), button::allow);
    EXPECT_EQ(player(t, 2).primary(), button::pass);
    t.s.phase = phase::draw;
    EXPECT_EQ(player(t, 1).primary(), button::draw);
    t.in_play();
    EXPECT_EQ(player(t, 1).primary(), button::lay_down);
    t.act(1, "lay_down 9C 9D AS | KH KS KD");
    EXPECT_EQ(player(t, 1).primary(), button::lay_off); // the other ace fits
    t.act(1, "lay_off AC 0");
    EXPECT_EQ(player(t, 1).primary(), button::discard);

    // One card is left where the last one may not be thrown; nothing is left to draw but the discard.
    sitting last(json{{"go_out", "no_discard"}}, {"2S", "KD", "2C"}, "QS", 1);
    last.lay(1, meld_kind::set, "9C 9D 9H");
    last.in_play();
    EXPECT_EQ(player(last, 1).primary(), button::pass);
    sitting dry({}, {"2S", "KD 4C", "2C"}, "QS", 1, "", false);
    EXPECT_EQ(player(dry, 1).primary(), button::take);
}

/// Of somebody else's turn one is asked about useful discards, about all or about none; in one's own turn nothing is answered for
/// one.
TEST(hollywood_gestures, what_is_answered_without_asking)
{
    const told pass{.kind = action_kind::pass};
    sitting t = with_two_sets();
    t.open_calls();
    for (const phase p : {phase::window, phase::ahead}) {
        t.s.phase = p;
        const view v = observe(t.s, 2);
        EXPECT_TRUE(asked_out_of_turn(v));
        EXPECT_EQ(forced(v, offers::none), pass);
        EXPECT_EQ(unless_advised(v, offers::useful), pass);
        for (const offers wanted : {offers::useful, offers::always})
            EXPECT_FALSE(forced(v, wanted));
        for (const offers wanted : {offers::none, offers::always})
            EXPECT_FALSE(unless_advised(v, wanted));
        EXPECT_FALSE(asked_out_of_turn(observe(t.s, 1)));
    }
    t.s.asked = {};
    EXPECT_FALSE(asked_out_of_turn(observe(t.s, 2))); // he has answered
    for (const phase p : {phase::decision, phase::draw, phase::pointing, phase::over}) {
        t.s.asked = seat_set::first(3);
        t.s.phase = p;
        EXPECT_FALSE(asked_out_of_turn(observe(t.s, 2)));
        EXPECT_FALSE(forced(observe(t.s, 2), offers::none));
    }
}

TEST(hollywood_gestures, which_discards_help)
{
    const auto useful = [](const char* hand, const char* top, bool down = false) {
        sitting t({}, {"2S", hand, "2C"}, top);
        if (down)
            t.lay(1, meld_kind::set, "8C 8D 8H");
        const view v = observe(t.s, 1);
        return is_useful(v, v.top());
    };
    EXPECT_TRUE(useful("9C 9D KH KS KD 4D 6H", "9H"));
    EXPECT_FALSE(useful("9C 9D KH KS KD 4D 6H", "KC")); // that set is whole
    EXPECT_FALSE(useful("9C 9D KH KS KD 4D 6H", "JS"));
    EXPECT_TRUE(useful("9C 9D KH KS KD 4D 6H", "AS")); // wild
    EXPECT_TRUE(useful("9C 9D 9S KH KS KD 4D", "AS"));
    EXPECT_FALSE(useful("9C 9D KH KS KD 4D 6H", "9H", true));
    sitting bare({}, {"2S", "9C 9D", "2C"}, "");
    EXPECT_FALSE(is_useful(observe(bare.s, 1), no_card));
}

TEST(hollywood_gestures, what_an_action_begins_and_whether_it_stands)
{
    sitting t = with_two_sets();
    t.open_calls();
    const told pass{.kind = action_kind::pass}, draw{.kind = action_kind::draw_stock};
    EXPECT_EQ(meant_by(observe(t.s, 1), pass), draw);
    EXPECT_EQ(meant_by(observe(t.s, 2), pass), pass);
    EXPECT_EQ(meant_by(observe(t.s, 1), {.kind = action_kind::draw_discard}),
              (told{.kind = action_kind::draw_discard}));
    t.in_play();
    EXPECT_EQ(meant_by(observe(t.s, 1), pass), pass);
    for (const bool undo : {true, false}) {
        const rules law = law_of({{"undo_in_turn", undo}});
        for (const char* text : {"lay_down 9C 9D 9S", "lay_off 9C 0"})
            EXPECT_EQ(stands_fast(law, *read_told(text)), !undo);
        EXPECT_FALSE(stands_fast(law, *read_told("discard 9C")));
    }
}

/// In a run a wild stands for the card whose place it takes, an ace in the ace's place for itself; in a set for one of its rank.
TEST(hollywood_gestures, what_a_wild_stands_for)
{
    const auto stand_ins = [](meld_kind kind, const char* cards, const json& differences = json::object()) {
        sitting t(differences, {"2S", "KD", "2C"}, "QS", 3);
        t.lay(1, kind, cards);
        std::string text;
        for (int i = 0; i < t.s.melds[0].length; ++i)
            text += stands_in(*t.s.law, t.s.melds[0], i) ? 'x' : '.';
        return text;
    };
    EXPECT_EQ(stand_ins(meld_kind::run, "AS 5H 6H 7H 8H"), "x....");
    EXPECT_EQ(stand_ins(meld_kind::set, "TH TS AS"), "..x");
    EXPECT_EQ(stand_ins(meld_kind::set, "7C AD 7D"), ".x.");
    EXPECT_EQ(stand_ins(meld_kind::set, "AS AD AC", {{"wild_cards", "jokers"}, {"jokers_total", 4}}), "...");
    EXPECT_EQ(stand_ins(meld_kind::run, "5H X1 7H 8H", {{"wild_cards", "jokers"}, {"jokers_total", 4}}), ".x..");
}

/// The hand parted: what can be laid down; what is left once it is, by both kinds of meld; else by the kinds the contract asks for.
TEST(hollywood_gestures, the_hand_in_groups)
{
    const auto groups = [](const char* hand, const char* contracts, bool down = false) {
        sitting t(json{{"contracts", contracts}}, {"2S", hand, "2C"}, "QS");
        if (down)
            t.lay(1, meld_kind::set, "8C 8D 8H");
        const player p(t, 1);
        words all;
        for (const auto& group : hand_groups(p.v, p.cards_of(hand)))
            all.push_back(faces_of(group));
        return all;
    };
    // A third set lies together too.
    const words three = groups("9C 9D 9S KH KS KD 4H 4S 4C 2C 7H", "S3 S3|R4 R4");
    ASSERT_EQ(three.size(), 3U);
    std::set<char> ranks;
    for (const std::string& group : three) {
        EXPECT_EQ(group.size(), 8U);
        ranks.insert(group[0]);
    }
    EXPECT_EQ(ranks, (std::set<char>{'4', '9', 'K'}));
    EXPECT_EQ(groups("4S 7D 4H 7H JC 8H", "S3 S3|R4 R4"), (words{"4S 4H", "7D 7H"}));
    EXPECT_EQ(groups("4S 7D 4H 8H JC 7H 9H", "R4 R4|S3 S3"), (words{"7H 8H 9H"}));
    EXPECT_EQ(groups("4S 7D 4H 8H JC 7H 9H", "S3 S3|R4 R4", true), (words{"7H 8H 9H", "4S 4H"}));
    EXPECT_EQ(groups("7H 8H 7S 7C", "S3 S3|R4 R4", true), (words{"7H 7S 7C"})); // three before two
    EXPECT_EQ(groups("AS AD 4H", "S3 S3|R4 R4"), nothing);                      // wilds wait for a place
}

/// Cards that all go at once, and the contract alone, whatever hand it is: what a final hand asks is not asked of them.
TEST(hollywood_gestures, groupings_by_the_rule_they_are_asked_for)
{
    // A final hand: three runs, every card at once.
    sitting t(json{{"contracts", "R4 R4 R4!"}}, {"2S", "2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC QC KS", "2C"}, "QS");
    const card_set hand = t.s.hands[1];
    EXPECT_TRUE(groupings(t.s, hand, 8).empty()); // the king is over
    const auto alone = groupings(t.s, hand, 1, final_hand::normal);
    ASSERT_EQ(alone.size(), 1U);
    EXPECT_EQ(alone.front().lengths[0] + alone.front().lengths[1] + alone.front().lengths[2], 12);
    card_set twelve = hand;
    twelve.remove(hand.find(cards::make(0, 12)));
    EXPECT_FALSE(groupings(t.s, twelve, 8).empty());

    // An ordinary hand of seven cards: all of them, longer than the contract asks for, even where nobody may lay so many down.
    sitting plain(
        json{{"contracts", "S3 S3|R4 R4"}, {"longer_melds_at_laydown", false}, {"go_out", "discard_required"}},
        {"2S", "9C 9D 9H KH KS KD KC", "2C"}, "QS");
    for (const action& way : groupings(plain.s, plain.s.hands[1], 8))
        EXPECT_EQ(way.lengths[0] + way.lengths[1], 6);
    const auto all = groupings(plain.s, plain.s.hands[1], 8, final_hand::all_cards_no_discard);
    ASSERT_FALSE(all.empty());
    for (const action& way : all)
        EXPECT_EQ(way.lengths[0] + way.lengths[1], 7);
}

namespace {

hand_reading reading_of(const char* hand, const json& differences, phase p)
{
    sitting t(differences, {"2S", hand, "2C"}, "3S");
    t.s.phase = p;
    return read_hand(observe(t.s, 1));
}

std::string sorted_faces(std::vector<card> row)
{
    std::sort(row.begin(), row.end(),
              [](card a, card b) { return cards::to_text(packs::face_of(a)) < cards::to_text(packs::face_of(b)); });
    return faces_of(row);
}

} // namespace

TEST(hollywood_hand_reading, the_contract_is_whole_or_misses_cards)
{
    const hand_reading waiting = reading_of("9C 9D AS KH KS KD 4H 5H 6H AC 2C", {}, phase::window);
    EXPECT_TRUE(waiting.whole);
    EXPECT_FALSE(waiting.now); // he has not drawn
    const hand_reading now = reading_of(two_sets.c_str(), {}, phase::play);
    EXPECT_TRUE(now.whole);
    EXPECT_TRUE(now.now);
    ASSERT_TRUE(now.way);
    EXPECT_EQ(now.way->melds, 2);

    const hand_reading near = reading_of("9C 9D 2S KH KS KD 4H 5H 6H 7C 3C", {}, phase::window);
    EXPECT_FALSE(near.whole);
    EXPECT_EQ(near.missing, 1);
    // A third nine, or two, three … of whatever there are two of: there is nothing else. Wilds come last.
    EXPECT_EQ(sorted_faces(near.wanted), "9C 9D 9H 9S AC AD AH AS");
    EXPECT_EQ(packs::rank_of(near.wanted.back()), cards::ace);

    const hand_reading poor = reading_of("3S 4D 6H 8C TS QD 3H 5C 7S 9D JH JS", {}, phase::play);
    EXPECT_EQ(poor.missing, 2);
    const hand_reading poorest = reading_of("2H 4D 6H 8C TS QD 3H 5C 7S 9D JH", {}, phase::play);
    EXPECT_EQ(poorest.missing, 4);
    EXPECT_TRUE(poorest.wanted.empty());
    // Two missing cards are named, three are too far away.
    const json long_run{{"contracts", "R12|R4 R4"}};
    const hand_reading two = reading_of("2H 3H 4H 5H 6H 7H 8H 9H TH JH 3C", long_run, phase::window);
    EXPECT_EQ(two.missing, 2);
    EXPECT_EQ(sorted_faces(two.wanted), "AC AD AH AS KH QH");
    const hand_reading three = reading_of("2H 3H 4H 5H 6H 7H 8H 9H TH 3C", long_run, phase::window);
    EXPECT_EQ(three.missing, 3);
    EXPECT_TRUE(three.wanted.empty());
}

/// One slot for each card the contract asks for, empty where one is missing; the others hold cards of the hand.
TEST(hollywood_hand_reading, the_contract_is_filled_as_it_stands)
{
    for (const auto& [hand, gaps] : {std::pair{two_sets.c_str(), 0},
                                     {"2S 4D 6H 8C TS QD 3H 5C 7S 9D JH JS", 3},
                                     {"9C 9D 2S KH KS KD 4H 5H 6H 7C 3C", 1}}) {
        sitting t({}, {"2H", hand, "2C"}, "3S");
        const view v = observe(t.s, 1);
        const hand_reading read = read_hand(v);
        ASSERT_EQ(read.melds.size(), 2U) << hand;
        int empty = 0;
        card_set left = v.hand;
        for (const open_meld& meld : read.melds) {
            EXPECT_EQ(meld.kind, meld_kind::set);
            EXPECT_EQ(meld.cards.size(), 3U);
            for (const card c : meld.cards) {
                empty += c == no_card;
                if (c != no_card) {
                    EXPECT_TRUE(left.has(c)) << packs::to_text(c);
                    left.remove(c);
                }
            }
        }
        EXPECT_EQ(empty, gaps) << hand;
    }
}

/// Where every card goes at once the contract alone is not enough, and what completes anything is wanted too.
TEST(hollywood_hand_reading, a_final_hand_asks_for_every_card)
{
    const json last{{"contracts", "R4 R4 R4!"}};
    const char* fits = "2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC";
    const hand_reading waits = reading_of(fits, last, phase::window);
    EXPECT_EQ(waits.unfit, 0);
    EXPECT_FALSE(waits.whole);
    EXPECT_EQ(waits.missing, 1);
    EXPECT_EQ(sorted_faces(waits.wanted), "8C AC AD AH AS QC");
    EXPECT_EQ(reading_of("2D 3D 4D 5D 5H 6H 7H 8H 9C TC 2H", last, phase::window).unfit, 1);
    EXPECT_EQ(reading_of("2D 3D 4D 5D 5H 6H 7H 8H 9C TC 2H JC", last, phase::play).unfit, 1);
    const hand_reading now = reading_of("2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC QC", last, phase::play);
    EXPECT_EQ(now.unfit, 0);
    EXPECT_TRUE(now.now);
    // The contract alone is there, and two cards more than fit.
    const hand_reading over = reading_of("2D 3D 4D 5D 5H 6H 7H 8H 9C TC JC QC KS JS", last, phase::play);
    EXPECT_EQ(over.unfit, 2);
    words melds;
    for (const open_meld& meld : over.melds)
        melds.push_back(faces_of(meld.cards));
    std::sort(melds.begin(), melds.end());
    EXPECT_EQ(melds, (words{"2D 3D 4D 5D", "5H 6H 7H 8H", "9C TC JC QC"}));
}

} // namespace hanpan::hollywood
