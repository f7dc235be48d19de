// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"

class ClaimPrompt;
class PlayedMatch;

/// From a gesture to actions: what it may mean here, which of that the match would take, and why none of it. Changes nothing.
class Intent {
public:
    Intent(const PlayedMatch& played, const Situation& now, const ClaimPrompt& claim)
        : played_(played), now_(now), claim_(claim)
    {
    }

    /// What came out of a gesture.
    struct Decision {
        QList<QStringList>
            ways;        ///< each a list of actions one after another; the person chooses where there are several
        QString refusal; ///< where there is none: why, one sentence
        QString place;   ///< where the book of rules says more of that
    };
    Decision decide(const QList<HeldPiece>& held, const QString& target, int place) const;
    /// Would decide() find a way?
    bool accepts(const QList<HeldPiece>& held, const QString& target, int place = -1) const;
    /// What lies in the target afterwards, in its order; [] where the gesture is refused, or has to be asked about.
    QStringList outcome(const QList<HeldPiece>& held, const QString& target, int place) const;
    /// What comes of pressing a button.
    struct Press {
        bool can = false;
        QString brief;    ///< why not, in a few characters; "" = no short form
        QString sentence; ///< why not
        QString place;    ///< where the book of rules says more of that
    };
    Press press(const QString& button, const QList<HeldPiece>& chosen) const;
    /// What a button takes: what is chosen; where nothing is and it wants a piece, the one that is `offered`, or the only one of
    /// the hand.
    QList<HeldPiece> takenBy(const QString& button, const QList<HeldPiece>& chosen,
                             QList<HeldPiece> offered = {}) const;

    /// These actions let the others claim first: what follows is a wish, kept until they have answered.
    bool passesFirst(const QStringList& steps) const;

private:
    /// The refusal of a whole way; allowed when every step is.
    hanpan::verdict judge(const QStringList& steps) const;
    /// Of several ways those that leave the table in different states.
    QList<QStringList> different(const QList<QStringList>& ways, bool alike) const;
    QString refusalOf(const hanpan::verdict& refused) const;

    const PlayedMatch& played_;
    const Situation& now_;
    const ClaimPrompt& claim_;
};
