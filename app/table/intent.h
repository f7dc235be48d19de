// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "games/gametable.h"

class ClaimPrompt;
class PlayedMatch;

/// Turns gestures into actions: what a gesture may mean here, which meanings the match would accept, and if none, why.
/// It changes nothing.
class Intent {
public:
    Intent(const PlayedMatch& played, const Situation& now, const ClaimPrompt& claim)
        : played_(played), now_(now), claim_(claim)
    {
    }

    /// The result of a gesture.
    struct Decision {
        QList<QStringList>
            ways;        ///< each is a list of successive actions; if there are several ways, the person chooses
        QString refusal; ///< why there is no way, one sentence
        QString place;   ///< where the book of rules explains the refusal
    };
    Decision decide(const QList<HeldPiece>& held, const QString& target, int place) const;
    /// Whether decide() would find a way.
    bool accepts(const QList<HeldPiece>& held, const QString& target, int place = -1) const;
    /// What would lie in the target afterwards, in its order; [] if the gesture is refused or needs a question.
    QStringList outcome(const QList<HeldPiece>& held, const QString& target, int place) const;
    /// The result of pressing a button.
    struct Press {
        bool can = false;
        QStringList steps = {}; ///< the actions it would take; [] = it cannot be pressed, or a question follows
        QString sentence = {};  ///< why not
        QString place = {};     ///< where the book of rules explains it
    };
    Press press(const QString& button, const QList<HeldPiece>& chosen) const;
    /// Whether the button can be pressed now with nothing or with any one of the own pieces.
    bool couldPress(const QString& button) const;
    /// The pieces a button takes: the chosen ones; if none is chosen and the button wants a piece, the `offered` one or
    /// the only one of the hand.
    QList<HeldPiece> takenBy(const QString& button, const QList<HeldPiece>& chosen,
                             QList<HeldPiece> offered = {}) const;

    /// Whether these actions let the others claim first. What follows is then a wish, kept until they have answered.
    bool passesFirst(const QStringList& steps) const;

private:
    /// The verdict on a whole way: allowed if every step is, else the refusal.
    hanpan::verdict judge(const QStringList& steps) const;
    /// The ways that leave the table in different states.
    QList<QStringList> different(const QList<QStringList>& ways, bool alike) const;
    QString refusalOf(const hanpan::verdict& refused) const;

    const PlayedMatch& played_;
    const Situation& now_;
    const ClaimPrompt& claim_;
};
