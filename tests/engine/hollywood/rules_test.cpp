// SPDX-License-Identifier: GPL-3.0-or-later
// The table of house rules, its validation lines and what single fields change (section 5).
#include "hollywood/sitting.h"

using namespace hanpan;
using namespace hanpan::hollywood;

namespace {

std::string error_of(const json& differences)
{
    const auto values = book().read(differences);
    return values ? "" : values.error.text();
}

void expect_pair(const json& differences, const std::string& first, const std::string& second)
{
    const std::string error = error_of(differences);
    EXPECT_NE(error.find("'" + first + "' and '" + second + "'"), std::string::npos) << differences << ": " << error;
}

int points(const std::string& card, const json& rules_given)
{
    return ask("points", {{"hand", card}}, rules_given).at("points");
}

bool meld(const std::string& kind, const std::string& pieces, const json& rules_given)
{
    return ask("meld", {{"kind", kind}, {"pieces", pieces}}, rules_given).at("valid");
}

} // namespace

TEST(hollywood_rules, contracts_are_read)
{
    const auto seven = contracts_of("seed_7");
    ASSERT_EQ(seven.size(), 7U);
    const int fewest[] = {6, 7, 8, 9, 10, 11, 12};
    for (std::size_t i = 0; i < 7; ++i) {
        EXPECT_EQ(seven[i].fewest(), fewest[i]);
        EXPECT_EQ(seven[i].final_hand, i == 6);
    }
    EXPECT_EQ(contracts_of("six").size(), 6U);
    EXPECT_TRUE(contracts_of("six").back().final_hand);
    const auto shanghai = contracts_of("shanghai_10");
    ASSERT_EQ(shanghai.size(), 10U);
    EXPECT_EQ(shanghai.front().fewest(), 6);
    EXPECT_EQ(shanghai.back().fewest(), 15);
    EXPECT_EQ(to_text(shanghai[4]), "S3 R7");
    for (const char* wrong : {"", "S3|", "S2", "R13", "Q3", "S3 R4 !S3", "S3 S3 S3 S3 S3", "S", "R4 x", "S3!!R3"})
        EXPECT_FALSE(read_contracts(wrong)) << wrong;
    EXPECT_NE(error_of({{"contracts", "S3 Q4"}}).find("contracts"), std::string::npos);
}

TEST(hollywood_rules, validation_names_both_fields)
{
    expect_pair(
        {{"deck_count", 1}, {"cards_dealt", 13}, {"deal_schedule", "last_plus_2"}, {"contracts", "S12 S12 S12"}},
        "contracts", "mayi_limit");
    expect_pair({{"cards_dealt", 10}}, "contracts", "cards_dealt");
    expect_pair({{"contracts", "R12 R12"}, {"mayi_limit", 3}}, "contracts", "mayi_limit");
    expect_pair({{"contracts", "R5 R5 R5"}, {"mayi_limit", 5}, {"hand_limit", 13}}, "contracts", "hand_limit");
    expect_pair({{"hands_played", "custom"}, {"custom_hands", {1, 9}}}, "custom_hands", "contracts");
    EXPECT_EQ(error_of({{"contracts", "R5 R5 R5"}, {"mayi_limit", 2}}), "");
    expect_pair({{"contracts", "R5 R5 R5"}, {"mayi_enabled", false}}, "contracts", "mayi_limit");
    EXPECT_EQ(error_of({{"cards_dealt", 10}, {"final_hand", "normal"}}), "");
}

TEST(hollywood_rules, values_outside_their_bounds)
{
    for (const json& wrong : {json{{"set_max", 3}}, json{{"hand_limit", 12}}, json{{"ace_points", 4}},
                              json{{"mayi_timer_s", 1}}, json{{"deck_count", 5}}, json{{"winner_bonus", 5}}})
        EXPECT_NE(error_of(wrong), "") << wrong;
    for (const json& right : {json{{"set_max", 4}}, json{{"hand_limit", 0}}, json{{"ace_points", 5}},
                              json{{"mayi_timer_s", 2}}, json{{"deck_count", "half_players"}}})
        EXPECT_EQ(error_of(right), "") << right;
}

TEST(hollywood_rules, packs_by_players)
{
    const rules law;
    EXPECT_EQ(law.packs(4), 2);
    EXPECT_EQ(law.packs(6), 2);
    EXPECT_EQ(law.packs(7), 3);
    const rules half = law_of({{"deck_count", "half_players"}});
    EXPECT_EQ(half.packs(3), 2);
    EXPECT_EQ(half.packs(5), 3);
    EXPECT_EQ(half.packs(8), 4);
    EXPECT_FALSE(game::setup_problem(law_of({{"deck_count", 1}}), 4).none());
    // Section 2: stock left after the upcard.
    const int left[] = {81, 70, 59, 48, 37};
    for (int players = 2; players <= 6; ++players)
        EXPECT_EQ(law.deck_size(players) - players * 11 - 1, left[players - 2]);
}

TEST(hollywood_rules, score_tables)
{
    EXPECT_EQ(points("AS KD TC 9H", {}), 25 + 15 + 10 + 5);
    const json pip{{"score_table", "pip"}, {"jokers_total", 2}};
    EXPECT_EQ(points("AS KD TC 9H 2D X1", pip), 15 + 10 + 10 + 9 + 2 + 25);
    EXPECT_EQ(points("AS KD TC 9H X1", {{"score_table", "shanghai"}, {"jokers_total", 2}}), 15 + 10 + 10 + 5 + 25);
    EXPECT_EQ(points("AS KD TC 9H X1", {{"score_table", "flat_10"}, {"jokers_total", 2}}), 20 + 10 + 10 + 5 + 50);
    EXPECT_EQ(points("X1 2D AS", "may_i_family"), 50 + 20 + 15);
    EXPECT_EQ(points("X1 AS", {{"score_table", "pip"}, {"jokers_total", 2}, {"joker_points", 40}, {"ace_points", 30}}),
              70);
    EXPECT_EQ(points("2D 2C", {{"wild_cards", "twos_jokers"}, {"wild_two_points", 35}}), 70);
}

TEST(hollywood_rules, wild_cards_and_aces)
{
    const json jokers{{"wild_cards", "jokers"}, {"jokers_total", 2}};
    EXPECT_TRUE(meld("set", "AC AD AS", jokers));
    EXPECT_TRUE(meld("run", "AC 2C 3C 4C", jokers));
    EXPECT_TRUE(meld("run", "JC QC KC AC", jokers));
    EXPECT_FALSE(meld("run", "QC KC AC 2C", jokers));
    EXPECT_FALSE(meld("run", "X1 2C 3C 4C", jokers)) << "a wild may not stand below the two";
    json open = jokers;
    open["wild_in_ace_place"] = true;
    EXPECT_TRUE(meld("run", "X1 2C 3C 4C", open));
    json low = jokers;
    low["natural_ace_place"] = "low";
    EXPECT_FALSE(meld("run", "JC QC KC AC", low));
    EXPECT_TRUE(meld("run", "AC 2C 3C 4C", low));
    const json red{{"wild_cards", "red_aces"}};
    EXPECT_TRUE(meld("set", "7C 7D AH", red));
    EXPECT_FALSE(meld("set", "7C 7D AS", red));
    EXPECT_TRUE(meld("set", "AS AC AD", red));
    const json twos{{"wild_cards", "twos_jokers"}};
    EXPECT_TRUE(meld("run", "2H 4C 5C 6C", twos)) << "the two stands for the three";
    EXPECT_FALSE(meld("set", "2H 2C 2D", twos));
}

TEST(hollywood_rules, limits_on_wilds)
{
    EXPECT_FALSE(meld("set", "9C AD AS", {{"wild_ratio", "not_more_than_naturals"}}));
    EXPECT_TRUE(meld("run", "9C AD AS QC", {{"wild_ratio", "not_more_than_naturals"}}));
    EXPECT_FALSE(meld("run", "9C AD AS QC", {{"wild_ratio", "fewer_than_naturals"}}));
    EXPECT_FALSE(meld("run", "9C AD AS QC", {{"adjacent_wilds", false}}));
    EXPECT_TRUE(meld("run", "9C AD JC AS", {{"adjacent_wilds", false}}));
    EXPECT_FALSE(meld("set", "9C AD AS", {{"min_naturals", 2}}));
    EXPECT_FALSE(meld("set", "9C 9C 9D", {{"distinct_suits_in_set", true}}));
    EXPECT_FALSE(meld("set", "9C 9S 9D 9H AS", {{"distinct_suits_in_set", true}}));
    EXPECT_TRUE(meld("set", "9C 9S 9D AS", {{"distinct_suits_in_set", true}}));
    EXPECT_FALSE(meld("set", "9C 9S 9D 9H AS", {{"set_max", 4}}));
}

TEST(hollywood_rules, laying_down_fields)
{
    const json sevens{{{"kind", "set"}, {"pieces", "7C 7D 7H"}}, {{"kind", "set"}, {"pieces", "7S 7C 7D"}}};
    const auto lays = [&](const json& melds, const std::string& hand, const json& differences) {
        return ask("lay_down", {{"hand_no", 1}, {"hand", hand}, {"melds", melds}}, differences).at("valid").get<bool>();
    };
    EXPECT_TRUE(lays(sevens, "7C 7D 7H 7S 7C 7D 2C", {}));
    EXPECT_FALSE(lays(sevens, "7C 7D 7H 7S 7C 7D 2C", {{"same_rank_sets", false}}));
    EXPECT_FALSE(lays(sevens, "7C 7D 7H 7S 7C 7D", {{"go_out", "discard_required"}}));
    const json longer{{{"kind", "set"}, {"pieces", "7C 7D 7H 7S"}}, {{"kind", "set"}, {"pieces", "9S 9C 9D"}}};
    EXPECT_TRUE(lays(longer, "7C 7D 7H 7S 9S 9C 9D 2C", {}));
    EXPECT_FALSE(lays(longer, "7C 7D 7H 7S 9S 9C 9D 2C", {{"longer_melds_at_laydown", false}}));
}

TEST(hollywood_rules, the_deal)
{
    const auto dealt = [](const json& differences) {
        const rules law = law_of(differences);
        std::vector<int> list;
        const int hands = static_cast<int>(contracts_of(law.contracts).size());
        list.reserve(static_cast<std::size_t>(hands));
        for (int i = 0; i < hands; ++i)
            list.push_back(law.dealt(i, hands));
        return list;
    };
    EXPECT_EQ(dealt({{"deal_schedule", "ten_then_twelve"}}), (std::vector<int>{10, 10, 10, 10, 12, 12, 12}));
    EXPECT_EQ(dealt({{"deal_schedule", "climbing_6_12"}}), (std::vector<int>{6, 7, 8, 9, 10, 11, 12}));
    EXPECT_EQ(dealt({{"deal_schedule", "last_plus_1"}}).back(), 12);
    EXPECT_EQ(dealt({{"deal_schedule", "last_plus_2"}}).back(), 13);
    EXPECT_EQ(dealt({}), std::vector<int>(7, 11));
}

TEST(hollywood_rules, hands_played)
{
    EXPECT_EQ(law_of({{"hands_played", "odd"}}).schedule(), (std::vector<int>{0, 2, 4, 6}));
    EXPECT_EQ(law_of("quick").schedule(), (std::vector<int>{0, 2, 4, 6}));
    EXPECT_EQ(law_of({{"hands_played", "first_4"}}).schedule(), (std::vector<int>{0, 1, 2, 3}));
    EXPECT_EQ(law_of({{"hands_played", "custom"}, {"custom_hands", {7, 2}}}).schedule(), (std::vector<int>{6, 1}));
    EXPECT_EQ(law_of("shanghai").schedule().size(), 10U);
}

TEST(hollywood_rules, ties)
{
    standing st;
    st.players = 2;
    st.scores = {whole(50), whole(50)};
    st.hands_won = {2, 3};
    st.last_hand = {whole(10), whole(20)};
    st.round = 7;
    EXPECT_EQ(game::match_winners(law_of({}), st), (std::vector<seat>{0, 1}));
    EXPECT_EQ(game::match_winners(law_of({{"tie_break", "hands_won"}}), st), std::vector<seat>{1});
    EXPECT_EQ(game::match_winners(law_of({{"tie_break", "last_hand"}}), st), std::vector<seat>{0});
    EXPECT_TRUE(game::match_over(law_of({}), st));
    EXPECT_FALSE(game::match_over(law_of({{"tie_break", "extra_hand7"}}), st));
    st.scores[1] = whole(60);
    EXPECT_TRUE(game::match_over(law_of({{"tie_break", "extra_hand7"}}), st));
}

TEST(hollywood_rules, every_preset_is_sound)
{
    for (const rule_preset& p : book().presets())
        EXPECT_EQ(error_of(p.id), "") << p.id;
    ASSERT_EQ(book().presets().size(), 9U);
    EXPECT_EQ(book().preset_values("may_i_family").at("contracts"), "six");
    EXPECT_EQ(book().preset_values("gentle").at("mayi_penalty"), 0);
}
