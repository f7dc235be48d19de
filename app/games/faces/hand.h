// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"

/// The own hand, its orders and its reading, and hands that are shown.
class GameHand {
public:
    virtual ~GameHand() = default;

    /// Those of the orders "rank", "suit" and "melds" that mean something in this game.
    virtual QStringList handSorts() const
    {
        return {QStringLiteral("rank"), QStringLiteral("suit"), QStringLiteral("melds")};
    }
    /// How the hand is ordered until the person chooses: "rank", "suit" or "melds".
    virtual QString firstOrder() const { return QStringLiteral("suit"); }
    /// This game's name for an order; "" = the table's own ("By suit").
    virtual QString orderName(const QString&) const { return {}; }
    /// Where a piece stands when the hand is sorted by rank and by suit.
    virtual int rankOrder(const QString& face) const = 0;
    virtual int suitOrder(const QString& face) const = 0;
    /// The face of a piece that stands apart at the right end of the hand for now (the one just drawn); "" = none.
    virtual QString setApart(const Situation&) const { return {}; }
    /// The hand split into its best melds, with the rest last.
    virtual QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const = 0;
    /// The reading of the own hand; an empty title = nothing is shown.
    virtual HandReading reading(const Situation&) const { return {}; }
    /// Every kind of hand in these rules, for the list of hands; empty = the game has none.
    virtual QList<HandClass> handClasses(const Situation&) const { return {}; }
    /// The name of that list, on its button and above it; "" = hands and their values.
    virtual QString handClassesName() const { return {}; }
    virtual QString handClassesTitle() const { return {}; }
    /// A revealed hand in the order in which it is best read; the faces are complete, in the engine's order.
    virtual QStringList shownHand(const Situation&, hanpan::seat, const QStringList& faces) const { return faces; }
    /// The complete parts of such a hand, in the order of shownHand(); all other pieces are left over. Empty = the game
    /// does not split hands.
    virtual QList<HandPart> shownParts(const Situation&, hanpan::seat, const QStringList&) const { return {}; }
    /// The value of a revealed hand ("20 points"); "" = nothing to say.
    virtual QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const = 0;

protected:
    GameHand() = default;
};
