// SPDX-License-Identifier: GPL-3.0-or-later
// The table of house rules: RULES.md, section 7.
#include "sitting.h"

namespace hanpan::hoola {
namespace {

std::string error_of(const json& given) { return book().read(given).error.text(); }

bool greyed(const std::string& id, const json& differences)
{
    return book().greyed(id, *book().read(differences)).has_value();
}

TEST(hoola_rules, every_row_of_the_variant_tables_is_a_field_with_its_default)
{
    const json expected{{"players", 4},
                        {"direction", "cw"},
                        {"first_dealer", "random"},
                        {"next_dealer", "winner"},
                        {"initial_upcard", true},
                        {"jokers", 0},
                        {"joker_final_value", 0},
                        {"ace_runs", "low"},
                        {"seven_pair_melds", true},
                        {"lone_seven_extend", "run_or_set"},
                        {"layoff_requires_meld", true},
                        {"play_before_draw", false},
                        {"run_extend", "both_ends"},
                        {"run_on_set", false},
                        {"set_completion", "open"},
                        {"battle", true},
                        {"claim_priority", "seat_order"},
                        {"claim_window_ms", 4000},
                        {"claim_lone_seven", false},
                        {"claim_layoff", false},
                        {"upcard_claim", "turn_player"},
                        {"stop_beats_claim", true},
                        {"thankyou_bak", false},
                        {"discard_to_go_out", "required"},
                        {"stop_rule", "threshold"},
                        {"stop_threshold", 10},
                        {"stop_timing", "turn_start"},
                        {"stop_requires_meld", false},
                        {"undercut_on_tie", true},
                        {"undercut_settlement", "fixed_each"},
                        {"undercut_penalty", 5},
                        {"blast_low_max", 15},
                        {"blast_high", "numeric"},
                        {"blast_high_min", 83},
                        {"blast_counts_as_hoola", false},
                        {"hoola_needs_all_played", true},
                        {"stock_out", "lowest_wins"},
                        {"stock_out_tie", "split"},
                        {"play_for_places", false},
                        {"face_value", "natural"},
                        {"seven_final_value", 7},
                        {"quads_ignored", true},
                        {"quad_cancels_sevens", false},
                        {"payment", "ranked"},
                        {"stake", 1},
                        {"rank_cap", 0},
                        {"tie_mode", "share_lower"},
                        {"double_seven", "per_seven"},
                        {"double_unmelded", true},
                        {"double_hoola", true},
                        {"hertzog_unmelded", 0.5},
                        {"dropout_schedule", "none"},
                        {"dropout_payment", "dropper_pays_dealer"},
                        {"dropout_shortfall", "force_last"}};
    EXPECT_EQ(book().defaults(), expected);
}

TEST(hoola_rules, presets_differ_from_the_seed_as_printed)
{
    EXPECT_EQ(book().preset_values("seed"), book().defaults());
    EXPECT_EQ(book().presets().size(), 9U);
    const auto value = [](const char* preset, const char* id) { return book().preset_values(preset)[id]; };
    EXPECT_EQ(value("battle_modern", "direction"), "ccw");
    EXPECT_EQ(value("battle_modern", "undercut_settlement"), "ranked_last");
    EXPECT_EQ(value("bga", "battle"), false);
    EXPECT_EQ(value("bga", "seven_final_value"), 14);
    EXPECT_EQ(value("hangame", "jokers"), 2);
    EXPECT_EQ(value("hangame", "claim_priority"), "race");
    EXPECT_EQ(value("house_dokbak", "blast_high_min"), 81);
    EXPECT_EQ(value("house_dokbak", "stop_timing"), "in_turn");
    EXPECT_EQ(value("face_ten", "blast_high"), "all_faces");
    EXPECT_EQ(value("glenn", "run_extend"), "one_direction");
    EXPECT_EQ(value("hertzog", "stop_rule"), "dealer_one_card");
    EXPECT_TRUE(book().find_preset("glenn")->reconstructed);
    EXPECT_FALSE(book().find_preset("hangame")->verified);
    EXPECT_TRUE(book().find_preset("non_battle")->verified);
    for (const rule_preset& p : book().presets())
        EXPECT_EQ(error_of(p.id), "") << p.id;
}

TEST(hoola_rules, every_field_has_words)
{
    for (const rule_info& f : book().fields()) {
        EXPECT_FALSE(f.label.empty()) << f.id;
        EXPECT_FALSE(f.help.empty()) << f.id;
        for (const rule_choice& c : f.choices)
            EXPECT_FALSE(c.label.empty()) << f.id << " " << c.value;
    }
}

TEST(hoola_rules, contradictions_name_both_fields)
{
    const auto names = [](const json& given, const char* one, const char* other) {
        const std::string error = error_of(given);
        return error.find(one) != std::string::npos && error.find(other) != std::string::npos;
    };
    EXPECT_TRUE(names({{"face_value", "ten"}}, "face_value", "blast_high"));
    EXPECT_EQ(error_of({{"face_value", "ten"}, {"blast_high", "off"}}), "");
    EXPECT_TRUE(names({{"players", 6}}, "players", "dropout_schedule"));
    EXPECT_EQ(error_of({{"players", 7}, {"dropout_schedule", "xavier"}}), "");
    EXPECT_TRUE(names({{"payment", "points"}, {"undercut_settlement", "pays_all"}}, "payment", "undercut_settlement"));
    EXPECT_TRUE(
        names({{"payment", "hertzog"}, {"undercut_settlement", "ranked_last"}}, "payment", "undercut_settlement"));
}

TEST(hoola_rules, fields_without_effect_are_greyed)
{
    for (const char* id : {"tie_mode", "rank_cap", "double_seven", "double_unmelded", "double_hoola",
                           "quad_cancels_sevens", "blast_counts_as_hoola", "hoola_needs_all_played"}) {
        EXPECT_TRUE(greyed(id, {{"payment", "hertzog"}})) << id;
    }
    for (const char* id : {"stop_rule", "stop_threshold", "stop_timing", "stop_requires_meld", "undercut_on_tie",
                           "undercut_settlement", "undercut_penalty", "blast_low_max", "blast_high", "blast_high_min",
                           "blast_counts_as_hoola", "double_hoola", "hoola_needs_all_played", "stop_beats_claim"})
        EXPECT_TRUE(greyed(id, {{"play_for_places", true}})) << id;
    for (const char* id : {"claim_priority", "claim_window_ms", "stop_beats_claim", "thankyou_bak"})
        EXPECT_TRUE(greyed(id, {{"battle", false}})) << id;
    for (const char* id : {"claim_lone_seven", "claim_layoff", "upcard_claim"})
        EXPECT_FALSE(greyed(id, {{"battle", false}})) << id;
    EXPECT_TRUE(greyed("hertzog_unmelded", nullptr));
    EXPECT_FALSE(greyed("hertzog_unmelded", "hertzog"));
    EXPECT_TRUE(greyed("joker_final_value", nullptr));
    EXPECT_TRUE(greyed("upcard_claim", {{"initial_upcard", false}}));
    EXPECT_TRUE(greyed("stop_threshold", {{"stop_rule", "any"}}));
    EXPECT_TRUE(greyed("undercut_penalty", {{"undercut_settlement", "ranked_last"}}));
    EXPECT_TRUE(greyed("dropout_payment", nullptr));
    EXPECT_FALSE(greyed("tie_mode", nullptr));
}

TEST(hoola_rules, six_players_need_a_schedule)
{
    EXPECT_FALSE(game::setup_problem(rules{}, 6).none());
    EXPECT_TRUE(game::setup_problem(rules{}, 5).none());
    EXPECT_TRUE(game::setup_problem(law_of({{"dropout_schedule", "seed"}}), 7).none());
}

} // namespace
} // namespace hanpan::hoola
