// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "base/seat.h"
#include "pieces/domino.h"

namespace hanpan::hohpai {

/// Which hidden pieces may lie where, as far as one seat can tell from what it has seen (section 4.1): its own pieces
/// in the row, the face turned up in the whirl, what went through a mix, discards taken up again.
///
/// A hidden piece is a bit: a face or, for the second copy of a doubled face, its twin bit. Which copy has which bit is
/// this seat's own choice: where it cannot tell which copy it has met, both could have been the one. Every mask
/// includes the truth; it may include more.
struct knowledge {
    std::array<dominoes::bag, 4> hand{}; ///< may be in that hand (the seat's own stays 0)
    std::array<dominoes::bag, 32> row{}; ///< may be at that place of the ring; 0 where no piece lies
    dominoes::bag stock = 0;             ///< may be in the stock
    dominoes::bag hidden = 0;            ///< all pieces this seat does not see

    /// A piece the seat has seen goes out of sight; gives its bit.
    dominoes::bag hide(dominoes::face f);
    /// A piece at `place` (one of the masks above) has turned out to be `f` and is no longer hidden.
    void meet(dominoes::bag& place, dominoes::face f);
    /// The face that certainly lies at the place of the ring; no_face when several may.
    dominoes::face sure(std::size_t place) const;
    /// The pieces that are certainly in this hand, because they can be nowhere else.
    dominoes::bag surely_in_hand(seat s) const;
    /// The pieces that are certainly somewhere in the row.
    dominoes::bag surely_in_row() const;
    /// The row is mixed: what could be at one place can be at any.
    void mix_row();

private:
    template <class F>
    void each_place(F&& visit)
    {
        for (dominoes::bag& h : hand)
            visit(h);
        for (dominoes::bag& r : row)
            visit(r);
        visit(stock);
    }
};

} // namespace hanpan::hohpai
