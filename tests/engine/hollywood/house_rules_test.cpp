// SPDX-License-Identifier: GPL-3.0-or-later
// The bots play by the house's rules: what the same position asks for in two houses.
#include <gtest/gtest.h>

#include "ai/houses.h"

namespace hanpan::hollywood {
namespace {

using houses = two_houses<game>;

constexpr auto kind_is(action_kind kind)
{
    return [kind](const state&, seat, const action& a) { return a.kind == kind ? 1 : 0; };
}
constexpr auto may(action_kind kind)
{
    return [kind](const state& s, seat who) {
        return has_choice<game>(s, who, [kind](const action& a) { return a.kind == kind; });
    };
}

} // namespace

TEST(hollywood_house_rules, throw_high_cards_first_where_every_pip_counts)
{
    houses h({{"score_table", "pip"}}, {{"score_table", "flat_10"}});
    const rules pips = game::book().bind(*game::book().read({{"score_table", "pip"}}));
    const auto pips_thrown = [&](const state&, seat, const action& a) {
        return a.kind == action_kind::discard ? pips.points(a.which) : 0;
    };
    const auto discards = [](const state& s, seat) { return s.phase == phase::play; };
    expect_less(h.compare("casual", 0, 300, discards, pips_thrown), 15);
    expect_less(h.compare("expert", 12, 200, discards, pips_thrown), 15);
}

TEST(hollywood_house_rules, ask_for_cards_where_never_laying_down_costs_double)
{
    houses h({{"not_down_factor", 1}}, {{"not_down_factor", 2}});
    expect_more(h.compare("expert", 24, 250, may(action_kind::may_i), kind_is(action_kind::may_i)), 5);
}

TEST(hollywood_house_rules, lay_aces_off_sooner_where_they_are_dear)
{
    houses h({{"ace_points", 5}}, {{"ace_points", 50}});
    const auto wild_off = [](const state& s) {
        return [&s](const action& a) { return a.kind == action_kind::lay_off && s.law->is_wild(a.which); };
    };
    expect_more(h.compare(
                    "expert", 24, 6000, [&](const state& s, seat who) { return has_choice<game>(s, who, wild_off(s)); },
                    [&](const state& s, seat, const action& a) { return wild_off(s)(a) ? 1 : 0; }),
                4);
}

TEST(hollywood_house_rules, call_less_where_more_penalty_cards_come_with_it)
{
    // The rule-based player only: a longer hand is also nearer to its contract, and who searches weighs that.
    houses h({{"mayi_penalty", 0}, {"mayi_penalty_final", 0}}, {{"mayi_penalty", 3}, {"mayi_penalty_final", 3}});
    expect_less(h.compare("casual", 0, 600, may(action_kind::may_i), kind_is(action_kind::may_i)), 8);
    EXPECT_GT(h.compare("expert", 12, 100, may(action_kind::may_i), kind_is(action_kind::may_i)).differ, 5);
}

TEST(hollywood_house_rules, keep_aces_only_where_they_are_wild)
{
    houses h({{"wild_cards", "aces_jokers"}, {"jokers_total", 4}}, {{"wild_cards", "jokers"}, {"jokers_total", 4}});
    // Before the first meld: no ace lies there as what it is not in the other house.
    const auto early = [](const state& s, seat who) {
        return s.phase == phase::play && s.meld_count == 0 && has_choice<game>(s, who, [](const action& a) {
                   return a.kind == action_kind::discard && !packs::is_joker(a.which) &&
                          packs::rank_of(a.which) == cards::ace;
               });
    };
    const auto throws_ace = [](const state&, seat, const action& a) {
        return a.kind == action_kind::discard && !packs::is_joker(a.which) && packs::rank_of(a.which) == cards::ace ? 1
                                                                                                                    : 0;
    };
    expect_more(h.compare("casual", 0, 200, early, throws_ace), 20);
    expect_more(h.compare("expert", 8, 100, early, throws_ace), 10);
}

} // namespace hanpan::hollywood
