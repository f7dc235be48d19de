// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/process.h"
#include "base/seat.h"
#include "rulebook/rulebook.h"

namespace hanpan::arena {

/// The names of bots that are other people's programs begin like this.
inline constexpr std::string_view exec_prefix = "exec:";

/// What went wrong with somebody else's bot.
struct troubles {
    std::int64_t nonsense = 0; ///< answers that are not an allowed action
    std::int64_t timeouts = 0;
    std::int64_t deaths = 0; ///< it ended, or never started
    bool any() const { return nonsense + timeouts + deaths > 0; }
};

/// Somebody else's bot: `exec:COMMAND`, one process for as many rounds as it lives.
class external_bot {
public:
    external_bot(std::string command, int timeout_ms) : command_(std::move(command)), timeout_ms_(timeout_ms) {}

    void start_round(const std::string& game, const json& rules, int players, seat who);
    /// The action's words; nothing when the bot gives none (then the built-in player moves for it). The caller checks
    /// that the action is allowed and otherwise calls `was_nonsense`.
    std::optional<std::string> decide(const json& view, const std::vector<std::string>& legal);
    void was_nonsense() { ++troubles_.nonsense; }
    void end_round(const json& payments);
    const troubles& seen() const { return troubles_; }

private:
    bool send(const json& message);
    void give_up_round();

    /// A bot that fails this often is not started again.
    static constexpr int patience = 20;

    std::string command_;
    int timeout_ms_;
    std::unique_ptr<child_process> process_;
    json hello_;          ///< this round's start message
    bool reused_ = false; ///< the process comes from an earlier round and has not answered in this one
    bool out_ = false;    ///< for this round
    troubles troubles_;
};

} // namespace hanpan::arena
