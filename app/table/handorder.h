// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

struct Situation;
struct GameTable;

/// The order of the own hand on the screen. It lives outside the position: it survives draws and may change at any
/// time.
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

    /// The ids in the order in which they are to be shown. In the own order new pieces come at the right end.
    QList<int> arrange(const QList<Piece>& hand, const Situation& s, const GameTable& game);
    /// The faces of a hand split into its best melds, with the rest last, each part in the given order.
    static QList<QStringList> parted(const QStringList& faces, const Situation& s, const GameTable& game);
    /// Whether the last piece stands apart, as the game wants it (GameTable::setApart).
    bool lastApart() const { return !shown_.isEmpty() && shown_.last() == apart_; }
    /// The last result of arrange().
    const QList<int>& shown() const { return shown_; }
    /// Moves a piece of the hand shown last to `place`; from then on the order is the own one.
    void move(int id, int place);
    /// For a new deal: drops the own order of the old hand, which means nothing any more.
    void forget();

private:
    QString mode_ = QStringLiteral("suit");
    void setApart(QList<Piece>& sorted, const QString& face);

    QString before_; ///< the mode from which the own order was made
    QList<int> shown_;
    int apart_ = -1; ///< id of the piece that the game sets apart
};
