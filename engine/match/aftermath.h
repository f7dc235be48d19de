// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "base/seat.h"

namespace hanpan {

/// What may come of an action, as far as its seat can know: over layouts that fit all it has seen, weighted by
/// likelihood. It reaches to the first pieces that come into one's own hand (by the action itself, or by what the
/// others do and one's next draw), at most to the end of one's next turn.
struct aftermath {
    /// What another seat did in answer, before anybody else did anything noticeable: who claims a discard.
    struct reaction {
        seat who = no_seat;
        std::string text;  ///< as the seat would be told, in the protocol's words
        double chance = 0; ///< 0 … 1
    };
    /// A piece that came to hand.
    struct arrival {
        std::string face;  ///< without the mark of a copy ("#2")
        double chance = 0; ///< that it is among them, 0 … 1
        double gain = 0;   ///< how much more than the action's average the round then pays, whole units
        double error = 0;  ///< its standard error
    };
    /// How many layouts were imagined.
    int worlds = 0;
    std::vector<reaction> reactions; ///< the likeliest first
    std::vector<arrival> arrivals;   ///< the most welcome first
    double ended = 0; ///< the chance that the round ended before anything came to hand or the next turn was taken
    double first = 0; ///< the chance of the first place, shared or not, when all play on soundly
};

} // namespace hanpan
