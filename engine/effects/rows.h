// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/seat.h"
#include "search/levels.h"

namespace hanpan::effects {

/// How often a thing happened in a match.
struct happening {
    std::string id; ///< see `figure::id`
    int rounds = 0; ///< in how many of its rounds
    int times = 0;
};

/// What one match under the rules was like. Matches are dealt independently of each other, rounds of a match are not:
/// so a match is one observation.
struct match_row {
    std::uint64_t number = 0;
    int rounds = 0;
    int turns = 0;           ///< how often it became another player's turn
    int asked = 0;           ///< decisions that were looked at,
    int chosen = 0;          ///< those of them with a real choice
    int standings = 0;       ///< rounds that began with a single leader,
    int overtakings = 0;     ///< those of them after which another player leads alone
    bool has_claims = false; ///< the game has actions out of a player's order
    int claims = 0;          ///< so many of them were taken
    bool cut = false; ///< it was not over after `most_rounds`, or a round was as long as one that comes to nothing
    std::vector<happening> happened;
    /// What the player so many places after the dealer got, beside the mean of the table: whole units, more is better,
    /// summed over the rounds.
    std::array<double, max_seats> from_dealer{};
    std::vector<double> moved; ///< each round: what it took from those below the table's mean, whole units
};

/// A match of one stronger player among weaker ones.
struct duel_row {
    std::uint64_t number = 0;
    int rounds = 0;
    double ahead = 0;   ///< of the others' mean, whole units, summed over the rounds
    double squares = 0; ///< the squares of that, summed
};

/// Everything that fixes what is played.
struct study_setup {
    int players = 0;
    std::uint64_t seed = 0;
    json rules; ///< complete values
    player_config usual, weaker;
};

/// Plays matches under one rule set. Each thread has its own. The same setup and number give the same match.
class player {
public:
    virtual ~player() = default;
    /// Everybody plays as well as `usual`.
    virtual match_row play(std::uint64_t number) = 0;
    /// One player as `usual` among players like `weaker`.
    virtual duel_row duel(std::uint64_t number) = 0;
};

/// A match without an end by its rules is looked at for so many rounds, a longer one is cut off there.
inline constexpr int rounds_of_open_match = 10;
inline constexpr int most_rounds = 30;
/// A round of more turns for each player comes to nothing: where rules let one go on for ever, games end it some time later.
inline constexpr int turns_of_endless_round = 60;

} // namespace hanpan::effects
