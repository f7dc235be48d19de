// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "games/hollywood/view.h"

// What a hand lacks for its contract, as its owner is told.
namespace hanpan::hollywood {

/// One of the melds a hand is to become.
struct open_meld {
    meld_kind kind = meld_kind::set;
    std::vector<card> cards; ///< one for each card the contract asks for; no_card = still missing

    friend bool operator==(const open_meld&, const open_meld&) = default;
};

struct hand_reading {
    std::vector<open_meld> melds; ///< the contract as far as this hand fills it; empty where no way to fill it is found
    /// Cards that fit into no meld yet, where every card has to go at once; then nothing else is told.
    int unfit = 0;
    /// The contract is complete; `way` lays it down, where a way is found.
    bool whole = false;
    bool now = false; ///< and it may be laid down now
    std::optional<action> way;
    /// Otherwise the fewest cards that are missing and, where they are one or two and few cards bring the hand nearer,
    /// which ones: naturals first, the first copy of each.
    int missing = 0;
    std::vector<card> wanted;
};

/// The view's own hand, while it has not laid down.
hand_reading read_hand(const view& v);

} // namespace hanpan::hollywood
