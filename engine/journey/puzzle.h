// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/parsed.h"
#include "match/match.h"

namespace hanpan::journey {

/// A position from rounds that bots played, in which one move of seat 0 is the best beyond doubt: to try before one has
/// mistakes of one's own. resources/games/README.md is the manual of the files (`<game>/puzzles.json`).
struct starter_puzzle {
    match_setup setup;
    std::vector<std::pair<seat, std::string>> actions; ///< played before
    std::string best;
    double ahead = 0;            ///< of every other move, at least; whole units
    int worlds = 0;              ///< in how many it was compared
    int asked = 0;               ///< bots of each level that were asked,
    std::array<int, 3> missed{}; ///< and how many Learners, Casuals and Skilleds did something else
    std::string wrong;           ///< what most of those did, or the second best
    /// One deal that fits all that was known, in which `wrong` costs: who holds what ("hand:1", pieces), and what the
    /// round then pays seat 0 in whole units, more being better.
    std::vector<std::pair<std::string, std::string>> deal;
    double best_pays = 0, wrong_pays = 0;

    /// The share of the asked bots that missed it, 0 … 1: the three levels count alike.
    double difficulty() const;
    /// The match up to the question; nothing where it cannot be played (any more).
    parsed<std::unique_ptr<match>> position(const game_entry& game) const;
};

json to_json(const starter_puzzle& puzzle);

/// Reads a game's file; a sentence saying what is wrong and where. Nothing is played here.
parsed<std::vector<starter_puzzle>> read_puzzles(const game_entry& game, std::string_view text);

} // namespace hanpan::journey
