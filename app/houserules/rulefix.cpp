// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulefix.h"

#include <algorithm>

using hanpan::json;
using hanpan::rule_info;
using hanpan::rule_kind;
using hanpan::rule_values;
using hanpan::rulebook;

namespace {

/// The values `field` could take instead of `now`, best first; numbers at most `furthest` up or down.
std::vector<json> alternatives(const rule_info& field, const json& now, const json& base, int furthest)
{
    std::vector<json> list;
    const auto add = [&](const json& value) {
        if (value != now && std::find(list.begin(), list.end(), value) == list.end())
            list.push_back(value);
    };
    add(base);
    add(field.default_value);
    switch (field.kind) {
    case rule_kind::flag: add(!now.get<bool>()); break;
    case rule_kind::choice:
        for (const hanpan::rule_choice& choice : field.choices)
            add(choice.value);
        break;
    case rule_kind::number: {
        // Nearest first; a value further away is not what a person would call a small change.
        const int value = now.get<int>();
        for (int away = 1; away <= furthest && (value - away >= field.min || value + away <= field.max); ++away) {
            if (value - away >= field.min)
                list.push_back(value - away);
            if (value + away <= field.max)
                list.push_back(value + away);
        }
        break;
    }
    case rule_kind::numbers:
    case rule_kind::text:
    case rule_kind::list: break;
    }
    return list;
}

std::optional<RuleFix> search(const rulebook& book, const rule_values& values, const rule_values& base,
                              const std::vector<std::string>& kept, int further, const RuleJudge& judge)
{
    const auto problems = judge(values);
    if (problems.empty())
        return RuleFix{};
    if (further == 0)
        return std::nullopt;
    for (const std::string& id : {problems.front().field, problems.front().other}) {
        const rule_info* info = book.find_field(id);
        if (!info || !info->in_panel || std::find(kept.begin(), kept.end(), id) != kept.end())
            continue;
        std::vector<std::string> keptToo = kept;
        keptToo.push_back(id);
        // First come all values that solve it at once, then those that need one more change.
        for (int more = 0; more < further; ++more)
            for (const json& value :
                 alternatives(*info, values.at(id), base.value(id, info->default_value), more > 0 ? 4 : 100)) {
                rule_values tried = values;
                tried[id] = value;
                if (auto rest = search(book, tried, base, keptToo, more, judge)) {
                    rest->insert(rest->begin(), {id, value});
                    return rest;
                }
            }
    }
    return std::nullopt;
}

} // namespace

std::optional<RuleFix> findRuleFix(const rulebook& book, const rule_values& values, const rule_values& base,
                                   const std::string& field, const RuleJudge& judge)
{
    const RuleJudge usual = [&](const rule_values& tried) { return book.contradictions(tried); };
    // One further change is tried everywhere before two are.
    for (int further = 1; further <= 2; ++further)
        if (auto fix = search(book, values, base, {field}, further, judge ? judge : usual))
            return fix;
    return std::nullopt;
}
