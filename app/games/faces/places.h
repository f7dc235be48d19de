// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"
#include "games/tablesign.h"

/// What lies where, and how it gets there.
class GamePlaces {
public:
    virtual ~GamePlaces() = default;

    /// Places without pieces of their own ("meld:new").
    virtual std::vector<hanpan::zone> extraZones(const Situation& s) const;
    /// What the table shows besides its pieces; without dots = nothing.
    virtual TableSign sign(const Situation&) const { return {}; }
    virtual QString zoneLabel(const Situation& s, const hanpan::zone& z) const = 0;
    /// A permanent note beside a zone: the call in force beside a pile.
    virtual Speech zoneNote(const Situation&, const hanpan::zone&) const { return {}; }
    /// What each piece of a zone stands for, if that is not itself, as shown on it ("7♣"); empty = all stand for
    /// themselves.
    virtual QStringList standIns(const Situation&, const QString& /*zoneId*/) const { return {}; }
    /// Who threw the piece on top of the discards, if the game knows it; no_seat = nobody, or unknown.
    virtual hanpan::seat discarder(const Situation&) const { return hanpan::no_seat; }
    /// Who laid each piece of a shared place, in its order; empty = it does not matter.
    virtual QList<hanpan::seat> placedBy(const Situation&, const hanpan::zone&) const { return {}; }
    /// Playing order on the screen: the next player sits to the left.
    virtual bool clockwise(const Situation&) const { return true; }
    /// The deal as a ceremony, in the order in which it is shown; empty = pieces are simply dealt.
    virtual QList<DealScene> dealScenes(const Situation&) const { return {}; }
    /// Pieces that visibly travel by this event although the zones alone do not show it, in their order.
    virtual QList<Travel> travels(const Situation& /*before*/, const Situation& /*after*/, hanpan::seat,
                                  const QString& /*publicText*/) const
    {
        return {};
    }
    /// The zone from which a face came that this action has revealed; "" = the zone that has one piece fewer now.
    /// Needed when a zone gives a hidden piece and gets another in one action.
    virtual QString cameFrom(hanpan::seat, const QString&) const { return {}; }
    /// Whether zones of this kind lie open once the round is over.
    virtual bool shownAtEnd(const QString& kind) const { return kind == QLatin1String("hand"); }
    /// Whether pieces in zones of this kind are still held by their owner (counted at the seat, shown at the round's
    /// end).
    virtual bool isHeld(const QString& kind) const { return kind == QLatin1String("hand"); }

protected:
    GamePlaces() = default;
};
