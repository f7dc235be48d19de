// SPDX-License-Identifier: GPL-3.0-or-later
// What a person's gesture at the table means: from the mountains, the island and the river, onto the island and into the river.
#include "games/dragon/gestures.h"

#include <map>

#include "dragon/at_turn.h"
#include "dragon/table.h"
#include "games/dragon/cover.h"

namespace hanpan::dragon {

namespace {

using names = std::vector<std::string>;

const json dealer_begins{{"first_player", "dealer"}};

/// Three players, seat 0 deals and begins with this hand; the open cube is 7s, his first mountain cube `next`.
table dealt_to(const char* hand, const char* next = "As", json house = json::object())
{
    house.update(dealer_begins);
    return deal_hands(house, 3, 0, {hand}, "7s", {next});
}

goal at_place(spot where, seat owner = no_seat) { return {where, button::draw, owner}; }
goal on(button pressed) { return {spot::button, pressed, no_seat}; }
const goal my_hand = at_place(spot::hand);
const goal the_island = at_place(spot::island);
const goal the_river = at_place(spot::river);
goal mountain_of(seat owner) { return at_place(spot::mountain, owner); }

held of_hand(std::string_view cubes_named) { return {*cubes::read_cubes(cubes_named), {}, no_seat, false, false}; }
held of_river(std::string_view cubes_named) { return {{}, *cubes::read_cubes(cubes_named), no_seat, false, false}; }
held of_mountain(seat owner) { return {{}, {}, owner, false, false}; }
const held of_island{{}, {}, no_seat, true, false};
const held nothing{};

/// What is listed for who is in turn.
std::vector<told> listed_for(const state& s)
{
    std::vector<action> all;
    legal(s, s.open.current, all);
    std::vector<told> list;
    for (const action& a : all)
        list.push_back(tell(s, a));
    return list;
}

/// The ways of a gesture of who is in turn, in words, each of one action; a first "ask" where he chooses among them.
names meant(const state& s, const held& pieces, const goal& to)
{
    const meaning<told> m = gesture(observe(s, s.open.current), listed_for(s), pieces, to);
    EXPECT_TRUE(m.alike);
    names words;
    if (m.ask)
        words.emplace_back("ask");
    for (const std::vector<told>& way : m.ways) {
        EXPECT_EQ(way.size(), 1U);
        words.push_back(to_text(way.front()));
    }
    return words;
}

/// Seat 0 of two to draw, with these cubes in the river; the open cube 7s lies on the island.
state beside_river(const rules& law, const char* hand, std::string_view river)
{
    state s = with_hand(law, bag_of(hand), cube("7s"), 2, *cubes::read_cubes(river));
    s.open.island_by = s.open.dealer;
    return s;
}

constexpr const char* scattered = "2c 4c 6c 8c 10c 12c As 3h 5h 7h 9h 11h 13h";

} // namespace

TEST(dragon_gestures, drawing_from_a_mountain)
{
    const table t = dealt_to(snake_hand);
    EXPECT_EQ(meant(t.s, nothing, mountain_of(0)), names{"draw 0"});
    EXPECT_EQ(meant(t.s, of_mountain(0), mountain_of(0)), names{"draw 0"});
    EXPECT_EQ(meant(t.s, of_mountain(0), my_hand), names{"draw 0"});
    EXPECT_EQ(meant(t.s, nothing, on(button::draw)), (names{"ask", "draw"}));
    // Somebody else's is meant, and refused for a reason.
    EXPECT_EQ(meant(t.s, nothing, mountain_of(1)), names{"draw 1"});
    EXPECT_EQ(refusal(t.s, 0, *read_action(t.s, 0, "draw 1")).id, "own_mountain_first");
    // Nothing is put on a mountain.
    EXPECT_EQ(meant(t.s, of_hand("2d"), mountain_of(0)), names{});
    EXPECT_EQ(meant(t.s, of_island, mountain_of(0)), names{});
    EXPECT_EQ(meant(t.s, of_river("2d"), mountain_of(0)), names{});
    EXPECT_EQ(meant(t.s, of_mountain(1), mountain_of(0)), names{});
    EXPECT_EQ(meant(t.s, of_mountain(0), the_island), names{});
    EXPECT_EQ(meant(t.s, of_mountain(0), the_river), names{});
}

TEST(dragon_gestures, choosing_among_mountains)
{
    table t = dealt_to(snake_hand, "As", {{"empty_mountain_source", "player_choice"}});
    t.s.open.mountain[0] = 0;
    EXPECT_EQ(meant(t.s, nothing, on(button::draw)), (names{"ask", "draw 1", "draw 2"}));
    EXPECT_EQ(meant(t.s, of_mountain(2), my_hand), names{"draw 2"});
    // With all of them empty the button still means drawing, and the refusal says why not.
    t.s.open.mountain = {};
    EXPECT_EQ(meant(t.s, nothing, on(button::draw)), (names{"ask", "draw"}));
    EXPECT_EQ(refusal(t.s, 0, *read_action(t.s, 0, "draw")).id, "no_mountain_cube");
}

TEST(dragon_gestures, taking_from_the_island)
{
    const table t = dealt_to(snake_hand);
    EXPECT_EQ(meant(t.s, of_island, my_hand), names{"island"});
    EXPECT_EQ(meant(t.s, nothing, the_island), names{"island"});
    EXPECT_EQ(meant(t.s, of_island, the_island), names{"island"});
    EXPECT_EQ(meant(t.s, nothing, on(button::island)), names{"island"});
    EXPECT_EQ(meant(t.s, of_river("2d"), the_island), names{});
    EXPECT_EQ(meant(t.s, nothing, my_hand), names{});
}

TEST(dragon_gestures, taking_from_the_river)
{
    const rules law = rules_from(json::object());
    state s = beside_river(law, scattered, "2d 3d 2s");
    // Any of them, in the order of their numbers and colours.
    const names any{"ask", "river 2s", "river 2d", "river 3d"};
    EXPECT_EQ(meant(s, nothing, on(button::river)), any);
    EXPECT_EQ(meant(s, nothing, the_river), any);
    EXPECT_EQ(meant(s, of_river("3d"), on(button::river)), (names{"ask", "river 3d"}));
    EXPECT_EQ(meant(s, of_river("3d"), the_river), (names{"ask", "river 3d"}));
    EXPECT_EQ(meant(s, of_river("3d"), my_hand), (names{"ask", "river 3d"}));
    EXPECT_EQ(meant(s, of_river("2d 3d"), on(button::river)), names{"ask"});
    EXPECT_EQ(meant(s, of_river("2d 3d"), my_hand), names{});
    EXPECT_EQ(meant(s, of_island, the_river), names{});
    held both = of_river("3d");
    both.hand.push_back(cube("2c"));
    EXPECT_EQ(meant(s, both, my_hand), names{});
    // After two draws of the two that are allowed: the latest is what would be asked for, and the refusal says why not.
    s.open.river_uses[static_cast<std::size_t>(s.open.current)] = 2;
    EXPECT_EQ(meant(s, nothing, on(button::river)), (names{"ask", "river 2s"}));
    EXPECT_EQ(refusal(s, s.open.current, *read_action(s, s.open.current, "river 2s")).id, "river_limit");
    s.open.river_size = 0;
    EXPECT_EQ(meant(s, nothing, on(button::river)), names{"ask"});
    EXPECT_EQ(meant(s, nothing, the_river), names{"ask"});
}

TEST(dragon_gestures, dropping_a_completing_cube_asks)
{
    table t = dealt_to(snake_hand);
    ASSERT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(meant(t.s, of_hand("As"), the_island), (names{"ask", "discard As holla", "discard As"}));
    EXPECT_EQ(meant(t.s, of_hand("2d"), the_island), (names{"ask", "discard 2d"}));
    EXPECT_EQ(meant(t.s, of_hand("As"), on(button::discard)), names{"discard As"});
    EXPECT_EQ(meant(t.s, nothing, on(button::discard)), names{});
    EXPECT_EQ(meant(t.s, of_hand("As 2d"), on(button::discard)), names{});
    EXPECT_EQ(meant(t.s, of_hand("As 2d"), the_island), names{});
    EXPECT_EQ(meant(t.s, of_hand("As"), my_hand), names{});
    // One drops into the river only after a draw from it.
    EXPECT_EQ(meant(t.s, of_hand("As"), the_river), names{});
}

TEST(dragon_gestures, dropping_before_a_draw_is_meant_and_refused)
{
    const table t = dealt_to(snake_hand);
    EXPECT_EQ(meant(t.s, of_hand("2d"), the_island), (names{"ask", "discard 2d"}));
    EXPECT_EQ(meant(t.s, of_hand("2d"), the_river), (names{"ask", "discard 2d"}));
    EXPECT_EQ(refusal(t.s, 0, *read_action(t.s, 0, "discard 2d")).id, "draw_first");
}

TEST(dragon_gestures, the_island_cube_does_not_go_straight_back)
{
    table t = dealt_to(snake_hand);
    ASSERT_EQ(t.act(0, "island"), "");
    // (It would leave the snake; but it may not be dropped, so it is not offered with Holla.)
    EXPECT_EQ(meant(t.s, of_hand("7s"), the_island), (names{"ask", "discard 7s"}));
    EXPECT_EQ(refusal(t.s, 0, *read_action(t.s, 0, "discard 7s")).id, "island_returned");
}

TEST(dragon_gestures, after_a_river_draw_the_cube_goes_into_the_river)
{
    const rules law = rules_from(json::object());
    state s = beside_river(law, scattered, "2d 3d");
    const seat me = s.open.current;
    apply(s, me, *read_action(s, me, "river 3d"));
    EXPECT_EQ(meant(s, of_hand("2c"), the_river), (names{"ask", "discard 2c"}));
    EXPECT_EQ(meant(s, of_hand("2c"), the_island), names{});
    EXPECT_EQ(natural_target(observe(s, me), spot::hand), spot::river);
}

TEST(dragon_gestures, saying_holla_by_its_button)
{
    table t = dealt_to(snake_hand, "9c");
    EXPECT_EQ(meant(t.s, nothing, on(button::holla)), names{"ask"});
    ASSERT_EQ(t.act(0, "draw"), "");
    // Without Dh it is a boa; without a 9 or a cube of the run Dh stands for that one; without a 2d the other is the odd one of
    // the tail 2d 3h 4h 5h, and 6s 6h Dh the neck.
    EXPECT_EQ(
        meant(t.s, nothing, on(button::holla)),
        (names{"ask", "discard 2d holla", "discard 3h holla", "discard 4h holla", "discard 5h holla",
               "discard 9s holla", "discard 9h holla", "discard 9d holla", "discard 9c holla", "discard Dh holla"}));
    EXPECT_EQ(meant(t.s, of_hand("2d 9c"), on(button::holla)).size(), 10U);
    EXPECT_EQ(meant(t.s, of_hand("9c"), on(button::holla)), (names{"ask", "discard 9c holla"}));
    // At one's own risk: it is meant whatever comes of it.
    EXPECT_EQ(meant(t.s, of_hand("2d"), on(button::holla)), (names{"ask", "discard 2d holla"}));
}

TEST(dragon_gestures, passing_and_giving_up)
{
    const table t = dealt_to(snake_hand);
    EXPECT_EQ(meant(t.s, nothing, on(button::pass)), names{"pass"});
    EXPECT_EQ(meant(t.s, nothing, on(button::forfeit)), names{"forfeit"});
}

TEST(dragon_gestures, what_nobody_may_pick_up_means_nothing)
{
    const table t = dealt_to(snake_hand);
    held locked;
    locked.foreign = true;
    EXPECT_FALSE(locked.empty());
    for (const goal& to : {my_hand, the_island, the_river, mountain_of(0), on(button::draw), on(button::pass)})
        EXPECT_EQ(meant(t.s, locked, to), names{});
    EXPECT_EQ(meant(t.s, nothing, at_place(spot::elsewhere)), names{});
    EXPECT_EQ(meant(t.s, of_hand("2d"), at_place(spot::elsewhere)), names{});
    EXPECT_EQ(meant(t.s, of_hand("2d"), at_place(spot::locked, 0)), names{});
}

TEST(dragon_gestures, buttons_and_places_by_their_names)
{
    for (const char* id : {"draw", "island", "river", "discard", "holla", "pass", "forfeit"}) {
        ASSERT_TRUE(button_of(id)) << id;
        EXPECT_EQ(id_of(*button_of(id)), id);
    }
    EXPECT_EQ(button_of("pass"), button::pass);
    EXPECT_EQ(button_of("forfeit"), button::forfeit);
    EXPECT_FALSE(button_of("stop"));
    EXPECT_FALSE(button_of(""));
    // The zones of a table, as seat 1 sees them.
    const table t = dealt_to(snake_hand);
    std::vector<zone> zones;
    list_zones(observe(t.s, 1), zones);
    std::map<std::string, spot> all;
    for (const zone& z : zones)
        all[z.id] = spot_of(z, 1);
    const std::map<std::string, spot> expected{
        {"hand:0", spot::elsewhere},    {"hand:1", spot::hand},        {"hand:2", spot::elsewhere},
        {"locked:0", spot::locked},     {"locked:1", spot::locked},    {"locked:2", spot::locked},
        {"island", spot::island},       {"river", spot::river},        {"mountain:0", spot::mountain},
        {"mountain:1", spot::mountain}, {"mountain:2", spot::mountain}};
    EXPECT_EQ(all, expected);
    EXPECT_EQ(spot_of({"indicator", "indicator", no_seat, {}}, 1), spot::elsewhere);
}

TEST(dragon_gestures, where_a_double_clicked_cube_goes)
{
    table t = dealt_to(snake_hand);
    const auto to = [&](spot from) { return natural_target(observe(t.s, 0), from); };
    EXPECT_EQ(to(spot::island), spot::hand);
    EXPECT_EQ(to(spot::river), spot::hand);
    EXPECT_EQ(to(spot::mountain), spot::hand);
    EXPECT_EQ(to(spot::hand), spot::island);
    EXPECT_EQ(to(spot::elsewhere), spot::elsewhere);
}

TEST(dragon_gestures, the_most_natural_button)
{
    table t = dealt_to(snake_hand);
    const auto primary = [&] { return primary_button(observe(t.s, 0), listed_for(t.s)); };
    EXPECT_EQ(primary(), button::draw);
    ASSERT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(primary(), button::holla);
    table u = dealt_to(scattered, "2d");
    ASSERT_EQ(u.act(0, "draw"), "");
    EXPECT_EQ(primary_button(observe(u.s, 0), listed_for(u.s)), button::discard);
    table v = dealt_to(snake_hand, "As", {{"exhaustion", "last_island"}});
    v.s.open.mountain = {};
    EXPECT_EQ(primary_button(observe(v.s, 0), listed_for(v.s)), button::island);
}

TEST(dragon_gestures, cubes_that_may_be_played)
{
    const rules law = rules_from({{"island_return", false}});
    state s = beside_river(law, "7s 7h 2c 4c 6c 8c 10c 12c 3h 5h 9h 11h 13h", "2d 3d");
    EXPECT_EQ(playable(listed_for(s), spot::river), (std::vector{cube("2d"), cube("3d")}));
    EXPECT_TRUE(playable(listed_for(s), spot::hand).empty());
    EXPECT_TRUE(playable(listed_for(s), spot::island).empty());
    s.free[static_cast<std::size_t>(s.open.current)].remove(cube("7s")); // so that the island's is the only one
    s.free[static_cast<std::size_t>(s.open.current)].add(cube("13s"));
    apply(s, s.open.current, *read_action(s, s.open.current, "island"));
    const std::vector<cubes::type> hand = playable(listed_for(s), spot::hand);
    EXPECT_EQ(hand.size(), 13U);
    EXPECT_EQ(std::count(hand.begin(), hand.end(), cube("7s")), 0);
    EXPECT_EQ(std::count(hand.begin(), hand.end(), cube("7h")), 1);
}

// 6.5: when the time is up a mountain cube is drawn and dropped again.
TEST(dragon_gestures, when_the_time_is_up)
{
    table t = dealt_to("7s 7h Dh Dd 2c 4c 8d 9d 10d 13s 13s As 5h", "9s");
    const auto done = [&] { return on_timeout(observe(t.s, 0), listed_for(t.s)); };
    EXPECT_EQ(drawn_now(observe(t.s, 0)), cubes::no_cube);
    ASSERT_TRUE(done());
    EXPECT_EQ(to_text(*done()), "draw");
    ASSERT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(drawn_now(observe(t.s, 0)), cube("9s"));
    EXPECT_EQ(drawn_now(observe(t.s, 1)), cubes::no_cube);
    ASSERT_TRUE(done());
    EXPECT_EQ(to_text(*done()), "discard 9s");
    // What another has drawn openly is not apart in my hand.
    ASSERT_EQ(t.act(0, "discard 9s"), "");
    const seat next = t.s.open.current;
    ASSERT_EQ(t.act(next, "island"), "");
    EXPECT_EQ(drawn_now(observe(t.s, next)), cube("9s"));
    EXPECT_EQ(drawn_now(observe(t.s, 0)), cubes::no_cube);
    // Without mountains there is nothing to do unasked.
    table u = dealt_to(snake_hand, "As", {{"exhaustion", "last_island"}});
    u.s.open.mountain = {};
    EXPECT_FALSE(on_timeout(observe(u.s, 0), listed_for(u.s)));
}

TEST(dragon_gestures, a_hand_in_its_parts)
{
    using parts = std::vector<std::vector<cubes::type>>;
    const auto row = [](std::string_view list) { return *cubes::read_cubes(list); };
    table t = dealt_to(snake_hand);
    // Head, neck, body (the Dh for 9c), tail.
    const parts whole{row("2d 2d"), row("3h 4h 5h"), row("9s 9h Dh 9d"), row("6s 6h 6c 6c")};
    EXPECT_EQ(hand_groups(observe(t.s, 0), t.s.free[0]), whole);
    const std::vector<cubes::type> shuffled = row("6c 9d 2d Dh 3h 6s 5h 9s 4h 6h 2d 9h 6c");
    EXPECT_EQ(in_parts(t.s.open, 0, shuffled), row("2d 2d 3h 4h 5h 9s 9h Dh 9d 6s 6h 6c 6c"));
    // What lies beside the hand belongs to its parts, and is not in its rows: any two of its cubes.
    const std::vector<cubes::type> all = cubes::listed(bag_of(snake_hand));
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = a + 1; b < all.size(); ++b) {
            view v = observe(t.s, 0);
            v.open.locked[0].add(all[a]);
            v.open.locked[0].add(all[b]);
            v.hand = cubes::minus(v.hand, v.open.locked[0]);
            parts expected = whole;
            for (const cubes::type gone : {all[a], all[b]})
                for (std::vector<cubes::type>& part : expected)
                    if (const auto at = std::find(part.begin(), part.end(), gone); at != part.end()) {
                        part.erase(at);
                        break;
                    }
            expected.erase(std::remove(expected.begin(), expected.end(), std::vector<cubes::type>()), expected.end());
            EXPECT_EQ(hand_groups(v, v.hand), expected) << cubes::to_text(v.open.locked[0]);
        }
    t.s.free[0].remove(cube("Dh"));
    t.s.open.locked[0].add(cube("Dh"));
    EXPECT_EQ(in_parts(t.s.open, 0, row("6c 9d 2d 3h 6s 5h 9s 4h 6h 2d 9h 6c")),
              row("2d 2d 3h 4h 5h 9s 9h 9d 6s 6h 6c 6c"));
    EXPECT_EQ(with_locked(t.s.open, 0, t.s.free[0]).size(), 13);
    EXPECT_EQ(with_locked(t.s.open, 0, bag_of(snake_hand)), bag_of(snake_hand));
    // What is in no part comes last, as it lay.
    EXPECT_EQ(in_parts(t.s.open, 1, row("6c 9d 2d Dh 3h 6s As 5h 9s 4h 6h 2d 9h 6c")),
              row("2d 2d 3h 4h 5h 9s 9h Dh 9d 6s 6h 6c 6c As"));
}

TEST(dragon_gestures, what_a_hand_of_fourteen_is_declared_as)
{
    const context c = context_of("three_cube/7s");
    EXPECT_EQ(declared_as(c, bag_of(snake_hand)).figure, 0);
    EXPECT_EQ(declared_as(c, cubes::with(bag_of(snake_hand), cube("As"))).figure, 0);
    EXPECT_EQ(declared_as(c, cubes::with(bag_of(snake_hand), cube("13c"))).figure, 0);
    EXPECT_EQ(declared_as(c, cubes::with(bag_of(boa_hand), cube("As"))).figure, 1);
    EXPECT_EQ(declared_as(c, bag_of(special_dragon_hand)).figure, 2);
    EXPECT_FALSE(declared_as(c, bag_of(scattered)));
    EXPECT_FALSE(declared_as(c, cubes::with(bag_of(scattered), cube("2d"))));
}

TEST(dragon_gestures, what_combines_and_what_is_left_over)
{
    const context c = context_of("none/7s");
    EXPECT_EQ(combined(c, bag_of("3h 4h 5h 9s 9h 9d 2c 7d Dh")), bag_of("3h 4h 5h 9s 9h 9d"));
    EXPECT_EQ(combined(c, bag_of("2c 2c 7d Dh")), cubes::bag());
    EXPECT_EQ(combined(c, bag_of("10s 11s 12s 13s")), bag_of("10s 11s 12s 13s"));
    // A wild D joins two that are not enough.
    EXPECT_EQ(combined(context_of("unlimited/7s"), bag_of("3h 4h 9c Ds")).size(), 3);
    random_stream rng(5);
    for (int i = 0; i < 40; ++i) {
        std::vector<cubes::type> all = cubes::listed(cubes::every_cube);
        rng.shuffle(std::span<cubes::type>(all));
        cubes::bag hand;
        for (std::size_t n = 0; n < hand_size; ++n)
            hand.add(all[n]);
        const context wild = context_of("three_cube/7s");
        const cubes::bag kept = combined(wild, hand);
        EXPECT_TRUE(hand.contains(kept));
        EXPECT_EQ(kept.size(), hand_size - uncombined(wild, hand));
        EXPECT_EQ(uncombined(wild, kept), 0);
    }
}

} // namespace hanpan::dragon
