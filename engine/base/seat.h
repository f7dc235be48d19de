// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

#include "base/bits.h"

namespace hanpan {

/// A place at the table. Seats count from 0 in playing order: seat s + 1 plays after seat s, whatever the direction on
/// screen is.
using seat = int;
inline constexpr seat no_seat = -1;
inline constexpr int max_seats = 8;

/// A small set of seats: who may act, who has melded, …
class seat_set {
public:
    constexpr seat_set() = default;
    constexpr explicit seat_set(std::uint16_t bits) : bits_(bits) {}
    static constexpr seat_set of(seat s) { return seat_set(static_cast<std::uint16_t>(1U << s)); }
    static constexpr seat_set first(int count) { return seat_set(static_cast<std::uint16_t>((1U << count) - 1)); }

    constexpr bool has(seat s) const { return s >= 0 && (bits_ >> s & 1) != 0; }
    constexpr void add(seat s) { bits_ = static_cast<std::uint16_t>(bits_ | 1U << s); }
    constexpr void remove(seat s) { bits_ = static_cast<std::uint16_t>(bits_ & ~(1U << s)); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return bits::count(bits_); }
    /// The lowest seat, no_seat when empty.
    constexpr seat lowest() const { return bits_ == 0 ? no_seat : std::countr_zero(bits_); }
    constexpr std::uint16_t bits() const { return bits_; }
    friend constexpr bool operator==(seat_set, seat_set) = default;

    /// Iterates in ascending order of seats.
    class iterator {
    public:
        constexpr explicit iterator(std::uint16_t bits) : bits_(bits) {}
        constexpr seat operator*() const { return std::countr_zero(bits_); }
        constexpr iterator& operator++()
        {
            bits_ = static_cast<std::uint16_t>(bits_ & (bits_ - 1));
            return *this;
        }
        friend constexpr bool operator==(iterator, iterator) = default;

    private:
        std::uint16_t bits_;
    };
    constexpr iterator begin() const { return iterator(bits_); }
    constexpr iterator end() const { return iterator(0); }

private:
    std::uint16_t bits_ = 0;
};

// The analyzer assumes there may be no players.
/// The seat that plays `steps` after `s` among `players` seats.
// NOLINTNEXTLINE(clang-analyzer-core.DivideZero)
constexpr seat seat_after(seat s, int players, int steps = 1) { return (s + steps % players + players) % players; }

/// The first of the seats `in` that plays after `from`, which may be out itself; `from` if there is no other.
constexpr seat next_in(seat_set in, seat from, int players)
{
    const auto next = [players](seat s) { return s + 1 < players ? s + 1 : 0; }; // asked at every move: no division
    for (seat s = next(from); s != from; s = next(s))
        if (in.has(s))
            return s;
    return from;
}

/// How many turns after `from` seat `s` plays: 0 for `from` itself.
constexpr int distance(seat from, seat s, int players) { return (s - from + players) % players; }

} // namespace hanpan
