// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"

namespace hanpan::cli {

namespace {

json choices_description(const std::vector<rule_choice>& choices, json object)
{
    json values = json::array();
    json labels = json::array();
    for (const rule_choice& c : choices) {
        values.push_back(c.value);
        labels.push_back(c.label);
    }
    object["values"] = std::move(values);
    object["value_labels"] = std::move(labels);
    return object;
}

json part_description(const rule_part& part)
{
    json object{{"id", part.id}, {"type", to_text(part.kind)}, {"label", part.label}, {"initial", part.initial}};
    if (part.kind == part_kind::number) {
        object["min"] = part.min;
        object["max"] = part.max;
    }
    return part.choices.empty() ? object : choices_description(part.choices, std::move(object));
}

json field_description(const rule_info& field)
{
    json object{
        {"id", field.id},       {"type", to_text(field.kind)}, {"default", field.default_value}, {"group", field.group},
        {"label", field.label}, {"help", field.help},          {"depends_on", field.depends_on}};
    switch (field.kind) {
    case rule_kind::choice: object = choices_description(field.choices, std::move(object)); break;
    case rule_kind::numbers:
        object["count_min"] = field.count_min;
        object["count_max"] = field.count_max;
        [[fallthrough]];
    case rule_kind::number:
        object["min"] = field.min;
        object["max"] = field.max;
        break;
    case rule_kind::flag: object["values"] = json::array({false, true}); break;
    case rule_kind::text: break;
    case rule_kind::list:
        object["count_max"] = field.count_max;
        object["elements"] = json::array();
        for (const rule_part& part : field.parts)
            object["elements"].push_back(part_description(part));
        break;
    }
    if (!field.unit.empty())
        object["unit"] = field.unit;
    return object;
}

} // namespace

json description(const game_entry& game)
{
    const rulebook& book = game.book();
    json groups = json::array();
    for (const rule_group& g : book.groups())
        groups.push_back(json{{"id", g.id}, {"label", g.label}});
    json fields = json::array();
    for (const rule_info& f : book.fields())
        fields.push_back(field_description(f));
    json presets = json::array();
    for (const rule_preset& p : book.presets())
        presets.push_back(json{{"id", p.id},
                               {"label", p.label},
                               {"help", p.help},
                               {"differences", p.differences},
                               {"verified", p.verified},
                               {"reconstructed", p.reconstructed}});
    return json{{"id", game.id},
                {"players", {{"min", game.min_players}, {"max", game.max_players}}},
                {"levels", bot_levels()},
                {"groups", std::move(groups)},
                {"fields", std::move(fields)},
                {"presets", std::move(presets)}};
}

} // namespace hanpan::cli
