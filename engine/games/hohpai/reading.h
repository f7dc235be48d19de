// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "games/hohpai/hands.h"

namespace hanpan::hohpai {

/// What some pieces hold of the hand they are nearest to.
struct hand_part {
    dominoes::bag pieces = 0;
    dominoes::bag whole = 0; ///< the group of three they belong to; 0: the hand has no groups

    int size() const { return dominoes::size(pieces); }
    int size_when_whole() const { return whole == 0 ? 6 : 3; }
    bool is_whole() const { return size() == size_when_whole(); }
};

/// What five to seven pieces are: how far from a win, what is complete, what is begun. The table, the judge of a real
/// table and `hanpan-engine eval` ask for it.
struct hand_reading {
    int distance = 0;             ///< pieces still needed, 0 = a win
    showing nearest;              ///< the way they are nearest to; of a win its dearest way
    dominoes::bag wanted = 0;     ///< with one piece missing: every piece that would complete a win, one of a kind
    std::vector<hand_part> parts; ///< those of two pieces and more
};

/// Reads them by the nearest win: the one that has most of it complete, then the dearest.
hand_reading read_hand(const hand_table& table, dominoes::bag held);
/// The hand in the order that shows it best: part by part, then what is in no part.
std::vector<dominoes::face> in_order(const hand_reading& read, dominoes::bag held);

} // namespace hanpan::hohpai
