// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/bits.h"
#include "base/parsed.h"

namespace hanpan::dominoes {

/// A face of the Korean domino set (Ho-Hpai's RULES.md, section 1): 21 faces, numbered with the eleven doubled ones
/// first (0…10: 1-1 1-3 1-5 1-6 2-2 3-3 4-4 4-6 5-5 5-6 6-6), then the ten single ones (11…20: 1-2 1-4 2-3 2-4 2-5 2-6
/// 3-4 3-5 3-6 4-5), so that the second copy of a doubled face is its bit shifted by 21.
using face = std::uint8_t;

/// A bag of pieces as a 32-bit mask: bits 0…20 "at least one copy", bits 21…31 "both copies". The two copies of a face
/// cannot be told apart, so every bag has exactly one mask. The size is the popcount, the common part of two bags is
/// their bitwise and.
using bag = std::uint32_t;

inline constexpr int faces = 21;
inline constexpr int doubled_faces = 11;
inline constexpr int pieces = 32;
inline constexpr int twin_shift = faces;
inline constexpr face no_face = 255;
inline constexpr bag every_piece = 0xFFFF'FFFFU;

struct halves {
    std::uint8_t low, high;
};
inline constexpr std::array<halves, faces> spots_of{{{1, 1}, {1, 3}, {1, 5}, {1, 6}, {2, 2}, {3, 3}, {4, 4},
                                                     {4, 6}, {5, 5}, {5, 6}, {6, 6}, {1, 2}, {1, 4}, {2, 3},
                                                     {2, 4}, {2, 5}, {2, 6}, {3, 4}, {3, 5}, {3, 6}, {4, 5}}};

constexpr int low(face f) { return spots_of[f].low; }
constexpr int high(face f) { return spots_of[f].high; }
constexpr int spots(face f) { return low(f) + high(f); }
constexpr bool doubled(face f) { return f < doubled_faces; }
constexpr int copies(face f) { return doubled(f) ? 2 : 1; }
constexpr bool has_half(face f, int number) { return low(f) == number || high(f) == number; }
/// The face with these halves, either way round; no_face when a number is not 1…6.
constexpr face make(int a, int b)
{
    for (face f = 0; f < faces; ++f)
        if ((low(f) == a && high(f) == b) || (low(f) == b && high(f) == a))
            return f;
    return no_face;
}

/// The face a bit of a mask stands for.
constexpr face face_of_bit(int bit) { return static_cast<face>(bit < faces ? bit : bit - twin_shift); }
/// The bits of both copies of the face.
constexpr bag bits_of(face f) { return doubled(f) ? (1U << f | 1U << (f + twin_shift)) : 1U << f; }
constexpr bag one(face f) { return 1U << f; }
constexpr int size(bag b) { return bits::count(b); }
constexpr int count(bag b, face f) { return bits::count(b & bits_of(f)); }
constexpr bool has(bag b, face f) { return (b >> f & 1) != 0; }
/// May one more copy be added?
constexpr bool room_for(bag b, face f) { return count(b, f) < copies(f); }
/// With one copy more; there must be room.
constexpr bag with(bag b, face f) { return b | (has(b, f) ? bits_of(f) : one(f)); }
/// With one copy less; there must be one.
constexpr bag without(bag b, face f) { return b & ~(count(b, f) == 2 ? 1U << (f + twin_shift) : 1U << f); }
/// Is every piece of `part` in `whole`?
constexpr bool within(bag part, bag whole) { return (part & ~whole) == 0; }
/// The different faces of a bag, one bit each, for loops.
constexpr bag distinct(bag b) { return b & ((1U << faces) - 1); }
/// The mask of any 32-bit selection of pieces in which the second copy may stand without the first.
constexpr bag canonical(bag b)
{
    const bag twins = b >> twin_shift;
    return ((b & ((1U << faces) - 1)) | twins) | (b & twins) << twin_shift;
}
/// All pieces of `b` and of `c`, or 0 when there are not that many copies.
constexpr bag sum(bag b, bag c)
{
    for (; c != 0; c &= c - 1) {
        const face f = face_of_bit(std::countr_zero(c));
        if (!room_for(b, f))
            return 0;
        b = with(b, f);
    }
    return b;
}
/// `whole` without the pieces of `part`, which it must hold.
constexpr bag minus(bag whole, bag part)
{
    for (; part != 0; part &= part - 1)
        whole = without(whole, face_of_bit(std::countr_zero(part)));
    return whole;
}

/// The faces from low to high (1-1 1-2 … 6-6): the order in which pieces are written and held.
extern const std::array<face, faces> reading_order;
/// Every piece of the bag in reading order, equal ones side by side.
std::vector<face> listed(bag b);

/// "1-3", low number first.
std::string to_text(face f);
/// "1-1 1-1 2-4", in reading order.
std::string to_text(bag b);
/// One piece, either way round ("3-1"), a copy's number allowed ("1-3#2"); or a sentence naming what cannot be.
parsed<face> read_face(std::string_view text);
/// A list separated by blanks. More copies of a face than `available` holds are an error.
parsed<bag> read_bag(std::string_view text, bag available = every_piece);

} // namespace hanpan::dominoes
