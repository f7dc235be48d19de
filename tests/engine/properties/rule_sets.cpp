// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/rule_sets.h"

namespace hanpan::testing_rules {

namespace {

int between(random_stream& rng, int min, int max)
{
    return min + static_cast<int>(rng.below(static_cast<std::uint32_t>(max - min + 1)));
}

json random_value(const rule_info& field, random_stream& rng)
{
    switch (field.kind) {
    case rule_kind::flag: return rng.below(2) == 1;
    case rule_kind::number: return between(rng, field.min, field.max);
    case rule_kind::choice: return field.choices[rng.below(static_cast<std::uint32_t>(field.choices.size()))].value;
    case rule_kind::numbers: {
        json list = json::array();
        for (int left = between(rng, field.count_min, field.count_max); left > 0; --left)
            list.push_back(between(rng, field.min, field.max));
        return list;
    }
    case rule_kind::text:
    case rule_kind::list: break; // their grammar is the game's own: the presets cover them
    }
    return field.default_value;
}

} // namespace

std::vector<named_rules> presets(const rulebook& book)
{
    std::vector<named_rules> all;
    for (const rule_preset& p : book.presets())
        all.push_back({std::string(p.id), book.preset_values(p.id)});
    return all;
}

std::vector<named_rules> random_sets(const rulebook& book, int count, random_stream& rng, int most_changes)
{
    const auto bases = presets(book);
    std::vector<named_rules> sets;
    while (static_cast<int>(sets.size()) < count) {
        rule_values values = bases[rng.below(static_cast<std::uint32_t>(bases.size()))].values;
        for (int changes = between(rng, 1, most_changes); changes > 0; --changes) {
            const rule_info& field = book.fields()[rng.below(static_cast<std::uint32_t>(book.fields().size()))];
            const json before = values.at(std::string(field.id));
            values[std::string(field.id)] = random_value(field, rng);
            // Fields of a grammar of their own, and contradictions: keep what was there.
            if (!book.value_error(field, values[std::string(field.id)]).empty() || !book.contradictions(values).empty())
                values[std::string(field.id)] = before;
        }
        if (book.contradictions(values).empty())
            sets.push_back({book.shortest(values).dump(), values});
    }
    return sets;
}

} // namespace hanpan::testing_rules
