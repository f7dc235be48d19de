// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

namespace hanpan {

/// Pieces that look alike, as somebody may hold them.
struct held_piece {
    std::string face;  ///< the name without the mark of a copy ("#2") that some games give to tell them apart
    double chance = 0; ///< that there is one at least, 0 … 1
    double count = 0;  ///< how many on average
};

/// What one seat may think at one moment of what it cannot see: the mean over layouts that fit all it has seen, the likelier
/// ones counting more.
struct foresight {
    /// Layouts that were imagined; 0: the round is over, and the places are what came of it.
    int worlds = 0;
    /// What every seat holds unseen or seen in its hand, the likeliest first; empty once the round is over.
    std::vector<std::vector<held_piece>> holds;
    /// By seat: the chance of each place when all play on soundly, [0] = of the first. Seats that are paid the same share the better
    /// place. Where few points win, fewest are first.
    std::vector<std::vector<double>> places;
};

/// Adds, with this weight, the place of every seat by what it was `paid`.
void add_places(std::span<const double> paid, bool low_score_wins, double weight,
                std::vector<std::vector<double>>& places);

} // namespace hanpan
