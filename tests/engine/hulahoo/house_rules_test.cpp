// SPDX-License-Identifier: GPL-3.0-or-later
// The bots play by the house's rules: what the same position asks for in two houses.
#include <gtest/gtest.h>

#include "ai/houses.h"
#include "bots/hulahoo/endgame.h"

namespace hanpan::hulahoo {
namespace {

using houses = two_houses<game>;

} // namespace

TEST(hulahoo_house_rules, keep_the_joker_for_last_where_it_may_be_the_last)
{
    houses h({{"last_joker", "blocked"}}, {{"last_joker", "wins"}});
    const auto is_joker = [](const action& a) { return a.what == action::kind::play && a.value == joker; };
    const auto nearly_out = [&](const state& s, seat who) {
        return s.phase == phase::respond && s.cards_of(who) <= 3 && has_choice<game>(s, who, is_joker);
    };
    const auto spends = [&](const state&, seat, const action& a) { return is_joker(a) ? 1 : 0; };
    expect_less(h.compare("casual", 0, 200, nearly_out, spends), 30);
    expect_less(h.compare("expert", 16, 200, nearly_out, spends), 30);
}

TEST(hulahoo_house_rules, draw_a_round_out_where_the_pile_is_what_is_won)
{
    houses h({{"score_mode", "one"}}, {{"score_mode", "pile"}});
    // What the choice is worth where the pile counts.
    const rules pile = game::book().bind(game::book().defaults());
    const auto worth = [&](const state& s, seat who, const action& a) {
        const state there = moved_to(s, pile);
        const view v = observe(there, who);
        for (const auto& option : exact_options(v, there))
            if (option.action == a)
                return option.value;
        return -1.0;
    };
    const auto ending = [](const state& s, seat who) {
        return s.phase == phase::respond && worked_out(observe(s, who)) &&
               has_choice<game>(s, who, [](const action& a) { return a.call == call::higher; });
    };
    expect_more(h.compare("expert", 16, 200, ending, worth), 3);
    // And on the way there.
    const auto playing = [](const state& s, seat who) {
        return s.phase == phase::respond &&
               has_choice<game>(s, who, [](const action& a) { return a.call == call::higher; });
    };
    const auto value = [](const state&, seat, const action& a) { return int{a.value}; };
    EXPECT_GT(h.compare("expert", 16, 100, playing, value).differ, 10);
}

TEST(hulahoo_house_rules, exchange_more_cards_where_more_may_be_exchanged)
{
    houses h({{"swap_max", 1}}, {{"swap_max", 5}});
    const auto swapping = [](const state& s, seat) { return s.phase == phase::swap; };
    const auto cards = [](const state&, seat, const action& a) { return int{a.open_cards.size}; };
    expect_more(h.compare("casual", 0, 200, swapping, cards), 8);
    expect_more(h.compare("expert", 16, 50, swapping, cards), 15);
}

} // namespace hanpan::hulahoo
