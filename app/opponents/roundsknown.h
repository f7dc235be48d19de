// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include "game/match_worth.h"
#include "match/match.h"

/// What rounds are like under the rules of a match (equity/sampled_rounds.h), by which it is played to the score. They
/// are played once for each rule set and number of players, and kept as long as the program runs. Any thread may ask.
namespace RoundsKnown {

/// Whether there is anything to know: a match has to have an end. Cheap.
bool matter(const hanpan::match& match);
/// What is kept for these rules; nullptr = not played yet.
std::shared_ptr<const hanpan::known_rounds> kept(const hanpan::match_setup& setup);
/// The same, played now if they are not kept, which takes up to a second: not in the window's thread. nullptr if `stop`
/// became true before there were enough. The same rules always give the same rounds.
std::shared_ptr<const hanpan::known_rounds> played(const hanpan::match_setup& setup, const std::atomic<bool>& stop);

} // namespace RoundsKnown
