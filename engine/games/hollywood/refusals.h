// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "base/verdict.h"

namespace hanpan::hollywood {

/// Why an action is not allowed; each has an id and a sentence of its own in refusals.cpp.
enum class refused : std::uint8_t {
    none,
    not_to_act,
    // May I?
    no_mayi_rule,
    no_mayi_last_hand,
    no_mayi_upcard,
    no_call_open,
    call_in_turn,
    call_when_down,
    call_limit,
    call_hand_limit,
    call_own_discard,
    call_after_withdrawal,
    call_too_few_cards,
    call_granted_already,
    already_answered,
    answer_call_first,
    nobody_called,
    allow_in_turn,
    deny_in_turn,
    deny_when_down,
    withdraw_own_call,
    withdraw_off,
    pass_nothing,
    // drawing
    wait_for_calls,
    answer_the_call,
    already_drawn,
    draw_first,
    stock_is_empty,
    no_discard,
    discard_when_down,
    discard_uncovered,
    // cards
    card_not_held,
    card_twice,
    too_many_cards,
    // melds
    meld_empty,
    set_too_short,
    run_too_short,
    set_other_rank,
    set_over_max,
    set_same_suit,
    run_other_suit,
    run_broken,
    run_below_two,
    run_above_king,
    ace_place_closed,
    ace_both_ends,
    wild_in_ace_place,
    only_wilds,
    two_naturals,
    too_many_wilds,
    wilds_as_many,
    wilds_adjacent,
    set_or_run,
    // laying down
    already_down,
    first_round_no_laydown,
    contract_number,
    contract_sets,
    contract_runs,
    contract_short_set,
    contract_short_run,
    contract_longer,
    runs_too_close,
    sets_same_rank,
    all_cards_needed,
    keep_one_card,
    // laying off
    down_first,
    not_this_turn,
    no_such_meld,
    own_melds_only,
    others_melds_only,
    other_rank,
    run_of_spades, // the four suits in the order of cards.h
    run_of_hearts,
    run_of_diamonds,
    run_of_clubs,
    not_at_an_end,
    not_at_its_end,
    no_end_left,
    bottom_closed,
    top_closed,
    no_end_free,
    wild_not_inside,
    choose_an_end,
    wild_cannot_be_replaced,
    no_wild_in_set,
    wild_stays_on_table,
    no_place_for_wild,
    only_for_the_wild,
    set_has_no_ends,
    use_wild_first,
    // discarding
    last_card_not_discarded,
    taken_card_kept,
    wild_kept,
    must_discard,
    // taking back and pointing out
    undo_off,
    nothing_to_undo,
    nothing_to_point_out,
    point_out_own,
    count
};

/// Id and sentence of a reason; `a` and `b` are the numbers its %1 and %2 stand for.
verdict explain(refused why, int a = 0, int b = 0);

} // namespace hanpan::hollywood
