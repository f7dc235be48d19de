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

double normal_quantile(double p)
{
    static constexpr double a[] = {-3.969683028665376e+01, 2.209460984245205e+02,  -2.759285104469687e+02,
                                   1.383577518672690e+02,  -3.066479806614716e+01, 2.506628277459239e+00};
    static constexpr double b[] = {-5.447609879822406e+01, 1.615858368580409e+02, -1.556989798598866e+02,
                                   6.680131188771972e+01, -1.328068155288572e+01};
    static constexpr double c[] = {-7.784894002430293e-03, -3.223964580411365e-01, -2.400758277161838e+00,
                                   -2.549732539343734e+00, 4.374664141464968e+00,  2.938163982698783e+00};
    static constexpr double d[] = {7.784695709041462e-03, 3.224671290700398e-01, 2.445134137142996e+00,
                                   3.754408661907416e+00};
    constexpr double tail = 0.02425;
    if (p > 1 - tail)
        return -normal_quantile(1 - p);
    if (p < tail) {
        const double q = std::sqrt(-2 * std::log(p));
        return (((((c[0] * q + c[1]) * q + c[2]) * q + c[3]) * q + c[4]) * q + c[5]) /
               ((((d[0] * q + d[1]) * q + d[2]) * q + d[3]) * q + 1);
    }
    const double q = p - 0.5, r = q * q;
    return (((((a[0] * r + a[1]) * r + a[2]) * r + a[3]) * r + a[4]) * r + a[5]) * q /
           (((((b[0] * r + b[1]) * r + b[2]) * r + b[3]) * r + b[4]) * r + 1);
}

double wide_of(std::size_t observations)
{
    // Student's quantile by the first terms of Cornish and Fisher's expansion.
    const double v = std::max(1.0, static_cast<double>(observations) - 1), z = wide, z3 = z * z * z, z5 = z3 * z * z;
    return z + (z3 + z) / (4 * v) + (5 * z5 + 16 * z3 + 3 * z) / (96 * v * v);
}

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
    const double r = value(), error = wide_of(of.size()) * std::sqrt(variance());
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
