// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/random.h"
#include "game/knowledge.h"
#include "games/hohpai/view.h"

namespace hanpan::hohpai {

/// What five pieces promise when one of the hidden pieces of `coming` is added, each equally likely: the mean of
/// hand_table::promise, or of a win's score. `coming` as in `knowledge`; nothing coming is 0.
float expectation(const hand_table& hands, dominoes::bag five, dominoes::bag coming);

/// The hidden pieces the view's seat may get if it exchanges now: one where it knows the row, else what may lie there.
dominoes::bag coming_from_row(const view& v);

/// The rule-based player after section 10: gives up the piece without which the piece that may come next promises most,
/// remembering what it knows of the row; shows a win unless playing on promises more; takes a discard that promises
/// more than the stock does.
action rule_based(const view& v, random_stream& rng);

/// What the row form is worked out with. Found by play; `./dev bench tune --game hohpai` asks what each is worth.
struct policy_weights {
    /// A piece given away comes to somebody else sooner or later: so much of what it is worth to him counts against it. More wins
    /// more deals, but dear hands of one's own are missed.
    float gift = 0.2F;
    /// How sharply others tell what is of little use, when they give a piece up: the chance falls by exp(-this * use).
    float reluctance = 50;
    /// Without beliefs: that much everybody knows of the others.
    float little_reluctance = 15;
    /// The share of what was learnt of how deals go on (prospects.h) in what a hand promises; the table has the rest.
    float learnt = 0.5F;
};
inline constexpr policy_weights usual_weights;

/// The row form worked out: exact while nothing is hidden and the end is near; otherwise the expectation over this and
/// the next own exchanges (as many as `budget.effort` allows for), over all pieces that may come. Empty in the other
/// form and in claim windows. Values are those of the seat's own wins: (players - 1) × stake × expected score.
search_result<action> search_choice(const view& v, const search_budget& budget, random_stream& rng,
                                    const std::atomic<bool>& stop, const policy_weights& numbers = usual_weights);
/// Does `search_choice` reckon there with what the seat itself may win, and not with what it may have to pay?
bool counts_own_wins(const view& v);
inline constexpr int effort_for_two_turns = 200;
inline constexpr int effort_for_three_turns = 2000;

/// The same with section 10's own measure instead: the sum over all winning hands at most three pieces away of the
/// product of unseen copies of what is missing, times 0.06 per missing piece. Hundreds of times slower; a yardstick.
action by_winning_hands(const view& v, random_stream& rng);

/// What speaks for an action, and what against one, for the coach (game/knowledge.h).
reason reason_for(const view& v, const action& a);
reason reason_against(const view& v, const action& played, const action& better);

/// What a choice is like, for opponents of a temperament (game/knowledge.h).
nature nature_of(const view& v, const action& a);

} // namespace hanpan::hohpai
