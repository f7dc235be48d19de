// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/parsed.h"

namespace hanpan::cards {

/// A playing card as a number: suit × 16 + rank, so that a pack is a 64-bit mask of four 16-bit lanes, one for each
/// suit, and a shift by one is a step in rank in every suit at once. Ranks 0…12 are A 2 … K; places 13 and 14 of the
/// lanes are the jokers (X1…X4 in 13, X5…X8 in 14), place 15 is always free.
using card = std::uint8_t;
/// A set of cards of one pack.
using card_set = std::uint64_t;

inline constexpr card no_card = 255;
inline constexpr int suits = 4;  ///< S H D C, in this order
inline constexpr int ranks = 13; ///< A … K
inline constexpr int lane_bits = 16;
inline constexpr int ace = 0, six = 5, seven = 6, eight = 7, jack = 10, king = 12;

/// A place in every lane at once: `lanes(0x1FFF)` are all naturals.
constexpr card_set lanes(std::uint16_t place) { return place * 0x0001'0001'0001'0001ULL; }

inline constexpr card_set naturals = lanes(0x1FFF);
inline constexpr card_set jokers = lanes(0x6000);
inline constexpr card_set sevens = lanes(1U << seven);

constexpr card make(int suit, int rank) { return static_cast<card>(suit * lane_bits + rank); }
/// Joker number 1…8.
constexpr card make_joker(int number) { return make((number - 1) % suits, ranks + (number - 1) / suits); }
constexpr int suit_of(card c) { return c / lane_bits; }
constexpr int rank_of(card c) { return c % lane_bits; }
constexpr bool is_joker(card c) { return rank_of(c) >= ranks; }
// The analyzer cannot see that `c` is a card here and `suit` a suit below.
// NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult)
constexpr card_set bit(card c) { return card_set{1} << c; }
constexpr bool has(card_set set, card c) { return (set >> c & 1) != 0; }
constexpr card lowest(card_set set) { return static_cast<card>(std::countr_zero(set)); }
/// The cards of one suit as a 13-bit mask.
constexpr std::uint16_t lane(card_set set, int suit)
{
    // NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult)
    return static_cast<std::uint16_t>(set >> (suit * lane_bits) & 0x1FFF);
}
/// All four cards of a rank.
constexpr card_set of_rank(int rank) { return lanes(static_cast<std::uint16_t>(1U << rank)); }
/// The ranks (13-bit mask) held in all four suits.
constexpr std::uint16_t quads(card_set set)
{
    return static_cast<std::uint16_t>(set & set >> 16 & set >> 32 & set >> 48 & 0x1FFF);
}
/// The ranks held in three or four suits.
constexpr std::uint16_t triples(card_set set)
{
    const card_set a = set, b = set >> 16, c = set >> 32, d = set >> 48;
    return static_cast<std::uint16_t>(((a & b & (c | d)) | (c & d & (a | b))) & 0x1FFF);
}
/// The ranks held in two suits or more.
constexpr std::uint16_t doubles(card_set set)
{
    const card_set a = set, b = set >> 16, c = set >> 32, d = set >> 48;
    return static_cast<std::uint16_t>(((a & b) | (c & d) | ((a | b) & (c | d))) & 0x1FFF);
}
/// How many cards of a rank are in the set: the four lanes' bits, added up in the highest.
constexpr int number_of(card_set set, int rank)
{
    return static_cast<int>((set >> rank & lanes(1)) * lanes(1) >> (3 * lane_bits));
}
/// The `n`-th card of the set, lowest first; n < size.
constexpr card nth(card_set set, int n)
{
    for (; n > 0; --n)
        set &= set - 1;
    return lowest(set);
}

/// "7H", "TD", "X1".
std::string to_text(card c);
/// "4C 4D 4H", lowest suit first; in a suit by rank.
std::string to_text(card_set set);
/// One card, or a sentence naming what could not be read.
parsed<card> read_card(std::string_view text);
/// A list separated by blanks, each card at most once.
parsed<card_set> read_cards(std::string_view text);

} // namespace hanpan::cards
