// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <vector>

#include "base/random.h"
#include "bots/dragon/opponent_model.h"
#include "game/knowledge.h"
#include "games/dragon/view.h"

namespace hanpan::dragon {

/// The rule-based player of section 11: goes for the nearest hand by the exact distance, keeps the discard with the
/// most live improving cubes, takes from the island or the river only when that brings a complete hand nearer; late and
/// far away it keeps its sets and runs together instead; on a snake it stays silent only with a better hand one cube
/// away early.
action rule_based(const view& v, random_stream& rng);

/// The quick player that finishes imagined rounds: the same aims, without counting what else would improve the hand.
action rule_based(const state& s, seat who, random_stream& rng);

/// The choices worth searching, at most ten and a silent one: sources that help the hand, and the discards that leave
/// it nearest with the most to hope for. Uses only what `who` knows of `world`.
void candidates(const state& world, seat who, std::vector<action>& actions);

/// The levels' own algorithm, without a search of worlds: what every sensible choice promises (hand_value.h). The
/// budget's worlds say how far each is thought through; `beliefs`, whether the others' takes tell how near they are.
search_result<action> search_choice(const view& v, const search_budget& budget, random_stream& rng,
                                    const std::atomic<bool>& stop, const policy_weights& numbers = usual_weights);
inline constexpr int effort_for_steps = 64;
inline constexpr int effort_for_plans = 512;

/// What the coach spends (game/knowledge.h): rounds are played out as well, and their results are weighed with the hand
/// values.
search_budget coached(const view& v, search_budget budget);
opinions opinions_on(const view& v);

/// Why `best` is good there, for the coach (game/knowledge.h).
reason reason_for(const view& v, const action& best);
/// And why `played` is worse than `better` (game/knowledge.h).
reason reason_against(const view& v, const action& played, const action& better);

/// What a choice is like, for opponents of a temperament (game/knowledge.h).
nature nature_of(const view& v, const action& a);

} // namespace hanpan::dragon
