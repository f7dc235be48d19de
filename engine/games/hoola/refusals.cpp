// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hoola/refusals.h"

#include <array>
#include <cstddef>

#include "base/words.h"

namespace hanpan::hoola {
namespace {

struct words {
    refused why;
    std::string_view id;
    std::string_view sentence;
};

// In the order of the enum; `explain` looks them up by number.
constexpr words all[] = {
    {refused::none, "", ""},
    {refused::not_to_act, "not_your_turn", HANPAN_WORDS("hoola", "It is not your turn.")},
    {refused::say_stay_or_drop, "say_stay_or_drop", HANPAN_WORDS("hoola", "First say whether you stay or drop out.")},
    {refused::dropouts_over, "dropouts_over", HANPAN_WORDS("hoola", "Nobody can drop out now.")},
    {refused::answer_the_claim, "answer_the_claim",
     HANPAN_WORDS("hoola", "The discard can still be claimed: take it or pass.")},
    {refused::no_claim_open, "no_claim_open", HANPAN_WORDS("hoola", "No discard is open to claims now.")},
    {refused::draw_first, "draw_first", HANPAN_WORDS("hoola", "Draw a card first.")},
    {refused::already_drawn, "already_drawn", HANPAN_WORDS("hoola", "You have drawn already.")},
    {refused::claimer_does_not_draw, "claimer_does_not_draw",
     HANPAN_WORDS("hoola", "After a thank-you you do not draw.")},
    {refused::take_in_your_turn, "take_in_your_turn",
     HANPAN_WORDS("hoola", "It is your turn: simply take the discard.")},
    {refused::thank_out_of_turn, "thank_out_of_turn",
     HANPAN_WORDS("hoola", "It is not your turn: say thank you for the discard.")},
    {refused::no_discard, "no_discard", HANPAN_WORDS("hoola", "There is no discard to take.")},
    {refused::discard_is_dead, "discard_is_dead",
     HANPAN_WORDS("hoola", "This discard was covered; it can no longer be taken.")},
    {refused::upcard_is_closed, "upcard_is_closed",
     HANPAN_WORDS("hoola", "The card turned up after the deal may not be taken.")},
    {refused::take_with_hand_cards, "take_with_hand_cards",
     HANPAN_WORDS("hoola", "The discard must make a new meld together with cards from your hand.")},
    {refused::take_seven_alone, "take_seven_alone", HANPAN_WORDS("hoola", "A discarded seven may not be taken alone.")},
    {refused::take_to_lay_off, "take_to_lay_off", HANPAN_WORDS("hoola", "The discard may not be taken to lay it off.")},
    {refused::take_to_lay_off_unregistered, "take_to_lay_off_unregistered",
     HANPAN_WORDS("hoola", "Only registered players may take the discard to lay it off.")},
    {refused::card_not_held, "card_not_held", HANPAN_WORDS("hoola", "You do not hold that card.")},
    {refused::keep_one_card, "keep_one_card", HANPAN_WORDS("hoola", "You must keep one card to discard.")},
    {refused::no_cards, "no_cards", HANPAN_WORDS("hoola", "A meld needs cards.")},
    {refused::single_card, "single_card", HANPAN_WORDS("hoola", "Only a seven may be melded alone.")},
    {refused::two_cards, "two_cards",
     HANPAN_WORDS("hoola", "Two cards are a meld only as 6-7 or 7-8 of a suit or as two sevens.")},
    {refused::two_card_melds_off, "two_card_melds_off",
     HANPAN_WORDS("hoola", "These house rules allow no two-card melds.")},
    {refused::joker_alone, "joker_alone", HANPAN_WORDS("hoola", "A joker is no meld by itself.")},
    {refused::joker_needs_three, "joker_needs_three", HANPAN_WORDS("hoola", "A joker needs a meld of three cards.")},
    {refused::two_jokers, "two_jokers", HANPAN_WORDS("hoola", "A meld may hold only one joker.")},
    {refused::set_over_four, "set_over_four", HANPAN_WORDS("hoola", "A set has four cards at the most.")},
    {refused::neither_set_nor_run, "neither_set_nor_run",
     HANPAN_WORDS("hoola", "These cards are neither of one rank nor of one suit.")},
    {refused::run_with_gap, "run_with_gap", HANPAN_WORDS("hoola", "These cards of one suit do not follow each other.")},
    {refused::run_over_thirteen, "run_over_thirteen", HANPAN_WORDS("hoola", "A run has thirteen cards at the most.")},
    {refused::ace_is_low, "ace_is_low", HANPAN_WORDS("hoola", "The ace stands only below the two.")},
    {refused::ace_not_around, "ace_not_around",
     HANPAN_WORDS("hoola", "A run may not go round the corner from king to two.")},
    {refused::no_such_meld, "no_such_meld", HANPAN_WORDS("hoola", "There is no meld number %1.")},
    {refused::meld_is_gone, "meld_is_gone", HANPAN_WORDS("hoola", "That meld was completed and taken off the table.")},
    {refused::register_first, "register_first",
     HANPAN_WORDS("hoola", "Put down a meld of your own before laying off.")},
    {refused::set_is_killed, "set_is_killed",
     HANPAN_WORDS("hoola", "That set is killed; nothing more may be built on it.")},
    {refused::set_is_complete, "set_is_complete", HANPAN_WORDS("hoola", "That set already has its four cards.")},
    {refused::other_rank, "other_rank", HANPAN_WORDS("hoola", "That set takes only cards of its own rank.")},
    {refused::other_suit, "other_suit", HANPAN_WORDS("hoola", "That run is of another suit.")},
    {refused::not_at_an_end, "not_at_an_end",
     HANPAN_WORDS("hoola", "That card does not continue the run at either end.")},
    {refused::run_is_full, "run_is_full", HANPAN_WORDS("hoola", "That run already has thirteen cards.")},
    {refused::grows_up_only, "grows_up_only", HANPAN_WORDS("hoola", "That run only grows upwards.")},
    {refused::grows_down_only, "grows_down_only", HANPAN_WORDS("hoola", "That run only grows downwards.")},
    {refused::seven_takes_nothing, "seven_takes_nothing",
     HANPAN_WORDS("hoola", "Nothing may be added to a lone seven.")},
    {refused::seven_takes_neighbours, "seven_takes_neighbours",
     HANPAN_WORDS("hoola", "A lone seven takes only the 6 or 8 of its suit.")},
    {refused::seven_takes_other, "seven_takes_other",
     HANPAN_WORDS("hoola", "A lone seven takes only the 6 or 8 of its suit or another seven.")},
    {refused::second_joker, "second_joker", HANPAN_WORDS("hoola", "That meld already holds a joker.")},
    {refused::spur_needs_three, "spur_needs_three",
     HANPAN_WORDS("hoola", "A run grows only out of a set of exactly three cards.")},
    {refused::spur_other_card, "spur_other_card",
     HANPAN_WORDS("hoola", "That card does not continue the run growing out of the set.")},
    {refused::no_stop_in_places, "no_stop_in_places",
     HANPAN_WORDS("hoola", "Nobody stops when play goes on for places.")},
    {refused::stop_is_off, "stop_is_off", HANPAN_WORDS("hoola", "These house rules know no stop.")},
    {refused::stop_out_of_turn, "stop_out_of_turn", HANPAN_WORDS("hoola", "Only the player in turn may stop.")},
    {refused::stop_waits_for_claims, "stop_waits_for_claims",
     HANPAN_WORDS("hoola", "Claims come first: you may stop when nobody wants the discard.")},
    {refused::stop_at_turn_start, "stop_at_turn_start",
     HANPAN_WORDS("hoola", "You may stop only at the start of your turn, before drawing.")},
    {refused::stop_after_claim, "stop_after_claim",
     HANPAN_WORDS("hoola", "You may not stop in a turn that began with a thank-you.")},
    {refused::stop_unregistered, "stop_unregistered",
     HANPAN_WORDS("hoola", "Put down a meld of your own before stopping.")},
    {refused::stop_over_threshold, "stop_over_threshold",
     HANPAN_WORDS("hoola", "Your hand counts %1; you may stop with %2 at the most.")},
    {refused::stop_dealer_only, "stop_dealer_only", HANPAN_WORDS("hoola", "Only the dealer may stop.")},
    {refused::stop_one_card_only, "stop_one_card_only",
     HANPAN_WORDS("hoola", "You hold %1 cards; you may stop only with one.")},
    {refused::no_blast_in_places, "no_blast_in_places",
     HANPAN_WORDS("hoola", "Nobody blasts when play goes on for places.")},
    {refused::blast_is_off, "blast_is_off", HANPAN_WORDS("hoola", "These house rules know no blast.")},
    {refused::blast_out_of_turn, "blast_out_of_turn", HANPAN_WORDS("hoola", "Only the player in turn may blast.")},
    {refused::blast_waits_for_claims, "blast_waits_for_claims",
     HANPAN_WORDS("hoola", "Claims come first: you may blast when nobody wants the discard.")},
    {refused::blast_at_turn_start, "blast_at_turn_start",
     HANPAN_WORDS("hoola", "You may blast only at the start of your turn.")},
    {refused::blast_registered, "blast_registered",
     HANPAN_WORDS("hoola", "You are registered; only a player without a meld may blast.")},
    {refused::blast_seven_cards, "blast_seven_cards",
     HANPAN_WORDS("hoola", "A blast needs all seven cards in hand; you hold %1.")},
    {refused::blast_joker, "blast_joker", HANPAN_WORDS("hoola", "A hand with a joker cannot blast.")},
    {refused::blast_points, "blast_points",
     HANPAN_WORDS("hoola", "Your seven cards count %1; that is neither low nor high enough for a blast.")},
    {refused::blast_faces, "blast_faces",
     HANPAN_WORDS("hoola", "Your seven cards count %1; a blast needs fewer points or seven court cards.")},
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

} // namespace hanpan::hoola
