// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace hanpan {

/// Every game there is, in the order the home page shows them. Adding a game = its name in engine/CMakeLists.txt.
const std::vector<game_entry>& all_games();
/// The game of that id; nullptr if there is none.
const game_entry* find_game(std::string_view id);
/// The same, with a sentence if there is none: "unknown game …; there are …".
parsed<const game_entry*> known_game(std::string_view id);
/// Their ids for error sentences: "hoola, hollywood, …".
std::string known_games();

/// A match ready for its first action, or one sentence naming what is wrong with the setup.
parsed<std::unique_ptr<match>> make_match(const match_setup& setup);
/// Reads a record (match/RECORD.md) and replays it, checking every action; otherwise a sentence with the line number.
parsed<std::unique_ptr<match>> match_from_record(std::string_view text);

} // namespace hanpan
