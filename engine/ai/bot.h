// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

namespace hanpan {

/// Which bot, and how long it may think.
struct bot_settings {
    std::string level = "casual"; ///< one of bot_levels()
    std::uint64_t seed = 0;       ///< its own dice; the same seed, view and worlds give the same move
    int budget_ms = 0;            ///< 0: as many worlds as the level says, whatever the time (reproducible)
};

/// One decision, cut off from the match: it owns a copy of the seat's View (and shares the unchanging rules), so it may
/// run on any thread, outlive the match and be thrown away.
class thinker {
public:
    virtual ~thinker() = default;
    /// The chosen action in the protocol's words. Returns soon after `stop` becomes true, with the best so far.
    virtual std::string choose(const std::atomic<bool>& stop) = 0;
};

/// The bots' names, weakest first.
const std::vector<std::string>& bot_levels();
/// One of bot_levels()?
bool is_bot_level(const std::string& name);

} // namespace hanpan
