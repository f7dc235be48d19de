// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "base/index.h"
#include "base/random.h"
#include "base/seat.h"
#include "game/game.h"
#include "games/hohpai/hands.h"
#include "games/hohpai/knowledge.h"
#include "games/hohpai/rules.h"
#include "pieces/domino.h"

namespace hanpan::hohpai {

/// One piece drawn for the head (section 2).
struct head_draw {
    seat who;
    dominoes::face piece;
};
inline constexpr int most_head_draws = dominoes::pieces;

/// How play goes on from deal to deal; `dealer` is the head.
struct standing : standing_base {
    std::vector<head_draw> draws; ///< of the first deal, in the order drawn; empty afterwards
};

/// The phases of section 4, with the windows some house rules open. The phase tells nothing about anybody's hand: with
/// win_declaration=optional every seat is asked, whether it has something to declare or not.
enum class phase : std::uint8_t {
    dealt,    ///< dealt_win_timing=immediate and optional: every seat says whether it declares
    exchange, ///< the active seat puts a piece into the row (with take_first it holds seven)
    taken,    ///< optional: the active seat has exchanged and says whether it declares
    draw,     ///< draw and discard: the active seat takes the discard or from the stock
    discard,  ///< draw and discard: the active seat holds six and discards
    claim,    ///< draw and discard, any_player_to_win and optional: the others say whether the discard wins for them
    over,
};

enum class ending : std::uint8_t { none, win, dealt_win, draw_cap, stock_out };

/// A line of pieces open at both ends, stored in a ring so that nothing moves when one comes out.
struct ring {
    static constexpr int capacity = 32;
    std::uint8_t head = 0; ///< place of the piece at end A
    std::uint8_t length = 0;

    /// The place of the `k`-th piece from end A.
    std::size_t place(int k) const { return at((head + k) % capacity); }
    /// New places at end B and at end A.
    std::size_t push_back() { return place(length++); }
    std::size_t push_front()
    {
        head = static_cast<std::uint8_t>((head + capacity - 1) % capacity);
        ++length;
        return head;
    }
    /// The places that become free at end A and at end B.
    std::size_t pop_front()
    {
        const std::size_t freed = head;
        head = static_cast<std::uint8_t>((head + 1) % capacity);
        --length;
        return freed;
    }
    std::size_t pop_back() { return place(--length); }
};

/// What lies open to everybody, and what everybody could have remembered. States and views share it.
struct open_part {
    const rules* law = nullptr;
    const hand_table* hands = nullptr;
    std::int16_t round = 0;
    std::uint8_t players = 0;
    std::int8_t head = 0;   ///< Tjyang-ouen of this deal
    std::int8_t first = 0;  ///< who begins, after whirl and passing
    std::int8_t active = 0; ///< whose turn it is
    hohpai::phase phase = hohpai::phase::exchange;

    dominoes::face turned_up = dominoes::no_face; ///< in the whirl
    dominoes::face eye = dominoes::no_face;       ///< lies face up beside the row (closed_row_fix=eye)
    std::int8_t passed = 0;                       ///< hands went to the right (1), to the left (-1), nowhere (0)
    bool remixes = false;                         ///< the row is mixed each time every piece has gone through
    std::uint8_t full_row = 0;                    ///< its length between turns
    std::uint8_t since_mix = 0;                   ///< exchanges since it was laid or mixed
    std::uint16_t turns = 0;                      ///< completed in this deal
    std::uint16_t mixes = 0;                      ///< of the row, or of the discards to a new stock
    ring row;
    std::array<std::int8_t, ring::capacity> row_from{}; ///< who put the piece there since the last mix, or no_seat

    std::uint8_t stock = 0;
    std::uint8_t discards = 0;
    std::array<dominoes::face, dominoes::pieces> discard{}; ///< oldest first
    std::array<std::int8_t, dominoes::pieces> discard_from{};
    bool from_discard = false; ///< the active seat took the discard this turn

    std::array<std::uint8_t, 4> hand_size{};
    seat_set has_taken;  ///< seats that no longer hold the hand they were dealt
    seat_set unanswered; ///< in dealt and claim

    std::uint8_t head_draws = 0;
    std::array<head_draw, most_head_draws> draws{};

    hohpai::ending ending = hohpai::ending::none;
    std::int8_t winner = no_seat;
    std::int8_t payer = no_seat; ///< whose discard completed the hand
    dominoes::bag winning = 0;   ///< the six pieces shown
    std::uint8_t score = 0;

    seat next_seat() const { return seat_after(active, players); }
    /// The seat's number in turn order, 0 for the first player of the deal.
    int turn_place(seat s) const { return distance(first, s, players); }
    /// Does `s` push its pieces in at end A and take at end B? The others do the reverse; with row_ends=common
    /// everybody does it like this.
    bool pushes_at_end_a(seat s) const
    {
        return law->row_ends == hohpai::row_ends::alternating && turn_place(s) % 2 == 1;
    }
    /// Are several seats asked at once, out of turn: after the deal, or about a discard?
    bool in_claims() const { return phase == hohpai::phase::dealt || phase == hohpai::phase::claim; }
    /// Exchanges until the row is mixed again, where it ever is.
    int mix_in() const { return full_row - since_mix; }
    /// The last discard; there must be one.
    dominoes::face last_discard() const { return discard[at(discards - 1)]; }
};

/// Everything on the table of one deal. Copies without touching the heap.
struct state {
    open_part open;
    std::array<dominoes::bag, 4> hand{};
    std::array<dominoes::face, ring::capacity> row{};     ///< by place of the ring
    std::array<dominoes::face, dominoes::pieces> stock{}; ///< the top is the last
    std::array<dominoes::face, 4> last_taken{dominoes::no_face, dominoes::no_face, dominoes::no_face,
                                             dominoes::no_face};
    seat_set declared;     ///< answers in dealt and claim, secret until all are in
    bool declined = false; ///< by the active seat in this turn
    std::array<knowledge, 4> known{};
    random_stream chance{0}; ///< of mixes to come; no view holds it
};

/// One decision. `piece` counts for exchange and discard.
struct action {
    enum class kind : std::uint8_t { exchange, declare, decline, take_discard, take_stock, discard, pass };
    kind what = kind::decline;
    dominoes::face piece = dominoes::no_face;
    friend bool operator==(const action&, const action&) = default;
};

} // namespace hanpan::hohpai
