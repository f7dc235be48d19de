// SPDX-License-Identifier: GPL-3.0-or-later
// Actions in words: both ways, from a state and from a view, and what everybody sees of them.
#include "dragon/at_turn.h"
#include "dragon/table.h"

namespace hanpan::dragon {

namespace {

/// The words of an action as PROTOCOL.md has them, without the engine's own spelling.
std::string spelled(const action& a)
{
    static const char* const suit_letters = "shdc";
    const auto name = [](cubes::type t) {
        const int rank = cubes::rank_of(t);
        const std::string number = rank == 1 ? "A" : rank == 14 ? "D" : std::to_string(rank);
        return number + suit_letters[cubes::suit_of(t)];
    };
    switch (a.what) {
    case action::kind::draw: return a.mountain < 0 ? "draw" : "draw " + std::to_string(a.mountain);
    case action::kind::island: return "island";
    case action::kind::river: return "river " + name(a.cube);
    case action::kind::pass: return "pass";
    case action::kind::discard: return "discard " + name(a.cube) + (a.holla ? " holla" : "");
    case action::kind::forfeit: return "forfeit";
    }
    return "?";
}

/// Everything that is said about one action is the same words, and the same action again.
void same_both_ways(const state& s, seat who, const action& a)
{
    const std::string words = spelled(a);
    const view v = observe(s, who);
    EXPECT_EQ(to_text(s, a), words);
    EXPECT_EQ(to_text(v, a), words);
    const auto written = read_told(words);
    ASSERT_TRUE(written) << words;
    EXPECT_EQ(to_text(*written), words);
    EXPECT_EQ(tell(s, a), *written) << words;
    EXPECT_EQ(tell(v, a), *written) << words;
    const auto from_state = read_action(s, who, words);
    const auto from_view = read_action(v, who, words);
    ASSERT_TRUE(from_state && from_view) << words;
    EXPECT_TRUE(*from_state == a) << words;
    EXPECT_TRUE(*from_view == a) << words;
    // Nothing that is done here is hidden from anybody.
    for (seat viewer = 0; viewer < s.open.players; ++viewer) {
        EXPECT_EQ(public_text(s, who, a, viewer), words);
        EXPECT_EQ(shown(s, who, a, viewer), std::optional(*written));
    }
}

} // namespace

TEST(dragon_notation, every_action_is_the_same_both_ways)
{
    int kinds_seen[6] = {};
    int named = 0;
    int declared = 0;
    for (const json& house :
         {json::object(), json{{"declaration", "auto"}, {"wild_rule", "unlimited"}},
          json{{"empty_mountain_source", "player_choice"}, {"exhaustion", "last_island"}},
          json{{"declaration", "free"}, {"river_pick", "latest"}, {"river_limit", "unlimited"}, {"river_fee", 0}}}) {
        const rules law = rules_from(house);
        for (int seed = 1; seed <= 12; ++seed) {
            state s = dealt(law, 2 + seed % 4, seed);
            random_stream rng(static_cast<std::uint64_t>(seed));
            for (int turns = 0; !round_over(s) && turns < 400; ++turns) {
                std::vector<action> list;
                const seat who = s.open.current;
                legal(s, who, list);
                for (const action& a : list) {
                    same_both_ways(s, who, a);
                    ++kinds_seen[static_cast<int>(a.what)];
                    named += a.mountain != no_seat;
                    declared += a.holla;
                }
                // By rule a hand is soon won; at random the mountains come to their end.
                apply(s, who,
                      seed % 2 == 0 ? rule_based(observe(s, who), rng)
                                    : list[rng.below(static_cast<std::uint32_t>(list.size()))]);
            }
        }
    }
    for (const action::kind k :
         {action::kind::draw, action::kind::island, action::kind::river, action::kind::pass, action::kind::discard})
        EXPECT_GT(kinds_seen[static_cast<int>(k)], 0) << static_cast<int>(k);
    EXPECT_GT(named, 0);
    EXPECT_GT(declared, 0);
}

TEST(dragon_notation, giving_up_is_the_same_both_ways)
{
    const table t = deal_hands({{"abandon", "forfeit_30"}}, 3, 0, {}, "7s");
    action a;
    a.what = action::kind::forfeit;
    same_both_ways(t.s, t.s.open.current, a);
}

TEST(dragon_notation, holla_by_itself_is_written_down)
{
    table t = deal_hands({{"declaration", "auto"}, {"first_player", "dealer"}}, 3, 0, {snake_hand}, "7s", {"As"});
    ASSERT_EQ(t.act(0, "draw"), "");
    action silent;
    silent.what = action::kind::discard;
    silent.cube = cube("As");
    EXPECT_EQ(to_text(t.s, silent), "discard As holla");
    EXPECT_EQ(to_text(observe(t.s, 0), silent), "discard As holla");
    EXPECT_EQ(public_text(t.s, 0, silent, 1), "discard As holla");
    EXPECT_TRUE(shown(t.s, 0, silent, 1)->holla);
    silent.cube = cube("2d"); // leaves no hand
    EXPECT_EQ(to_text(t.s, silent), "discard 2d");
    EXPECT_EQ(to_text(observe(t.s, 0), silent), "discard 2d");
}

TEST(dragon_notation, locked_cubes_count_for_holla_by_itself)
{
    // The Dh of the snake lies beside the hand.
    table t = deal_hands({{"declaration", "auto"}, {"first_player", "dealer"}}, 3, 0, {snake_hand}, "7s", {"As"});
    t.s.free[0].remove(cube("Dh"));
    t.s.open.locked[0].add(cube("Dh"));
    --t.s.open.hidden[0];
    ASSERT_EQ(t.act(0, "draw"), "");
    action a;
    a.what = action::kind::discard;
    a.cube = cube("As");
    EXPECT_EQ(to_text(t.s, a), "discard As holla");
    EXPECT_EQ(to_text(observe(t.s, 0), a), "discard As holla");
}

TEST(dragon_notation, the_mountain_drawn_from_anyway_goes_without_saying)
{
    table t = deal_hands({{"empty_mountain_source", "player_choice"}, {"first_player", "dealer"}}, 3, 0, {}, "7s");
    const auto mountain = [&](const char* words) {
        const auto from_state = read_action(t.s, 0, words);
        const auto from_view = read_action(observe(t.s, 0), 0, words);
        EXPECT_TRUE(from_state && from_view && *from_state == *from_view) << words;
        return static_cast<int>(from_state->mountain);
    };
    EXPECT_EQ(mountain("draw"), no_seat);
    EXPECT_EQ(mountain("draw 0"), no_seat); // the own one
    EXPECT_EQ(mountain("draw 1"), 1);
    // As it is written it stays named.
    EXPECT_EQ(read_told("draw 0")->mountain, 0);
    EXPECT_EQ(to_text(*read_told("draw 0")), "draw 0");
    // Whose own is empty chooses, and says so even of the largest.
    t.s.open.mountain[0] = 0;
    EXPECT_EQ(mountain("draw 1"), 1);
    EXPECT_EQ(mountain("draw 2"), 2);
    // Where the house chooses, the largest goes without saying: of two alike the next in turn, here seat 2 (anticlockwise
    // seats go up).
    table u = deal_hands({{"first_player", "dealer"}}, 3, 0, {}, "7s");
    u.s.open.mountain = {0, 5, 9};
    EXPECT_EQ(read_action(u.s, 0, "draw 2")->mountain, no_seat);
    EXPECT_EQ(read_action(u.s, 0, "draw 1")->mountain, 1);
}

TEST(dragon_notation, what_cannot_be_read_says_why)
{
    const table t = deal_hands(json::object(), 3, 0, {}, "7s");
    const std::vector<std::pair<std::string, std::string>> expected{
        {"", "an empty action; known are: draw, island, river, pass, discard, forfeit"},
        {"  ", "an empty action; known are: draw, island, river, pass, discard, forfeit"},
        {"river", "'river' needs a cube"},
        {"discard", "'discard' needs a cube"},
        {"discard holla", cubes::read_cube("holla").error.text()},
        {"discard 7s twice", "nothing may follow the cube but 'holla'"},
        {"discard 7s holla holla", "nothing may follow the cube but 'holla'"},
        {"river 7s holla", "nothing may follow the cube"},
        {"island 7s", "nothing may follow 'island'"},
        {"draw 1 2", "nothing may follow 'draw'"},
        {"throw 7s", "nothing may follow 'throw'"},
        {"throw", "'throw' is not an action; known are: draw, island, river, pass, discard, forfeit"},
    };
    for (const auto& [words, why] : expected) {
        EXPECT_EQ(read_told(words).error.text(), why) << words;
        EXPECT_EQ(read_action(t.s, 0, words).error.text(), why) << words;
        EXPECT_EQ(read_action(observe(t.s, 0), 0, words).error.text(), why) << words;
    }
    // What is not read says nothing.
    EXPECT_EQ(to_text(told()), "");
    // How many seats there are is the table's; five at most.
    EXPECT_EQ(read_action(t.s, 0, "draw 3").error.text(), "'3' is not a seat from 0 to 2");
    EXPECT_EQ(read_action(t.s, 0, "draw x").error.text(), "'x' is not a seat from 0 to 2");
    EXPECT_TRUE(read_told("draw 4"));
    EXPECT_EQ(read_told("draw 5").error.text(), "'5' is not a seat from 0 to 4");
    EXPECT_EQ(read_told("draw 3", 3).error.text(), "'3' is not a seat from 0 to 2");
    // Blanks and a copy's number are no matter.
    EXPECT_EQ(to_text(*read_told(" discard  7s#2   holla ")), "discard 7s holla");
}

TEST(dragon_notation, the_sign_beside_the_island)
{
    const auto sign = [](const json& house, const char* open) {
        return sign_of(deal_hands(house, 3, 0, {}, open).s.open);
    };
    const auto dragons = [](std::string_view names) { return bag_of(names).once; };
    // The three-cube: every D but that of the open cube's colour. One dot black, two red, three blue, four green.
    EXPECT_EQ(sign({{"wild_rule", "three_cube"}}, "7s"),
              (table_sign{1, dragons("Dh Dd Dc"), parity::none, source::none}));
    EXPECT_EQ(sign({{"wild_rule", "three_cube"}}, "8c"),
              (table_sign{4, dragons("Ds Dh Dd"), parity::none, source::none}));
    EXPECT_EQ(sign({{"wild_rule", "same_color"}}, "8d"), (table_sign{3, dragons("Dd"), parity::none, source::none}));
    EXPECT_EQ(sign({{"wild_rule", "none"}}, "8d"), (table_sign{3, 0, parity::none, source::none}));
    const cubes::kinds all = dragons("Ds Dh Dd Dc");
    EXPECT_EQ(sign({{"wild_rule", "odd_even"}}, "7h"), (table_sign{2, all, parity::odd, source::none}));
    EXPECT_EQ(sign({{"wild_rule", "odd_even"}}, "10h"), (table_sign{2, all, parity::even, source::none}));
    EXPECT_EQ(sign({{"wild_rule", "four_color_odd_even"}}, "As"), (table_sign{1, all, parity::odd, source::none}));
    EXPECT_EQ(sign({{"wild_rule", "odd_even"}, {"wild_oe_basis", "d_dots"}}, "10h"),
              (table_sign{2, all, parity::by_dots, source::none}));
    EXPECT_EQ(sign({{"wild_rule", "four_color"}, {"wild_oe_basis", "d_dots"}}, "10h"),
              (table_sign{2, all, parity::none, source::none}));
}

TEST(dragon_notation, the_sign_tells_where_the_last_cube_lies)
{
    table t = deal_hands({{"first_player", "dealer"}}, 2, 0, {"4d"}, "7s");
    ASSERT_EQ(t.act(0, "draw"), "");
    EXPECT_EQ(sign_of(t.s.open).last_to, source::none);
    ASSERT_EQ(t.act(0, "discard 4d"), ""); // pushes the 7s into the river
    EXPECT_EQ(sign_of(t.s.open).last_to, source::island);
    ASSERT_EQ(t.act(1, "river 7s"), "");
    EXPECT_EQ(sign_of(t.s.open).last_to, source::island);
    ASSERT_EQ(t.act(1, "discard " + cubes::to_text(cubes::first(t.s.free[1].once))), "");
    EXPECT_EQ(sign_of(t.s.open).last_to, source::river);
}

} // namespace hanpan::dragon
