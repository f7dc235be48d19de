// SPDX-License-Identifier: GPL-3.0-or-later
// What each value of a field does: beside rounds played for themselves.
#include <algorithm>

#include <gtest/gtest.h>

#include "effects/estimates.h"
#include "effects/field_study.h"
#include "registry/registry.h"

using namespace hanpan;
using namespace hanpan::effects;

namespace {

const std::atomic<bool> not_stopped{false};

const game_entry& entry(std::string_view id) { return *find_game(id); }

/// The figure under these rules by deals that nobody has looked at before.
figure played(const game_entry& game, int players, const rule_values& rules, std::string_view id, int matches = 200)
{
    study s = *study::of({&game, players, rules, 4711});
    s.play_on(matches, 2, not_stopped);
    return *find(s.figures(), id);
}

field_study of_field(std::string_view game, int players, const rule_values& rules, const std::string& field,
                     std::size_t matches = 200)
{
    field_study s = *field_study::of({&entry(game), players, rules, field, 1, matches});
    while (s.step(not_stopped)) {
    }
    return s;
}

} // namespace

TEST(field_study, values_worth_trying)
{
    for (const game_entry& game : all_games())
        for (const rule_info& field : game.book().fields()) {
            const rule_values rules = game.book().defaults();
            const auto values = values_to_try(game.book(), field, rules, 5);
            if (!field.in_panel) {
                EXPECT_TRUE(values.empty());
                continue;
            }
            EXPECT_EQ(std::count(values.begin(), values.end(), rules.at(std::string(field.id))), 1) << field.id;
            for (const json& v : values)
                EXPECT_TRUE(game.book().value_error(field, v).empty()) << field.id << " " << v;
            if (field.kind == rule_kind::number) {
                EXPECT_LE(values.size(), 5U) << field.id;
                EXPECT_TRUE(std::is_sorted(values.begin(), values.end())) << field.id;
                EXPECT_EQ(std::adjacent_find(values.begin(), values.end()), values.end()) << field.id;
            }
            if (field.kind == rule_kind::choice) {
                EXPECT_EQ(values.size(), field.choices.size()) << field.id;
            }
        }
}

// Without stops a round of Hoola ends by going out or with the stock, and is longer.
TEST(field_study, a_rule_that_matters_shows_and_one_that_does_not_is_silent)
{
    const field_study stops = of_field("hoola", 4, {}, "stop_rule");
    EXPECT_TRUE(stops.shows("turns"));
    ASSERT_TRUE(stops.most_changed().has_value());
    bool seen = false;
    for (const field_value& v : stops.values()) {
        if (v.in_use) {
            for (const change& c : v.changes)
                EXPECT_EQ(c.difference, 0) << c.after.id;
        }
        if (v.value != "off")
            continue;
        seen = true;
        const figure alone = played(entry("hoola"), 4, json{{"stop_rule", "off"}}, "turns", 300);
        EXPECT_NEAR(v.find("turns")->value, alone.value, 2 * (alone.high - alone.low));
        EXPECT_GT(v.rounds, 0);
    }
    EXPECT_TRUE(seen);
    // How long bots may think about a claim is nothing to them.
    const field_study window = of_field("hoola", 4, {}, "claim_window_ms", 100);
    EXPECT_FALSE(window.most_changed().has_value());
    EXPECT_FALSE(window.shows("turns"));
}

// What chance may show was reckoned with: with deals of their own, values that do the same seldom seem to differ.
TEST(field_study, so_many_looks_show_nothing_by_chance)
{
    EXPECT_NEAR(normal_quantile(0.975), wide, 1e-5);
    EXPECT_NEAR(normal_quantile(0.0005), -3.290527, 1e-5);
    EXPECT_NEAR(normal_quantile(0.5), 0, 1e-9);
    // Student's: 2.262 of 10 observations, 1.984 of 100.
    EXPECT_NEAR(wide_of(10), 2.262, 0.005);
    EXPECT_NEAR(wide_of(100), 1.984, 0.001);
}

TEST(field_study, values_that_cannot_be_played_say_why)
{
    // Six players need somebody to drop out.
    json six{{"dropout_schedule", "start"}};
    const rule_info& field = *entry("hoola").book().find_field("dropout_schedule");
    for (const rule_choice& c : field.choices)
        if (c.value != "none")
            six["dropout_schedule"] = c.value;
    auto s = field_study::of({&entry("hoola"), 6, six, "dropout_schedule", 1, 16});
    ASSERT_TRUE(s) << s.error.text();
    int refused = 0;
    for (const field_value& v : s->values())
        if (v.value == "none") {
            EXPECT_FALSE(v.refused.text().empty());
            ++refused;
        }
    EXPECT_EQ(refused, 1);
    const auto unknown = field_study::of({&entry("hoola"), 4, {}, "no_such_rule", 1});
    ASSERT_FALSE(unknown);
    EXPECT_NE(unknown.error.text().find("no_such_rule"), std::string::npos);
}

TEST(field_study, a_field_without_effect_is_not_played)
{
    // Without claims nobody waits for one.
    auto s = field_study::of({&entry("hoola"), 4, json{{"battle", false}}, "claim_priority", 1});
    ASSERT_TRUE(s) << s.error.text();
    ASSERT_TRUE(s->greyed().has_value());
    EXPECT_FALSE(s->step(not_stopped));
    for (const field_value& v : s->values())
        EXPECT_EQ(v.rounds, 0);
}

TEST(field_study, it_goes_on_where_it_was_stopped)
{
    const auto start = [] { return *field_study::of({&entry("hohpai"), 3, {}, "match_deals", 1, 60}); };
    field_study whole = start(), halting = start();
    while (whole.step(not_stopped)) {
    }
    const std::atomic<bool> stopped{true};
    for (bool more = true; more;) {
        halting.step(stopped);
        more = halting.step(not_stopped);
    }
    for (std::size_t i = 0; i < whole.values().size(); ++i)
        EXPECT_EQ(whole.values()[i].rounds, halting.values()[i].rounds);
}
