// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <span>

#include "match/match.h"

namespace hanpan {

/// Plays one action of the lowest seat that is to act, as the bot of that seat chooses: `bots[seat]`. Does nothing when
/// the round is over. If the rules refuse a bot's answer (which should never happen), it does the first thing they
/// allow.
void play_as_bot(match& m, std::span<const bot_settings> bots, const std::atomic<bool>& stop);

/// Plays the current round to its end by bots alone; false if it was called off before.
bool play_round_out(match& m, std::span<const bot_settings> bots, const std::atomic<bool>& stop);

} // namespace hanpan
