// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "cli/commands.h"

namespace hanpan::cli {

/// `chances`: everybody's chance of winning the match before each round of a record, and after its last where the match
/// goes on; or {"error": …}.
json chances_told(std::string_view record);

} // namespace hanpan::cli
