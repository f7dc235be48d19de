// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

struct Situation;
struct GameTable;

/// The order of the own hand on the screen. It lives outside the position: it survives draws and may change at any time.
class HandOrder {
public:
    /// A piece of the own hand.
    struct Piece {
        int id = -1;
        QString face;
    };

    /// "rank", "suit", "melds" or "own".
    QString mode() const { return mode_; }
    /// False for an unknown mode. "own" starts from the order shown last.
    bool setMode(const QString& mode);

    /// The ids in the order they are to be shown. In the own order new pieces come at the right end.
    QList<int> arrange(const QList<Piece>& hand, const Situation& s, const GameTable& game);
    /// The faces of a hand parted into its best melds, what is left of it last, each in the order it was given in.
    static QList<QStringList> parted(const QStringList& faces, const Situation& s, const GameTable& game);
    /// Does the last of them stand apart, as the game wants it (GameTable::setApart)?
    bool lastApart() const { return !shown_.isEmpty() && shown_.last() == apart_; }
    /// What arrange() gave last.
    const QList<int>& shown() const { return shown_; }
    /// Moves a piece of the hand shown last to `place`; from now on the order is the own one.
    void move(int id, int place);
    /// A new deal: the own order of the old hand means nothing any more.
    void forget();

private:
    QString mode_ = QStringLiteral("suit");
    void setApart(QList<Piece>& sorted, const QString& face);

    QString before_; ///< the mode the own order came out of
    QList<int> shown_;
    int apart_ = -1; ///< id of the piece the game sets apart
};
