// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>

namespace hanpan {

/// A fitted function: one hidden layer of rectified units, then a weighted sum. Fitted by engine/lab/net_fitting.h; the
/// numbers lie in the game's folder of resources/games.
template <std::size_t Inputs, std::size_t Hidden, std::size_t Outputs>
struct small_net {
    static constexpr std::size_t inputs = Inputs, hidden = Hidden, outputs = Outputs;

    std::array<float, Hidden> bias{};
    std::array<std::array<float, Hidden>, Inputs> weights{};
    std::array<float, Outputs> out_bias{};
    std::array<std::array<float, Outputs>, Hidden> out_weights{};

    std::array<float, Outputs> operator()(const std::array<float, Inputs>& x) const { return outputs_of(units(x)); }

    /// The hidden units before rectification.
    std::array<float, Hidden> units(const std::array<float, Inputs>& x) const
    {
        std::array<float, Hidden> unit = bias;
        for (std::size_t i = 0; i < Inputs; ++i)
            if (x[i] != 0)
                for (std::size_t h = 0; h < Hidden; ++h)
                    unit[h] += x[i] * weights[i][h];
        return unit;
    }

    std::array<float, Outputs> outputs_of(const std::array<float, Hidden>& unit) const
    {
        std::array<float, Outputs> out = out_bias;
        for (std::size_t h = 0; h < Hidden; ++h)
            if (unit[h] > 0)
                for (std::size_t o = 0; o < Outputs; ++o)
                    out[o] += unit[h] * out_weights[h][o];
        return out;
    }

    static constexpr std::size_t numbers = Hidden + Inputs * Hidden + Outputs + Hidden * Outputs;
    /// From numbers written without a suffix, so in double precision.
    static constexpr small_net from(const std::array<double, numbers>& written)
    {
        small_net net;
        std::size_t next = 0;
        net.each([&](float& number) { number = static_cast<float>(written[next++]); });
        return net;
    }

    /// Calls it for every number once, in the order in which they are written down: the units' biases, the weights of
    /// each input, the outputs' biases, the weights of each unit.
    template <class F>
    constexpr void each(F&& visit)
    {
        for (float& b : bias)
            visit(b);
        for (auto& row : weights)
            for (float& w : row)
                visit(w);
        for (float& b : out_bias)
            visit(b);
        for (auto& row : out_weights)
            for (float& w : row)
                visit(w);
    }
};

} // namespace hanpan
