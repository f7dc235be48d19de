// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace hanpan {

/// Our own random generator (xoshiro256**, seeded by splitmix64): the same seed gives the same deal with every compiler
/// on every platform, which the standard library's distributions do not promise. Independent streams are named by
/// (seed, purpose, index), so no reader of one stream can shift another's numbers.
class random_stream {
public:
    /// What a stream is for. The values are part of the record format: never renumber them.
    enum class purpose : std::uint64_t {
        deal = 1,
        first_dealer = 2,
        bot = 3,
        world = 4,
        race = 5,
        test = 6,
        table = 7,
        talk = 8
    };

    explicit random_stream(std::uint64_t seed, purpose what = purpose::test, std::uint64_t index = 0) noexcept;

    /// 64 uniform bits.
    std::uint64_t next() noexcept
    {
        const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
        const std::uint64_t t = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= t;
        state_[3] = rotate(state_[3], 45);
        return result;
    }

    /// A uniform number in [0, bound), without bias (Lemire's multiplication with rejection). bound > 0.
    std::uint32_t below(std::uint32_t bound) noexcept
    {
        std::uint64_t product = (next() >> 32) * bound;
        auto low = static_cast<std::uint32_t>(product);
        if (low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = (next() >> 32) * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    /// A uniform number in [0, 1).
    double unit() noexcept { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    /// Fisher-Yates: every order equally likely.
    template <class T>
    void shuffle(std::span<T> pieces) noexcept
    {
        for (std::size_t left = pieces.size(); left > 1; --left)
            std::swap(pieces[left - 1], pieces[below(static_cast<std::uint32_t>(left))]);
    }

private:
    static constexpr std::uint64_t rotate(std::uint64_t x, int k) noexcept { return (x << k) | (x >> (64 - k)); }
    std::uint64_t state_[4];
};

} // namespace hanpan
