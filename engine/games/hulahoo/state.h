// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstring>

#include "base/index.h"
#include "base/seat.h"
#include "games/hulahoo/rules.h"

namespace hanpan::hulahoo {

/// The state machine of section 3.
enum class phase : std::uint8_t { pick_open, swap, lead, respond, retarget, round_end };

/// What the next player must answer. `anything` follows a 1 played as small joker (`small_joker_one`).
enum class call : std::uint8_t { none, higher, lower, doubled, anything };

/// A set of values, bit v for value v.
using value_set = std::uint16_t;

/// How many cards of each value; index 0 unused. Copies of a value are equal for every rule.
class counts {
public:
    int operator[](int value) const { return of_[at(value)]; }
    /// The values of which there are cards. A search asks for this at every step, so all are tested at once.
    value_set held() const
    {
        if constexpr (std::endian::native == std::endian::little) {
            const auto [low, high] = eights();
            // Every byte is 0 … 84, so after adding 127 its highest bit tells whether it is more than 0; the product
            // gathers these bits.
            const auto bits = [](std::uint64_t eight) {
                return ((eight + 0x7F7F7F7F7F7F7F7FU) >> 7 & 0x0101010101010101U) * 0x0102040810204080U >> 56;
            };
            return static_cast<value_set>(bits(low) | bits(high) << 8);
        } else {
            value_set set = 0;
            for (std::size_t value = 0; value < of_.size(); ++value)
                set = static_cast<value_set>(set | (of_[value] > 0) << value);
            return set;
        }
    }
    void add(int value, int n = 1) { of_[at(value)] = static_cast<std::int8_t>(of_[at(value)] + n); }
    void remove(int value, int n = 1) { add(value, -n); }
    int total() const
    {
        // The highest byte of the product is the sum of all bytes; no sum is greater than a set.
        const auto [low, high] = eights();
        constexpr std::uint64_t ones = 0x0101010101010101U;
        return static_cast<std::int8_t>((low * ones >> 56) + (high * ones >> 56));
    }
    friend bool operator==(const counts&, const counts&) = default;

private:
    struct two_words {
        std::uint64_t low, high;
    };
    two_words eights() const
    {
        two_words all;
        static_assert(sizeof(of_) == sizeof(all));
        std::memcpy(&all, of_.data(), sizeof(all));
        return all;
    }

    /// By value; two more that stay 0 make it two whole words, which are read as such.
    std::array<std::int8_t, 16> of_{};
};

/// A short row of values in the order they lie on the table.
template <std::size_t Capacity>
struct row {
    std::array<std::uint8_t, Capacity> values{};
    std::uint8_t size = 0;

    const std::uint8_t* begin() const { return values.data(); }
    const std::uint8_t* end() const { return values.data() + size; }
    int operator[](int place) const { return values[at(place)]; }
    void push(int value) { values[size++] = static_cast<std::uint8_t>(value); }
    /// Takes away the card at `place`; the others close up.
    void erase(int place)
    {
        std::copy(begin() + place + 1, end(), values.begin() + place);
        values[--size] = 0;
    }
    value_set held() const
    {
        value_set set = 0;
        for (const int value : *this)
            set = static_cast<value_set>(set | 1U << value);
        return set;
    }
    /// The place of the first such value, -1 if there is none.
    int find(int value) const
    {
        for (int i = 0; i < size; ++i)
            if (values[at(i)] == value)
                return i;
        return -1;
    }
    friend bool operator==(const row&, const row&) = default;
};

/// What everybody sees of one round: the part that a state and every view of it share.
struct open_part {
    const hulahoo::rules* rules = nullptr;
    std::uint8_t players = 0;
    std::uint8_t dealer = 0;
    hulahoo::phase phase = phase::swap;
    hulahoo::call call = call::none;
    std::uint8_t top = 0;    ///< value on top of the pile; 0 before the lead
    std::int8_t active = 0;  ///< who acts (in `pick_open` all who have not picked)
    std::int8_t caller = -1; ///< who played `top`
    std::int8_t winner = -1; ///< set at the end of the round
    seat_set in;             ///< not eliminated
    seat_set revealed;       ///< hand cards lie open after a pass (under `all_open` all lie open besides)
    seat_set picked;         ///< has chosen the open row (`chaos_pick_open`)
    std::uint16_t plays = 0; ///< cards played: the pile's points, whatever lies there after a reshuffle
    std::uint16_t reshuffles = 0;

    std::array<row<7>, max_seats_here> open;
    std::array<std::uint8_t, max_seats_here> last_own{}; ///< value each seat played last, 0 = none (`needs_two`)
    row<set_size> pile;                                  ///< discards that lie there, oldest first
    std::array<std::uint8_t, set_size> pile_by{};        ///< who played each card of `pile`
};

/// Everything on the table of one round. Copies without touching the heap.
struct state : open_part {
    std::uint64_t reshuffle_seed = 0; ///< chance of `draw_pile_empty=recycle`; no view holds it
    std::array<counts, max_seats_here> hand;
    std::array<row<7>, max_seats_here> picks;        ///< secret choices until everybody has chosen
    row<set_size> draw;                              ///< [0] = top
    std::array<std::uint8_t, set_size> draw_known{}; ///< per place in `draw`: bits of the seats who know that card
    /// known[v][s]: cards in s's hand that viewer v has seen go there (drawn off the known bottom of the pile).
    std::array<std::array<counts, max_seats_here>, max_seats_here> known{};

    int cards_of(seat s) const { return hand[at(s)].total() + open[at(s)].size; }
};

/// One decision. Which members count depends on `what`.
struct action {
    enum class kind : std::uint8_t { pick, swap, keep, play, name, pass };
    kind what = kind::pass;
    std::uint8_t value = 0;          ///< play: the card
    hulahoo::call call = call::none; ///< play, name (none: unchanged)
    bool from_open = false;          ///< play: out of the open row
    std::int8_t target = -1;         ///< play (chaos), name
    row<7> open_cards;               ///< pick, swap
    row<7> hand_cards;               ///< swap (`swap_hand_too`)
    friend bool operator==(const action&, const action&) = default;
};

} // namespace hanpan::hulahoo
