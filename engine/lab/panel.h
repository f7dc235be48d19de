// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

#include "registry/games.h"

/// Players that think otherwise than "casual", to measure the others against: a bot tuned on one opponent alone may do
/// well against that one only. They see what a player may see.
namespace hanpan::panel {

/// "greedy:hoarder": one of the game's panel, by its name after the colon.
inline constexpr std::string_view prefix = "greedy:";

/// The full names of a game's panel ("greedy:hoarder").
template <game_type G>
std::span<const std::string_view> names();

/// What that player does in his turn. `name` is one of names<G>(). Of `s` it uses only what is allowed, which is no
/// secret, and what `who` could remember.
template <game_type G>
typename G::action decide(std::string_view name, const typename G::state& s, seat who, random_stream& rng);

} // namespace hanpan::panel
