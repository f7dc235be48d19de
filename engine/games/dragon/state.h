// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "base/random.h"
#include "base/seat.h"
#include "games/dragon/figures.h"

namespace hanpan::dragon {

enum class phase : std::uint8_t { draw, discard, round_end };
enum class source : std::uint8_t { none, mountain, island, river };
enum class ending : std::uint8_t { none, holla, drawn, broke, forfeit };

inline constexpr std::size_t largest_mountain = 44;
/// With `exhaustion=last_island`: turns each player has without mountains before the round is drawn.
inline constexpr int last_turns_each = 12;
/// Turns each player has before the round is drawn, because it could go on for ever where the river costs nothing.
/// Sensible players need about fifteen.
inline constexpr int most_turns_each = 100;

template <class T>
using per_seat = std::array<T, most_players>;

/// What lies open or is known to everybody; the same object in the state and in every view.
struct open_part {
    const dragon::rules* rules = nullptr;
    std::uint8_t players = 0;
    std::int8_t dealer = 0;
    std::int8_t first = 0;   ///< had the first turn
    std::int8_t current = 0; ///< whose turn it is
    dragon::phase phase = phase::draw;
    dragon::ending ending = ending::none;
    std::int8_t winner = no_seat;
    std::int8_t loser = no_seat; ///< broke or forfeited
    cubes::type open = 0;        ///< the round's first open cube; the die shows its dots
    dragon::context context;

    cubes::type island = cubes::no_cube; ///< no_cube only between an island draw and the discard
    std::int8_t island_by = no_seat;     ///< who dropped it; the dealer for the opening cube
    std::uint8_t river_size = 0;
    std::array<cubes::type, cubes::pieces> river{}; ///< oldest first
    std::array<std::int8_t, cubes::pieces> river_by{};
    per_seat<std::uint8_t> mountain{}; ///< cubes left
    per_seat<cubes::bag> locked{};     ///< taken from the river
    per_seat<cubes::bag> known{};      ///< in the hidden hand, but everybody has seen them go there
    per_seat<std::uint8_t> hidden{};   ///< size of the hidden hand
    seat_set exposed;                  ///< hands shown by a wrong Holla, until the player's next turn

    source drawn_from = source::none;        ///< this turn
    cubes::type drawn_open = cubes::no_cube; ///< this turn's cube from island or river
    per_seat<source> last_source{};          ///< of everybody's latest draw
    cubes::type last_discard = cubes::no_cube;
    std::int8_t last_discarder = no_seat;
    bool last_to_river = false;
    per_seat<std::uint16_t> river_uses{};

    per_seat<std::int16_t> chips{};
    per_seat<std::int16_t> chips_before{}; ///< at the start of the round
    per_seat<std::uint8_t> loans{};        ///< taken so far in the game
    per_seat<std::uint8_t> loans_before{}; ///< at the start of the round
    per_seat<std::int16_t> fees{};         ///< river fees of this round
    per_seat<std::int16_t> fines{};        ///< of this round
    std::int16_t pot = 0;
    std::uint8_t passes = 0; ///< in a row
    std::uint8_t last_turns = 0;
    std::uint16_t turns = 0; ///< begun in this round
    bool reshuffled = false;
    std::int8_t figure = -1; ///< the winner's hand
    bool special = false;
    std::int16_t points = 0; ///< of the hand, bonus included

    int mountains() const
    {
        int left = 0;
        for (const std::uint8_t m : mountain)
            left += m;
        return left;
    }
};

/// Everything on the table of one round.
struct state {
    open_part open;
    per_seat<cubes::bag> free{};                                    ///< the hidden hands
    per_seat<std::array<cubes::type, largest_mountain>> mountain{}; ///< next one to draw last
    cubes::type drawn = cubes::no_cube;                             ///< this turn's cube, wherever it came from
    random_stream chance{0};                                        ///< for the reshuffle

    cubes::bag whole_hand(seat p) const
    {
        const auto i = static_cast<std::size_t>(p);
        return cubes::sum(free[i], open.locked[i]);
    }
};

/// One decision. Which members count depends on `what`.
struct action {
    enum class kind : std::uint8_t { draw, island, river, pass, discard, forfeit };
    kind what = kind::draw;
    cubes::type cube = cubes::no_cube; ///< river, discard
    std::int8_t mountain = no_seat;    ///< draw: whose mountain; no_seat = own, or the rule's choice
    bool holla = false;                ///< discard
    friend bool operator==(const action&, const action&) = default;
};

} // namespace hanpan::dragon
