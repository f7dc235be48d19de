// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/external.h"

#include "base/json_text.h"

namespace hanpan::arena {

void external_bot::start_round(const std::string& game, const json& rules, int players, seat who)
{
    hello_ = json{{"type", "start"}, {"game", game}, {"rules", rules}, {"players", players}, {"seat", who}};
    out_ = troubles_.deaths + troubles_.timeouts >= patience;
    if (out_)
        return;
    // It may have ended after its last round, which shows when it is first asked.
    reused_ = process_ != nullptr && send(hello_);
    if (reused_)
        return;
    process_ = std::make_unique<child_process>(command_);
    if (!process_->started() || !send(hello_)) {
        ++troubles_.deaths;
        give_up_round();
    }
}

std::optional<std::string> external_bot::decide(const json& view, const std::vector<std::string>& legal)
{
    if (out_)
        return std::nullopt;
    const json question{{"type", "decide"}, {"view", view}, {"legal", legal}};
    std::string line;
    auto got = send(question) ? process_->read_line(line, timeout_ms_) : child_process::outcome::ended;
    if (got == child_process::outcome::ended && reused_) {
        process_ = std::make_unique<child_process>(command_);
        if (process_->started() && send(hello_) && send(question))
            got = process_->read_line(line, timeout_ms_);
    }
    reused_ = false;
    if (got != child_process::outcome::line) {
        ++(got == child_process::outcome::timeout ? troubles_.timeouts : troubles_.deaths);
        give_up_round();
        return std::nullopt;
    }
    const auto answer = read_json(line);
    if (!answer || !answer->is_object() || !answer->contains("action") || !(*answer)["action"].is_string()) {
        ++troubles_.nonsense;
        return std::nullopt;
    }
    return (*answer)["action"].get<std::string>();
}

void external_bot::end_round(const json& payments)
{
    if (!out_)
        send(json{{"type", "end"}, {"payments", payments}});
}

bool external_bot::send(const json& message) { return process_->write_line(json_line(message)); }

void external_bot::give_up_round()
{
    process_.reset();
    out_ = true;
}

} // namespace hanpan::arena
