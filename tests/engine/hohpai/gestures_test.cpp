// SPDX-License-Identifier: GPL-3.0-or-later
// What a gesture at the table means, in both forms of the game.
#include "games/hohpai/gestures.h"

#include "table.h"

namespace hanpan::hohpai {
namespace {

using place = target::kind;

const dominoes::face low_piece = dominoes::make(1, 2);
const dominoes::face high_piece = dominoes::make(5, 6);

/// Seat 0 begins. Nobody has a win; seat 1 has but 2-2 to draw for its pou-tong of 2.
const std::string nobody_wins = "1-1 1-3 1-5 3-4 4-6 6-6 "
                                "1-2 1-4 2-3 2-4 2-5 2-6 "
                                "1-1 1-5 3-6 4-6 5-5 4-4 "
                                "1-6 3-3 3-5 4-4 5-5 1-3 2-2";
/// Draw and discard: seat 0 holds six, the others five.
const std::string five_each = "1-1 1-3 1-5 3-4 4-6 2-2 "
                              "1-2 2-3 2-4 2-5 2-6 "
                              "1-1 1-5 3-6 4-6 5-5 "
                              "1-6 3-3 3-5 4-4 5-5 6-6";

table dealt_so(json house, const std::string& pieces)
{
    if (!house.contains("preset"))
        house["whirl"] = false;
    return deal(house, 4, 0, deck_with(house, 4, pieces));
}

/// What the action list says `who` may do, as it is written.
std::vector<told> choices_of(const table& t, seat who)
{
    std::vector<told> list;
    for (const std::string& text : t.choices(who))
        list.push_back(*read_told(text));
    return list;
}

/// The one thing that is meant, in words; "" for nothing.
std::string meant(const view& v, const held& pieces, const target& at)
{
    const meaning<told> m = gesture(v, pieces, at);
    EXPECT_LE(m.ways.size(), 1U);
    EXPECT_FALSE(m.ask);
    return m.empty() ? "" : to_text(m.ways.front().front());
}

std::string pressing(const view& v, button pressed, const held& pieces = {})
{
    return meant(v, pieces, {place::button, pressed});
}

TEST(hohpai_gestures, one_piece_of_the_hand_is_put_into_the_row)
{
    const table t = dealt_so(json::object(), nobody_wins);
    const view v = observe(t.s, 0);
    EXPECT_EQ(meant(v, {{low_piece}}, {place::row}), "exchange 1-2");
    EXPECT_EQ(pressing(v, button::exchange, {{low_piece}}), "exchange 1-2");
    EXPECT_EQ(meant(v, {}, {place::row}), "");
    EXPECT_EQ(pressing(v, button::exchange), "");
    EXPECT_EQ(meant(v, {{low_piece, high_piece}}, {place::row}), "") << "one at a time";
    for (const place elsewhere : {place::elsewhere, place::hand, place::eye, place::stock, place::discard})
        EXPECT_EQ(meant(v, {{low_piece}}, {elsewhere}), "");
    held foreign;
    foreign.hand = {low_piece};
    foreign.foreign = true;
    EXPECT_EQ(meant(v, foreign, {place::row}), "");
    EXPECT_EQ(pressing(v, button::declare, foreign), "");
}

TEST(hohpai_gestures, a_piece_is_drawn_or_the_discard_taken)
{
    table t = dealt_so({{"preset", "tok"}}, five_each);
    held top;
    top.stock_top = true;
    held discarded;
    discarded.discard_top = true;
    held both = top;
    both.discard_top = true;

    // Nothing lies on the discards yet.
    EXPECT_EQ(meant(observe(t.s, 1), {}, {place::discard}), "");
    ASSERT_EQ(t.act(0, "discard 2-2"), "");
    const view v = observe(t.s, 1);
    EXPECT_EQ(meant(v, {}, {place::discard}), "take discard") << "a click";
    EXPECT_EQ(meant(v, discarded, {place::discard}), "take discard");
    EXPECT_EQ(meant(v, top, {place::discard}), "");
    EXPECT_EQ(meant(v, {}, {place::stock}), "take stock");
    EXPECT_EQ(meant(v, top, {place::stock}), "take stock");
    EXPECT_EQ(meant(v, discarded, {place::stock}), "");
    EXPECT_EQ(meant(v, top, {place::hand}), "take stock");
    EXPECT_EQ(meant(v, discarded, {place::hand}), "take discard");
    EXPECT_EQ(meant(v, both, {place::hand}), "");
    EXPECT_EQ(meant(v, {}, {place::hand}), "");
    EXPECT_EQ(pressing(v, button::take), "take discard");
    EXPECT_EQ(pressing(v, button::draw), "take stock");
    // Whether it may be is for the rules to say.
    EXPECT_EQ(meant(v, {{low_piece}}, {place::discard}), "discard 1-2");
    EXPECT_EQ(pressing(v, button::discard, {{low_piece}}), "discard 1-2");
    EXPECT_EQ(meant(v, {{low_piece, high_piece}}, {place::discard}), "");
    EXPECT_EQ(meant(v, {{low_piece}}, {place::stock}), "");
    EXPECT_EQ(meant(v, {{low_piece}}, {place::hand}), "");
    EXPECT_EQ(meant(v, {{low_piece}}, {place::row}), "");
    held more = discarded;
    more.hand = {low_piece};
    EXPECT_EQ(meant(v, more, {place::discard}), "") << "a piece given up together with one taken";
}

TEST(hohpai_gestures, buttons_without_a_piece_say_one_thing)
{
    for (const char* id : {"exchange", "take", "draw", "discard", "declare", "decline", "pass"})
        EXPECT_EQ(id_of(button_of(id).value()), id);
    EXPECT_EQ(button_of("take"), button::take);
    EXPECT_EQ(button_of("swap"), std::nullopt);
    const table t = dealt_so(json::object(), nobody_wins);
    const view v = observe(t.s, 0);
    EXPECT_EQ(pressing(v, button::declare), "declare");
    EXPECT_EQ(pressing(v, button::decline), "decline");
    EXPECT_EQ(pressing(v, button::pass), "pass");
}

TEST(hohpai_gestures, pieces_know_where_they_go)
{
    const table rows = dealt_so(json::object(), nobody_wins);
    EXPECT_EQ(natural_target(observe(rows.s, 0), place::hand), place::row);
    EXPECT_EQ(natural_target(observe(rows.s, 0), place::row), place::elsewhere);
    EXPECT_EQ(natural_target(observe(rows.s, 0), place::eye), place::elsewhere);
    const table tok = dealt_so({{"preset", "tok"}}, five_each);
    EXPECT_EQ(natural_target(observe(tok.s, 0), place::hand), place::discard);
    EXPECT_EQ(natural_target(observe(tok.s, 0), place::stock), place::hand);
    EXPECT_EQ(natural_target(observe(tok.s, 0), place::discard), place::hand);
}

TEST(hohpai_gestures, the_most_natural_button_follows_the_turn)
{
    const table rows = dealt_so(json::object(), nobody_wins);
    EXPECT_EQ(primary_button(observe(rows.s, 0), choices_of(rows, 0)), button::exchange);
    table tok = dealt_so({{"preset", "tok"}, {"win_declaration", "optional"}}, five_each);
    EXPECT_EQ(primary_button(observe(tok.s, 0), choices_of(tok, 0)), button::discard);
    ASSERT_EQ(tok.act(0, "discard 2-2"), "");
    EXPECT_EQ(primary_button(observe(tok.s, 1), choices_of(tok, 1)), button::draw);
    ASSERT_EQ(tok.act(1, "take discard"), "");
    // 1-2 2-2 2-3 2-4 2-5 2-6: a pou-tong of 2.
    EXPECT_EQ(primary_button(observe(tok.s, 1), choices_of(tok, 1)), button::declare);
}

TEST(hohpai_gestures, who_has_nothing_to_declare_is_not_asked)
{
    const json asking{{"win_declaration", "optional"}, {"dealt_win_timing", "immediate"}};
    table t = dealt_so(asking, "1-2 2-2 2-3 2-4 2-5 2-6 1-1 1-3 1-5 3-4 4-6 6-6");
    ASSERT_EQ(t.s.open.phase, phase::dealt);
    EXPECT_EQ(forced(choices_of(t, 0)), std::nullopt) << "a dealt win: declared or played on";
    EXPECT_TRUE(asked_to_declare(observe(t.s, 0), choices_of(t, 0)));
    EXPECT_EQ(forced(choices_of(t, 1)), told{action::kind::decline});
    EXPECT_FALSE(asked_to_declare(observe(t.s, 1), choices_of(t, 1)));

    for (const seat who : {0, 1, 2, 3})
        ASSERT_EQ(t.act(who, "decline"), "");
    // Its turn: a win it may show before it exchanges is no question apart.
    ASSERT_EQ(t.s.open.phase, phase::exchange);
    EXPECT_TRUE(may(choices_of(t, 0), action::kind::declare));
    EXPECT_FALSE(asked_to_declare(observe(t.s, 0), choices_of(t, 0)));
    EXPECT_EQ(forced(choices_of(t, 0)), std::nullopt);
    EXPECT_EQ(forced({}), std::nullopt);
}

TEST(hohpai_gestures, a_win_that_was_drawn_is_asked_about)
{
    table t = dealt_so({{"win_declaration", "optional"}}, nobody_wins);
    // The row begins with 2-2: seat 0 takes it, and seat 1 what lies behind it.
    ASSERT_EQ(t.act(0, "exchange 3-4"), "");
    ASSERT_EQ(t.s.open.phase, phase::taken);
    EXPECT_EQ(forced(choices_of(t, 0)), told{action::kind::decline});

    table other = deal({{"whirl", false}, {"win_declaration", "optional"}}, 4, 1,
                       deck_with(json::object(), 4,
                                 "1-2 1-4 2-3 2-4 2-5 2-6 1-1 1-5 3-6 4-6 5-5 4-4 "
                                 "1-6 3-3 3-5 4-4 5-5 1-3 1-1 1-3 1-5 3-4 4-6 6-6 2-2"));
    ASSERT_EQ(other.act(1, "exchange 1-4"), "");
    ASSERT_EQ(other.s.open.phase, phase::taken);
    EXPECT_TRUE(asked_to_declare(observe(other.s, 1), choices_of(other, 1)));
    EXPECT_EQ(dominoes::to_text(at_hand(other.s.open, other.s.hand[1])), "1-2 2-2 2-3 2-4 2-5 2-6");
}

TEST(hohpai_gestures, a_claim_is_about_the_hand_with_the_discard)
{
    const json house{{"preset", "tok"}, {"win_declaration", "optional"}, {"discard_claim", "any_player_to_win"}};
    table t = dealt_so(house, five_each);
    const told discards{action::kind::discard, dominoes::make(2, 2)};
    EXPECT_TRUE(opens_claims(*t.law, discards));
    EXPECT_FALSE(opens_claims(*t.law, {action::kind::take_stock}));
    EXPECT_EQ(dominoes::size(at_hand(t.s.open, t.s.hand[1])), 5);
    ASSERT_EQ(t.act(0, "discard 2-2"), "");
    ASSERT_EQ(t.s.open.phase, phase::claim);
    EXPECT_TRUE(asked_to_declare(observe(t.s, 1), choices_of(t, 1)));
    EXPECT_EQ(dominoes::to_text(at_hand(t.s.open, t.s.hand[1])), "1-2 2-2 2-3 2-4 2-5 2-6");
    EXPECT_EQ(forced(choices_of(t, 2)), told{action::kind::decline});

    // Nobody is asked where a win shows itself, or where only the next player may take it.
    json silent = house;
    silent["win_declaration"] = "automatic";
    EXPECT_FALSE(opens_claims(rules_from(silent, 4), discards));
    json next = house;
    next["discard_claim"] = "next_player";
    EXPECT_FALSE(opens_claims(rules_from(next, 4), discards));
}

TEST(hohpai_gestures, every_second_player_pushes_at_the_other_end)
{
    const table common = dealt_so(json::object(), nobody_wins);
    const table turned = dealt_so({{"row_ends", "alternating"}}, nobody_wins);
    for (const seat who : {0, 1, 2, 3}) {
        EXPECT_FALSE(common.s.open.pushes_at_end_a(who));
        EXPECT_EQ(turned.s.open.pushes_at_end_a(who), who % 2 == 1);
    }
}

} // namespace
} // namespace hanpan::hohpai
