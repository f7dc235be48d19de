// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "games/dragon/figures.h"

namespace hanpan::dragon {

/// Not that combo.
inline constexpr int impossible = -1;

bool is_twin(const context& c, std::span<const cubes::type> pieces);
/// The fewest wild uses with which the pieces are a set (3 or 4 of a rank, all suits different), or `impossible`; within
/// the house's cap.
int as_set(const context& c, std::span<const cubes::type> pieces);
/// The same for a run of 3 to 14. `start`, when given, receives its lowest cube in the highest such reading.
int as_run(const context& c, std::span<const cubes::type> pieces, cubes::type* start = nullptr);
bool is_set_tail(const context& c, std::span<const cubes::type> pieces);
bool is_run_tail(const context& c, std::span<const cubes::type> pieces);

/// Every kind of combo the pieces can be, as the protocol prints it: "twin", "pure_set", "set", …; a pure one is listed
/// as pure only.
std::vector<std::string> combos_of(const context& c, std::span<const cubes::type> pieces);

} // namespace hanpan::dragon
