// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "match/match.h"

namespace hanpan::cli {

/// `hanpan-engine play`: one match driven by commands, one JSON object a line (engine/PROTOCOL.md).
class play_session {
public:
    /// The answer to one line; {"error": …}, with nothing changed, when the line is no usable command.
    json answer(std::string_view line);

private:
    json begin(const json& command);
    json legal(const json& command);
    json act(const json& command);
    json view(const json& command);
    json all(const json& command);
    json undo(const json& command);
    json save(const json& command);
    json bot(const json& command);
    json hint(const json& command);

    /// The bot named by "level", "ms" and "seed", and the seat it plays for, which must be to act.
    struct question {
        bot_settings bot;
        seat who = no_seat;
    };
    question bot_of(const json& command, const std::string& level) const;
    json not_to_act() const;
    json obey(const json& command);
    /// What the finished round paid, and the position at its end.
    json round_result() const;
    /// Deals until somebody is to act or the match is over. Rounds that are won as dealt are told in "won_as_dealt".
    void go_on(json& reply);
    /// Plays an allowed action and, when it ended a round, adds what the round paid and deals the next one.
    json play(seat who, const std::string& action);
    /// Adds what every answer carries: who is to act, whether the match is over, what was paid.
    void add_position(json& answer) const;

    std::unique_ptr<match> match_;
};

} // namespace hanpan::cli
