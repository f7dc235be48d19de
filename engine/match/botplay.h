// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <span>

#include "match/match.h"

namespace hanpan {

/// Plays one action of the lowest seat that is to act, as the bot of that seat chooses: `bots[seat]`. Nothing where the round is
/// over. A bot whose answer the rules refuse (which none should give) does the first thing they allow.
void play_as_bot(match& m, std::span<const bot_settings> bots, const std::atomic<bool>& stop);

/// The current round to its end by bots alone. False: called off before.
bool play_round_out(match& m, std::span<const bot_settings> bots, const std::atomic<bool>& stop);

} // namespace hanpan
