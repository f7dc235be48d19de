// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "games/hollywood/contracts.h"
#include "pieces/packs.h"
#include "rulebook/rule_table.h"

namespace hanpan::hollywood {

inline constexpr int min_seats = 2;
inline constexpr int max_seats_here = 8;

enum class deck_count : std::uint8_t { by_players, one, two, three, four, half_players };
enum class wild_cards : std::uint8_t { aces, aces_jokers, jokers, twos_jokers, red_aces, red_aces_jokers };
enum class ace_place : std::uint8_t { none, low, high, low_or_high };
enum class wild_ratio : std::uint8_t { any, not_more_than_naturals, fewer_than_naturals };
enum class deal_schedule : std::uint8_t { constant, ten_then_twelve, climbing_6_12, last_plus_1, last_plus_2 };
enum class mayi_priority : std::uint8_t { first_call, clockwise };
enum class mayi_window : std::uint8_t { before_draw, until_discard };
enum class deny_effect : std::uint8_t { must_take, free_denial, none };
enum class layoff_targets : std::uint8_t { all, own, others };
enum class displacement : std::uint8_t { run_end, take_to_hand, take_and_use, none };
enum class set_displacement : std::uint8_t { none, take_to_hand };
enum class go_out : std::uint8_t { optional, discard_required, no_discard };
enum class final_hand : std::uint8_t { all_cards_no_discard, lay_down_then_no_discard, normal };
enum class layable_call : std::uint8_t { off, take_back_plus_two };
enum class stock_empty : std::uint8_t { reshuffle, flip, end_hand };
enum class score_table : std::uint8_t { hollywood, pip, shanghai, flat_10 };
enum class hands_played : std::uint8_t { all, first_4, odd, custom };
enum class tie_break : std::uint8_t { shared, hands_won, last_hand, extra_hand7 };
enum class first_dealer : std::uint8_t { random, seat_1, high_card };

/// The faces that are wild, jokers among them, by `wild_cards`. Asked for every card of every imagined hand.
constexpr cards::card_set wild_faces_of(wild_cards which)
{
    constexpr int hearts = 1, diamonds = 2;
    switch (which) {
    case wild_cards::aces:
    case wild_cards::aces_jokers: return cards::jokers | cards::of_rank(cards::ace);
    case wild_cards::jokers: break;
    case wild_cards::twos_jokers: return cards::jokers | cards::of_rank(1);
    case wild_cards::red_aces:
    case wild_cards::red_aces_jokers:
        return cards::jokers | cards::bit(cards::make(hearts, cards::ace)) |
               cards::bit(cards::make(diamonds, cards::ace));
    }
    return cards::jokers;
}

/// The house rules of Hollywood Rummy (RULES.md, section 5), each at the default of the "seed" preset.
struct rules {
    // cards
    hollywood::deck_count deck_count = hollywood::deck_count::by_players;
    int jokers_total = 0;
    hollywood::wild_cards wild_cards = hollywood::wild_cards::aces;
    ace_place natural_ace_place = ace_place::low_or_high;
    bool wild_in_ace_place = false;
    int cards_dealt = 11;
    hollywood::deal_schedule deal_schedule = hollywood::deal_schedule::constant;
    // contracts and melds
    std::string contracts = "seed_7";
    int min_naturals = 1;
    hollywood::wild_ratio wild_ratio = hollywood::wild_ratio::any;
    bool wild_ratio_on_layoff = false;
    bool adjacent_wilds = true;
    int set_max = 0;
    bool distinct_suits_in_set = false;
    bool longer_melds_at_laydown = true;
    int same_suit_run_gap = 0;
    bool same_rank_sets = true;
    bool first_turn_laydown = true;
    // May I?
    bool mayi_enabled = true;
    int mayi_limit = 5;
    int hand_limit = 21;
    int mayi_penalty = 1;
    int mayi_penalty_final = 1;
    hollywood::mayi_priority mayi_priority = hollywood::mayi_priority::first_call;
    bool mayi_ahead_may_claim = false;
    int mayi_grants_per_turn = 1;
    hollywood::mayi_window mayi_window = hollywood::mayi_window::before_draw;
    bool mayi_own_discard = false;
    bool mayi_when_down = false;
    bool mayi_upcard = true;
    bool mayi_final_hand = true;
    bool mayi_carry_over = false;
    hollywood::deny_effect deny_effect = hollywood::deny_effect::must_take;
    bool down_may_deny = true;
    bool withdraw = true;
    int mayi_timer_s = 0;
    // drawing and discarding
    bool down_may_take_discard = true;
    bool uncovered_card_usable = true;
    bool discard_taken_card = true;
    bool discard_wild = true;
    layable_call layable_discard_call = layable_call::off;
    hollywood::stock_empty stock_empty = hollywood::stock_empty::reshuffle;
    int reshuffle_limit = 0;
    bool discard_history_visible = false;
    // laying off and going out
    bool layoff_same_turn = true;
    hollywood::layoff_targets layoff_targets = hollywood::layoff_targets::all;
    displacement wild_displacement = displacement::run_end;
    set_displacement wild_displacement_sets = set_displacement::none;
    hollywood::go_out go_out = hollywood::go_out::optional;
    hollywood::final_hand final_hand = hollywood::final_hand::all_cards_no_discard;
    bool undo_in_turn = true;
    // scores and the match
    hollywood::score_table score_table = hollywood::score_table::hollywood;
    int ace_points = 0;      ///< 0: as the table says
    int joker_points = 0;    ///< 0: as the table says
    int wild_two_points = 0; ///< 0: as the table says
    int winner_bonus = 0;
    int not_down_factor = 1;
    hollywood::hands_played hands_played = hollywood::hands_played::all;
    std::vector<int> custom_hands = {1, 2, 3, 4, 5, 6, 7};
    hollywood::tie_break tie_break = hollywood::tie_break::shared;
    hollywood::first_dealer first_dealer = hollywood::first_dealer::random;

    /// Packs shuffled together for so many players.
    int packs(int players) const;
    int deck_size(int players) const { return packs(players) * 52 + jokers_total; }
    /// Is every ace wild? Then none is a natural.
    bool aces_wild() const
    {
        return wild_cards == hollywood::wild_cards::aces || wild_cards == hollywood::wild_cards::aces_jokers;
    }
    bool twos_wild() const { return wild_cards == hollywood::wild_cards::twos_jokers; }
    /// The faces that are wild. Jokers always are.
    cards::card_set wild_faces() const { return wild_faces_of(wild_cards); }
    bool is_wild(packs::card c) const { return cards::has(wild_faces(), packs::face_of(c)); }
    bool low_ace() const { return natural_ace_place == ace_place::low || natural_ace_place == ace_place::low_or_high; }
    bool high_ace() const
    {
        return natural_ace_place == ace_place::high || natural_ace_place == ace_place::low_or_high;
    }
    bool refills() const { return stock_empty != hollywood::stock_empty::end_hand; }
    /// The most wilds a meld of `cards` cards may hold when it is laid down.
    int most_wilds(int cards) const
    {
        int most = cards - min_naturals;
        if (wild_ratio == hollywood::wild_ratio::not_more_than_naturals)
            most = std::min(most, cards / 2);
        if (wild_ratio == hollywood::wild_ratio::fewer_than_naturals)
            most = std::min(most, (cards - 1) / 2);
        return std::max(most, 0);
    }
    /// Cards dealt to everybody in the hand with this index of the contract list.
    int dealt(int hand, bool last) const;
    /// The most that are dealt in any hand of the match.
    int most_dealt() const;
    /// The hands to be played, as indices of the contract list; never empty.
    std::vector<int> schedule() const;
    /// Penalty points of a card caught in hand.
    int points(packs::card c) const
    {
        constexpr int two = 1, ten = 9;
        const int rank = packs::rank_of(c);
        if (packs::is_joker(c) || rank == cards::ace || (rank == two && twos_wild()))
            return points_of_dear(c);
        if (rank < ten)
            return score_table == hollywood::score_table::pip ? rank + 1 : 5;
        return rank > ten && score_table == hollywood::score_table::hollywood ? 15 : 10;
    }

private:
    /// The same for cards that may have a price of their own: jokers, aces, wild twos.
    int points_of_dear(packs::card c) const;
};

/// The table of fields: ids, words, bounds, dependencies, presets, contradictions.
const rule_table<rules>& book();

} // namespace hanpan::hollywood
