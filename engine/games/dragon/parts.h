// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pieces/cubes.h"

// All places where a part of a hand may lie, at once. The four suits of a rank lie side by side in a set of kinds, so
// that one shift lines up runs and one rotation within the ranks lines up sets: the held cubes of every possible part
// are counted for all of them together, bit by bit. Bit (rank, s) of a result stands for the part that starts there.
namespace hanpan::dragon {

inline constexpr cubes::kinds suit_0 = cubes::suit_bits(0);

/// The places from which a run of `length` can start.
constexpr cubes::kinds starts(int length)
{
    return (cubes::kinds{1} << (cubes::ranks - length + 1) * cubes::suits) - 1;
}

/// Bit (rank, s) of the result is bit (rank, s + by) of `k`, modulo the four suits.
constexpr cubes::kinds turned(cubes::kinds k, int by)
{
    const cubes::kinds low = suit_0 * ((cubes::kinds{1} << (4 - by)) - 1);
    return ((k >> by) & low) | ((k << (4 - by)) & (cubes::every_kind & ~low));
}

/// Numbers 0 to 4, one for every place, bit by bit.
struct counters {
    cubes::kinds ones, twos, fours;

    constexpr counters(cubes::kinds a, cubes::kinds b, cubes::kinds c)
        : ones(a ^ b ^ c), twos((a & b) | (c & (a ^ b))), fours(0)
    {
    }
    constexpr counters(cubes::kinds a, cubes::kinds b, cubes::kinds c, cubes::kinds d)
        : ones(a ^ b ^ c ^ d), twos((a & b) ^ (c & d) ^ ((a ^ b) & (c ^ d))), fours(a & b & c & d)
    {
    }
    /// The places whose number is n.
    constexpr cubes::kinds equal(int n) const
    {
        switch (n) {
        case 4: return fours;
        case 3: return twos & ones;
        case 2: return twos & ~ones;
        case 1: return ones & ~twos;
        default: return ~(ones | twos | fours);
        }
    }
};

// How many of the kinds `o` each neck or body holds.
constexpr counters neck_runs(cubes::kinds o) { return {o, o >> 4, o >> 8}; }
/// At (rank, s): the three suits other than s.
constexpr counters neck_sets(cubes::kinds o) { return {turned(o, 1), turned(o, 2), turned(o, 3)}; }
constexpr counters four_runs(cubes::kinds o) { return {o, o >> 4, o >> 8, o >> 12}; }
/// At (rank, 0) only.
constexpr counters four_sets(cubes::kinds o)
{
    return {o & suit_0, (o >> 1) & suit_0, (o >> 2) & suit_0, (o >> 3) & suit_0};
}

/// The kinds of a run of `length` from `start` upwards.
constexpr cubes::kinds run_from(cubes::type start, int length)
{
    cubes::kinds run = 0;
    for (int i = 0; i < length; ++i)
        run |= cubes::bit(start) << 4 * i;
    return run;
}

/// The four suits of its rank.
constexpr cubes::kinds rank_of_place(cubes::type t) { return cubes::kinds{15} << (t / 4 * 4); }

} // namespace hanpan::dragon
