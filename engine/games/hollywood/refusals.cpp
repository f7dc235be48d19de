// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hollywood/refusals.h"

#include <cstddef>
#include <iterator>

#include "base/words.h"

namespace hanpan::hollywood {
namespace {

struct words {
    refused why;
    std::string_view id;
    std::string_view sentence;
};

// In the order of the enum; `explain` looks them up by number.
constexpr words all[] = {
    {refused::none, "", ""},
    {refused::not_to_act, "not_your_turn", HANPAN_WORDS("hollywood", "It is not your turn.")},
    {refused::no_mayi_rule, "no_mayi_rule", HANPAN_WORDS("hollywood", "These house rules know no May I?.")},
    {refused::no_mayi_last_hand, "no_mayi_last_hand",
     HANPAN_WORDS("hollywood", "There is no May I? in the last hand.")},
    {refused::no_mayi_upcard, "no_mayi_upcard",
     HANPAN_WORDS("hollywood", "The first card turned up cannot be called.")},
    {refused::no_call_open, "no_call_open", HANPAN_WORDS("hollywood", "The discard cannot be called now.")},
    {refused::call_in_turn, "call_in_turn", HANPAN_WORDS("hollywood", "It is your turn: simply take the discard.")},
    {refused::call_when_down, "call_when_down",
     HANPAN_WORDS("hollywood", "You have laid down; only players who have not may call.")},
    {refused::call_limit, "call_limit", HANPAN_WORDS("hollywood", "You have used your %1 May-Is of this hand.")},
    {refused::call_hand_limit, "call_hand_limit",
     HANPAN_WORDS("hollywood", "With this card you would hold more than %1 cards.")},
    {refused::call_own_discard, "call_own_discard", HANPAN_WORDS("hollywood", "You threw this card yourself.")},
    {refused::call_after_withdrawal, "call_after_withdrawal",
     HANPAN_WORDS("hollywood", "You withdrew your call; you may not call again in this turn.")},
    {refused::call_too_few_cards, "call_too_few_cards",
     HANPAN_WORDS("hollywood", "There are not enough cards left for a May I?.")},
    {refused::call_granted_already, "call_granted_already",
     HANPAN_WORDS("hollywood", "Somebody has already had a card of the pile in this turn.")},
    {refused::already_answered, "already_answered", HANPAN_WORDS("hollywood", "You have answered already.")},
    {refused::answer_call_first, "answer_call_first",
     HANPAN_WORDS("hollywood", "First answer the call: allow or deny it.")},
    {refused::nobody_called, "nobody_called", HANPAN_WORDS("hollywood", "Nobody has called.")},
    {refused::allow_in_turn, "allow_in_turn", HANPAN_WORDS("hollywood", "Only the player in turn may allow a call.")},
    {refused::deny_in_turn, "deny_in_turn", HANPAN_WORDS("hollywood", "Only the player in turn may deny a call.")},
    {refused::deny_when_down, "deny_when_down",
     HANPAN_WORDS("hollywood", "You have laid down; you may not deny a call.")},
    {refused::withdraw_own_call, "withdraw_own_call", HANPAN_WORDS("hollywood", "You have no call to withdraw.")},
    {refused::withdraw_off, "withdraw_off", HANPAN_WORDS("hollywood", "These house rules let nobody withdraw a call.")},
    {refused::pass_nothing, "pass_nothing", HANPAN_WORDS("hollywood", "There is nothing to pass on now.")},
    {refused::wait_for_calls, "wait_for_calls",
     HANPAN_WORDS("hollywood", "The discard can still be called: take it or pass before you draw from the stock.")},
    {refused::answer_the_call, "answer_the_call",
     HANPAN_WORDS("hollywood", "Somebody wants the discard: allow or deny it.")},
    {refused::already_drawn, "already_drawn", HANPAN_WORDS("hollywood", "You have drawn already.")},
    {refused::draw_first, "draw_first", HANPAN_WORDS("hollywood", "Draw a card first.")},
    {refused::stock_is_empty, "stock_is_empty",
     HANPAN_WORDS("hollywood", "The stock is empty and cannot be renewed: take the discard.")},
    {refused::no_discard, "no_discard", HANPAN_WORDS("hollywood", "There is no discard to take.")},
    {refused::discard_when_down, "discard_when_down",
     HANPAN_WORDS("hollywood", "You have laid down; you may draw from the stock only.")},
    {refused::discard_uncovered, "discard_uncovered",
     HANPAN_WORDS("hollywood", "After a May I? you may draw from the stock only.")},
    {refused::card_not_held, "card_not_held", HANPAN_WORDS("hollywood", "You do not hold that card.")},
    {refused::card_twice, "card_twice", HANPAN_WORDS("hollywood", "A card can be laid only once.")},
    {refused::too_many_cards, "too_many_cards",
     HANPAN_WORDS("hollywood", "So many cards cannot be laid down at once.")},
    {refused::meld_empty, "meld_empty", HANPAN_WORDS("hollywood", "A meld needs cards.")},
    {refused::set_too_short, "set_too_short", HANPAN_WORDS("hollywood", "A set has at least %1 cards.")},
    {refused::run_too_short, "run_too_short", HANPAN_WORDS("hollywood", "A run has at least %1 cards.")},
    {refused::set_other_rank, "set_other_rank", HANPAN_WORDS("hollywood", "The cards of a set are all of one rank.")},
    {refused::set_over_max, "set_over_max", HANPAN_WORDS("hollywood", "A set has %1 cards at the most.")},
    {refused::set_same_suit, "set_same_suit", HANPAN_WORDS("hollywood", "No suit may appear twice in a set.")},
    {refused::run_other_suit, "run_other_suit", HANPAN_WORDS("hollywood", "The cards of a run are all of one suit.")},
    {refused::run_broken, "run_broken",
     HANPAN_WORDS("hollywood", "The cards of a run follow each other without a gap.")},
    {refused::run_below_two, "run_below_two", HANPAN_WORDS("hollywood", "Nothing lies below the two.")},
    {refused::run_above_king, "run_above_king", HANPAN_WORDS("hollywood", "Nothing lies above the king.")},
    {refused::ace_place_closed, "ace_place_closed", HANPAN_WORDS("hollywood", "An ace may not stand there.")},
    {refused::ace_both_ends, "ace_both_ends",
     HANPAN_WORDS("hollywood", "A run may not hold an ace's place at both ends.")},
    {refused::wild_in_ace_place, "wild_in_ace_place",
     HANPAN_WORDS("hollywood", "A wild may not stand in the ace's place.")},
    {refused::only_wilds, "only_wilds", HANPAN_WORDS("hollywood", "A meld needs at least one card that is not wild.")},
    {refused::two_naturals, "two_naturals",
     HANPAN_WORDS("hollywood", "A meld needs at least two cards that are not wild.")},
    {refused::too_many_wilds, "too_many_wilds",
     HANPAN_WORDS("hollywood", "A meld may not hold more wilds than other cards.")},
    {refused::wilds_as_many, "wilds_as_many",
     HANPAN_WORDS("hollywood", "A meld must hold fewer wilds than other cards.")},
    {refused::wilds_adjacent, "wilds_adjacent",
     HANPAN_WORDS("hollywood", "Two wilds may not lie side by side in a run.")},
    {refused::set_or_run, "set_or_run", HANPAN_WORDS("hollywood", "These cards are neither a set nor a run.")},
    {refused::already_down, "already_down",
     HANPAN_WORDS("hollywood", "You have laid down already; now you can only lay off.")},
    {refused::first_round_no_laydown, "first_round_no_laydown",
     HANPAN_WORDS("hollywood", "Nobody lays down in the first round of turns.")},
    {refused::contract_number, "contract_number",
     HANPAN_WORDS("hollywood", "This hand asks for %1 melds, no more and no fewer.")},
    {refused::contract_sets, "contract_sets",
     HANPAN_WORDS("hollywood", "This hand asks for sets and runs in other numbers: %1 sets.")},
    {refused::contract_runs, "contract_runs",
     HANPAN_WORDS("hollywood", "This hand asks for sets and runs in other numbers: %1 runs.")},
    {refused::contract_short, "contract_short",
     HANPAN_WORDS("hollywood", "A meld is shorter than this hand asks for.")},
    {refused::contract_longer, "contract_longer",
     HANPAN_WORDS("hollywood", "Melds may not be longer than this hand asks for.")},
    {refused::runs_too_close, "runs_too_close",
     HANPAN_WORDS("hollywood", "Two runs of one suit must be %1 ranks apart.")},
    {refused::sets_same_rank, "sets_same_rank", HANPAN_WORDS("hollywood", "The sets must be of different ranks.")},
    {refused::all_cards_needed, "all_cards_needed",
     HANPAN_WORDS("hollywood", "In this hand the melds must use every card you hold; %1 would be left.")},
    {refused::keep_one_card, "keep_one_card", HANPAN_WORDS("hollywood", "You must keep one card to discard.")},
    {refused::down_first, "down_first", HANPAN_WORDS("hollywood", "Lay down your contract before laying off.")},
    {refused::not_this_turn, "not_this_turn", HANPAN_WORDS("hollywood", "You may lay off from your next turn on.")},
    {refused::no_such_meld, "no_such_meld", HANPAN_WORDS("hollywood", "There is no meld number %1.")},
    {refused::own_melds_only, "own_melds_only", HANPAN_WORDS("hollywood", "You may lay off on your own melds only.")},
    {refused::others_melds_only, "others_melds_only",
     HANPAN_WORDS("hollywood", "You may lay off on the others' melds only.")},
    {refused::other_rank, "other_rank", HANPAN_WORDS("hollywood", "That set takes only cards of its own rank.")},
    {refused::other_suit, "other_suit", HANPAN_WORDS("hollywood", "That run is of another suit.")},
    {refused::not_at_an_end, "not_at_an_end",
     HANPAN_WORDS("hollywood", "That card does not continue the run at either end.")},
    {refused::bottom_closed, "bottom_closed",
     HANPAN_WORDS("hollywood", "Nothing more fits at the bottom of that run.")},
    {refused::top_closed, "top_closed", HANPAN_WORDS("hollywood", "Nothing more fits at the top of that run.")},
    {refused::no_end_free, "no_end_free",
     HANPAN_WORDS("hollywood", "The wild it replaces cannot move: neither end of the run is free.")},
    {refused::wild_not_inside, "wild_not_inside",
     HANPAN_WORDS("hollywood", "A wild is added at an end of a run, never inside.")},
    {refused::choose_an_end, "choose_an_end", HANPAN_WORDS("hollywood", "Both ends are free: say bottom or top.")},
    {refused::wild_cannot_be_replaced, "wild_cannot_be_replaced",
     HANPAN_WORDS("hollywood", "A wild's place in a run may not be taken.")},
    {refused::no_wild_in_set, "no_wild_in_set", HANPAN_WORDS("hollywood", "No wild lies in that set.")},
    {refused::wild_stays_on_table, "wild_stays_on_table",
     HANPAN_WORDS("hollywood", "A replaced wild does not come to the hand.")},
    {refused::no_place_for_wild, "no_place_for_wild",
     HANPAN_WORDS("hollywood", "The replaced wild must be laid off at once, and there is no place for it.")},
    {refused::use_wild_first, "use_wild_first", HANPAN_WORDS("hollywood", "First lay off the wild you have replaced.")},
    {refused::last_card_not_discarded, "last_card_not_discarded",
     HANPAN_WORDS("hollywood", "The last card may not be discarded; it must be laid off.")},
    {refused::taken_card_kept, "taken_card_kept",
     HANPAN_WORDS("hollywood", "The card taken from the pile may not be discarded in the same turn.")},
    {refused::wild_kept, "wild_kept", HANPAN_WORDS("hollywood", "Wild cards may not be discarded.")},
    {refused::must_discard, "must_discard", HANPAN_WORDS("hollywood", "Your turn ends with a discard.")},
    {refused::undo_off, "undo_off", HANPAN_WORDS("hollywood", "These house rules let nobody take back a play.")},
    {refused::nothing_to_undo, "nothing_to_undo",
     HANPAN_WORDS("hollywood", "You have played nothing on the table in this turn.")},
    {refused::nothing_to_point_out, "nothing_to_point_out",
     HANPAN_WORDS("hollywood", "There is no careless discard to point out.")},
    {refused::point_out_own, "point_out_own", HANPAN_WORDS("hollywood", "You need not point out your own discard.")},
};
static_assert(std::size(all) == static_cast<std::size_t>(refused::count));
static_assert([] {
    for (std::size_t i = 0; i < std::size(all); ++i)
        if (static_cast<std::size_t>(all[i].why) != i)
            return false;
    return true;
}());

} // namespace

verdict explain(refused why, int a, int b)
{
    const words& w = all[static_cast<std::size_t>(why)];
    return {w.id, w.sentence, a, b};
}

} // namespace hanpan::hollywood
