// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tableshown.h"

/// What a table does on request, besides gestures: it goes on with the match, takes back, and tells what has happened.
class TableHost : public TableShown {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using TableShown::TableShown;

    /// Deals the next round; only in phase "roundOver".
    Q_INVOKABLE virtual void nextRound() = 0;
    /// Takes back up to and including the human's last action in this round; never over a round's end.
    Q_INVOKABLE virtual void undo() = 0;
    /// Brings back what undo() took, the others' replies too, as long as nothing else was played.
    Q_INVOKABLE virtual void redo() = 0;
    Q_INVOKABLE virtual bool newMatchSameRules() = 0;
    /// Asks the coach; asked again, it tells the next best choice, and after the last the best one again.
    Q_INVOKABLE virtual void askHint() = 0;
    Q_INVOKABLE virtual void dropHint() = 0;
    /// What has happened, oldest first, in every round of the match.
    Q_INVOKABLE virtual QList<StoryLine> story() const = 0;
    /// Sentences on demand, for anyone who listens instead of looking. `what`: "hand", the own rows piece by piece;
    /// "table", every other place; "scores", where everybody stands; "turn", what was done last and what is due.
    Q_INVOKABLE virtual QString toldOf(const QString& what) const = 0;
    /// What lies on the discards, oldest first.
    Q_INVOKABLE virtual QList<ThrownPiece> discards() const = 0;
    /// What is shown (a deal) needs this long to come to rest, in ms: nothing happens by itself before.
    Q_INVOKABLE virtual void linger(int milliseconds) = 0;
    /// Plays the rest of the round without pauses; only while `watching`.
    Q_INVOKABLE virtual void fastForward() = 0;
    /// While the table is paused: lets the next thing happen, and no more.
    Q_INVOKABLE virtual void step() = 0;
    /// Lets everything happen now that is delayed only so that a person can follow.
    Q_INVOKABLE virtual void skipPacing() = 0;
    /// The fingerprint of any line: the output of `printf %s "LINE" | sha256sum`.
    Q_INVOKABLE static QString fingerprintOf(const QString& text);
    /// The command for this system's own shell that computes the fingerprint of a line without this program.
    Q_INVOKABLE static QString checkCommand(const QString& line);

signals:
    /// Something the person should know, one sentence; nothing was refused.
    void told(const QString& sentence);
    /// Something worth more than a line of the log, to be shown large: a turn that is skipped, a row that is mixed
    /// again; a great moment in the midst of a round (that of its end is in `result`).
    void moment(const Moment& moment);
    /// "deal", "draw", "discard", "meld", "add", "claim", "stop", "blast", "drop", "win", "lose", "rare", "dismay"
    /// (the person's own fault), "undo", "shuffle" (covered pieces were mixed), "dealt" (the deal has been shown,
    /// nothing of it is new): for sound and animation, after the models show it.
    void happened(const QString& kind, int seat);
    /// The same in words, for anyone who listens: "Fox discards ♠9".
    void heard(const QString& line);
};

/// What the views of a table know and ask of it: one running match as seen from one seat, and what hands do there.
/// TableSession is the real one; tests of the views use one that does what the test prescribes.
class TableFace : public TableHost {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Create a TableSession")

    /// It may be changed at any time.
    Q_PROPERTY(QString handSort READ handSort WRITE setHandSort NOTIFY handChanged)

public:
    using TableHost::TableHost;

    /// A drag has begun: ZoneModel.isTarget shows where these pieces may go. letGo() ends it.
    Q_INVOKABLE virtual void hold(const QList<int>& pieceIds) = 0;
    Q_INVOKABLE virtual void letGo() = 0;
    /// What would lie in a zone if these pieces were let go there, in its order; [] if that is refused or needs a
    /// question.
    Q_INVOKABLE virtual QStringList preview(const QList<int>& pieceIds, const QString& zoneId,
                                            int place = -1) const = 0;
    /// The held pieces are let go over a zone; `place`: index there, -1 = at the end. False: refused() says why.
    Q_INVOKABLE virtual bool dropOn(const QList<int>& pieceIds, const QString& zoneId, int place = -1) = 0;
    Q_INVOKABLE virtual void toggleSelected(int pieceId) = 0;
    Q_INVOKABLE virtual void clearSelection() = 0;
    /// Click-then-click: the selected pieces go to this zone; with nothing selected, what a click on it means (draw …).
    Q_INVOKABLE virtual bool clickZone(const QString& zoneId) = 0;
    /// Double click: does the piece's most natural action.
    Q_INVOKABLE virtual bool activate(int pieceId) = 0;
    /// The same for all chosen pieces together.
    Q_INVOKABLE virtual bool activateChosen() = 0;
    /// A button or key. With several possible arrangements and no fitting selection it asks through `choice`.
    Q_INVOKABLE virtual bool trigger(const QString& actionId) = 0;
    /// The same with the one piece that has the keyboard's ring, if nothing is chosen. False: the button takes no
    /// piece, or not this one; nothing was said about it.
    Q_INVOKABLE virtual bool triggerWith(const QString& actionId, int pieceId) = 0;
    Q_INVOKABLE virtual bool choose(int index) = 0;
    Q_INVOKABLE virtual void cancelChoice() = 0;
    /// Moves a piece of the own hand to another place; the hand is in its own order from then on.
    Q_INVOKABLE virtual void moveInHand(int pieceId, int place) = 0;
    virtual void setHandSort(const QString& order) = 0;

signals:
    /// A gesture that is impossible: why, in one translated sentence; the pieces that spring back; and where the book
    /// of rules explains it (BookOfRules::placeOf), "" = the rules have nothing to do with it.
    void refused(const QString& reason, const QList<int>& pieceIds, const QString& place = {});
};
