// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/parsed.h"
#include "base/verdict.h"
#include "match/match.h"

namespace hanpan {

// What every match does the same way, whatever the game: the parts of typed_match that need no game.

/// Checks a setup and completes it: the rules become complete values, with `players` set where it is a field. Gives a
/// sentence naming what is wrong, or an empty one. The deck is checked by read_deck.
message complete_setup(match_setup& setup, const rulebook& book, int min_players, int max_players);

/// The order in which the pieces of a round are dealt: a function of (seed, round) alone, whatever was played before.
std::vector<std::uint8_t> shuffled_deck(std::uint64_t seed, int round, std::size_t pieces);

/// "7H#2" -> "7H": a piece's name without the number that tells twins apart.
std::string_view without_copy(std::string_view name);

/// Reads a deck typed by hand, the first piece dealt first, against the names of the set. Copies of a piece may be
/// typed with or without their number (`7H#2`, `7H`), dominoes either way round. Every piece of the set must be there
/// once; otherwise a sentence naming the piece and its place.
parsed<std::vector<std::uint8_t>> read_deck(std::string_view typed, const std::vector<std::string>& names);

/// The deck in the set's own names, on one line.
std::string deck_text(const std::vector<std::uint8_t>& order, const std::vector<std::string>& names);

/// Has a match whose rules know no end reached its chosen length (one round where neither rounds nor target are
/// chosen)? `rounds_played`: those that count.
bool length_reached(const match_setup& setup, int rounds_played, const std::vector<half_units>& scores);

/// Names the pieces of `zones` that are face down there and face up in the same place of `more`.
void fill_in_names(std::vector<zone>& zones, const std::vector<zone>& more);

/// [{"seat","action"}, …]
json json_log(const std::vector<log_entry>& entries);

verdict no_such_seat_verdict();
verdict not_your_turn_verdict();
verdict round_over_verdict();

} // namespace hanpan
