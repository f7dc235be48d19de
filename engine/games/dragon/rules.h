// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/seat.h"
#include "rulebook/rule_table.h"

/// Dragon Holla: RULES.md.
namespace hanpan::dragon {

enum class wild_rule : std::uint8_t {
    unlimited,
    three_cube,
    odd_even,
    four_color,
    four_color_odd_even,
    none,
    same_color
};
enum class oe_basis : std::uint8_t { open_rank, d_dots };
enum class natural_d : std::uint8_t { allowed, forbidden };
enum class special_dragon : std::uint8_t { off, black, floating };
enum class snake_tail : std::uint8_t { both, set_only, run_only };
enum class run_tail_odd : std::uint8_t { low_only, either_end };
enum class standard_hand : std::uint8_t { snake, boa, dragon };
enum class points_payer : std::uint8_t { each_loser, shared, bank };
enum class first_dealer : std::uint8_t { dice, random, seat_0 };
enum class next_dealer : std::uint8_t { winner, rotate };
enum class direction : std::uint8_t { anticlockwise, clockwise };
enum class first_player : std::uint8_t { left_of_dealer, next_in_order, dealer };
enum class mountain_layout : std::uint8_t { one_storey_one_row, two_storeys_one_row, one_storey_two_rows, two_by_two };
enum class empty_source : std::uint8_t { auto_largest, player_choice };
enum class river_pick : std::uint8_t { any, latest };
enum class declaration : std::uint8_t { assisted, automatic, free };
enum class exhaustion : std::uint8_t { draw, last_island, reshuffle };
enum class drawn_pot : std::uint8_t { carry, refund };
enum class shortfall : std::uint8_t { cap, debt };
enum class loans : std::uint8_t { off, on_consent };
enum class abandon : std::uint8_t { ai_takeover, forfeit_30 };

/// No cap on wild uses, no limit on river draws.
inline constexpr std::uint8_t unlimited = 255;
inline constexpr int most_players = 5;
inline constexpr int hand_size = 13;
inline constexpr std::size_t most_custom_hands = 8;

/// A house's own hand (section 3) in the frame head 2, neck 3, body 4, tail 4.
struct custom_hand {
    std::string id;
    std::string name;
    int points = 0;
    int priority = 0;             ///< among readings of equal points the higher one counts
    std::uint8_t head_suits = 15; ///< bit per suit
    bool neck_set = true, neck_run = true, neck_wild = true;
    bool body_run = false; ///< the body is a run of four instead of a set
    bool body_wild = true;
    bool tail_set = true, tail_run = true;
    friend bool operator==(const custom_hand&, const custom_hand&) = default;
};

/// One entry of `custom_hands` from JSON, or a sentence saying what is wrong. Keys left out take the widest meaning.
parsed<custom_hand> read_custom_hand(const json& value);
json to_json(const custom_hand& hand);
/// What a form asks for in each of them.
std::vector<rule_part> custom_hand_parts();
/// Everything wrong with the list as a whole, in one sentence; empty when fine.
message custom_hands_error(const json& list);

/// The house rules, section 8; the table of their fields is `book()`.
struct rules {
    int players = 4;
    int rounds = 5;
    int start_chips = 100;
    std::vector<int> handicap = {0, 0, 0, 0, 0}; ///< seats beyond its end have none
    dragon::wild_rule wild_rule = dragon::wild_rule::three_cube;
    oe_basis wild_oe_basis = oe_basis::open_rank;
    natural_d wild_d_natural = natural_d::allowed;
    std::uint8_t max_wilds_per_combo = unlimited;
    dragon::special_dragon special_dragon = dragon::special_dragon::black;
    int special_dragon_bonus = 10;
    dragon::snake_tail snake_tail = dragon::snake_tail::both;
    dragon::run_tail_odd run_tail_odd = dragon::run_tail_odd::low_only;
    std::array<int, 3> points = {5, 10, 20};
    standard_hand min_win = standard_hand::snake;
    std::vector<custom_hand> custom_hands;
    int uncombined_unit = 2;
    points_payer hand_points_payer = points_payer::each_loser;
    dragon::first_dealer first_dealer = dragon::first_dealer::dice;
    dragon::next_dealer next_dealer = dragon::next_dealer::winner;
    dragon::direction direction = dragon::direction::anticlockwise;
    dragon::first_player first_player = dragon::first_player::left_of_dealer;
    dragon::mountain_layout mountain_layout = dragon::mountain_layout::two_storeys_one_row;
    empty_source empty_mountain_source = empty_source::auto_largest;
    std::uint8_t river_limit = 2;
    int river_fee = 1;
    dragon::river_pick river_pick = dragon::river_pick::any;
    bool river_lock = true;
    bool river_holla = false;
    bool island_return = false;
    dragon::declaration declaration = dragon::declaration::assisted;
    int wrong_holla_fine = 5;
    dragon::exhaustion exhaustion = dragon::exhaustion::draw;
    dragon::drawn_pot drawn_pot = dragon::drawn_pot::carry;
    bool drawn_round_counts = true;
    int bust_threshold = 5;
    dragon::shortfall shortfall = dragon::shortfall::cap;
    dragon::loans loans = dragon::loans::off;
    int loan_size = 50;
    int loan_max = 2;
    dragon::abandon abandon = dragon::abandon::ai_takeover;
    int turn_timer = 0; ///< seconds, 0 = off

    bool odd_even() const
    {
        return wild_rule == dragon::wild_rule::odd_even || wild_rule == dragon::wild_rule::four_color_odd_even;
    }
    int chips_at_start(seat s) const
    {
        const auto i = static_cast<std::size_t>(s);
        return start_chips + (i < handicap.size() ? handicap[i] : 0);
    }
};

const rule_table<rules>& book();

} // namespace hanpan::dragon
