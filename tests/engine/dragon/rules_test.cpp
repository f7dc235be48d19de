// SPDX-License-Identifier: GPL-3.0-or-later
// Section 8: every field as the table prints it, the presets, what contradicts, a house's own hands.
#include <map>

#include "dragon/table.h"

namespace hanpan::dragon {

TEST(dragon_rules, defaults_are_those_of_the_table)
{
    const json expected = json::parse(R"({"players":4,"rounds":5,"start_chips":100,"handicap":[0,0,0,0,0],
        "wild_rule":"three_cube","wild_oe_basis":"open_rank","wild_d_natural":"allowed","max_wilds_per_combo":"unlimited",
        "special_dragon":"black","special_dragon_bonus":10,"snake_tail":"both","run_tail_odd":"low_only",
        "points":[5,10,20],"min_win":"snake","custom_hands":[],"uncombined_unit":2,"hand_points_payer":"each_loser",
        "first_dealer":"dice","next_dealer":"winner","direction":"anticlockwise","first_player":"left_of_dealer",
        "mountain_layout":"2x1","empty_mountain_source":"auto_largest","river_limit":2,"river_fee":1,"river_pick":"any",
        "river_lock":true,"river_holla":false,"island_return":false,"declaration":"assisted","wrong_holla_fine":5,
        "exhaustion":"draw","drawn_pot":"carry","drawn_round_counts":true,"bust_threshold":5,"shortfall":"cap",
        "loans":"off","loan_size":50,"loan_max":2,"abandon":"ai_takeover","turn_timer":"off"})");
    EXPECT_EQ(book().defaults(), expected);
}

TEST(dragon_rules, bounds_are_those_of_the_table)
{
    const std::map<std::string, std::pair<int, int>> bounds{{"players", {2, 5}},
                                                            {"rounds", {1, 20}},
                                                            {"start_chips", {30, 500}},
                                                            {"handicap", {-50, 100}},
                                                            {"special_dragon_bonus", {0, 40}},
                                                            {"uncombined_unit", {0, 5}},
                                                            {"river_fee", {0, 5}},
                                                            {"wrong_holla_fine", {0, 20}},
                                                            {"bust_threshold", {0, 20}},
                                                            {"loan_size", {10, 200}},
                                                            {"loan_max", {1, 5}}};
    for (const auto& [id, limits] : bounds) {
        ASSERT_NE(book().find_field(id), nullptr) << id;
        EXPECT_EQ(book().find_field(id)->min, limits.first) << id;
        EXPECT_EQ(book().find_field(id)->max, limits.second) << id;
    }
}

TEST(dragon_rules, presets_are_those_of_the_table)
{
    const std::vector<std::pair<std::string, json>> expected{
        {"official_1_0", json::object()},
        {"first_steps", {{"rounds", 3}, {"special_dragon", "off"}, {"declaration", "auto"}}},
        {"odd_even_table", {{"wild_rule", "odd_even"}}},
        {"floating_dragon", {{"special_dragon", "floating"}, {"special_dragon_bonus", 20}}},
        {"expert", {{"wild_rule", "four_color"}, {"snake_tail", "run_only"}, {"special_dragon", "floating"}}},
        {"master",
         {{"wild_rule", "four_color_odd_even"},
          {"snake_tail", "run_only"},
          {"special_dragon", "floating"},
          {"declaration", "free"}}},
        {"party", {{"wild_rule", "unlimited"}, {"rounds", 3}}},
        {"purist", {{"wild_rule", "none"}, {"river_limit", 0}, {"exhaustion", "reshuffle"}}},
        {"imugi_up", {{"min_win", "boa"}}},
        {"duel", {{"players", 2}}}};
    ASSERT_EQ(book().presets().size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(book().presets()[i].id, expected[i].first);
        EXPECT_EQ(book().presets()[i].differences, expected[i].second) << expected[i].first;
        EXPECT_TRUE(book().read(json(expected[i].first)));
    }
}

TEST(dragon_rules, every_value_survives_the_struct)
{
    for (const rule_info& field : book().fields())
        for (const rule_choice& choice : field.choices) {
            rule_values values = book().defaults();
            values[std::string(field.id)] = choice.value;
            EXPECT_EQ(book().values(book().bind(values)), values) << field.id;
        }
}

TEST(dragon_rules, custom_hands_are_read_and_written_back)
{
    const json full = json::parse(R"([{"id":"eel","name":"Eel","points":8,"priority":2,"head_suits":["s","d"],
        "neck_kinds":["set"],"neck_wild":"forbid","body_kind":"run","body_wild":"allow","tail_kinds":["run_tail"]}])");
    const auto values = book().read({{"custom_hands", full}});
    ASSERT_TRUE(values) << values.error;
    EXPECT_EQ(book().values(book().bind(*values)).at("custom_hands"), full);
    const rules r = rules_from({{"custom_hands", {{{"id", "any"}, {"points", 1}}}}});
    EXPECT_EQ(r.custom_hands.at(0).name, "any");
    EXPECT_TRUE(r.custom_hands.at(0).body_wild && r.custom_hands.at(0).tail_run && !r.custom_hands.at(0).body_run);
    EXPECT_EQ(r.custom_hands.at(0).head_suits, 15);
}

TEST(dragon_rules, broken_custom_hands_are_named)
{
    for (const char* broken :
         {R"([7])", R"([{}])", R"([{"id":"a b","points":1}])", R"([{"id":"a"}])", R"([{"id":"a","points":101}])",
          R"([{"id":"a","points":1,"colour":"s"}])", R"([{"id":"a","points":1,"neck_kinds":[]}])",
          R"([{"id":"a","points":1,"body_kind":"pair"}])", R"([{"id":"a","points":1,"head_suits":["x"]}])",
          R"([{"id":"snake","points":1}])", R"([{"id":"a","points":1},{"id":"a","points":2}])",
          R"([{"id":"a","points":1,"name":5}])", R"([{"id":"a","points":1.5}])"}) {
        const auto read = book().read({{"custom_hands", json::parse(broken)}});
        EXPECT_FALSE(read) << broken;
        EXPECT_NE(read.error.text().find("custom_hands"), std::string::npos) << read.error;
    }
    json nine = json::array();
    for (int i = 0; i < 9; ++i)
        nine.push_back({{"id", "h" + std::to_string(i)}, {"points", i}});
    EXPECT_FALSE(book().read({{"custom_hands", nine}}));
}

TEST(dragon_rules, equal_points_go_by_priority)
{
    const json own{
        {"points", {5, 10, 20}},
        {"custom_hands",
         {{{"id", "low"}, {"points", 10}, {"priority", -1}}, {{"id", "high"}, {"points", 10}, {"priority", 3}}}}};
    const rules r = rules_from(own);
    const context c = make_context(r, cube("7s"));
    EXPECT_EQ(figure_id(r, best_reading(c, bag_of(boa_hand), false).figure), "high");
}

TEST(dragon_rules, what_has_no_effect_is_greyed)
{
    const auto greyed_by = [](const char* field, const json& differences) {
        const auto g = book().greyed(field, *book().read(differences));
        return g ? std::string(g->by) : std::string();
    };
    EXPECT_EQ(greyed_by("wild_oe_basis", json::object()), "wild_rule");
    EXPECT_EQ(greyed_by("wild_oe_basis", {{"wild_rule", "odd_even"}}), "");
    EXPECT_EQ(greyed_by("max_wilds_per_combo", {{"wild_rule", "none"}}), "wild_rule");
    EXPECT_EQ(greyed_by("special_dragon_bonus", {{"special_dragon", "off"}}), "special_dragon");
    EXPECT_EQ(greyed_by("river_fee", {{"river_limit", 0}}), "river_limit");
    EXPECT_EQ(greyed_by("wrong_holla_fine", json::object()), "declaration");
    EXPECT_EQ(greyed_by("loan_size", json::object()), "loans");
}

} // namespace hanpan::dragon
