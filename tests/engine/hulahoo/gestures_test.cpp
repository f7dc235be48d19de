// SPDX-License-Identifier: GPL-3.0-or-later
// What gestures mean at every moment of a round. Expected values come from RULES.md: "vector 14" is one of section 7,
// `chaos_target` a row of section 5.
#include <gtest/gtest.h>

#include "games/hulahoo/game.h"
#include "games/hulahoo/gestures.h"

namespace hanpan::hulahoo {
namespace {

using words = std::vector<std::string>;
using to = target::kind;

/// Four players with their rows, as seat 0 sees it; it holds 1 4 5 6 7 and the row 13 4 2 9 7, and is to lead.
struct moment {
    hulahoo::rules rules;
    state s;

    explicit moment(const json& differences = json::object()) : rules(house(differences))
    {
        s.rules = &rules;
        s.players = 4;
        s.dealer = 3;
        s.in = seat_set::first(4);
        s.phase = phase::lead;
        const char* hands[]{"1 4 5 6 7", "1 2 3 3 8", "8 8 9 9 10", "10 10 11 11 12"};
        const int rows[][5]{{13, 4, 2, 9, 7}, {1, 1, 2, 3, 5}, {8, 9, 10, 5, 5}, {11, 11, 12, 12, 13}};
        for (std::size_t p = 0; p < 4; ++p) {
            s.hand[p] = *read_cards(hands[p]);
            for (const int value : rows[p])
                s.open[p].push(value);
        }
        for (int n = 0; n < 10; ++n)
            s.draw.push(6);
    }
    static hulahoo::rules house(const json& differences)
    {
        rule_values values = book().defaults();
        values.update(differences);
        return book().bind(values);
    }
    moment& asked(int top, call c)
    {
        s.phase = phase::respond;
        s.top = static_cast<std::uint8_t>(top);
        s.call = c;
        s.caller = 3;
        return *this;
    }
    moment& in(phase p)
    {
        s.phase = p;
        return *this;
    }
    /// Seat 0 has named `out`, who could not answer.
    moment& names_again(int top, call c, seat out)
    {
        asked(top, c).in(phase::retarget);
        s.caller = 0;
        s.active = static_cast<std::int8_t>(out);
        s.in.remove(out);
        return *this;
    }
    view seen() const { return observe(s, 0); }
    meaning<told> means(const held& h, const target& t) const { return gesture(seen(), h, t); }
};

words ways(const meaning<told>& m)
{
    words all;
    for (const std::vector<told>& way : m.ways) {
        EXPECT_EQ(way.size(), 1U);
        all.push_back(to_text(way.front()));
    }
    return all;
}

const held nothing{};
target press(button b) { return {to::button, b, no_seat}; }
target at_seat(to what, seat who) { return {what, button::pass, who}; }
const target pile{to::discard}, stock{to::stock};

value_set values(std::initializer_list<int> of)
{
    value_set set = 0;
    for (const int value : of)
        set = static_cast<value_set>(set | 1U << value);
    return set;
}

// --- Swap and the open row ---------------------------------------------------------------------------------------------

TEST(hulahoo_gestures, vector16_cards_to_swap_go_to_the_stock_or_under_the_button)
{
    moment m;
    m.in(phase::swap);
    for (const target& t : {stock, press(button::swap)}) {
        EXPECT_EQ(ways(m.means({{}, {13, 5}}, t)), words{"swap 13 5"});
        EXPECT_EQ(ways(m.means({{2}, {13}}, t)), words{"swap 13 hand 2"});
        EXPECT_EQ(ways(m.means({{2}, {}}, t)), words{"swap hand 2"});
        EXPECT_TRUE(m.means(nothing, t).empty());
    }
    EXPECT_EQ(ways(m.means(nothing, press(button::keep))), words{"keep"});
    for (const button b : {button::pick, button::name, button::pass})
        EXPECT_TRUE(m.means({{2}, {}}, press(b)).empty());
    EXPECT_TRUE(m.means({{}, {13}}, at_seat(to::open, 0)).empty());
    // Played all the same, it is the match that says what comes first.
    EXPECT_FALSE(m.means({{2}, {}}, pile).empty());
}

TEST(hulahoo_gestures, open_cards_are_picked_by_laying_them_down_or_by_the_button)
{
    moment m(json{{"chaos_pick_open", true}});
    m.in(phase::pick_open);
    for (const target& t : {at_seat(to::open, 0), press(button::pick)}) {
        EXPECT_EQ(ways(m.means({{1, 6, 9, 13, 2}, {}}, t)), words{"pick 1 6 9 13 2"});
        // Too many is for the match to say.
        EXPECT_EQ(ways(m.means({{1, 2, 3, 4, 5, 6, 7, 8}, {}}, t)), words{"pick 1 2 3 4 5 6 7 8"});
        EXPECT_TRUE(m.means(nothing, t).empty());
    }
    for (const button b : {button::swap, button::keep, button::name, button::pass})
        EXPECT_TRUE(m.means({{2}, {}}, press(b)).empty());
    EXPECT_TRUE(m.means({{2}, {}}, stock).empty());
    EXPECT_TRUE(m.means({{2}, {}}, at_seat(to::hand, 0)).empty());
}

// --- Calls -------------------------------------------------------------------------------------------------------------

TEST(hulahoo_gestures, a_card_on_the_pile_asks_for_its_call)
{
    moment m;
    const meaning<told> on_pile = m.means({{5}, {}}, pile);
    EXPECT_EQ(ways(on_pile),
              (words{"play 5 higher hand", "play 5 lower hand", "play 5 double hand", "play 5 anything hand"}));
    EXPECT_TRUE(on_pile.ask);
    EXPECT_FALSE(on_pile.alike); // the card lies in the same place after both
    EXPECT_EQ(ways(m.means({{}, {9}}, pile)).front(), "play 9 higher open");
    const std::pair<button, const char*> calls[]{{button::higher, "play 9 higher open"},
                                                 {button::lower, "play 9 lower open"},
                                                 {button::doubled, "play 9 double open"},
                                                 {button::anything, "play 9 anything open"}};
    for (const auto& [b, said] : calls)
        EXPECT_EQ(ways(m.means({{}, {9}}, press(b))), words{said});
    EXPECT_EQ(ways(m.means(nothing, press(button::pass))), words{"pass"});
    // One card at a time, and one's own.
    for (const target& t : {pile, press(button::higher)}) {
        EXPECT_TRUE(m.means(nothing, t).empty());
        EXPECT_TRUE(m.means({{5, 6}, {}}, t).empty());
        EXPECT_TRUE(m.means({{5}, {9}}, t).empty());
        EXPECT_TRUE(m.means({{5}, {}, true}, t).empty());
    }
    for (const button b : {button::swap, button::keep, button::pick, button::name})
        EXPECT_TRUE(m.means({{5}, {}}, press(b)).empty());
    // Nobody is named: the next one in turn answers. Cards stay where they were dealt.
    for (const target& t :
         {at_seat(to::hand, 1), at_seat(to::open, 1), at_seat(to::hand, 0), at_seat(to::open, 0), stock})
        EXPECT_TRUE(m.means({{5}, {}}, t).empty());
}

TEST(hulahoo_gestures, vector12_the_card_that_goes_out_asks_nothing)
{
    const auto asks = [](const char* last_joker, const char* hand, std::initializer_list<int> open, int card) {
        moment m(json{{"last_joker", last_joker}});
        m.s.hand[0] = *read_cards(hand);
        m.s.open[0] = {};
        for (const int value : open)
            m.s.open[0].push(value);
        return m.means({{card}, {}}, pile).ask;
    };
    EXPECT_FALSE(asks("blocked", "3", {}, 3));
    EXPECT_TRUE(asks("blocked", "3 4", {}, 3));
    EXPECT_TRUE(asks("blocked", "3", {4}, 3));
    EXPECT_FALSE(asks("wins", "7", {}, 7));
    EXPECT_TRUE(asks("no_win", "7", {}, 7)); // its player stays in, so the call matters
    EXPECT_FALSE(asks("no_win", "3", {}, 3));
}

/// Vector 11: a double draws before anybody has won, so with the last card too it is to be said who answers.
TEST(hulahoo_gestures, vector11_a_double_with_the_last_card_asks_who_answers)
{
    moment m(json{{"chaos_target", true}});
    m.s.hand[0] = *read_cards("9");
    m.s.open[0] = {};
    m.asked(9, call::higher);
    EXPECT_TRUE(m.means({{9}, {}}, pile).ask);
    m.s.draw = {}; // nothing to draw: it goes out
    EXPECT_FALSE(m.means({{9}, {}}, pile).ask);
    m.asked(8, call::higher);
    EXPECT_FALSE(m.means({{9}, {}}, pile).ask);
}

// --- Named players -----------------------------------------------------------------------------------------------------

TEST(hulahoo_gestures, who_plays_names_who_answers)
{
    moment m(json{{"chaos_target", true}});
    m.s.in.remove(3); // out of the round
    EXPECT_EQ(ways(m.means({{5}, {}}, press(button::lower))),
              (words{"play 5 lower hand > 1", "play 5 lower hand > 2"}));
    const words all{"play 5 higher hand > 1",   "play 5 lower hand > 1",   "play 5 double hand > 1",
                    "play 5 anything hand > 1", "play 5 higher hand > 2",  "play 5 lower hand > 2",
                    "play 5 double hand > 2",   "play 5 anything hand > 2"};
    EXPECT_EQ(ways(m.means({{5}, {}}, pile)), all);
    for (const to what : {to::seat, to::hand, to::open}) {
        EXPECT_EQ(ways(m.means({{5}, {}}, at_seat(what, 2))), words(all.begin() + 4, all.end()));
        EXPECT_TRUE(m.means({{5}, {}}, at_seat(what, 2)).ask);
        // That he is out is for the match to say.
        EXPECT_EQ(ways(m.means({{5}, {}}, at_seat(what, 3))).front(), "play 5 higher hand > 3");
        EXPECT_TRUE(m.means({{5}, {}}, at_seat(what, 0)).empty());
        EXPECT_TRUE(m.means(nothing, at_seat(what, 2)).empty());
    }
}

TEST(hulahoo_gestures, vector17_who_called_names_another)
{
    moment m(json{{"chaos_target", true}, {"chaos_change_call", true}});
    m.names_again(12, call::higher, 2);
    const meaning<told> one = m.means(nothing, at_seat(to::seat, 1));
    EXPECT_EQ(ways(one), (words{"name 1", "name 1 lower"})); // the call that stands is not called anew
    EXPECT_TRUE(one.ask);
    EXPECT_FALSE(one.alike);
    EXPECT_EQ(ways(m.means(nothing, at_seat(to::hand, 3))), (words{"name 3", "name 3 lower"}));
    EXPECT_EQ(ways(m.means(nothing, at_seat(to::open, 2))), (words{"name 2", "name 2 lower"}));
    EXPECT_TRUE(m.means(nothing, at_seat(to::seat, 0)).empty());
    EXPECT_EQ(ways(m.means(nothing, press(button::name))),
              (words{"name 1", "name 1 lower", "name 2", "name 2 lower", "name 3", "name 3 lower"}));
    EXPECT_TRUE(m.means(nothing, press(button::pass)).empty());
    // Vector 18: under a double either may be called.
    m.names_again(6, call::doubled, 2);
    EXPECT_EQ(ways(m.means(nothing, at_seat(to::seat, 1))), (words{"name 1", "name 1 higher", "name 1 lower"}));
}

TEST(hulahoo_gestures, buttons_have_the_names_that_records_and_keys_know)
{
    words ids;
    for (const button b : all_buttons)
        ids.emplace_back(id_of(b));
    EXPECT_EQ(ids, (words{"swap", "keep", "pick", "name", "higher", "lower", "double", "anything", "pass"}));
}

// --- What the table asks -----------------------------------------------------------------------------------------------

TEST(hulahoo_gestures, a_double_click_and_the_first_button_go_with_the_phase)
{
    moment m;
    const auto natural = [&] { return natural_target(m.seen()); };
    const auto primary = [&] { return primary_button(m.seen()); };
    EXPECT_EQ(natural().what, to::discard);
    EXPECT_TRUE(selects_one(m.seen()));
    EXPECT_EQ(primary(), std::nullopt);
    m.in(phase::swap);
    EXPECT_EQ(natural().what, to::button);
    EXPECT_EQ(natural().pressed, button::swap);
    EXPECT_FALSE(selects_one(m.seen()));
    EXPECT_EQ(primary(), button::swap);
    m.in(phase::pick_open);
    EXPECT_EQ(natural().pressed, button::pick);
    EXPECT_FALSE(selects_one(m.seen()));
    EXPECT_EQ(primary(), button::pick);
    m.names_again(12, call::higher, 2);
    EXPECT_EQ(natural().what, to::discard);
    EXPECT_EQ(primary(), button::name);
}

TEST(hulahoo_gestures, vector3_without_a_card_that_fits_there_is_nothing_but_to_pass)
{
    moment m;
    m.s.hand[0] = *read_cards("11 12 11 12 11");
    m.s.open[0] = {};
    m.asked(13, call::higher);
    EXPECT_EQ(forced(m.seen()), read_told("pass").value);
    EXPECT_EQ(primary_button(m.seen()), button::pass);
    m.s.active = 1; // somebody else's turn
    EXPECT_EQ(forced(m.seen()), std::nullopt);
    m.s.active = 0;
    m.in(phase::swap);
    EXPECT_EQ(forced(m.seen()), std::nullopt);
    m.in(phase::respond);
    m.s.hand[0].add(joker);
    EXPECT_EQ(forced(m.seen()), std::nullopt);
    EXPECT_EQ(primary_button(m.seen()), std::nullopt);
    moment free(json{{"voluntary_pass", true}});
    free.asked(5, call::higher);
    EXPECT_EQ(forced(free.seen()), std::nullopt); // may pass, with others to choose from
    free.s.hand[0] = *read_cards("1 2");
    free.s.open[0] = {};
    EXPECT_EQ(forced(free.seen()), read_told("pass").value);
}

/// As the match lists them.
TEST(hulahoo_gestures, what_is_offered_is_what_is_legal)
{
    for (const json& differences : {json::object(), json{{"limit_calls", false}}, json{{"last_joker", "no_win"}},
                                    json{{"small_joker_one", true}, {"chaos_target", true}}}) {
        random_stream rng(7);
        for (int round = 0; round < 40; ++round) {
            moment m(differences);
            m.s.hand[0] = {};
            for (std::uint32_t n = rng.below(4); n > 0; --n)
                m.s.hand[0].add(1 + static_cast<int>(rng.below(13)));
            m.s.open[0] = {};
            m.s.open[0].push(1 + static_cast<int>(rng.below(13)));
            const call called[]{call::higher, call::lower, call::doubled, call::anything};
            m.asked(1 + static_cast<int>(rng.below(13)), called[rng.below(4)]);
            std::vector<action> all;
            legal(m.s, 0, all);
            value_set from_hand = 0, from_row = 0;
            for (const action& a : all)
                if (a.what == action::kind::play)
                    (a.from_open ? from_row : from_hand) |= values({a.value});
            EXPECT_EQ(playable(m.seen(), true), from_hand);
            EXPECT_EQ(playable(m.seen(), false), from_row);
            EXPECT_EQ(forced(m.seen()).has_value(), all.size() == 1 && all.front().what == action::kind::pass);
        }
    }
}

TEST(hulahoo_gestures, cards_that_may_be_used_are_marked_where_they_lie)
{
    moment m;
    const auto in_hand = [&] { return playable(m.seen(), true); };
    const auto in_row = [&] { return playable(m.seen(), false); };
    // Vector 1: on a 4, higher. 4 doubles, 7 is the joker; 1 and 2 do not fit.
    m.asked(4, call::higher);
    EXPECT_EQ(in_hand(), values({4, 5, 6, 7}));
    EXPECT_EQ(in_row(), values({13, 4, 9, 7}));
    m.s.active = 1;
    EXPECT_EQ(in_hand(), 0);
    m.s.active = 0;
    m.in(phase::swap); // the open row alone
    EXPECT_EQ(in_hand(), 0);
    EXPECT_EQ(in_row(), values({13, 4, 2, 9, 7}));
    m.rules.swap_hand_too = true;
    EXPECT_EQ(in_hand(), values({1, 4, 5, 6, 7}));
    m.in(phase::pick_open); // of the hand alone
    EXPECT_EQ(in_hand(), values({1, 4, 5, 6, 7}));
    EXPECT_EQ(in_row(), 0);
    m.s.picked.add(0);
    EXPECT_EQ(in_hand(), 0);
    m.names_again(12, call::higher, 2);
    EXPECT_EQ(in_hand(), 0);
}

TEST(hulahoo_gestures, whose_turn_it_is)
{
    moment m;
    m.s.active = 2;
    EXPECT_EQ(turn(m.seen()), 2);
    m.in(phase::swap);
    EXPECT_EQ(turn(m.seen()), 2);
    m.names_again(12, call::higher, 2);
    EXPECT_EQ(turn(m.seen()), 0);
    m.in(phase::pick_open); // all at once; oneself first
    EXPECT_EQ(turn(m.seen()), 0);
    EXPECT_EQ(turn(observe(m.s, 2)), 2);
    m.s.picked.add(0);
    EXPECT_EQ(turn(m.seen()), 1);
    m.in(phase::round_end);
    EXPECT_EQ(turn(m.seen()), no_seat);
}

TEST(hulahoo_gestures, what_fits_on_the_pile)
{
    const auto fits = [](int top, call c, const json& differences = json::object()) {
        return fitting(moment(differences).asked(top, c).s);
    };
    EXPECT_EQ(fits(4, call::higher), values({4, 5, 6, 7, 8, 9, 10, 11, 12, 13}));
    EXPECT_EQ(fits(5, call::lower), values({1, 2, 3, 4, 5, 7}));
    EXPECT_EQ(fits(10, call::doubled), values({7, 9, 10, 11})); // vector 7
    EXPECT_EQ(fits(10, call::doubled, {{"cancel_by_neighbour", false}}), values({7, 10}));
    EXPECT_EQ(fits(13, call::higher), values({7, 13}));
    EXPECT_EQ(fits(13, call::higher, {{"small_joker_one", true}}), values({1, 7, 13}));
    EXPECT_EQ(fits(1, call::anything), values({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13}));
    // Of nobody's hand: neither a last joker nor an empty draw pile is a matter of the call.
    moment bare(json{{"draw_pile_empty", "no_double"}});
    bare.s.draw = {};
    bare.s.hand[0] = *read_cards("7");
    bare.s.open[0] = {};
    EXPECT_EQ(fitting(bare.asked(5, call::lower).s), values({1, 2, 3, 4, 5, 7}));
}

} // namespace
} // namespace hanpan::hulahoo
