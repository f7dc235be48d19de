// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "cli/commands.h"

namespace hanpan::cli {

/// `judge`: what the decisions of a seat in a record won beside Casual's, round by round, and the measure of its
/// strength; or {"error": …}.
json judged(std::string_view record, seat who);

/// `strength`: the measure of the judged rounds in `text`, one JSON object a line with a "skill", each `block` rounds
/// (0 = all of them together): one answer for each block. `game` names the levels that it is compared with.
json measured(std::string_view text, std::string_view game, int block);

} // namespace hanpan::cli
