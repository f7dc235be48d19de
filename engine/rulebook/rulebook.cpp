// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rulebook.h"

#include <algorithm>

#include "base/enum_names.h"

namespace hanpan {

namespace {

/// "low, low_high or cyclic": what may stand there, for error sentences.
std::string listed(const std::vector<rule_choice>& choices)
{
    std::string text;
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i > 0)
            text += i + 1 == choices.size() ? " or " : ", ";
        const json& v = choices[i].value;
        text += v.is_string() ? v.get<std::string>() : v.dump();
    }
    return text;
}

bool whole_number(const json& v) { return v.is_number_integer(); }

bool in_bounds(const json& v, int min, int max)
{
    // Unsigned JSON numbers above INT64_MAX would wrap in get<int64_t>().
    if (v.is_number_unsigned() && v.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        return false;
    const auto n = v.get<std::int64_t>();
    return n >= min && n <= max;
}

} // namespace

std::string_view to_text(rule_kind kind)
{
    static constexpr enum_names<rule_kind::list> names("bool", "int", "enum", "ints", "string", "list");
    return names(kind);
}

std::string_view to_text(part_kind kind)
{
    static constexpr enum_names<part_kind::several> names("identity", "text", "number", "choice", "several");
    return names(kind);
}

const rule_info* rulebook::find_field(std::string_view id) const
{
    const auto it = std::find_if(fields_.begin(), fields_.end(), [&](const rule_info& f) { return f.id == id; });
    return it == fields_.end() ? nullptr : &*it;
}

const rule_preset* rulebook::find_preset(std::string_view id) const
{
    const auto it = std::find_if(presets_.begin(), presets_.end(), [&](const rule_preset& p) { return p.id == id; });
    return it == presets_.end() ? nullptr : &*it;
}

rule_values rulebook::defaults() const
{
    rule_values all = json::object();
    for (const rule_info& f : fields_)
        all[std::string(f.id)] = f.default_value;
    return all;
}

rule_values rulebook::preset_values(std::string_view id) const
{
    rule_values all = defaults();
    if (const rule_preset* p = find_preset(id))
        all.update(p->differences);
    return all;
}

message rulebook::value_error(const rule_info& field, const json& value) const
{
    const std::string_view name = field.id;
    const auto given = [](const json& wrong) { return wrong.dump(); };
    switch (field.kind) {
    case rule_kind::flag:
        if (!value.is_boolean())
            return {HANPAN_SENTENCE("engine", "rule '%1' must be true or false, not %2"), name, given(value)};
        break;
    case rule_kind::number:
        if (!whole_number(value) || !in_bounds(value, field.min, field.max))
            return {HANPAN_SENTENCE("engine", "rule '%1' must be a whole number from %2 to %3, not %4"), name,
                    field.min, field.max, given(value)};
        break;
    case rule_kind::choice:
        if (std::none_of(field.choices.begin(), field.choices.end(),
                         [&](const rule_choice& c) { return c.value == value; }))
            return {HANPAN_SENTENCE("engine", "rule '%1' must be %2, not %3"), name, listed(field.choices),
                    given(value)};
        break;
    case rule_kind::numbers:
        if (!value.is_array() || static_cast<int>(value.size()) < field.count_min ||
            static_cast<int>(value.size()) > field.count_max)
            return field.count_min == field.count_max
                       ? message(HANPAN_SENTENCE("engine", "rule '%1' must be a list of %2 numbers, not %3"), name,
                                 field.count_min, given(value))
                       : message(HANPAN_SENTENCE("engine", "rule '%1' must be a list of %2 to %3 numbers, not %4"),
                                 name, field.count_min, field.count_max, given(value));
        for (const json& element : value)
            if (!whole_number(element) || !in_bounds(element, field.min, field.max))
                return {HANPAN_SENTENCE("engine", "rule '%1' must hold whole numbers from %2 to %3, not %4"), name,
                        field.min, field.max, given(element)};
        break;
    case rule_kind::text:
        if (!value.is_string())
            return {HANPAN_SENTENCE("engine", "rule '%1' must be a string, not %2"), name, given(value)};
        break;
    case rule_kind::list:
        if (!value.is_array())
            return {HANPAN_SENTENCE("engine", "rule '%1' must be a list, not %2"), name, given(value)};
        break;
    }
    const message grammar = syntax_error(field, value);
    return grammar.empty() ? message() : message(HANPAN_SENTENCE("engine", "rule '%1': %2"), name, grammar);
}

parsed<rule_values> rulebook::read(const json& input) const
{
    using result = parsed<rule_values>;
    const auto unknown_preset = [&](const std::string& name) {
        std::string known;
        for (const rule_preset& p : presets_)
            known += (known.empty() ? "" : ", ") + std::string(p.id);
        return result::failure(
            {HANPAN_SENTENCE("engine", "unknown preset '%1' for %2; there are %3"), name, game_, known});
    };

    rule_values values = defaults();
    if (input.is_string()) {
        const auto name = input.get<std::string>();
        if (find_preset(name) == nullptr)
            return unknown_preset(name);
        values = preset_values(name);
    } else if (input.is_object()) {
        if (const auto it = input.find("preset"); it != input.end()) {
            if (!it->is_string())
                return result::failure(
                    {HANPAN_SENTENCE("engine", "\"preset\" must be a preset's name, not %1"), it->dump()});
            if (find_preset(it->get<std::string>()) == nullptr)
                return unknown_preset(it->get<std::string>());
            values = preset_values(it->get<std::string>());
        }
        for (const auto& [key, value] : input.items()) {
            if (key == "preset")
                continue;
            const rule_info* field = find_field(key);
            if (field == nullptr)
                return result::failure({HANPAN_SENTENCE("engine", "unknown rule '%1' for %2"), key, game_});
            if (message error = value_error(*field, value); !error.empty())
                return result::failure(std::move(error));
            values[key] = value;
        }
    } else if (!input.is_null()) {
        return result::failure(
            {HANPAN_SENTENCE("engine", "rules must be a preset's name or an object, not %1"), input.dump()});
    }
    if (const auto problems = contradictions(values); !problems.empty()) {
        const rule_problem& p = problems.front();
        return result::failure({HANPAN_SENTENCE("engine", "rules '%1' and '%2' contradict each other: %3"), p.field,
                                p.other, p.said(game_)});
    }
    return values;
}

std::vector<std::string_view> rulebook::differing(const rule_values& values, const rule_values& base) const
{
    std::vector<std::string_view> ids;
    for (const rule_info& f : fields_) {
        const std::string id(f.id);
        if (values.value(id, f.default_value) != base.value(id, f.default_value))
            ids.push_back(f.id);
    }
    return ids;
}

json rulebook::shortest(const rule_values& values) const
{
    json best;
    std::size_t fewest = SIZE_MAX;
    for (const rule_preset& p : presets_) {
        const rule_values base = preset_values(p.id);
        const auto ids = differing(values, base);
        if (ids.size() >= fewest)
            continue;
        fewest = ids.size();
        best = json{{"preset", p.id}};
        for (const std::string_view id : ids)
            best[std::string(id)] = values.at(std::string(id));
    }
    return best.is_null() ? values : best;
}

message rule_problem::said(std::string_view game) const { return {marked_sentence{game, sentence}, a, b}; }

message rulebook::syntax_error(const rule_info&, const json&) const { return {}; }

} // namespace hanpan
