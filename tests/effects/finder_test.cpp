// SPDX-License-Identifier: GPL-3.0-or-later
// The finder of house rules: what it says beside rounds played for themselves.
#include <gtest/gtest.h>

#include "effects/finder.h"
#include "effects/pace.h"
#include "registry/registry.h"

using namespace hanpan;
using namespace hanpan::effects;

namespace {

const std::atomic<bool> not_stopped{false};

const game_entry& entry(std::string_view id) { return *find_game(id); }

preference likes(trait what, double toward)
{
    preference p;
    p.what = what;
    p.toward = toward;
    return p;
}

finder::wanted asked(std::string_view game, int players, std::vector<preference> preferences, int changes = 1)
{
    return {&entry(game), players, std::move(preferences), 1, changes, 1};
}

found_houses found(finder::wanted what)
{
    finder f = std::move(*finder::of(std::move(what)));
    while (f.step(not_stopped)) {
    }
    return f.found();
}

/// The figure under these rules by deals that nobody has looked at before.
figure played(const game_entry& game, int players, const rule_values& rules, std::string_view id, int matches = 200)
{
    study s = *study::of({&game, players, rules, 4711});
    s.play_on(matches, 2, not_stopped);
    return *find(s.figures(), id);
}

std::string text(const found_houses& all)
{
    std::string out;
    for (const auto* houses : {&all.presets, &all.changed})
        for (const house& h : *houses) {
            out += h.preset + " " + std::to_string(h.away) + " " + std::to_string(h.rounds);
            for (const field_change& c : h.changed)
                out += " " + c.field + "=" + c.to.dump();
            out += "\n";
        }
    return out;
}

} // namespace

TEST(finder, presets_come_in_the_order_of_what_was_asked_for)
{
    const found_houses short_ones = found(asked("hoola", 4, {likes(trait::length, -1)}, 0));
    ASSERT_TRUE(short_ones.done);
    ASSERT_EQ(short_ones.presets.size() + short_ones.refused.size(), entry("hoola").book().presets().size());
    double before = 0;
    for (const house& h : short_ones.presets) {
        ASSERT_EQ(h.preferences.size(), 1U);
        EXPECT_GE(h.preferences[0].f.value, before) << h.preset;
        before = h.preferences[0].f.value;
    }
    EXPECT_EQ(short_ones.presets.front().away, 0);
    EXPECT_TRUE(short_ones.unmet.empty());
    // Long ones: the other way round.
    const found_houses long_ones = found(asked("hoola", 4, {likes(trait::length, 1)}, 0));
    EXPECT_EQ(long_ones.presets.front().preset, short_ones.presets.back().preset);
    // Near a value: neither above nor below.
    preference near;
    near.value = short_ones.presets[2].preferences[0].f.value;
    EXPECT_EQ(found(asked("hoola", 4, {near}, 0)).presets.front().preset, short_ones.presets[2].preset);
}

TEST(finder, a_change_brings_the_rules_nearer_and_is_all_that_was_changed)
{
    for (const game_entry* one : {find_game("hoola"), find_game("hohpai")}) {
        const game_entry& game = *one;
        // Shorter than any preset.
        preference quick;
        quick.value = 1;
        const int players = 2;
        const found_houses all = found({&game, players, {quick}, 1, 1, 1});
        ASSERT_FALSE(all.changed.empty()) << game.id;
        for (const house& h : all.changed) {
            ASSERT_FALSE(h.changed.empty());
            rule_values rules = game.book().preset_values(h.preset);
            for (const field_change& c : h.changed) {
                EXPECT_EQ(rules.at(c.field), c.from) << game.id << " " << c.field;
                rules[c.field] = c.to;
            }
            for (const std::string_view field : game.book().differing(rules, h.rules))
                EXPECT_EQ(field, "players") << game.id;
            const figure was = played(game, players, game.book().preset_values(h.preset), "turns");
            const figure is = played(game, players, h.rules, "turns");
            EXPECT_LT(is.value, was.value) << game.id << " " << h.changed[0].field;
            ASSERT_FALSE(h.changed[0].changes.empty());
            EXPECT_EQ(h.changed[0].changes[0].after.id, "turns");
            EXPECT_TRUE(h.changed[0].changes[0].shows());
        }
        // A round of one turn there is not.
        EXPECT_EQ(all.unmet, std::vector<std::size_t>{0}) << game.id;
    }
}

TEST(finder, interruptions_change_nothing)
{
    const auto what = [] { return asked("hoola", 2, {likes(trait::stakes, 1), likes(trait::skill, 1)}); };
    const std::string whole = text(found(what()));
    finder f = std::move(*finder::of(what()));
    const std::atomic<bool> stopped{true};
    for (double before = 0; f.step(not_stopped); before = f.found().progress) {
        f.step(stopped);
        EXPECT_GE(f.found().progress, before);
    }
    EXPECT_EQ(text(f.found()), whole);
    EXPECT_EQ(f.found().progress, 1);
}

TEST(finder, what_a_game_does_not_have_is_said)
{
    const found_houses all = found(asked("hulahoo", 4, {likes(trait::claims, 1), likes(trait::length, -1)}, 0));
    ASSERT_FALSE(all.presets.empty());
    EXPECT_FALSE(all.presets.front().preferences[0].f.known);
    EXPECT_EQ(all.unmet, std::vector<std::size_t>{0});
}

TEST(finder, what_cannot_be_asked_is_refused_with_a_sentence)
{
    const auto nothing = finder::of(asked("hoola", 4, {}));
    ASSERT_FALSE(nothing);
    EXPECT_FALSE(nothing.error.text().empty());
    const auto many = finder::of(asked("hoola", 99, {likes(trait::length, 1)}));
    ASSERT_FALSE(many);
    EXPECT_FALSE(many.error.text().empty());
    // Six cannot play by every preset: the others are told, each with its reason.
    const auto six = finder::of(asked("hoola", 6, {likes(trait::length, 1)}));
    for (const auto& [preset, why] : six ? six->found().refused : std::vector<found_houses::refusal>())
        EXPECT_FALSE(why.text().empty()) << preset;
}

TEST(finder, traits_have_names_and_the_young_get_plain_rules)
{
    for (int i = 0; i < trait_count; ++i) {
        const auto t = static_cast<trait>(i);
        EXPECT_EQ(read_trait(to_text(t)), t);
        EXPECT_FALSE(figure_of(t).empty());
    }
    EXPECT_FALSE(read_trait("size"));
    EXPECT_FALSE(for_youngest(12));
    EXPECT_EQ(for_youngest(9)->what, trait::plain);
    EXPECT_GT(for_youngest(6)->weight, for_youngest(9)->weight);
}

TEST(finder, minutes_are_those_of_the_players)
{
    // Thirty turns of eight seconds; of three players one takes twenty.
    EXPECT_DOUBLE_EQ(minutes(30, 4), 4);
    EXPECT_DOUBLE_EQ(minutes(30, 3, {20, 2}), 30 * 24 / 3.0 / 60);
}
