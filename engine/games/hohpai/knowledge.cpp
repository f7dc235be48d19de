// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/hohpai/knowledge.h"

#include <bit>
#include <cassert>

#include "base/index.h"

namespace hanpan::hohpai {

using dominoes::bag;
using dominoes::face;

bag knowledge::hide(face f)
{
    bag piece = dominoes::one(f);
    if ((hidden & piece) != 0)
        piece <<= dominoes::twin_shift;
    hidden |= piece;
    return piece;
}

void knowledge::meet(bag& place, face f)
{
    const bag candidates = place & dominoes::bits_of(f);
    assert(candidates != 0);
    const bag met = candidates & (~candidates + 1);
    const bag twin = candidates & ~met;
    // Either copy may have been the one that was met: the other may be wherever one of them could be.
    each_place([&](bag& there) {
        if ((there & met) != 0)
            there = (there & ~met) | twin;
    });
    hidden &= ~met;
}

face knowledge::sure(std::size_t place) const
{
    return std::has_single_bit(row[place]) ? dominoes::face_of_bit(std::countr_zero(row[place])) : dominoes::no_face;
}

bag knowledge::surely_in_hand(seat s) const
{
    bag elsewhere = stock;
    for (std::size_t h = 0; h < hand.size(); ++h)
        elsewhere |= h == static_cast<std::size_t>(s) ? 0 : hand[h];
    for (const bag r : row)
        elsewhere |= r;
    return dominoes::canonical(hand[at(s)] & ~elsewhere);
}

bag knowledge::surely_in_row() const
{
    bag elsewhere = stock;
    for (const bag h : hand)
        elsewhere |= h;
    bag here = 0;
    for (const bag r : row)
        here |= r;
    return dominoes::canonical(here & ~elsewhere);
}

void knowledge::mix_row()
{
    bag all = 0;
    for (const bag r : row)
        all |= r;
    for (bag& r : row)
        if (r != 0)
            r = all;
}

} // namespace hanpan::hohpai
