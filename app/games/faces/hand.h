// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/situation.h"

/// One's own hand, its orders and what it is, and hands that are shown.
class GameHand {
public:
    virtual ~GameHand() = default;

    /// The orders of the hand that mean something in this game, of "rank", "suit", "melds".
    virtual QStringList handSorts() const
    {
        return {QStringLiteral("rank"), QStringLiteral("suit"), QStringLiteral("melds")};
    }
    /// How the hand is ordered until the person chooses: "rank", "suit" or "melds".
    virtual QString firstOrder() const { return QStringLiteral("suit"); }
    /// The name of an order in this game's words; "" = the table's own ("By suit").
    virtual QString orderName(const QString&) const { return {}; }
    /// Where a piece stands when the hand is sorted by rank and by suit.
    virtual int rankOrder(const QString& face) const = 0;
    virtual int suitOrder(const QString& face) const = 0;
    /// The face of a piece that stands apart at the right end of the hand for now (the one just drawn); "" = none.
    virtual QString setApart(const Situation&) const { return {}; }
    /// The hand parted into its best melds, leftovers last.
    virtual QList<QStringList> handGroups(const Situation& s, const QStringList& faces) const = 0;
    /// What one's own hand is now; an empty title = nothing is shown.
    virtual HandReading reading(const Situation&) const { return {}; }
    /// Every kind of hand these rules know, for the list of hands; empty = the game has none.
    virtual QList<HandClass> handClasses(const Situation&) const { return {}; }
    /// What that list is called, on its button and above it; "" = hands and what they count.
    virtual QString handClassesName() const { return {}; }
    virtual QString handClassesTitle() const { return {}; }
    /// A revealed hand in the order that is best to read; the faces are complete, in the engine's order.
    virtual QStringList shownHand(const Situation&, hanpan::seat, const QStringList& faces) const { return faces; }
    /// The complete parts of such a hand, in the order of shownHand(); what is in none of them is left over. Empty =
    /// the game does not part hands.
    virtual QList<HandPart> shownParts(const Situation&, hanpan::seat, const QStringList&) const { return {}; }
    /// What a revealed hand counts ("20 points"); "" = nothing to say.
    virtual QString handWorth(const Situation& s, hanpan::seat who, const QStringList& faces) const = 0;

protected:
    GameHand() = default;
};
