// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"

/// A player at the table; row number = seat number, seat 0 is the human.
struct SeatRow {
    int seat = -1;
    QString name;        ///< "여우", "Fox"; "나", "You"
    QString face;        ///< who is drawn, of words/characters.h; "" for the human
    QString level;       ///< translated; "" for the human
    QString temperament; ///< translated; "" for the human
    int pieceCount = 0;  ///< pieces in hand
    QString score;       ///< running score with its sign: "+6", "−3", "0"
    bool isHuman = false;
    bool isTurn = false;     ///< the table waits for this seat
    QStringList badges;      ///< ids: "dealer", "registered", "dropped", "out", …
    QStringList badgeLabels; ///< translated, same order
    QString note;            ///< another line for the own seat ("최종 38점"), "" for others
    QString last;            ///< what the player did last in this round ("discards ♠9"); "" = nothing yet
    QString bubble;          ///< the last words spoken: "땡큐!"; "" = nothing
    QString bubbleIcon;      ///< a drawing before the words: "arrow-up"; "" = none
    int bubbleSerial = 0;    ///< grows with each bubble: show it for a while when this changes
    double progress = -1;    ///< how close the score is to the match's end, 0 to 1; -1 if no score ends it
    bool revealed = false;   ///< the hand lies open (round over)
    QString accessibleName;  ///< name, level, pieces, score, badges in one line
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};
inline int rowKey(const SeatRow& row) { return row.seat; }

/// The players in playing order.
class SeatModel : public RowModel<SeatRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Seats belong to a TableSession")

public:
    /// Role names are the member names of SeatRow.
    enum Role {
        Seat = Qt::UserRole + 1,
        Name,
        Level,
        PieceCount,
        Score,
        IsHuman,
        IsTurn,
        Badges,
        BadgeLabels,
        Note,
        Last,
        Bubble,
        BubbleSerial,
        Revealed,
        AccessibleName,
        BubbleIcon,
        Progress,
        Face,
        Temperament
    };

    using RowModel<SeatRow>::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& at, int role) const override;
};
