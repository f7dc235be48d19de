// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "base/random.h"
#include "bots/hoola/cover.h"
#include "game/knowledge.h"
#include "games/hoola/view.h"

namespace hanpan::hoola {

/// What a rule-based player values. The defaults are those of the "casual" level; others are for comparison.
struct policy_weights {
    int worth_taking = 4; ///< a discard is taken if it leaves at least this much less weight in the hand
    // It waits for Hoola with at most most_loose_to_hold loose cards, stock_to_hold cards a player in the stock and
    // nobody below cards_to_hold cards in hand.
    int most_loose_to_hold = 2;
    int stock_to_hold = 3;
    int cards_to_hold = 5;
    int keep_out = 20; ///< discards: the worth of each hidden card that would complete a meld
    int danger = 24;   ///< discards: the cost of a claim by somebody else is divided by this
    int seven_bonus = 40;
    int points_weight = 3;
    int least_left_cost = 8;
    int stop_margin = 2;     ///< this far from undercutting already counts as undercutting
    double stop_share = 0.5; ///< stopping must be worth this share of what it may bring
    bool claims = true;      ///< says thank you out of turn
};

/// What it costs a rule-based player to part with each card of a hand; he throws the cheapest.
class discard_costs {
public:
    discard_costs(const open_part& t, seat who, card_set hand, const policy_weights& weights);
    int operator()(card c) const;

private:
    const rules& law_;
    const lane_plan& plan_;
    const policy_weights& weights_;
    card_set held_, hidden_;
    int one_ = 0, two_ = 0, fear_ = 0, haste_ = 0, all_left_ = 0;
    std::array<unsigned, cards::suits> mine_{}, there_{};
};

/// The rule-based player on what a seat knows. The seat must be to act.
action rule_based(const standpoint& p, random_stream& rng);
action rule_based(const standpoint& p, random_stream& rng, const policy_weights& weights);
inline action rule_based(const view& v, random_stream& rng) { return rule_based(v.stand(), rng); }
/// The same as a playout policy: uses the seat's own hand and the table only.
inline action rule_based(const state& s, seat who, random_stream& rng)
{
    return rule_based(standpoint_of(s, who), rng);
}

/// Plays imagined rounds like the usual rule-based player, whose hands the beliefs expect too.
inline action playout_action(const state& s, seat who, random_stream& rng) { return rule_based(s, who, rng); }
/// What the search departs from: the weights that win most against the usual ones, found by self-play.
action incumbent(const view& v, random_stream& rng);
/// The searching seat itself goes on with those weights.
action own_playout_action(const state& s, seat who, random_stream& rng);

/// What speaks for an action, and what against one, for the coach (game/knowledge.h).
reason reason_for(const view& v, const action& a);
reason reason_against(const view& v, const action& played, const action& better);

/// What a choice is like, for opponents of a temperament (game/knowledge.h).
nature nature_of(const view& v, const action& a);

/// The view of somebody who has forgotten the cards discarded before the last `last`.
view remembering(const view& v, int last);

/// The choices worth searching (game/knowledge.h), from what `who` knows: stop and blast, draw or the ways to take,
/// melds and lay-offs one by one (a meld held back is one not chosen), every discard.
void candidates(const state& s, seat who, std::vector<action>& out);

} // namespace hanpan::hoola
