// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rulebook.h"

#include <algorithm>

#include "base/verdict.h"
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

std::string bounds(int min, int max) { return "from " + std::to_string(min) + " to " + std::to_string(max); }

} // namespace

std::string_view to_text(rule_kind kind)
{
    switch (kind) {
    case rule_kind::flag: return "bool";
    case rule_kind::number: return "int";
    case rule_kind::choice: return "enum";
    case rule_kind::numbers: return "ints";
    case rule_kind::text: return "string";
    case rule_kind::list: return "list";
    }
    return "";
}

std::string_view to_text(part_kind kind)
{
    switch (kind) {
    case part_kind::identity: return "identity";
    case part_kind::text: return "text";
    case part_kind::number: return "number";
    case part_kind::choice: return "choice";
    case part_kind::several: return "several";
    }
    return "";
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

std::string rulebook::value_error(const rule_info& field, const json& value) const
{
    const std::string name = "rule '" + std::string(field.id) + "'";
    switch (field.kind) {
    case rule_kind::flag:
        if (!value.is_boolean())
            return name + " must be true or false, not " + value.dump();
        break;
    case rule_kind::number:
        if (!whole_number(value) || !in_bounds(value, field.min, field.max))
            return name + " must be a whole number " + bounds(field.min, field.max) + ", not " + value.dump();
        break;
    case rule_kind::choice:
        if (std::none_of(field.choices.begin(), field.choices.end(),
                         [&](const rule_choice& c) { return c.value == value; }))
            return name + " must be " + listed(field.choices) + ", not " + value.dump();
        break;
    case rule_kind::numbers:
        if (!value.is_array() || static_cast<int>(value.size()) < field.count_min ||
            static_cast<int>(value.size()) > field.count_max)
            return name + " must be a list of " + std::to_string(field.count_min) +
                   (field.count_min == field.count_max ? "" : " to " + std::to_string(field.count_max)) +
                   " numbers, not " + value.dump();
        for (const json& element : value)
            if (!whole_number(element) || !in_bounds(element, field.min, field.max))
                return name + " must hold whole numbers " + bounds(field.min, field.max) + ", not " + element.dump();
        break;
    case rule_kind::text:
        if (!value.is_string())
            return name + " must be a string, not " + value.dump();
        break;
    case rule_kind::list:
        if (!value.is_array())
            return name + " must be a list, not " + value.dump();
        break;
    }
    const std::string grammar = syntax_error(field, value);
    return grammar.empty() ? "" : name + ": " + grammar;
}

parsed<rule_values> rulebook::read(const json& input) const
{
    using result = parsed<rule_values>;
    const auto unknown_preset = [&](const std::string& name) {
        std::string known;
        for (const rule_preset& p : presets_)
            known += (known.empty() ? "" : ", ") + std::string(p.id);
        return result::failure("unknown preset '" + name + "' for " + std::string(game_) + "; there are " + known);
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
                return result::failure("\"preset\" must be a preset's name, not " + it->dump());
            if (find_preset(it->get<std::string>()) == nullptr)
                return unknown_preset(it->get<std::string>());
            values = preset_values(it->get<std::string>());
        }
        for (const auto& [key, value] : input.items()) {
            if (key == "preset")
                continue;
            const rule_info* field = find_field(key);
            if (field == nullptr)
                return result::failure("unknown rule '" + key + "' for " + std::string(game_));
            if (std::string error = value_error(*field, value); !error.empty())
                return result::failure(std::move(error));
            values[key] = value;
        }
    } else if (!input.is_null()) {
        return result::failure("rules must be a preset's name or an object, not " + input.dump());
    }
    if (const auto problems = contradictions(values); !problems.empty()) {
        const rule_problem& p = problems.front();
        return result::failure("rules '" + p.field + "' and '" + p.other + "' contradict each other: " + p.why());
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

const rule_preset* rulebook::matching_preset(const rule_values& values) const
{
    for (const rule_preset& p : presets_)
        if (differing(values, preset_values(p.id)).empty())
            return &p;
    return nullptr;
}

std::string rule_problem::why() const { return with_numbers(sentence, a, b); }

std::string rulebook::syntax_error(const rule_info&, const json&) const { return {}; }

} // namespace hanpan
