// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/foresight.h"

#include <algorithm>
#include <cstddef>

namespace hanpan {

void add_places(std::span<const double> paid, bool low_score_wins, double weight,
                std::vector<std::vector<double>>& places)
{
    for (std::size_t s = 0; s < paid.size(); ++s) {
        const auto better = std::count_if(
            paid.begin(), paid.end(), [&](double other) { return low_score_wins ? other < paid[s] : other > paid[s]; });
        places[s][static_cast<std::size_t>(better)] += weight;
    }
}

} // namespace hanpan
