// SPDX-License-Identifier: GPL-3.0-or-later
#include "effects/field_study.h"

#include <algorithm>
#include <cmath>

#include "effects/estimates.h"

namespace hanpan::effects {

namespace {

/// Matches of the first portion; each later one has half as many again as there are.
constexpr std::size_t first_portion = 16;
/// What chance may show in one of a hundred studies at most, however many figures and values were looked at.
constexpr double by_chance = 0.01;

void add(std::vector<json>& to, json value)
{
    if (std::find(to.begin(), to.end(), value) == to.end())
        to.push_back(std::move(value));
}

std::vector<json> numbers_to_try(const rulebook& book, const rule_info& field, const json& now, int most)
{
    // What somebody chose comes first, then the ends and what lies between.
    std::vector<json> chosen{now};
    const auto add_allowed = [&](int value) {
        // (Some have holes: 0 for none, or from 4 on.)
        if (book.value_error(field, value).empty())
            add(chosen, value);
    };
    add(chosen, field.default_value);
    for (const rule_preset& p : book.presets())
        if (const auto at = p.differences.find(std::string(field.id)); at != p.differences.end())
            add(chosen, *at);
    add_allowed(field.min);
    add_allowed(field.max);
    const int step = std::max(1, field.step), steps = (field.max - field.min) / step;
    for (int parts = 2; parts <= steps && static_cast<int>(chosen.size()) < most; parts *= 2)
        for (int k = 1; k < parts && static_cast<int>(chosen.size()) < most; k += 2)
            add_allowed(field.min + step * static_cast<int>(static_cast<std::int64_t>(steps) * k / parts));
    chosen.resize(std::min(chosen.size(), static_cast<std::size_t>(std::max(1, most))));
    std::sort(chosen.begin(), chosen.end());
    return chosen;
}

} // namespace

std::vector<json> values_to_try(const rulebook& book, const rule_info& field, const rule_values& rules, int most)
{
    if (!field.in_panel)
        return {};
    const json now = rules.value(std::string(field.id), field.default_value);
    std::vector<json> values;
    switch (field.kind) {
    case rule_kind::flag: return {false, true};
    case rule_kind::number: return numbers_to_try(book, field, now, most);
    case rule_kind::choice:
        for (const rule_choice& c : field.choices)
            add(values, c.value);
        return values;
    case rule_kind::numbers:
    case rule_kind::text:
    case rule_kind::list: break;
    }
    add(values, field.default_value);
    for (const rule_preset& p : book.presets())
        if (const auto at = p.differences.find(std::string(field.id)); at != p.differences.end())
            add(values, *at);
    if (values.size() > static_cast<std::size_t>(most))
        values.resize(static_cast<std::size_t>(most));
    add(values, now);
    return values;
}

const figure* field_value::find(std::string_view id) const
{
    for (const change& c : changes)
        if (c.after.id == id && c.after.known)
            return &c.after;
    return nullptr;
}

parsed<field_study> field_study::of(const wanted& what)
{
    using result = parsed<field_study>;
    const rulebook& book = what.game->book();
    const rule_info* field = book.find_field(what.field);
    if (!field)
        return result::failure({HANPAN_SENTENCE("engine", "unknown rule '%1' for %2"), what.field, what.game->id});
    auto base = study::of({what.game, what.players, what.rules, what.seed});
    if (!base)
        return result::failure(base.error);
    field_study made;
    made.most_matches_ = what.most_matches;
    const rule_values rules = base->rules();
    made.greyed_ = book.greyed(what.field, rules);
    for (json& value : values_to_try(book, *field, rules)) {
        field_value row;
        row.in_use = value == rules.at(what.field);
        rule_values with = rules;
        with[what.field] = value;
        row.value = std::move(value);
        auto one = row.in_use ? std::move(base) : study::of({what.game, what.players, with, what.seed});
        row.refused = one.error;
        if (row.in_use)
            made.in_use_ = made.values_.size();
        made.values_.push_back(std::move(row));
        made.studies_.push_back(one ? std::move(one.value) : std::nullopt);
    }
    return result(std::move(made));
}

bool field_study::step(const std::atomic<bool>& stop)
{
    // Where the field has no effect, or no other value can be played, there is nothing to find out.
    const bool one_alone =
        std::count_if(studies_.begin(), studies_.end(), [](const auto& s) { return s.has_value(); }) < 2;
    if (matches_ >= most_matches_ || greyed_ || one_alone)
        return false;
    const std::size_t goal = std::min(most_matches_, std::max(first_portion, matches_ + matches_ / 2));
    for (auto& s : studies_) {
        if (!s)
            continue;
        s->play_on(static_cast<int>(goal - std::min(goal, s->matches())), 1, stop);
        if (stop.load())
            return true;
    }
    matches_ = goal;
    for (std::size_t i = 0; i < values_.size(); ++i)
        if (studies_[i]) {
            values_[i].rounds = studies_[i]->rounds();
            values_[i].changes = compared(*studies_[in_use_], *studies_[i]);
        }
    return matches_ < most_matches_;
}

const std::vector<std::string>& field_study::usual_figures()
{
    static const std::vector<std::string> all{"turns", "moved", "skill", "choices", "overtakings"};
    return all;
}

namespace {

/// The largest difference in this figure, in halves of its interval.
double largest(const std::vector<field_value>& values, const std::string& id)
{
    double most = 0;
    for (const field_value& v : values)
        for (const change& c : v.changes)
            if (c.after.id == id && c.shows())
                most = std::max(most, std::abs(c.difference) /
                                          (c.difference > 0 ? c.difference - c.low : c.high - c.difference));
    return most;
}

/// How many halves of an interval chance does not reach in so many looks.
double beyond_chance(std::size_t looks)
{
    return -normal_quantile(by_chance / 2 / static_cast<double>(std::max<std::size_t>(1, looks))) / wide;
}

} // namespace

bool field_study::shows(const std::string& figure) const
{
    return largest(values_, figure) > beyond_chance(values_.size());
}

std::optional<std::string> field_study::most_changed(const std::vector<std::string>& of) const
{
    double most = beyond_chance(values_.size() * of.size());
    std::optional<std::string> best;
    for (const std::string& id : of)
        if (const double this_one = largest(values_, id); this_one > most) {
            most = this_one;
            best = id;
        }
    return best;
}

} // namespace hanpan::effects
