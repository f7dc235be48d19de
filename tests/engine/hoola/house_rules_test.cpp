// SPDX-License-Identifier: GPL-3.0-or-later
// The bots play by the house's rules: what the same position asks for in two houses.
#include <gtest/gtest.h>

#include "ai/houses.h"

namespace hanpan::hoola {
namespace {

using houses = two_houses<game>;

constexpr auto kind_is(action_kind kind)
{
    return [kind](const state&, seat, const action& a) { return a.kind == kind ? 1 : 0; };
}

bool may_stop(const state& s, seat who)
{
    return has_choice<game>(s, who, [](const action& a) { return a.kind == action_kind::stop; });
}

/// Whoever has not melded yet has drawn, and could meld.
bool may_open(const state& s, seat who)
{
    return s.phase == phase::play && !s.registered.has(who) && s.counts[who] > hand_size &&
           has_choice<game>(s, who, [](const action& a) { return a.kind == action_kind::meld; });
}

} // namespace

TEST(hoola_house_rules, stop_less_often_where_being_undercut_is_dearer)
{
    houses h({{"undercut_penalty", 1}}, {{"undercut_penalty", 20}});
    expect_less(h.compare("casual", 0, 300, may_stop, kind_is(action_kind::stop)), 30);
    expect_less(h.compare("expert", 16, 200, may_stop, kind_is(action_kind::stop)), 15);
}

TEST(hoola_house_rules, stop_less_often_where_the_undercut_stopper_pays_for_all)
{
    houses h({{"undercut_penalty", 1}}, {{"undercut_settlement", "pays_all"}});
    expect_less(h.compare("casual", 0, 300, may_stop, kind_is(action_kind::stop)), 5);
    expect_less(h.compare("expert", 16, 200, may_stop, kind_is(action_kind::stop)), 3);
}

TEST(hoola_house_rules, never_stop_where_stopping_is_off)
{
    houses h(rule_values::object(), {{"stop_rule", "off"}});
    expect_less(h.compare("casual", 0, 100, may_stop, kind_is(action_kind::stop)), 10);
    expect_less(h.compare("expert", 16, 100, may_stop, kind_is(action_kind::stop)), 10);
}

TEST(hoola_house_rules, hold_melds_back_where_hoola_doubles)
{
    houses h({{"double_hoola", false}}, {{"double_hoola", true}});
    expect_less(h.compare("casual", 0, 2500, may_open, kind_is(action_kind::meld)), 4);
    // Who searches weighs it against being caught unregistered, either way.
    EXPECT_GT(h.compare("expert", 16, 300, may_open, kind_is(action_kind::meld)).differ, 5);
}

TEST(hoola_house_rules, put_sevens_down_where_they_double)
{
    const card_set sevens = cards::of_rank(cards::seven);
    houses h({{"double_seven", "none"}}, {{"double_seven", "per_seven"}});
    const auto seven_in_play = [&](const state& s, seat who) {
        return s.phase == phase::play && (s.hands[who] & sevens) != 0;
    };
    const auto parts_with_one = [&](const state&, seat, const action& a) {
        return (a.kind == action_kind::discard && cards::has(sevens, a.which)) ||
                       (a.kind == action_kind::meld && (a.with & sevens) != 0)
                   ? 1
                   : 0;
    };
    expect_more(h.compare("expert", 16, 300, seven_in_play, parts_with_one), 8);
}

TEST(hoola_house_rules, do_the_same_whatever_a_stake_is_worth)
{
    houses h({{"stake", 1}}, {{"stake", 3}});
    const auto always = [](const state&, seat) { return true; };
    EXPECT_EQ(h.compare("casual", 0, 200, always, kind_is(action_kind::stop)).differ, 0);
    EXPECT_EQ(h.compare("expert", 16, 100, always, kind_is(action_kind::stop)).differ, 0);
}

} // namespace hanpan::hoola
