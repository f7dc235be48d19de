// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "base/seat.h"

namespace hanpan {

/// The seat's number; null for no_seat.
inline nlohmann::json seat_or_null(seat s) { return s == no_seat ? nlohmann::json() : nlohmann::json(s); }

} // namespace hanpan
