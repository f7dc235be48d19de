// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "arena/tournament.h"

namespace CLI {
class App;
}

namespace hanpan::cli {

/// The options of `arena` as they are given.
struct arena_options {
    std::string game; ///< its id
    arena::tournament wanted;
    std::string bots;  ///< separated by commas; a comma inside a name is written "\,"
    std::string rules; ///< a preset's name, or JSON
    std::string shard; ///< "2/8": the second of eight
};

/// Rules as an option gives them: a preset's name, or a JSON object; empty = the defaults (null).
parsed<json> read_rules(const std::string& text, std::string_view option);

void add_arena_options(CLI::App& command, arena_options& options);
/// Plays the tournament; gives its result, or {"error": …}.
json run_arena(const arena_options& options, const arena::table_maker& make_table = {},
               const std::function<bool(const std::string&)>& knows = {});
/// Plays every bot against every other and rates them.
json run_ladder(const arena_options& options);
/// The result of shards, from the texts of their files.
json merge_results(const std::vector<std::string>& texts);

} // namespace hanpan::cli
