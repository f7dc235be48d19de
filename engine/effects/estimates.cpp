// SPDX-License-Identifier: GPL-3.0-or-later
#include "effects/estimates.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace hanpan::effects {

namespace {

double sum(const std::vector<double>& of) { return std::accumulate(of.begin(), of.end(), 0.0); }

/// How far the same deals move both figures together, −1 to 1.
double correlation(const std::vector<double>& a, const std::vector<double>& b)
{
    const std::size_t n = std::min(a.size(), b.size());
    double aa = 0, bb = 0, ab = 0;
    for (std::size_t i = 0; i < n; ++i) {
        aa += a[i] * a[i];
        bb += b[i] * b[i];
        ab += a[i] * b[i];
    }
    return aa > 0 && bb > 0 ? ab / std::sqrt(aa * bb) : 0;
}

} // namespace

double ratio::value() const
{
    const double all = sum(by);
    return all > 0 ? sum(of) / all : 0;
}

std::vector<double> ratio::influence() const
{
    const double all = sum(by), r = value();
    std::vector<double> pulls(of.size());
    if (all > 0)
        for (std::size_t i = 0; i < of.size(); ++i)
            pulls[i] = (of[i] - r * by[i]) / all;
    return pulls;
}

double ratio::variance() const
{
    const auto n = static_cast<double>(of.size());
    if (n < 2)
        return 0;
    double squares = 0;
    for (const double x : influence())
        squares += x * x;
    return squares * n / (n - 1);
}

double ratio::design_effect() const
{
    const double p = value(), all = sum(by);
    const double plain = all > 0 ? p * (1 - p) / all : 0;
    const double found = variance();
    return plain > 0 && found > 0 ? found / plain : 1;
}

estimate ratio::mean(std::string id) const
{
    const double r = value(), error = wide * std::sqrt(variance());
    return {{std::move(id), r, r - error, r + error, sum(by) > 0}, influence()};
}

estimate ratio::share(std::string id) const
{
    const double p = value(), n = sum(by) / design_effect();
    if (!(n > 0))
        return {{std::move(id), 0, 0, 1, false}, influence()};
    const double z = wide * wide / n;
    const double middle = (p + z / 2) / (1 + z), half = wide * std::sqrt(p * (1 - p) / n + z / (4 * n)) / (1 + z);
    // (Where it is 0 or 1, the end is that too, to the last digit.)
    return {{std::move(id), p, std::clamp(middle - half, 0.0, p), std::clamp(middle + half, p, 1.0)}, influence()};
}

estimate ratio::rate(std::string id) const
{
    const double r = value(), all = sum(by), found = variance();
    if (!(all > 0))
        return {{std::move(id), 0, 0, 0, false}, influence()};
    // As many independent events would have this variance; `once` is what one of them adds.
    const double events = r > 0 && found > 0 ? r * r / found : r * all;
    const double once = r > 0 ? r / events : 1 / all;
    const double z = wide * wide, half = wide * std::sqrt(events + z / 4);
    return {{std::move(id), r, std::max(0.0, (events + z / 2 - half) * once), (events + z / 2 + half) * once},
            influence()};
}

change difference(const estimate& before, const estimate& after)
{
    const figure &a = before.f, &b = after.f;
    change c{a, b};
    if (!a.known || !b.known)
        return c;
    c.difference = b.value - a.value;
    const double together = correlation(before.influence, after.influence);
    const auto reach = [together](double one, double other) {
        return std::sqrt(std::max(0.0, one * one + other * other - 2 * together * one * other));
    };
    c.low = c.difference - reach(b.value - b.low, a.high - a.value);
    c.high = c.difference + reach(b.high - b.value, a.value - a.low);
    return c;
}

} // namespace hanpan::effects
