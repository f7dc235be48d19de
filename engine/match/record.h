// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "match/match.h"

namespace hanpan {

/// What a record says, whatever today's rules make of it.
struct match_record {
    match_setup setup;
    int reading = 1; ///< of the rules it was played under
    std::vector<played_action> actions;
    int rounds = 1;                                ///< dealt
    std::vector<std::vector<half_units>> payments; ///< by finished round; empty where the record does not say
    std::vector<half_units> scores;
    bool over = false;
};

/// A record that was read and replayed.
struct replayed_record {
    match_record told;
    std::unique_ptr<hanpan::match> match; ///< as far as it goes by today's rules
    /// Why the match ends before the record does: it was played under an earlier reading of the rules, by which it goes
    /// another way. Begins with the line. Empty: the match is the whole record.
    message earlier;
};

/// The record of a match as text (match/RECORD.md): what a saved file holds.
std::string write_record(const match& played);
/// The same for a match of an earlier reading that was read or kept: it is not replayed.
std::string write_record(const match_record& told);
/// What the record of a match would say.
match_record record_of(const match& played);

/// Reads a record and replays it with the game of `games` it names, checking every action, every round's payments and
/// the final scores. Anything wrong, cut off or changed gives one sentence that starts with its line ("line 7: …"). A
/// record of an earlier reading may go another way from some line on: the rest is taken as it stands.
parsed<replayed_record> replay_record(std::string_view text, std::span<const game_entry> games);
/// The same where only a whole match is accepted.
parsed<std::unique_ptr<match>> read_record(std::string_view text, std::span<const game_entry> games);

} // namespace hanpan
