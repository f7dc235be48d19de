// SPDX-License-Identifier: GPL-3.0-or-later
// Every game's table of house rules: what it takes, what it refuses, how it is written short.
#include <set>

#include <gtest/gtest.h>

#include "match/match.h"
#include "properties/rule_sets.h"
#include "registry/registry.h"

using namespace hanpan;

namespace {

class every_rulebook : public ::testing::TestWithParam<const game_entry*> {
protected:
    const rulebook& book() const { return GetParam()->book(); }
    std::string refusal_of(const json& rules) const { return book().read(rules).error.text(); }
};

std::vector<const game_entry*> entries_of_books()
{
    std::vector<const game_entry*> list;
    for (const game_entry& g : all_games())
        list.push_back(&g);
    return list;
}

/// Values of a wrong type or out of bounds for the field.
std::vector<json> wrong_values(const rule_info& f)
{
    std::vector<json> wrong{nullptr, json::object(), json::array({json::array()})};
    switch (f.kind) {
    case rule_kind::flag: wrong.insert(wrong.end(), {0, 1, "true"}); break;
    case rule_kind::number:
        wrong.insert(wrong.end(),
                     {f.min - 1, f.max + 1, f.min + 0.5, std::to_string(f.min), true, UINT64_MAX, INT64_MIN, 1e300});
        break;
    case rule_kind::choice: wrong.insert(wrong.end(), {"no such choice", -12345, true}); break;
    case rule_kind::numbers:
        wrong.insert(wrong.end(), {7, json(std::vector<int>(static_cast<std::size_t>(f.count_max) + 1, f.min))});
        if (f.count_max > 0)
            wrong.push_back(json(std::vector<int>(static_cast<std::size_t>(f.count_max), f.max + 1)));
        if (f.count_min > 0)
            wrong.push_back(json::array());
        break;
    case rule_kind::text: wrong.insert(wrong.end(), {7, true}); break;
    case rule_kind::list: wrong.insert(wrong.end(), {7, "text"}); break;
    }
    return wrong;
}

} // namespace

TEST_P(every_rulebook, fields_are_described_once_and_completely)
{
    std::set<std::string_view> ids;
    std::set<std::string_view> groups;
    for (const rule_group& g : book().groups())
        EXPECT_TRUE(groups.insert(g.id).second) << g.id;
    for (const rule_info& f : book().fields()) {
        EXPECT_TRUE(ids.insert(f.id).second) << f.id;
        EXPECT_TRUE(groups.contains(f.group)) << f.id;
        EXPECT_FALSE(f.label.empty()) << f.id;
        EXPECT_FALSE(f.help.empty()) << f.id;
        EXPECT_EQ(book().value_error(f, f.default_value), "") << f.id;
        for (const std::string_view other : f.depends_on)
            EXPECT_NE(book().find_field(other), nullptr) << f.id << " depends on " << other;
    }
}

TEST_P(every_rulebook, wrong_values_are_refused_by_name)
{
    for (const rule_info& f : book().fields())
        for (const json& value : wrong_values(f)) {
            const std::string error = refusal_of(json{{std::string(f.id), value}});
            EXPECT_NE(error.find("'" + std::string(f.id) + "'"), std::string::npos)
                << f.id << " = " << value << ": " << error;
        }
    EXPECT_NE(refusal_of(json{{"no_such_rule", 1}}).find("'no_such_rule'"), std::string::npos);
    EXPECT_NE(refusal_of("no such preset").find("'no such preset'"), std::string::npos);
    EXPECT_NE(refusal_of(json{{"preset", "no such preset"}}).find("'no such preset'"), std::string::npos);
    EXPECT_NE(refusal_of(json{{"preset", 7}}), "");
    EXPECT_NE(refusal_of(7), "");
    EXPECT_NE(refusal_of(json::array()), "");
}

TEST_P(every_rulebook, presets_are_valid_named_once_and_found_again)
{
    std::set<std::string_view> ids;
    ASSERT_FALSE(book().presets().empty());
    for (const rule_preset& p : book().presets()) {
        EXPECT_TRUE(ids.insert(p.id).second) << p.id;
        EXPECT_FALSE(p.label.empty()) << p.id;
        const auto read = book().read(std::string(p.id));
        ASSERT_TRUE(read) << p.id << ": " << read.error;
        EXPECT_EQ(*read, book().preset_values(p.id));
        // Differences are differences: a preset does not repeat a default.
        for (const auto& [key, value] : p.differences.items()) {
            const rule_info* field = book().find_field(key);
            ASSERT_NE(field, nullptr) << p.id << ": " << key;
            EXPECT_EQ(book().value_error(*field, value), "") << p.id;
        }
    }
    EXPECT_EQ(*book().read(nullptr), book().defaults());
    EXPECT_EQ(*book().read(json::object()), book().defaults());
}

TEST_P(every_rulebook, the_shortest_way_to_write_rules_gives_them_back)
{
    random_stream rng(5);
    auto sets = testing_rules::presets(book());
    for (auto& more : testing_rules::random_sets(book(), 200, rng))
        sets.push_back(std::move(more));
    for (const auto& set : sets) {
        const json shortest = book().shortest(set.values);
        const auto read = book().read(shortest);
        ASSERT_TRUE(read) << shortest << ": " << read.error;
        EXPECT_EQ(*read, set.values) << shortest;
        // And through text, as files and codes have it.
        EXPECT_EQ(*book().read(json::parse(shortest.dump())), set.values);
    }
}

TEST_P(every_rulebook, contradictions_name_both_fields)
{
    random_stream rng(6);
    for (int i = 0; i < 4000; ++i) {
        rule_values values = book().defaults();
        for (int k = 0; k < 4; ++k) {
            const rule_info& f = book().fields()[rng.below(static_cast<std::uint32_t>(book().fields().size()))];
            if (f.kind == rule_kind::flag)
                values[std::string(f.id)] = rng.below(2) == 1;
            if (f.kind == rule_kind::number)
                values[std::string(f.id)] =
                    f.min + static_cast<int>(rng.below(static_cast<std::uint32_t>(f.max - f.min + 1)));
            if (f.kind == rule_kind::choice)
                values[std::string(f.id)] = f.choices[rng.below(static_cast<std::uint32_t>(f.choices.size()))].value;
            // Some numbers between the bounds are none ("0 or 13 to 30").
            if (!book().value_error(f, values[std::string(f.id)]).empty())
                values[std::string(f.id)] = book().defaults()[std::string(f.id)];
        }
        for (const rule_problem& p : book().contradictions(values)) {
            EXPECT_NE(book().find_field(p.field), nullptr) << p.field;
            EXPECT_NE(book().find_field(p.other), nullptr) << p.other;
            EXPECT_FALSE(p.sentence.empty());
            const std::string error = refusal_of(values);
            EXPECT_NE(error.find("contradict"), std::string::npos) << error;
        }
    }
}

TEST_P(every_rulebook, greyed_fields_name_an_existing_cause)
{
    random_stream rng(7);
    for (const auto& set : testing_rules::random_sets(book(), 50, rng))
        for (const rule_info& f : book().fields())
            if (const auto grey = book().greyed(f.id, set.values)) {
                EXPECT_NE(book().find_field(grey->by), nullptr) << f.id;
                EXPECT_FALSE(grey->sentence.empty()) << f.id;
            }
}

INSTANTIATE_TEST_SUITE_P(games, every_rulebook, ::testing::ValuesIn(entries_of_books()),
                         [](const auto& game) { return std::string(game.param->id); });
