// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <mutex>

#include "effects/effects.h"
#include "registry/registry.h"

/// The rounds that were played under rule sets, kept while the program runs for whoever asks what rules do. Several
/// things may ask at once, each from a job of its own; they play one at a time, so that never more than one thread is
/// at work for them.
namespace PlayedRules {

using Study = std::shared_ptr<hanpan::effects::study>;

/// A job's turn to play: it ends with the object. Hold it for a moment only, and ask for `study` with it.
using Turn = std::unique_lock<std::mutex>;
Turn turn();
/// These rules with so many players, as far as they were played; the same deals under all rules. nullptr = so many
/// cannot play by them.
Study study(const Turn& turn, const hanpan::game_entry& game, int players, const hanpan::rule_values& rules);

} // namespace PlayedRules
