// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

namespace hanpan {

/// Pieces that look alike, as somebody may hold them.
struct held_piece {
    std::string face;  ///< the name without the copy's mark ("#2") that tells them apart in some games
    double chance = 0; ///< of holding at least one, 0 … 1
    double count = 0;  ///< mean number
};

/// What one seat may think of what it cannot see: the mean over layouts that fit all it has seen, weighted by
/// likelihood.
struct foresight {
    /// How many layouts were imagined; 0: the round is over, and the places are the result.
    int worlds = 0;
    /// What every seat holds unseen or seen in its hand, the likeliest first; empty once the round is over.
    std::vector<std::vector<held_piece>> holds;
    /// By seat: the chance of each place when all play soundly, [0] = of the first. Seats that are paid the same share
    /// the better place. Where low scores win, the lowest is first.
    std::vector<std::vector<double>> places;
};

/// Adds the place of every seat by what it was `paid`, with this weight.
void add_places(std::span<const double> paid, bool low_score_wins, double weight,
                std::vector<std::vector<double>>& places);

} // namespace hanpan
