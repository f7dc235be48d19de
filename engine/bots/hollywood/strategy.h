// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "base/random.h"
#include "bots/hollywood/beliefs.h"
#include "bots/hollywood/prospects.h"
#include "bots/hollywood/strong_policy.h"
#include "game/knowledge.h"
#include "games/hollywood/view.h"

namespace hanpan::hollywood {

/// The sound player (RULES.md, section 8): collects by distance to the contract, calls when a card brings it nearer and
/// the penalty is worth it, denies what it needs itself, lays down and off as soon as it can.
action rule_based(const standpoint& p, random_stream& rng);
inline action rule_based(const view& v, random_stream& rng) { return rule_based(v.stand(), rng); }
inline action rule_based(const state& s, seat who, random_stream& rng)
{
    return rule_based(standpoint_of(s, who), rng);
}

/// The same without dice, so that imagined hands that differ in one choice stay as alike as possible. `quick`: only the
/// first few ways to lay down are tried.
action without_dice(const standpoint& p, bool quick);
action playout_action(const state& world, seat who, random_stream& rng);

/// The choices worth searching, at most 24: outside one's own play all there are; otherwise the best ways to lay down,
/// the lay-offs of most worth and the five best discards. Uses only what `who` knows.
void candidates(const state& world, seat who, std::vector<action>& out);

/// A player who holds a complete contract without laying it down is sometimes caught with it, at a great loss
/// (game/knowledge.h).
int least_worlds(const view& v);

/// The coach plays such a decision to the end of the round in many worlds (game/knowledge.h).
search_budget coached(const view& v, search_budget budget);

/// By how much the coach's values flatter holding a complete contract (game/knowledge.h).
double doubt_of(const view& v);

/// Why `best` is good there, for the coach (game/knowledge.h).
reason reason_for(const view& v, const action& best);
/// And why `played` is worse than `better` (game/knowledge.h).
reason reason_against(const view& v, const action& played, const action& better);

/// What a choice is like, for opponents of a temperament (game/knowledge.h).
nature nature_of(const view& v, const action& a);

} // namespace hanpan::hollywood
