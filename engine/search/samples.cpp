// SPDX-License-Identifier: GPL-3.0-or-later
#include "search/samples.h"

#include <algorithm>
#include <cmath>

namespace hanpan {

namespace {

constexpr double unit = 256;

/// Weighted mean of f(world) and its standard error, added up in the worlds' order.
template <class F>
estimated over(int worlds, const std::vector<double>& weights, F&& f)
{
    if (worlds == 0)
        return {};
    double sum = 0, total = 0;
    for (int w = 0; w < worlds; ++w) {
        sum += weights[static_cast<std::size_t>(w)] * f(w);
        total += weights[static_cast<std::size_t>(w)];
    }
    const double mean = sum / total;
    double squares = 0;
    for (int w = 0; w < worlds; ++w) {
        const double off = weights[static_cast<std::size_t>(w)] * (f(w) - mean);
        squares += off * off;
    }
    const double n = worlds;
    return {mean / unit, std::sqrt(squares * n / std::max(1.0, n - 1)) / total / unit};
}

} // namespace

samples::samples(std::size_t choices) : rows_(choices) {}

void samples::reserve(int worlds)
{
    const auto size = static_cast<std::size_t>(worlds);
    if (size <= weights_.size())
        return;
    weights_.resize(size, 1.0);
    for (row& r : rows_)
        if (r.alive)
            r.values.resize(size);
}

void samples::set(std::size_t choice, int world, double value)
{
    rows_[choice].values[static_cast<std::size_t>(world)] = static_cast<std::int32_t>(std::lround(value * unit));
}

void samples::count(int worlds)
{
    for (row& r : rows_)
        if (r.alive)
            r.worlds = worlds;
}

int samples::alive() const
{
    return static_cast<int>(std::count_if(rows_.begin(), rows_.end(), [](const row& r) { return r.alive; }));
}

std::int64_t samples::playouts() const
{
    std::int64_t count = 0;
    for (const row& r : rows_)
        count += r.worlds;
    return count;
}

std::size_t samples::leader() const
{
    std::size_t best = 0;
    double most = 0;
    bool found = false;
    for (std::size_t c = 0; c < rows_.size(); ++c) {
        if (!rows_[c].alive)
            continue;
        const double value = mean(c).mean;
        if (!found || value > most) {
            best = c;
            most = value;
            found = true;
        }
    }
    return best;
}

void samples::drop_beaten(double errors, std::size_t keep)
{
    const std::size_t best = leader();
    for (std::size_t c = keep; c < rows_.size(); ++c) {
        if (!rows_[c].alive || c == best)
            continue;
        const estimated lead = ahead(best, c);
        // Choices that came out the same in every world lead to the same place.
        if (lead.mean > errors * lead.error || (lead.mean == 0 && lead.error == 0))
            rows_[c].alive = false;
    }
}

estimated samples::mean(std::size_t choice, int worlds) const
{
    const row& r = rows_[choice];
    return over(worlds, weights_, [&](int w) { return double(r.values[static_cast<std::size_t>(w)]); });
}

estimated samples::ahead(std::size_t a, std::size_t b) const
{
    const row &first = rows_[a], &second = rows_[b];
    return over(std::min(first.worlds, second.worlds), weights_, [&](int w) {
        const auto i = static_cast<std::size_t>(w);
        return double(first.values[i] - second.values[i]);
    });
}

} // namespace hanpan
