// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/refusal_table.h"
#include "base/words.h"
#include "games/hulahoo/actions.h"

namespace hanpan::hulahoo {

namespace {

constexpr refusal_words<refused> words[] = {
    {refused::none, "", ""},
    {refused::time_to_pick, "wrong_phase", HANPAN_WORDS("hulahoo", "First choose the cards to place face up.")},
    {refused::time_to_swap, "wrong_phase", HANPAN_WORDS("hulahoo", "First swap cards, or keep them all.")},
    {refused::time_to_name, "wrong_phase", HANPAN_WORDS("hulahoo", "First name the player who must answer.")},
    {refused::time_to_play, "wrong_phase", HANPAN_WORDS("hulahoo", "Now cards are played: play one, or pass.")},
    {refused::not_held, "not_held", HANPAN_WORDS("hulahoo", "You do not have that card.")},
    {refused::not_in_open_row, "not_in_open_row", HANPAN_WORDS("hulahoo", "That card is not in your open row.")},
    {refused::not_in_hand, "not_in_hand", HANPAN_WORDS("hulahoo", "That card is not in your hand.")},
    {refused::not_higher, "not_higher",
     HANPAN_WORDS("hulahoo", "Higher was called: play more than %1, another %1, or a joker.")},
    {refused::not_lower, "not_lower",
     HANPAN_WORDS("hulahoo", "Lower was called: play less than %1, another %1, or a joker.")},
    {refused::double_needs_same, "double_needs_same",
     HANPAN_WORDS("hulahoo", "The %1 is doubled: only the same number, a neighbour or a joker fits.")},
    {refused::double_needs_same_only, "double_needs_same_only",
     HANPAN_WORDS("hulahoo", "The %1 is doubled: only the same number or a joker fits.")},
    {refused::last_card_joker, "last_card_joker", HANPAN_WORDS("hulahoo", "A joker may not be your last card.")},
    {refused::no_cards_to_double, "no_cards_to_double",
     HANPAN_WORDS("hulahoo", "The draw pile is empty: the same number cannot be played.")},
    {refused::call_missing, "call_missing",
     HANPAN_WORDS("hulahoo", "Say whether the next player must go higher or lower.")},
    {refused::must_call_double, "must_call_double", HANPAN_WORDS("hulahoo", "The same number is always a double.")},
    {refused::cannot_call_double, "cannot_call_double",
     HANPAN_WORDS("hulahoo", "Only the same number makes a double.")},
    {refused::must_call_anything, "must_call_anything",
     HANPAN_WORDS("hulahoo", "After this 1 the next player may play anything, so you make no call.")},
    {refused::cannot_call_anything, "cannot_call_anything",
     HANPAN_WORDS("hulahoo", "Only a 1 played as small joker lets the next player play anything.")},
    {refused::limit_call, "limit_call", HANPAN_WORDS("hulahoo", "Nothing is beyond %1: that call is not allowed.")},
    {refused::target_missing, "target_missing", HANPAN_WORDS("hulahoo", "Name the player who must answer.")},
    {refused::target_not_used, "target_not_used",
     HANPAN_WORDS("hulahoo", "The next player in turn answers; you name no one.")},
    {refused::target_yourself, "target_yourself", HANPAN_WORDS("hulahoo", "You cannot name yourself.")},
    {refused::target_out, "target_out", HANPAN_WORDS("hulahoo", "That player is out of this round.")},
    {refused::target_unknown, "target_unknown", HANPAN_WORDS("hulahoo", "There is no such player.")},
    {refused::must_play, "must_play", HANPAN_WORDS("hulahoo", "You have a card that fits, so you must play.")},
    {refused::swap_nothing, "swap_nothing", HANPAN_WORDS("hulahoo", "Choose the cards to swap, or keep them all.")},
    {refused::swap_too_many, "swap_too_many", HANPAN_WORDS("hulahoo", "You may swap at most %1 cards.")},
    {refused::swap_hand_not_allowed, "swap_hand_not_allowed",
     HANPAN_WORDS("hulahoo", "Only open cards may be swapped.")},
    {refused::pick_count, "pick_count", HANPAN_WORDS("hulahoo", "Pick exactly %1 cards for the open row.")},
    {refused::name_call_unchanged, "name_call_unchanged", HANPAN_WORDS("hulahoo", "The call stays as it is.")},
    {refused::name_call_double, "name_call_double",
     HANPAN_WORDS("hulahoo", "You can only call higher or lower again.")},
    {refused::cannot_pass_lead, "cannot_pass_lead",
     HANPAN_WORDS("hulahoo", "The first player of a round cannot pass.")},
};

constexpr refusal_table all(words);

} // namespace

verdict explain(refused why, int a, int b) { return all.explain(why, a, b); }

} // namespace hanpan::hulahoo
