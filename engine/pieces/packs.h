// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/bits.h"
#include "base/parsed.h"
#include "pieces/cards.h"

// Up to four packs of playing cards shuffled together. Copies of a face are different objects with the same meaning.
namespace hanpan::packs {

/// Copy × 64 + the card as in pieces/cards.h. The eight jokers are all of copy 0.
using card = std::uint8_t;

inline constexpr card no_card = 255;
inline constexpr int max_packs = 4;
inline constexpr int max_jokers = 8;
inline constexpr int max_cards = max_packs * 52 + max_jokers;

constexpr card make(cards::card face, int copy) { return static_cast<card>(copy * 64 + face); }
constexpr cards::card face_of(card c) { return c & 63; }
constexpr int copy_of(card c) { return c >> 6; }
constexpr int rank_of(card c) { return cards::rank_of(face_of(c)); }
constexpr int suit_of(card c) { return cards::suit_of(face_of(c)); }
constexpr bool is_joker(card c) { return cards::is_joker(face_of(c)); }

/// A set of cards out of all packs.
class card_set {
public:
    constexpr bool has(card c) const { return (pack_[copy_of(c)] >> face_of(c) & 1) != 0; }
    constexpr void add(card c) { pack_[copy_of(c)] |= cards::bit(face_of(c)); }
    constexpr void remove(card c) { pack_[copy_of(c)] &= ~cards::bit(face_of(c)); }
    constexpr void add(const card_set& other)
    {
        for (std::size_t i = 0; i < max_packs; ++i)
            pack_[i] |= other.pack_[i];
    }
    constexpr void remove(const card_set& other)
    {
        for (std::size_t i = 0; i < max_packs; ++i)
            pack_[i] &= ~other.pack_[i];
    }
    constexpr card_set common(const card_set& other) const
    {
        card_set both;
        for (std::size_t i = 0; i < max_packs; ++i)
            both.pack_[i] = pack_[i] & other.pack_[i];
        return both;
    }
    constexpr int size() const
    {
        int n = 0;
        for (const std::uint64_t p : pack_)
            if (p != 0)
                n += bits::count(p);
        return n;
    }
    constexpr bool empty() const { return (pack_[0] | pack_[1] | pack_[2] | pack_[3]) == 0; }
    /// Is it exactly one card? Quicker than its size.
    constexpr bool single() const
    {
        const std::uint64_t all = any();
        return (all & (all - 1)) == 0 && size() == 1;
    }
    /// How many copies of the face are here.
    constexpr int count(cards::card face) const
    {
        int n = 0;
        for (const std::uint64_t p : pack_)
            n += static_cast<int>(p >> face & 1);
        return n;
    }
    /// The lowest copy of the face; no_card if there is none.
    constexpr card find(cards::card face) const
    {
        for (int copy = 0; copy < max_packs; ++copy)
            if ((pack_[copy] >> face & 1) != 0)
                return make(face, copy);
        return no_card;
    }
    /// The faces held of one pack.
    constexpr cards::card_set faces(int copy) const { return pack_[copy]; }
    /// The faces of which there is at least one copy.
    constexpr cards::card_set any() const { return pack_[0] | pack_[1] | pack_[2] | pack_[3]; }
    friend constexpr bool operator==(const card_set&, const card_set&) = default;

    /// Calls `f(card)`, pack by pack.
    template <class F>
    constexpr void each(F&& f) const
    {
        for (int copy = 0; copy < max_packs; ++copy)
            for (std::uint64_t left = pack_[copy]; left != 0; left &= left - 1)
                f(make(cards::lowest(left), copy));
    }
    /// Calls `f(card)` in the order a person sorts: by face, copies side by side.
    template <class F>
    constexpr void each_sorted(F&& f) const
    {
        for (std::uint64_t left = any(); left != 0; left &= left - 1)
            for (int copy = 0; copy < max_packs; ++copy)
                if (has(make(cards::lowest(left), copy)))
                    f(make(cards::lowest(left), copy));
    }

private:
    std::uint64_t pack_[max_packs] = {};
};

/// "7H#1", "X3".
std::string to_text(card c);
/// "7H#1 7H#2 KD#1", by suit and rank.
std::string to_text(const card_set& set);

/// A card as typed: with its copy ("7H#2"), or without ("7H"; then `copy_given` is false and the card is copy 0).
struct typed_card {
    card which = no_card;
    bool copy_given = false;

    friend constexpr bool operator==(const typed_card&, const typed_card&) = default;
};
/// As it was typed.
std::string to_text(const typed_card& c);
parsed<typed_card> read_card(std::string_view word);

} // namespace hanpan::packs
