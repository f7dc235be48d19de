// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/held.h"

namespace gestures {

Held part(const Situation& s, const QList<HeldPiece>& held)
{
    Held parts;
    for (const HeldPiece& piece : held) {
        const hanpan::zone* zone = s.zone(piece.zone);
        const bool top = zone && piece.place == int(zone->pieces.size()) - 1;
        if (piece.zone == s.handZone())
            parts.hand.append(piece.face);
        else if (piece.zone == stock && top)
            parts.stockTop = true;
        else if (piece.zone == discard && top)
            parts.discardTop = true;
        else
            parts.foreign = true;
    }
    return parts;
}

} // namespace gestures
