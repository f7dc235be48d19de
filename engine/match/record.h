// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/parsed.h"
#include "match/match.h"

namespace hanpan {

/// The record of a match as text (match/RECORD.md): what a saved file holds.
std::string write_record(const match& played);

/// Reads a record and replays it with the game of `games` it names, checking every action, every round's payments and
/// the final scores. Anything wrong, cut off or changed gives one sentence that starts with its line ("line 7: …").
parsed<std::unique_ptr<match>> read_record(std::string_view text, std::span<const game_entry> games);

} // namespace hanpan
