// SPDX-License-Identifier: GPL-3.0-or-later
#include "effects/preferences.h"

#include <algorithm>
#include <cmath>

#include "base/enum_names.h"

namespace hanpan::effects {

namespace {

constexpr enum_names<trait::plain> traits("length", "stakes", "skill", "fairness", "claims", "plain");

/// Of these two a group likes what makes the figure small.
double sign_of(trait t) { return t == trait::fairness || t == trait::plain ? -1 : 1; }

/// The value below which the share `q` of the sorted ones lies, linear between them.
double quantile(const std::vector<double>& sorted, double q)
{
    const double place = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

/// How far a rule set is whose figure is not known, though others' is.
constexpr double not_known = 5;

} // namespace

std::string_view to_text(trait t) { return traits(t); }
std::optional<trait> read_trait(std::string_view text) { return traits.of(text); }

std::string_view figure_of(trait t)
{
    static constexpr enum_names<trait::plain> figures("turns", "moved", "skill", "seats", "claims", "things");
    return figures(t);
}

std::optional<preference> for_youngest(int years)
{
    if (years >= 12)
        return std::nullopt;
    return preference{trait::plain, 1, std::nullopt, years >= 8 ? 0.5 : 1};
}

scale scale_of(const preference& wanted, const std::vector<std::vector<figure>>& presets)
{
    std::vector<double> values;
    double error = 0;
    for (const auto& figures : presets)
        if (const figure* f = find(figures, figure_of(wanted.what)); f && f->known) {
            values.push_back(f->value);
            error += (f->high - f->low) / 4;
        }
    scale s;
    if (values.empty())
        return s;
    s.known = true;
    error /= static_cast<double>(values.size());
    std::sort(values.begin(), values.end());
    const double middle = quantile(values, 0.5);
    double apart = 0;
    for (const double v : values)
        apart += std::abs(v - middle) / static_cast<double>(values.size());
    // Half of all lie so far apart; where most are alike, the mean distance from the middle.
    s.usual = std::max(
        {(quantile(values, 0.75) - quantile(values, 0.25)) / 1.349, apart, error, 0.02 * std::abs(middle), 1e-6});
    s.target = wanted.value ? *wanted.value
                            : quantile(values, (1 + sign_of(wanted.what) * std::clamp(wanted.toward, -1.0, 1.0)) / 2);
    return s;
}

met measured(const preference& wanted, const scale& s, const std::vector<figure>& figures)
{
    met m{wanted, {std::string(figure_of(wanted.what)), 0, 0, 0, false}, s.target, 0, false};
    const figure* f = find(figures, m.f.id);
    if (!f || !f->known || !s.known) {
        // What other rules of this game have and these have not shown is no reason to take them.
        m.away = s.known ? not_known : 0;
        return m;
    }
    m.f = *f;
    // Further than asked for is no fault, unless a certain value or the middle was asked for.
    const double side = wanted.value || wanted.toward == 0 ? 0 : sign_of(wanted.what) * wanted.toward;
    const auto beside = [&](double value) {
        const double above = (value - s.target) / s.usual;
        return side > 0 ? std::max(0.0, -above) : side < 0 ? std::max(0.0, above) : std::abs(above);
    };
    m.away = beside(f->value);
    m.there = m.away <= near_enough || (f->low <= s.target && s.target <= f->high);
    return m;
}

double together(const std::vector<met>& all)
{
    double squares = 0, weights = 0;
    for (const met& m : all)
        if (m.f.known || m.away > 0) {
            squares += m.wanted.weight * m.away * m.away;
            weights += m.wanted.weight;
        }
    return weights > 0 ? std::sqrt(squares / weights) : 0;
}

} // namespace hanpan::effects
