// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "game/knowledge.h"
#include "search/temperament.h"

namespace hanpan {

/// What a bot does before it acts.
enum class thought : std::uint8_t {
    chance, ///< any legal action
    rules,  ///< the game's rule-based player
    worlds, ///< imagines how the hidden pieces may lie and plays on
};

/// All that distinguishes one bot from another. None of it touches the deal or what the bot may see: a weaker one
/// thinks and remembers less.
struct player_config {
    thought how = thought::rules;
    int epsilon_percent = 0;   ///< in how many of a hundred moves it does any move of the kind the rules would choose
    int remembers = -1;        ///< how many of the last discards (-1: all), where the game can forget
    search_budget search = {}; ///< thought::worlds
    hanpan::temperament temperament = hanpan::temperament::even;
};

/// The numbers of the levels in a game, found by self-play (engine/lab): the learner errs often enough to lose to
/// somebody who has just been told the rules; each level imagines few enough worlds to lose to the next, the expert
/// enough to play well. An expert may think half a second, a master a second and a half. The defaults suit a game whose
/// playouts are of middling length.
struct level_numbers {
    int epsilon_percent = 60;                      ///< the learner's
    int skilled = 32, expert = 256, master = 1024; ///< worlds imagined for a decision
    bool skilled_believes = true;                  ///< search_budget::beliefs; the levels above always have them
    /// search_budget::gate: more than 1 where few worlds are imagined and the rule-based choice is a good one. A
    /// master's worlds need no more.
    double skilled_gate = 1, expert_gate = 1;
    /// Levels that cannot be told apart from the next one above, by what they are paid and by how often they are paid
    /// more (engine/lab/RESULTS.md, the ladders). People are not offered them; they play where they are named.
    std::array<std::string_view, 2> too_close{};
    double whim = 0.04; ///< what a temperament calls about as good, as a share of the spread of results
};

/// The numbers of a game's bots (`bot_of<G>::levels`), or the defaults.
template <class G>
constexpr level_numbers levels_of()
{
    static_assert(knows<G>, "bots are asked where nothing is known of them: #include \"bots/<game>/bot.h\"");
    if constexpr (requires { bot_of<G>::levels; })
        return bot_of<G>::levels;
    else
        return {};
}

struct level {
    std::string_view id;
    player_config usual;  ///< the same in every game; `in` fills in the game's numbers
    std::string_view why; ///< the reason for the numbers

    /// Its numbers in a game.
    player_config in(const level_numbers& game) const;
    template <class G>
    player_config in() const
    {
        return in(levels_of<G>());
    }
};

/// Weakest first.
std::span<const level> levels();
const level* find_level(std::string_view id);

/// The levels of a game a person may choose as opponents, weakest first: none that plays by chance alone, none too
/// close to the next one.
std::vector<std::string_view> offered_levels(const level_numbers& game);
/// The level itself where it is offered, otherwise the next one above that is; empty where no level has that name.
std::string_view offered_level(const level_numbers& game, std::string_view id);

/// The config a bot's name stands for in a game: a level, a level with a temperament ("expert:bold"), or "mc:WORLDS" or
/// "mc:WORLDS:GATE".
parsed<player_config> read_player_config(std::string_view name, const level_numbers& game);

} // namespace hanpan
