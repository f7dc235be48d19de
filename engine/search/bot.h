// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "search/advice.h"
#include "search/difficulty.h"
#include "search/temperament.h"

namespace hanpan {

/// Which bot, and how long it may think.
struct bot_settings {
    std::string level = "casual"; ///< one of bot_levels()
    std::uint64_t seed = 0;       ///< its own dice; the same seed, view and worlds give the same move
    int budget_ms = 0;
    ///< than that, and what is reached by then counts
    int threads = 1; ///< never changes the answer
    hanpan::temperament temperament = hanpan::temperament::even;
    bool by_payments = false; ///< it goes by the round's payments, whatever the match makes of them
};

/// One decision, cut off from the match: it owns a copy of the seat's View (and shares the unchanging rules), so it may
/// run on any thread, outlive the match and be thrown away.
class thinker {
public:
    virtual ~thinker() = default;
    /// The chosen action in the protocol's words. Returns soon after `stop` becomes true, with the best so far.
    virtual std::string choose(const std::atomic<bool>& stop) = 0;
    /// The choices compared and why the best is the best: by the level's search, or the expert's where the level has
    /// none. `played`: an action to be judged with them (empty: none).
    virtual advice advise(const std::atomic<bool>& stop, std::string_view played = {}) = 0;
    /// Imagined for the last answer; 0 where none were needed. With a time budget this is what to repeat it with.
    virtual int worlds() const = 0;
    /// How hard the last choose() was, for anyone who wants to take as long as it deserves. It tells what the seat's own
    /// view holds, as every choice does.
    virtual difficulty how_hard() const = 0;
};

/// The bots' names, weakest first.
const std::vector<std::string>& bot_levels();
/// One of bot_levels()?
bool is_bot_level(const std::string& name);

} // namespace hanpan
