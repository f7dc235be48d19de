// SPDX-License-Identifier: GPL-3.0-or-later
// The bots play by the house's rules: what the same position asks for in two houses.
#include <gtest/gtest.h>

#include "ai/houses.h"
#include "bots/dragon/bot.h"
#include "games/dragon/cover.h"

namespace hanpan::dragon {
namespace {

using houses = two_houses<game>;

bool discarding(const state& s, seat) { return s.open.phase == phase::discard; }
bool is_complete(const state& s, seat who)
{
    return s.open.phase == phase::discard && has_choice<game>(s, who, [](const action& a) { return a.holla; });
}
int wins(const state&, seat, const action& a) { return a.holla ? 1 : 0; }

} // namespace

TEST(dragon_house_rules, wait_for_the_dragon_where_only_it_is_dear)
{
    houses h({{"points", {5, 5, 5}}}, {{"points", {1, 2, 100}}});
    expect_less(h.compare("expert", 6, 150, is_complete, wins), 3);
}

TEST(dragon_house_rules, keep_combos_together_where_loose_cubes_cost)
{
    houses h({{"uncombined_unit", 0}}, {{"uncombined_unit", 5}});
    const auto loose = [](const state& s, seat who, const action& a) {
        return uncombined(s.open.context, cubes::without(s.whole_hand(who), a.cube));
    };
    const auto late = [](const state& s, seat who) {
        return discarding(s, who) && s.open.mountains() < 8 * s.open.players;
    };
    expect_less(h.compare("expert", 8, 100, late, loose), 6);
}

TEST(dragon_house_rules, leave_the_river_where_it_is_dear)
{
    houses h({{"river_fee", 0}}, {{"river_fee", 5}});
    const auto takes = [](const action& a) { return a.what == action::kind::river; };
    const auto tempted = [&](const state& s, seat who) {
        std::vector<action> list;
        candidates(s, who, list);
        return std::any_of(list.begin(), list.end(), takes);
    };
    expect_less(
        h.compare("expert", 6, 150, tempted, [&](const state&, seat, const action& a) { return takes(a) ? 1 : 0; }), 6);
}

TEST(dragon_house_rules, throw_a_d_sooner_where_none_is_wild)
{
    houses h({{"wild_rule", "unlimited"}}, {{"wild_rule", "none"}});
    const auto d = [](const state&, seat, const action& a) {
        return cubes::rank_of(a.cube) == cubes::dragon_rank ? 1 : 0;
    };
    expect_more(h.compare("casual", 0, 150, discarding, d), 8);
    expect_more(h.compare("expert", 4, 100, discarding, d), 3);
}

TEST(dragon_house_rules, go_on_with_a_snake_where_it_does_not_win)
{
    houses h({{"min_win", "snake"}}, {{"min_win", "dragon"}});
    expect_less(h.compare("casual", 0, 40, is_complete, wins), 30);
    expect_less(h.compare("expert", 4, 40, is_complete, wins), 30);
}

} // namespace hanpan::dragon
