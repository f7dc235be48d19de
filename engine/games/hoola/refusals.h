// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "base/verdict.h"

namespace hanpan::hoola {

/// Why an action is not allowed; each has an id and a sentence of its own in refusals.cpp.
enum class refused : std::uint8_t {
    none,
    // whose turn it is, and what for
    not_to_act,
    say_stay_or_drop,
    dropouts_over,
    answer_the_claim,
    no_claim_open,
    draw_first,
    already_drawn,
    claimer_does_not_draw,
    // the discard
    take_in_your_turn,
    thank_out_of_turn,
    no_discard,
    discard_is_dead,
    upcard_is_closed,
    take_with_hand_cards,
    take_seven_alone,
    take_to_lay_off,
    take_to_lay_off_unregistered,
    // cards
    card_not_held,
    keep_one_card,
    // new melds
    no_cards,
    single_card,
    two_cards,
    two_card_melds_off,
    joker_alone,
    joker_needs_three,
    two_jokers,
    set_over_four,
    neither_set_nor_run,
    run_with_gap,
    run_over_thirteen,
    ace_is_low,
    ace_not_around,
    // laying off
    no_such_meld,
    meld_is_gone,
    register_first,
    set_is_killed,
    set_is_complete,
    other_rank,
    run_of_spades, // the four suits in the order of cards.h
    run_of_hearts,
    run_of_diamonds,
    run_of_clubs,
    not_at_an_end,
    not_at_its_end,
    no_end_left,
    run_is_full,
    grows_up_only,
    grows_down_only,
    seven_takes_nothing,
    seven_takes_neighbours,
    seven_takes_other,
    second_joker,
    spur_needs_three,
    spur_other_card,
    // ending play
    no_stop_in_places,
    stop_is_off,
    stop_out_of_turn,
    stop_at_turn_start,
    stop_after_claim,
    stop_unregistered,
    stop_over_threshold,
    stop_dealer_only,
    stop_one_card_only,
    no_blast_in_places,
    blast_is_off,
    blast_out_of_turn,
    blast_at_turn_start,
    blast_registered,
    blast_seven_cards,
    blast_joker,
    blast_points,
    blast_low_points,
    blast_high_points,
    blast_faces,
    blast_only_faces,
    count
};

/// Id and sentence of a reason; `a` and `b` are the numbers its %1 and %2 stand for.
verdict explain(refused why, int a = 0, int b = 0, int c = 0);

} // namespace hanpan::hoola
