// SPDX-License-Identifier: GPL-3.0-or-later
// The variant table of RULES.md section 7 as data: defaults, presets, what greys what, what cannot stand together.
#include <map>
#include <set>

#include "table.h"

namespace hanpan::hohpai {
namespace {

TEST(hohpai_book, defaults_are_those_of_the_table)
{
    const json expected{{"players", 4},
                        {"removal_3p", "both"},
                        {"removal_2p", "none"},
                        {"koan_a_priority", false},
                        {"whirl", true},
                        {"turn_direction", "counterclockwise"},
                        {"play_mode", "row_exchange"},
                        {"closed_row_fix", "remix"},
                        {"row_ends", "common"},
                        {"exchange_order", "put_first"},
                        {"taken_piece_visibility", "taker_only"},
                        {"win_declaration", "automatic"},
                        {"dealt_win_timing", "on_turn"},
                        {"dealt_win_precedence", "turn_order"},
                        {"use_sok", true},
                        {"sok_reading", "side_or_sum"},
                        {"combo_reading", "pieces"},
                        {"a_ki_form", "seed"},
                        {"tai_sa_ttai", "double_ssang_syo"},
                        {"pairing_table", "korean"},
                        {"score_table", "seed"},
                        {"mixed_pair_score", 1},
                        {"like_pair_score", 3},
                        {"tai_sa_ttai_score", 4},
                        {"hol_ssang_syo_score", 5},
                        {"pou_tong_scores", {3, 5, 3, 3, 4, 3}},
                        {"draw_cap_rounds", 30},
                        {"head_after_draw", "keep"},
                        {"stake", 1},
                        {"match_deals", 12},
                        {"discard_claim", "next_player"},
                        {"discarder_pays_all", false},
                        {"stock_out", "reshuffle"}};
    EXPECT_EQ(book().defaults(), expected);
    for (const rule_info& f : book().fields()) {
        EXPECT_FALSE(f.label.empty()) << f.id;
        EXPECT_FALSE(f.help.empty()) << f.id;
    }
}

TEST(hohpai_book, presets)
{
    const std::map<std::string, json> expected{{"standard", json::object()},
                                               {"culin_literal", {{"closed_row_fix", "none"}, {"draw_cap_rounds", 8}}},
                                               {"emended", {{"a_ki_form", "both"}}},
                                               {"no_sok", {{"use_sok", false}}},
                                               {"eye", {{"closed_row_fix", "eye"}}},
                                               {"three_28", {{"players", 3}, {"removal_3p", "one"}}},
                                               {"tok",
                                                {{"play_mode", "draw_discard"},
                                                 {"combo_reading", "values"},
                                                 {"score_table", "navpil"},
                                                 {"mixed_pair_score", 2},
                                                 {"whirl", false},
                                                 {"removal_3p", "none"},
                                                 {"removal_2p", "none"}}}};
    EXPECT_EQ(book().presets().size(), expected.size());
    for (const auto& [id, differences] : expected) {
        rule_values values = book().defaults();
        values.update(differences);
        EXPECT_EQ(book().preset_values(id), values) << id;
        EXPECT_TRUE(book().read(id)) << id;
        EXPECT_TRUE(book().contradictions(values).empty()) << id;
    }
}

std::set<std::string> greyed(const json& differences)
{
    std::set<std::string> fields;
    const auto values = book().read(differences);
    for (const rule_info& f : book().fields())
        if (const auto why = book().greyed(f.id, *values)) {
            EXPECT_FALSE(why->sentence.empty());
            fields.insert(std::string(f.id));
        }
    return fields;
}

TEST(hohpai_book, what_does_not_apply_is_greyed)
{
    const std::set<std::string> discards_only{"discard_claim", "discarder_pays_all", "stock_out"};
    std::set<std::string> expected = discards_only;
    // What is removed for two and for three is set whatever the number at the table.
    expected.insert("dealt_win_precedence");
    EXPECT_EQ(greyed("standard"), expected);
    EXPECT_EQ(greyed(json{{"dealt_win_timing", "immediate"}}).count("dealt_win_precedence"), 0U);
    EXPECT_EQ(greyed("three_28").count("removal_3p"), 0U);
    EXPECT_EQ(greyed(json{{"players", 2}}).count("removal_2p"), 0U);
    EXPECT_EQ(greyed("no_sok").count("sok_reading"), 1U);
    EXPECT_EQ(greyed(json{{"combo_reading", "values"}}).count("a_ki_form"), 1U);
    for (const char* id : {"pairing_table", "tai_sa_ttai_score"})
        EXPECT_EQ(greyed(json{{"tai_sa_ttai", "off"}}).count(id), 1U) << id;
    // RULES.md, Readings: under navpil the panel greys the scores.
    for (const char* id : {"mixed_pair_score", "like_pair_score", "tai_sa_ttai_score", "hol_ssang_syo_score",
                           "pou_tong_scores", "tai_sa_ttai", "pairing_table"})
        EXPECT_EQ(greyed(json{{"score_table", "navpil"}}).count(id), 1U) << id;
    const auto tok = greyed("tok");
    for (const char* id : {"whirl", "closed_row_fix", "row_ends", "exchange_order", "taken_piece_visibility",
                           "dealt_win_timing", "dealt_win_precedence"})
        EXPECT_EQ(tok.count(id), 1U) << id;
    for (const std::string& id : discards_only)
        EXPECT_EQ(tok.count(id), 0U) << id;
}

TEST(hohpai_book, a_closed_row_needs_a_cap)
{
    const json endless{{"closed_row_fix", "none"}, {"draw_cap_rounds", 0}};
    const auto refused = book().read(endless);
    ASSERT_FALSE(refused);
    EXPECT_NE(refused.error.text().find("closed_row_fix"), std::string::npos);
    EXPECT_NE(refused.error.text().find("draw_cap_rounds"), std::string::npos);
    json open = endless;
    open.update({{"players", 3}, {"removal_3p", "one"}}); // a row of ten circulates by itself
    EXPECT_TRUE(book().read(open));
    open["row_ends"] = "alternating";
    EXPECT_FALSE(book().read(open));
    EXPECT_FALSE(book().read(json{{"players", 5}}));
    EXPECT_FALSE(book().read(json{{"pou_tong_scores", {1, 2, 3}}}));
    EXPECT_FALSE(book().read(json{{"mixed_pair_score", 6}}));
    EXPECT_FALSE(book().read(json{{"whirl", "on"}})) << "booleans are true and false";
}

} // namespace
} // namespace hanpan::hohpai
