// SPDX-License-Identifier: GPL-3.0-or-later
// Sections 5 and 6: the deal, turns, river and island, Holla, the end of the mountains; F1 to F6 by name; refusals.
#include "dragon/table.h"

namespace hanpan::dragon {

namespace {

using strings = std::vector<std::string>;

/// Two seats draw and drop what they draw until it is `who`'s turn again.
void others_pass_by(table& t, seat who)
{
    while (t.s.open.current != who && !round_over(t.s)) {
        const seat p = t.s.open.current;
        ASSERT_EQ(t.act(p, "draw"), "");
        ASSERT_EQ(t.act(p, "discard " + cubes::to_text(t.s.drawn)), "");
    }
}

const json seat_0_begins{{"first_player", "dealer"}};

json with(json base, const json& more)
{
    base.update(more);
    return base;
}

} // namespace

TEST(dragon_flow, mountains_are_those_of_the_table)
{
    const std::vector<std::vector<int>> expected{{42, 43}, {24, 24, 24}, {14, 15, 15, 15}, {9, 10, 9, 9, 9}};
    for (int players = 2; players <= 5; ++players) {
        const table t = deal_hands(json::object(), players, 0, {}, "7s");
        for (int p = 0; p < players; ++p) {
            EXPECT_EQ(t.s.open.mountain[static_cast<std::size_t>(p)],
                      expected[static_cast<std::size_t>(players - 2)][static_cast<std::size_t>(p)]);
            EXPECT_EQ(t.s.free[static_cast<std::size_t>(p)].size(), 13);
        }
    }
}

TEST(dragon_flow, F1_river_cube_completes_and_holla_waits_a_turn)
{
    // A snake but for its Dh: 2d 2d 3h 4h 5h 9s 9h 9d + 6s 6h 6c 6c, and 13s to spare.
    const strings hands{"2d 2d 3h 4h 5h 9s 9h 9d 6s 6h 6c 6c 13s", "Dh"};
    table t =
        deal_hands(with(seat_0_begins, {{"first_player", "left_of_dealer"}}), 3, 2, hands, "7s", {"As", "Ac", "Ad"});
    ASSERT_EQ(t.s.open.current, 1);
    EXPECT_EQ(t.act(1, "draw"), "");
    EXPECT_EQ(t.act(1, "discard Dh"), "");
    EXPECT_EQ(t.act(2, "draw"), "");
    EXPECT_EQ(t.act(2, "discard " + cubes::to_text(t.s.drawn)), "");
    ASSERT_EQ(t.s.open.current, 0);
    EXPECT_EQ(t.act(0, "river Dh"), "");
    EXPECT_EQ(t.act(0, "discard 13s holla"), "holla_river_turn");
    EXPECT_FALSE(t.offers("discard 13s holla"));
    EXPECT_EQ(t.act(0, "discard 13s"), "");
    others_pass_by(t, 0);
    // The next turn: from the mountain, drop that cube, declare.
    EXPECT_EQ(t.act(0, "draw"), "");
    const std::string drawn = cubes::to_text(t.s.drawn);
    EXPECT_TRUE(t.offers("discard " + drawn + " holla"));
    EXPECT_EQ(t.act(0, "discard " + drawn + " holla"), "");
    EXPECT_TRUE(round_over(t.s));
    EXPECT_EQ(t.s.open.winner, 0);
    EXPECT_EQ(figure_id(*t.law, t.s.open.figure), "snake");
}

TEST(dragon_flow, F1_a_second_river_draw_again_forbids_holla)
{
    const strings hands{snake_hand};
    table t = deal_hands(seat_0_begins, 3, 0, hands, "7s");
    EXPECT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(t.act(0, "discard " + cubes::to_text(t.s.drawn)), ""); // silent: Holla is never compulsory
    others_pass_by(t, 0);
    const std::string taken = cubes::to_text(t.s.open.river[0]);
    EXPECT_EQ(t.act(0, "river " + taken), "");
    for (const std::string& choice : t.choices(0))
        EXPECT_EQ(choice.find("holla"), std::string::npos) << choice;
}

TEST(dragon_flow, F2_island_cube_is_not_handed_back)
{
    for (const bool may : {false, true}) {
        table t = deal_hands(with(seat_0_begins, {{"island_return", may}}), 3, 0, {"7s"}, "7s");
        EXPECT_EQ(t.act(0, "island"), "");
        EXPECT_EQ(t.offers("discard 7s"), may);
        EXPECT_EQ(t.act(0, "discard 7s"), may ? "" : "island_returned");
    }
    table t = deal_hands(seat_0_begins, 3, 0, {"7s"}, "8s", {"7s"});
    EXPECT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(t.act(0, "discard 7s"), "");
    EXPECT_EQ(cubes::to_text(t.s.open.island), "7s");
    EXPECT_EQ(cubes::to_text(t.s.open.river[0]), "8s");
    EXPECT_EQ(t.s.open.river_by[0], 0);
}

TEST(dragon_flow, F3_one_of_two_equal_cubes_is_locked)
{
    table t = deal_hands({{"first_player", "next_in_order"}}, 3, 0, {"4d", "4d"}, "7s");
    EXPECT_EQ(t.act(1, "draw"), "");
    EXPECT_EQ(t.act(1, "discard 4d"), "");
    EXPECT_EQ(t.act(2, "draw"), "");
    EXPECT_EQ(t.act(2, "discard " + cubes::to_text(t.s.drawn)), ""); // pushes the 4d into the river
    const auto island = t.s.open.island;
    EXPECT_EQ(t.act(0, "river 4d"), "");
    EXPECT_EQ(cubes::to_text(t.s.open.locked[0]), "4d");
    EXPECT_EQ(t.chips(0), 99);
    EXPECT_EQ(t.s.open.pot, 1);
    EXPECT_EQ(t.act(0, "discard 4d"), ""); // the other one
    EXPECT_EQ(t.s.open.island, island);    // stays for the next player
    EXPECT_EQ(cubes::to_text(t.s.open.river[t.s.open.river_size - 1U]), "4d");
    others_pass_by(t, 0);
    EXPECT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(t.act(0, "discard 4d"), "locked");
}

TEST(dragon_flow, F4_third_river_draw_and_empty_purse)
{
    table t = deal_hands(seat_0_begins, 2, 0, {}, "7s");
    for (int turn = 0; turn < 3; ++turn) {
        EXPECT_EQ(t.act(0, "draw"), "");
        EXPECT_EQ(t.act(0, "discard " + cubes::to_text(t.s.drawn)), "");
        others_pass_by(t, 0);
    }
    table poor = deal_hands(seat_0_begins, 2, 0, {}, "7s");
    for (int draws = 0; draws < 2; ++draws) {
        EXPECT_EQ(t.act(0, "river " + cubes::to_text(t.s.open.river[0])), "");
        EXPECT_EQ(t.act(0, "discard " + cubes::to_text(cubes::first(t.s.free[0].once))), "");
        others_pass_by(t, 0);
    }
    const std::string wanted = "river " + cubes::to_text(t.s.open.river[0]);
    EXPECT_EQ(t.act(0, wanted), "river_limit");
    EXPECT_FALSE(t.offers(wanted));

    poor.s.open.chips[1] = 0;
    EXPECT_EQ(poor.act(0, "draw"), "");
    EXPECT_EQ(poor.act(0, "discard " + cubes::to_text(poor.s.drawn)), "");
    EXPECT_EQ(poor.act(1, "river 7s"), "river_no_chips");
    EXPECT_FALSE(poor.offers("river 7s"));
}

TEST(dragon_flow, F5_order_of_turns)
{
    const auto order = [](const char* first) {
        table t = deal_hands({{"first_player", first}}, 4, 2, {}, "7s");
        std::vector<int> seats;
        for (int i = 0; i < 4; ++i) {
            seats.push_back(t.s.open.current);
            EXPECT_EQ(t.act(t.s.open.current, "draw"), "");
            EXPECT_EQ(t.act(t.s.open.current, "discard " + cubes::to_text(t.s.drawn)), "");
        }
        return seats;
    };
    EXPECT_EQ(order("left_of_dealer"), (std::vector{1, 2, 3, 0}));
    EXPECT_EQ(order("next_in_order"), (std::vector{3, 0, 1, 2}));
    EXPECT_EQ(order("dealer"), (std::vector{2, 3, 0, 1}));
}

TEST(dragon_flow, F6_opening_dragon_fixes_the_wild_rule)
{
    table t = deal_hands(seat_0_begins, 4, 0, {}, "Dh");
    EXPECT_EQ(t.s.open.context.wild & cubes::bit(cube("Dh")), 0U);
    EXPECT_EQ(to_json(observe(t.s, 0)).at("die"), 2);
    EXPECT_EQ(to_json(observe(t.s, 0)).at("wild"), (json{"Ds", "Dd", "Dc"}));
    EXPECT_EQ(t.act(0, "island"), "");
    EXPECT_EQ(to_json(observe(t.s, 1)).at("die"), 2); // all round
    EXPECT_EQ(cubes::to_text(t.s.open.known[0]), "Dh");
}

TEST(dragon_flow, phases_refuse_what_is_not_due)
{
    table t = deal_hands(seat_0_begins, 3, 0, {"2c 3c"}, "7s", {"9d"});
    EXPECT_EQ(t.act(0, "discard 2c"), "draw_first");
    EXPECT_EQ(t.act(0, "river 7s"), "river_empty");
    EXPECT_EQ(t.act(0, "pass"), "pass_not_here");
    EXPECT_EQ(t.act(0, "forfeit"), "forfeit_not_here");
    EXPECT_EQ(t.act(0, "draw 1"), "own_mountain_first");
    EXPECT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(t.act(0, "draw"), "discard_first");
    EXPECT_EQ(t.act(0, "island"), "discard_first");
    EXPECT_EQ(t.act(0, "river 7s"), "discard_first");
    EXPECT_EQ(t.act(0, "discard Ah"), "not_held");
    EXPECT_EQ(t.act(0, "discard 2c holla"), "holla_incomplete");
    EXPECT_EQ(t.act(0, "discard 9d"), ""); // just drawn from the mountain: fine
    EXPECT_EQ(t.act(1, "river 9d"), "river_not_there");
    EXPECT_EQ(t.act(0, "draw"), "not to act");
}

TEST(dragon_flow, river_limits_of_the_house)
{
    table off = deal_hands(with(seat_0_begins, {{"river_limit", 0}}), 3, 0, {}, "7s");
    EXPECT_EQ(off.act(0, "river 7s"), "river_off");
    table latest = deal_hands(with(seat_0_begins, {{"river_pick", "latest"}, {"river_fee", 5}}), 3, 0, {}, "7s",
                              {"As", "2c", "3d"});
    EXPECT_EQ(latest.act(0, "draw"), "");
    EXPECT_EQ(latest.act(0, "discard As"), "");
    EXPECT_EQ(latest.act(1, "draw"), "");
    EXPECT_EQ(latest.act(1, "discard 2c"), "");
    EXPECT_EQ(latest.act(2, "river 7s"), "river_latest_only");
    EXPECT_EQ(latest.act(2, "river As"), "");
    EXPECT_EQ(latest.chips(2), 95);
    table loose = deal_hands(with(seat_0_begins, {{"river_lock", false}, {"river_holla", true}}), 2, 0,
                             {"", snake_hand}, "7s", {"As"});
    EXPECT_EQ(loose.act(0, "draw"), "");
    EXPECT_EQ(loose.act(0, "discard As"), "");
    EXPECT_EQ(loose.act(1, "river 7s"), "");
    EXPECT_EQ(loose.act(1, "discard 7s holla"), ""); // unlocked, and Holla in a river turn
    EXPECT_EQ(loose.s.open.winner, 1);
}

TEST(dragon_flow, somebody_elses_mountain_when_the_own_one_is_empty)
{
    for (const bool chooses : {false, true}) {
        table t =
            deal_hands(with(seat_0_begins, {{"empty_mountain_source", chooses ? "player_choice" : "auto_largest"}}), 4,
                       0, {}, "7s");
        t.s.open.mountain = {0, 2, 5, 5, 0};
        EXPECT_EQ(t.offers("draw"), !chooses);
        EXPECT_EQ(t.offers("draw 1"), chooses);
        EXPECT_EQ(t.act(0, "draw 0"), "mountain_empty");
        EXPECT_EQ(t.act(0, "draw 1"), chooses ? "" : "mountain_not_chosen");
        if (!chooses) {
            EXPECT_EQ(t.act(0, "draw"), "");
            EXPECT_EQ(t.s.open.mountain[2], 4); // the largest, ties to the next in turn
        }
    }
}

TEST(dragon_flow, empty_mountains_end_the_round_or_not)
{
    const auto last_cube = [](const char* exhaustion) {
        table t = deal_hands(with(seat_0_begins, {{"exhaustion", exhaustion}}), 3, 0, {}, "7s");
        // Everything but one cube has gone into the river.
        open_part& o = t.s.open;
        for (std::size_t p = 0; p < 3; ++p)
            while (o.mountain[p] > (p == 0 ? 1 : 0)) {
                o.river[o.river_size++] = t.s.mountain[p][--o.mountain[p]];
            }
        EXPECT_EQ(t.act(0, "draw"), "");
        EXPECT_EQ(t.act(0, "discard " + cubes::to_text(t.s.drawn)), "");
        return t;
    };
    const table drawn = last_cube("draw");
    EXPECT_TRUE(round_over(drawn.s));
    EXPECT_EQ(settle(drawn.s).ending, "drawn");
    table again = last_cube("reshuffle");
    EXPECT_FALSE(round_over(again.s));
    EXPECT_EQ(again.s.open.river_size, 0);
    EXPECT_EQ(again.s.open.mountains(), 72);
    EXPECT_TRUE(again.s.open.reshuffled);
    table on = last_cube("last_island");
    EXPECT_FALSE(round_over(on.s));
    EXPECT_EQ(on.act(1, "draw"), "no_mountain_cube");
    EXPECT_EQ(on.act(1, "pass"), "");
    EXPECT_EQ(on.act(2, "island"), "");
    EXPECT_EQ(
        on.act(2, "discard " + cubes::to_text(cubes::first(on.s.free[2].once & ~cubes::bit(on.s.open.drawn_open)))),
        "");
    for (const seat p : {0, 1, 2})
        EXPECT_EQ(on.act(p, "pass"), "");
    EXPECT_TRUE(round_over(on.s));
    table early = deal_hands(with(seat_0_begins, {{"exhaustion", "last_island"}}), 3, 0, {}, "7s");
    EXPECT_EQ(early.act(0, "pass"), "pass_mountain_left");
}

TEST(dragon_flow, nothing_is_drawn_that_would_leave_nothing_to_drop)
{
    const json loose = with(seat_0_begins, {{"river_limit", "unlimited"}, {"river_fee", 0}});
    table t = deal_hands(loose, 2, 0, {}, "7s");
    t.s.open.river[t.s.open.river_size++] = cube("7s");
    t.s.open.locked[0] = t.s.free[0];
    t.s.free[0] = {};
    EXPECT_EQ(t.act(0, "river 7s"), "river_nothing_to_drop");
    EXPECT_EQ(t.act(0, "island"), "island_nothing_to_drop");
    EXPECT_EQ(t.choices(0), strings{"draw"});
}

TEST(dragon_flow, declaration_assisted_automatic_and_free)
{
    table own = deal_hands(seat_0_begins, 3, 0, {snake_hand}, "7s", {"As"});
    EXPECT_EQ(own.act(0, "draw"), "");
    EXPECT_TRUE(own.offers("discard As"));
    EXPECT_TRUE(own.offers("discard As holla"));
    table by_itself = deal_hands(with(seat_0_begins, {{"declaration", "auto"}}), 3, 0, {snake_hand}, "7s", {"As"});
    EXPECT_EQ(by_itself.act(0, "draw"), "");
    EXPECT_FALSE(by_itself.offers("discard As"));
    EXPECT_EQ(by_itself.act(0, "discard As"), "");
    EXPECT_EQ(by_itself.s.open.winner, 0);

    const json free = with(seat_0_begins, {{"declaration", "free"}});
    table wrong = deal_hands(free, 3, 0, {"2c 3c"}, "7s", {"9d"});
    EXPECT_EQ(wrong.act(0, "draw"), "");
    EXPECT_FALSE(wrong.offers("discard 9d holla")); // nobody proposes a wrong call
    EXPECT_EQ(wrong.act(0, "discard 9d holla"), "");
    EXPECT_FALSE(round_over(wrong.s));
    EXPECT_EQ(wrong.s.open.current, 1); // the discard stands, play goes on
    EXPECT_EQ(wrong.chips(0), 95);
    EXPECT_EQ(wrong.s.open.pot, 5);
    EXPECT_EQ(observe(wrong.s, 1).open.known[0], wrong.s.free[0]); // the hand is shown to all
    std::vector<zone> zones;
    list_zones(observe(wrong.s, 2), zones);
    EXPECT_FALSE(zones[0].pieces[0].empty());

    table river = deal_hands(free, 2, 0, {}, "7s", {"9d"});
    EXPECT_EQ(river.act(0, "draw"), "");
    EXPECT_EQ(river.act(0, "discard 9d"), "");
    EXPECT_EQ(river.act(1, "river 7s"), "");
    EXPECT_EQ(river.act(1, "discard " + cubes::to_text(cubes::first(river.s.free[1].once)) + " holla"),
              "holla_river_turn");
}

TEST(dragon_flow, who_cannot_pay_a_fine_loses_at_once)
{
    table t = deal_hands(with(seat_0_begins, {{"declaration", "free"}}), 4, 0, {"2c 3c"}, "7s", {"9d"});
    t.s.open.chips[0] = t.s.open.chips_before[0] = 3;
    t.s.open.pot = 2;
    EXPECT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(t.act(0, "discard 9d holla"), "");
    ASSERT_TRUE(round_over(t.s));
    const settlement result = settle(t.s);
    EXPECT_EQ(result.ending, "broke");
    // Five chips among three: odd ones in turn order after him.
    EXPECT_EQ(result.payments, (std::vector<half_units>{whole(-3), whole(2), whole(2), whole(1)}));
    EXPECT_TRUE(game::match_over(*t.law, game::advance(*t.law, t.st, t.s)));
    table lent = deal_hands(with(seat_0_begins, {{"declaration", "free"}, {"loans", "on_consent"}}), 4, 0, {"2c 3c"},
                            "7s", {"9d"});
    lent.s.open.chips[0] = 3;
    EXPECT_EQ(lent.act(0, "draw"), "");
    EXPECT_EQ(lent.act(0, "discard 9d holla"), "");
    EXPECT_FALSE(round_over(lent.s));
    EXPECT_EQ(lent.chips(0), 48);
}

TEST(dragon_flow, weak_hands_and_own_hands)
{
    table weak = deal_hands(with(seat_0_begins, {{"min_win", "boa"}}), 3, 0, {snake_hand}, "7s", {"As"});
    EXPECT_EQ(weak.act(0, "draw"), "");
    EXPECT_EQ(weak.act(0, "discard As holla"), "holla_too_weak");
    EXPECT_FALSE(weak.offers("discard As holla"));
    // A run of four as body is no hand but where the house says so.
    const std::string long_body = "2d 2d 3h 4h 5h 8c 9c 10c 11c 6s 6h 6c 6c";
    const json own{{"custom_hands",
                    {{{"id", "eel"}, {"name", "Eel"}, {"points", 8}, {"body_kind", "run"}, {"body_wild", "forbid"}}}}};
    table eel = deal_hands(with(seat_0_begins, own), 3, 0, {long_body}, "7s", {"As"});
    EXPECT_EQ(eel.act(0, "draw"), "");
    EXPECT_EQ(eel.act(0, "discard As holla"), "");
    EXPECT_EQ(figure_id(*eel.law, eel.s.open.figure), "eel");
    EXPECT_EQ(eel.s.open.points, 8);
    table none = deal_hands(seat_0_begins, 3, 0, {long_body}, "7s", {"As"});
    EXPECT_EQ(none.act(0, "draw"), "");
    EXPECT_EQ(none.act(0, "discard As holla"), "holla_incomplete");
}

TEST(dragon_flow, first_dealer_is_the_highest_die)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        random_stream rng(seed);
        const standing st = game::first_standing(rules{}, 4, no_seat, rng);
        ASSERT_FALSE(st.dice.empty());
        const auto& last = st.dice.back();
        for (const auto& rolls : st.dice)
            for (const int roll : rolls)
                EXPECT_LE(roll, *std::max_element(rolls.begin(), rolls.end()));
        EXPECT_EQ(std::max_element(last.begin(), last.end()) - last.begin(), st.dealer);
        EXPECT_EQ(std::count(last.begin(), last.end(), last[static_cast<std::size_t>(st.dealer)]), 1);
        EXPECT_EQ(game::first_standing(rules_from({{"first_dealer", "seat_0"}}), 4, no_seat, rng).dealer, 0);
    }
}

} // namespace hanpan::dragon
