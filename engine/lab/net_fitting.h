// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <span>
#include <string>
#include <vector>

#include "base/random.h"
#include "lab/learning.h"
#include "search/small_net.h"

namespace hanpan {

/// A net's inputs, and the outputs it should have given.
template <class Net>
struct net_example {
    std::array<float, Net::inputs> asked{};
    std::array<float, Net::outputs> right{};
};

/// The mean square error of a net, all outputs together.
template <class Net>
double off_by(const Net& net, std::span<const net_example<Net>> examples)
{
    double sum = 0;
    for (const auto& e : examples) {
        const auto said = net(e.asked);
        for (std::size_t o = 0; o < Net::outputs; ++o)
            sum += std::pow(static_cast<double>(said[o] - e.right[o]), 2);
    }
    return sum / static_cast<double>(std::max<std::size_t>(1, examples.size()));
}

/// Small random weights, from which a net can learn.
template <class Net>
Net new_net(random_stream& rng)
{
    Net net;
    net.each([&](float& w) {
        w = static_cast<float>((rng.unit() + rng.unit() + rng.unit() - 1.5) * 2 / std::sqrt(Net::inputs));
    });
    return net;
}

/// Least squares, by gradients (Adam) over batches; the steps get smaller from pass to pass.
template <class Net>
void fit(Net& net, std::vector<net_example<Net>>& examples, int passes, random_stream& rng)
{
    constexpr std::size_t batch = 128;
    constexpr float keep = 0.9F, keep_square = 0.999F, first_step = 2e-3F, last_step = 5e-5F;
    std::vector<float> mean(Net::numbers), square(Net::numbers);
    float kept = 1, kept_square = 1;
    for (int pass = 0; pass < passes; ++pass) {
        rng.shuffle(std::span<net_example<Net>>(examples));
        const float done = static_cast<float>(pass) / static_cast<float>(std::max(1, passes - 1));
        const float step = first_step * std::pow(last_step / first_step, done);
        for (std::size_t from = 0; from + batch <= examples.size(); from += batch) {
            Net slope;
            for (std::size_t n = from; n < from + batch; ++n) {
                const auto& e = examples[n];
                const auto unit = net.units(e.asked);
                const auto said = net.outputs_of(unit);
                std::array<float, Net::outputs> off{};
                for (std::size_t o = 0; o < Net::outputs; ++o) {
                    off[o] = (said[o] - e.right[o]) / batch;
                    slope.out_bias[o] += off[o];
                }
                std::array<float, Net::hidden> back{};
                for (std::size_t h = 0; h < Net::hidden; ++h) {
                    if (unit[h] <= 0)
                        continue;
                    for (std::size_t o = 0; o < Net::outputs; ++o) {
                        slope.out_weights[h][o] += off[o] * unit[h];
                        back[h] += off[o] * net.out_weights[h][o];
                    }
                    slope.bias[h] += back[h];
                }
                for (std::size_t i = 0; i < Net::inputs; ++i)
                    if (e.asked[i] != 0)
                        for (std::size_t h = 0; h < Net::hidden; ++h)
                            slope.weights[i][h] += e.asked[i] * back[h];
            }
            kept *= keep;
            kept_square *= keep_square;
            std::vector<float> slopes;
            slopes.reserve(Net::numbers);
            slope.each([&](float& g) { slopes.push_back(g); });
            std::size_t k = 0;
            net.each([&](float& w) {
                const float g = slopes[k];
                mean[k] = keep * mean[k] + (1 - keep) * g;
                square[k] = keep_square * square[k] + (1 - keep_square) * g * g;
                w -= step * mean[k] / (1 - kept) / (std::sqrt(square[k] / (1 - kept_square)) + 1e-8F);
                ++k;
            });
        }
    }
}

/// Writes it as in the game's folder of resources/games: a row for each of the things that `small_net::each` names.
template <class Net>
std::string written(Net net)
{
    std::vector<float> numbers;
    net.each([&](float& w) { numbers.push_back(w); });
    std::vector<std::size_t> rows(1 + Net::inputs, Net::hidden);
    rows.insert(rows.end(), 1 + Net::hidden, Net::outputs);
    std::string text;
    std::size_t next = 0;
    for (const std::size_t row : rows)
        for (std::size_t i = 0; i < row; ++i) {
            std::array<char, 32> number{};
            std::snprintf(number.data(), number.size(), "%.4g", static_cast<double>(numbers[next++]));
            text += number.data();
            text += next == numbers.size() ? "\n" : i + 1 == row ? ",\n" : ", ";
        }
    return text;
}

/// The numbers of such a file; too few of them are an error.
template <class Net>
bool read_net(const std::string& path, Net& net)
{
    std::ifstream file(path);
    bool whole = true;
    net.each([&](float& w) {
        whole = whole && static_cast<bool>(file >> w);
        if (file.peek() == ',')
            file.get();
    });
    return whole;
}

/// Fits a net to the examples, from scratch or from the file that was named; writes it to standard output, and its
/// error over the examples kept back to the error stream. Gives the program's exit status.
template <class Net>
int fit_and_tell(const learning& asked, lessons<net_example<Net>> seen)
{
    auto& known = seen.known;
    const std::span<const net_example<Net>> kept(seen.kept);
    random_stream rng(asked.seed, random_stream::purpose::test, ~std::uint64_t{0});
    Net found = new_net<Net>(rng);
    if (!asked.from.empty() && !read_net(asked.from, found)) {
        std::fprintf(stderr, "%s does not hold %zu numbers\n", asked.from.c_str(), Net::numbers);
        return 1;
    }
    // The error of the best constant answer.
    Net none;
    for (const auto& e : known)
        for (std::size_t o = 0; o < Net::outputs; ++o)
            none.out_bias[o] += e.right[o] / static_cast<float>(known.size());
    std::fprintf(stderr, "%zu examples; over %zu kept back off by %.4f, knowing nothing %.4f", known.size(),
                 kept.size(), off_by(found, kept), off_by(none, kept));
    fit(found, known, asked.passes, rng);
    std::fprintf(stderr, ", now %.4f\n", off_by(found, kept));
    std::printf("%s", written(found).c_str());
    return 0;
}

} // namespace hanpan
