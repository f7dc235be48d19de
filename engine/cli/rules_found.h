// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/json_text.h"
#include "rulebook/rulebook.h"

namespace CLI {
class App;
}

namespace hanpan::cli {

/// The options of `find-rules` as they are given.
struct finding_options {
    std::string game; ///< its id
    int players = 0;
    std::vector<std::string> wanted; ///< "length=-1", "turns:40"
    int youngest = 99;               ///< years
    int changes = 3;
    std::uint64_t seed = 0;
};

void add_finding_options(CLI::App& command, finding_options& options);
/// The rule sets that come nearest to what is wanted, or {"error": …}.
json find_rules(const finding_options& options);

} // namespace hanpan::cli
