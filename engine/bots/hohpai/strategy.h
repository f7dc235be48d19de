// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "game/knowledge.h"
#include "games/hohpai/view.h"

namespace hanpan::hohpai {

/// What five pieces promise when one of the hidden pieces of `coming` is added, each equally likely: the mean of
/// hand_table::promise, or of a win's score. `coming` as in `knowledge`; 0 where nothing can come.
float expectation(const hand_table& hands, dominoes::bag five, dominoes::bag coming);

/// The hidden pieces the view's seat may get if it exchanges now: one where it knows the row, else all that may lie
/// there.
dominoes::bag coming_from_row(const view& v);

/// The rule-based player of section 10: gives up the piece without which the next piece promises most, remembering what
/// it knows of the row; shows a win unless playing on promises more; takes a discard that promises more than the stock
/// does.
action rule_based(const view& v, random_stream& rng);

/// The constants of the row form's search, found by play; `./dev bench tune --game hohpai` finds what each is worth.
struct policy_weights {
    /// A piece given away comes to somebody else sooner or later: this share of its worth to him counts against it. A
    /// higher share wins more deals, but misses dear hands of one's own.
    float gift = 0.2F;
    /// How well the others give up what is of little use: the chance falls by exp(-reluctance * use).
    float reluctance = 50;
    /// `reluctance` without beliefs: that much everybody assumes of the others.
    float little_reluctance = 15;
    /// How much of a hand's promise comes from the net (prospects.h); the rest comes from the table.
    float learnt = 0.5F;
};
inline constexpr policy_weights usual_weights;

/// Works the row form out: exact while nothing is hidden and the end is near; otherwise the expectation over this and
/// the next own exchanges (as many as `budget.effort` allows for), over all pieces that may come. Empty in the other
/// form and in claim windows. Values are those of the seat's own wins: (players - 1) × stake × expected score.
search_result<action> search_choice(const view& v, const search_budget& budget, random_stream& rng,
                                    const std::atomic<bool>& stop, const policy_weights& numbers = usual_weights);
/// Does `search_choice` count what the seat itself may win, and not what it may have to pay?
bool counts_own_wins(const view& v);
inline constexpr int effort_for_two_turns = 200;
inline constexpr int effort_for_three_turns = 2000;

/// The same with section 10's own measure: the sum, over all winning hands at most three pieces away, of the product of
/// unseen copies of what is missing, times 0.06 per missing piece. Hundreds of times slower; a yardstick.
action by_winning_hands(const view& v, random_stream& rng);

/// What speaks for an action, and what against one, for the coach (game/knowledge.h).
reason reason_for(const view& v, const action& a);
reason reason_against(const view& v, const action& played, const action& better);

/// What a choice is like, for opponents of a temperament (game/knowledge.h).
nature nature_of(const view& v, const action& a);

} // namespace hanpan::hohpai
