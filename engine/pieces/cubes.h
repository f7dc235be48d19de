// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/bits.h"
#include "base/parsed.h"

namespace hanpan::cubes {

/// One of the 56 kinds of cube (Dragon Holla's RULES.md, section 1.1): (rank - 1) * 4 + suit, so that the four suits of
/// a rank lie side by side and the next cube of a run is four bits higher.
using type = std::uint8_t;

inline constexpr int suits = 4; ///< 0 black, 1 red, 2 blue, 3 green: one to four dots
inline constexpr int ranks = 14;
inline constexpr int types = suits * ranks;
inline constexpr int copies = 2;
inline constexpr int pieces = types * copies;
inline constexpr int dragon_rank = 14;
inline constexpr type no_cube = 255;

constexpr type make(int suit, int rank) { return static_cast<type>((rank - 1) * suits + suit); }
constexpr int suit_of(type t) { return t % suits; }
constexpr int rank_of(type t) { return t / suits + 1; }
constexpr bool is_dragon(type t) { return rank_of(t) == dragon_rank; }

/// A set of kinds, one bit each.
using kinds = std::uint64_t;
inline constexpr kinds every_kind = (kinds{1} << types) - 1;
inline constexpr kinds every_dragon = kinds{15} << (dragon_rank - 1) * suits;
constexpr kinds bit(type t) { return kinds{1} << t; }
constexpr kinds rank_bits(int rank) { return kinds{15} << (rank - 1) * suits; }
/// All ranks of a suit.
constexpr kinds suit_bits(int suit) { return (every_kind / 15) << suit; }
constexpr type first(kinds k) { return static_cast<type>(std::countr_zero(k)); }

/// A bag of cubes, at most two of a kind: `once` holds the kinds present, `twice` those present twice.
struct bag {
    kinds once = 0;
    kinds twice = 0;

    constexpr int count(type t) const { return static_cast<int>((once >> t & 1) + (twice >> t & 1)); }
    constexpr bool has(type t) const { return (once >> t & 1) != 0; }
    constexpr int size() const { return bits::count(once) + bits::count(twice); }
    constexpr bool empty() const { return once == 0; }
    /// There must be room for one more.
    constexpr void add(type t)
    {
        twice |= once & bit(t);
        once |= bit(t);
    }
    /// There must be one.
    constexpr void remove(type t)
    {
        const kinds b = bit(t);
        once = (once & ~b) | (twice & b);
        twice &= ~b;
    }
    constexpr bool contains(const bag& part) const { return (part.once & ~once) == 0 && (part.twice & ~twice) == 0; }
    friend constexpr bool operator==(const bag&, const bag&) = default;
};

constexpr bag with(bag b, type t)
{
    b.add(t);
    return b;
}
constexpr bag without(bag b, type t)
{
    b.remove(t);
    return b;
}
/// The cubes of both bags; together they hold at most two of a kind.
constexpr bag sum(const bag& a, const bag& b) { return {a.once | b.once, a.twice | b.twice | (a.once & b.once)}; }
/// `whole` without the cubes of `part`, as many of each as there are.
constexpr bag minus(const bag& whole, const bag& part)
{
    return {(whole.once & ~part.once) | (whole.twice & part.once & ~part.twice), whole.twice & ~part.once};
}
inline constexpr bag every_cube{every_kind, every_kind};

/// In reading order: suit by suit, ascending; equal cubes side by side.
std::vector<type> listed(const bag& b);

/// "7s", "Dh".
std::string to_text(type t);
/// "7s 7s Dh", in reading order.
std::string to_text(const bag& b);
/// One cube; a copy's number is allowed ("7s#2"); or a sentence naming what cannot be.
parsed<type> read_cube(std::string_view text);
/// A list separated by blanks, in the order written; a third cube of a kind is an error.
parsed<std::vector<type>> read_cubes(std::string_view text);
parsed<bag> read_bag(std::string_view text);

} // namespace hanpan::cubes
