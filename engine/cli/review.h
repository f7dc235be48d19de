// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "match/match.h"

namespace hanpan::cli {

/// The coach's advice: {"best","rule_based","reason","why","worlds","exact","options":[{"action","value",…}]}.
json json_advice(const advice& told);

/// `review`: every decision of a seat in a record, what it cost and the better action; or {"error": …}.
json reviewed(std::string_view record, seat who, const bot_settings& bot);

} // namespace hanpan::cli
