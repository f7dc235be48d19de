// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "rulebook/rule_table.h"

/// HULA-HOO!: RULES.md.
namespace hanpan::hulahoo {

/// With `draw_pile_empty=recycle` and doubles that draw, cards come back faster than they go, so a round ends when this
/// many have been played. The player with the fewest cards wins; among equals the one who played last, or the next one
/// to play. Rounds between sensible players take about twenty, seventy where a double draws three cards.
inline constexpr int most_plays = 400;

enum class first_dealer : std::uint8_t { seat_1, random, chosen };
enum class next_starter : std::uint8_t { left_of_winner, winner, rotate };
enum class direction : std::uint8_t { clockwise, counter };
enum class seven_on_seven : std::uint8_t { restart, doubles };
enum class last_joker : std::uint8_t { blocked, no_win, needs_two, wins };
enum class last_double : std::uint8_t { draw_and_stay, wins };
enum class draw_pile_empty : std::uint8_t { no_draw, recycle, no_double };
enum class reveal_on_pass : std::uint8_t { hand, none };
enum class score_mode : std::uint8_t { pile, pile_plus_rest, one };
enum class match_end : std::uint8_t { points, rounds_won, rounds_played };

/// The house rules, section 5; the table of their fields is `book()`.
struct rules {
    int hand_cards = 5;
    int open_cards = 5;
    bool all_open = false;
    int swap_max = 3;
    bool swap_hand_too = false;
    hulahoo::first_dealer first_dealer = hulahoo::first_dealer::random;
    hulahoo::next_starter next_starter = hulahoo::next_starter::left_of_winner;
    hulahoo::direction direction = hulahoo::direction::clockwise;
    int double_draw = 1;
    bool cancel_by_neighbour = true;
    bool cancel_wrap = false;
    hulahoo::seven_on_seven seven_on_seven = hulahoo::seven_on_seven::restart;
    bool limit_calls = true;
    hulahoo::last_joker last_joker = hulahoo::last_joker::blocked;
    hulahoo::last_double last_double = hulahoo::last_double::draw_and_stay;
    hulahoo::draw_pile_empty draw_pile_empty = hulahoo::draw_pile_empty::no_draw;
    bool voluntary_pass = false;
    hulahoo::reveal_on_pass reveal_on_pass = hulahoo::reveal_on_pass::hand;
    hulahoo::score_mode score_mode = hulahoo::score_mode::pile;
    hulahoo::match_end match_end = hulahoo::match_end::points;
    int target_points = 77;
    int target_wins = 3;
    int rounds_total = 6;
    bool chaos_pick_open = false;
    bool chaos_no_swap = false;
    bool chaos_target = false;
    bool chaos_change_call = false;
    bool chaos_lift_double = false;
    bool small_joker_one = false;
    int turn_timer_s = 0;

    /// Is there a swap phase at all?
    bool swapping() const { return !chaos_no_swap && swap_max > 0 && (open_cards > 0 || swap_hand_too); }
    /// May players be named at all?
    bool naming() const { return chaos_target || chaos_lift_double; }
    /// The most players for whom there are cards enough with these hand sizes (validation line of section 5).
    int most_players() const;
};

inline constexpr int least_value = 1;
inline constexpr int greatest_value = 13;
inline constexpr int joker = 7;
inline constexpr int set_size = 84;
inline constexpr int min_seats = 2;
inline constexpr int max_seats_here = 6;

/// How many cards of a value the set holds: 12 sevens, 6 of the others; 0 for a value that does not exist.
constexpr int copies(int value) { return value < least_value || value > greatest_value ? 0 : value == joker ? 12 : 6; }

const rule_table<rules>& book();

} // namespace hanpan::hulahoo
