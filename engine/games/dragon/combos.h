// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "games/dragon/figures.h"

namespace hanpan::dragon {

/// The pieces are no such combo.
inline constexpr int impossible = -1;

bool is_twin(const context& c, std::span<const cubes::type> pieces);
/// The fewest wild uses that make the pieces a set (3 or 4 of a rank, all suits different), within the house's cap;
/// otherwise `impossible`.
int as_set(const context& c, std::span<const cubes::type> pieces);
/// The same for a run of 3 to 14. `start`, when given, receives its lowest cube in the highest such reading.
int as_run(const context& c, std::span<const cubes::type> pieces, cubes::type* start = nullptr);
bool is_set_tail(const context& c, std::span<const cubes::type> pieces);
bool is_run_tail(const context& c, std::span<const cubes::type> pieces);

enum class combo : std::uint8_t { twin, pure_set, set, pure_run, run, set_tail, run_tail };
/// "twin", "pure_set", "set", …
std::string_view to_text(combo kind);

/// Every kind of combo the pieces can be; a pure one is listed as pure only.
std::vector<combo> combos_of(const context& c, std::span<const cubes::type> pieces);

} // namespace hanpan::dragon
