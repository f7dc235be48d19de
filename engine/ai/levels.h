// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/knowledge.h"

namespace hanpan {

/// What a bot does before it acts.
enum class thought : std::uint8_t {
    chance, ///< any legal action
    rules,  ///< the game's rule-based player
    worlds, ///< imagines how the hidden pieces may lie and plays on
};

/// Everything a bot differs in from another. None of it touches the deal or what the bot may see: a weaker one thinks
/// and remembers less.
struct mind {
    thought how = thought::rules;
    int careless = 0;   ///< so often in a hundred it carries the rule-based choice out in any way of the same kind
    int remembers = -1; ///< so many of the last discards (-1: all), where the game can forget
    search_budget search = {}; ///< thought::worlds
};

struct level {
    std::string_view id;
    mind usual;           ///< what it is in every game; how careless it is, how many worlds it imagines, `in` knows
    std::string_view why; ///< the reason for the numbers

    /// The mind in a game (its id). A game that is not listed counts as one with middling playouts.
    mind in(std::string_view game) const;
};

/// Weakest first.
std::span<const level> levels();
const level* find_level(std::string_view id);

/// The mind a name stands for in a game, in the arena too: a level, or "mc:WORLDS" or "mc:WORLDS:GATE".
parsed<mind> read_mind(std::string_view name, std::string_view game);

} // namespace hanpan
