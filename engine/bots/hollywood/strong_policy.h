// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "games/hollywood/view.h"

namespace hanpan::hollywood {

/// What a strong player values.
struct policy_weights {
    int step_cost = 400;   ///< discards: a card more to collect
    int out_worth = 6;     ///< an unseen card that would bring the contract nearer
    int company_worth = 3; ///< neighbours of the card, see `company`
    int point_worth = 4;
    int feeding = 25;     ///< somebody who is down could lay it off
    int outs_to_call = 5; ///< calls for a card that brings the contract no nearer where it adds this many outs
    int far_off = 2;      ///< … and the contract is at least this far
};

/// A better player than the sound one. Until it lays down it keeps the cards that leave the most unseen cards to wait
/// for, and calls whenever a card brings the contract nearer, or adds many such cards: the penalty card is a card drawn
/// as well, and a player who is not down pays for a full hand anyway. It uses no dice. Once down it plays like the
/// sound player. `quick`: in a playout, where not all ways to lay down are tried.
action strong_policy(const standpoint& p, bool quick = false, const policy_weights& weights = {});

/// The discards worth a closer look, the strong player's choice first; wilds only where there is nothing else. Fills
/// `best` and gives their number.
int best_discards(const standpoint& p, std::span<card> best);

/// The search departs from the strong policy's choice only on evidence, and expects its own seat to go on like that.
inline action incumbent(const view& v, random_stream&) { return strong_policy(v.stand()); }
inline action own_playout_action(const state& world, seat who, random_stream&)
{
    return strong_policy(standpoint_of(world, who), true);
}

} // namespace hanpan::hollywood
