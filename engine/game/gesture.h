// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

namespace hanpan {

/// What a gesture at the table may mean, the most natural way first. A way is one or more actions of the same player,
/// done one after another; nothing is learned between them. `Told`: the game's actions as they are written (G::told).
template <class Told>
struct meaning {
    std::vector<std::vector<Told>> ways;
    bool ask = false; ///< the allowed ways are alternatives of equal right: the person chooses
    bool alike =
        true; ///< ways that leave every piece in the same place count as one; false where they differ in what is said

    bool empty() const { return ways.empty(); }
    void add(Told action) { ways.push_back({std::move(action)}); }
};

} // namespace hanpan
