// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include "base/seat.h"

namespace hanpan {

/// The seat's number; null for no_seat.
inline nlohmann::json seat_or_null(seat s) { return s == no_seat ? nlohmann::json() : nlohmann::json(s); }

/// The seats of a set, in their order.
inline nlohmann::json seats_json(seat_set set)
{
    nlohmann::json list = nlohmann::json::array();
    for (const seat s : set)
        list.push_back(s);
    return list;
}

/// What `of` says of each seat, in their order.
template <class F>
nlohmann::json by_seat(int players, F&& of)
{
    nlohmann::json list = nlohmann::json::array();
    for (seat s = 0; s < players; ++s)
        list.push_back(of(s));
    return list;
}

} // namespace hanpan
