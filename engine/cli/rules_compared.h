// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "base/json_text.h"
#include "rulebook/rulebook.h"

namespace CLI {
class App;
}

namespace hanpan::cli {

/// The options of `compare-rules` as they are given.
struct comparison_options {
    std::string game; ///< its id
    int players = 0;
    std::string rules;   ///< a preset's name, or JSON; empty = the defaults
    std::string against; ///< the same; empty = there is nothing to compare with
    std::int64_t rounds = 2000;
    double error = 0; ///< 0 = the rounds decide
    std::uint64_t seed = 0;
    int threads = 1;
};

void add_comparison_options(CLI::App& command, comparison_options& options);
/// Plays under one rule set, or under both, and gives the figures, or {"error": …}.
json compare_rules(const comparison_options& options);

} // namespace hanpan::cli
