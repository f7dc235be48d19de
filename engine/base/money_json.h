// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "base/money.h"

namespace hanpan {

/// An amount as the protocol prints it: whole chips as an integer, half chips as `.5`.
nlohmann::json json_amount(half_units amount);
/// One amount per seat.
nlohmann::json json_amounts(const std::vector<half_units>& amounts);
/// {"ending","winners","payments","lines":[{"from","to","amount","reason","factors":{id: value}}]}; seats that nobody
/// fills (bank, points written down) are left out.
nlohmann::json json_settlement(const settlement& result);

} // namespace hanpan
