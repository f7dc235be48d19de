// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/random.h"
#include "bots/hulahoo/prospects.h"
#include "game/knowledge.h"
#include "games/hulahoo/view.h"

namespace hanpan::hulahoo {

struct policy_weights; // options.h

/// The rule-based player of section 8: prefers the call the next player's open row cannot serve, keeps a spread and the
/// jokers, spends extremes when they are likely to bite, never strands a lone 7.
action rule_based(const view& v, random_stream& rng);

/// A quicker form for imagined rounds; the second one with other weights.
action rule_based(const state& s, seat who, random_stream& rng);
action rule_based(const state& s, seat who, random_stream& rng, const policy_weights& weights);

/// The searching seat plays on by weights that win more (game/knowledge.h), and departs from their choice only on
/// evidence.
action own_playout_action(const state& s, seat who, random_stream& rng);
action incumbent(const view& v, random_stream& rng);

/// The choices worth searching, at most 24, the most promising first. Uses only what `who` knows of `world`.
void candidates(const state& world, seat who, std::vector<action>& actions);

/// Tree search over imagined worlds while cards are played; exact at the end between two who see each other's cards.
/// Empty (the flat search goes on) where the open row is chosen or exchanged.
search_result<action> search_choice(const view& v, const search_budget& budget, random_stream& rng,
                                    const std::atomic<bool>& stop);

/// The chance, from what the view knows, that `who` has no legal answer to this top and call (section 8).
double elimination_chance(const view& v, seat who, int top, call c);

/// Why `best` is good there, for the coach (game/knowledge.h).
reason reason_for(const view& v, const action& best);
/// And why `played` is worse than `better` (game/knowledge.h).
reason reason_against(const view& v, const action& played, const action& better);

/// What a choice is like, for opponents of a temperament (game/knowledge.h).
nature nature_of(const view& v, const action& a);

} // namespace hanpan::hulahoo
