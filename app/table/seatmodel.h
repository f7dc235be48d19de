// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"
#include "words/rowfield.h"

/// A player at the table; row number = seat number, seat 0 is the human.
struct SeatRow {
    Q_GADGET

    ROW_FIELD(int, seat, -1)
    ROW_FIELD(QString, name)        ///< "여우", "Fox"; "나", "You"
    ROW_FIELD(QString, face)        ///< who is drawn, of words/characters.h; "" for the human
    ROW_FIELD(QString, level)       ///< translated; "" for the human
    ROW_FIELD(QString, temperament) ///< translated; "" for the human
    ROW_FIELD(int, pieceCount)      ///< pieces in hand
    ROW_FIELD(QString, score)       ///< running score with its sign: "+6", "−3", "0"
    ROW_FIELD(QString, chance)      ///< of winning the match: "38%"; "" = not known, not told, or there is no end
    ROW_FIELD(bool, isHuman)
    ROW_FIELD(bool, isTurn)             ///< the table waits for this seat
    ROW_FIELD(QStringList, badges)      ///< ids: "dealer", "registered", "dropped", "out", …
    ROW_FIELD(QStringList, badgeLabels) ///< translated, same order
    ROW_FIELD(QString, note)            ///< another line for the own seat ("최종 38점"), "" for others
    ROW_FIELD(QString, last)            ///< what the player did last in this round ("discards ♠9"); "" = nothing yet
    ROW_FIELD(QString, bubble)          ///< the last words spoken: "땡큐!"; "" = nothing
    ROW_FIELD(QString, bubbleIcon)      ///< a drawing before the words: "arrow-up"; "" = none
    ROW_FIELD(int, bubbleSerial)        ///< grows with each bubble: show it for a while when this changes
    ROW_FIELD(QString, remark)          ///< said beside the game: "Nice catch, that."; "" = nothing
    ROW_FIELD(int, remarkSerial)        ///< another one with each remark: show it for a while when this changes
    ROW_FIELD(double, progress, -1)     ///< how close the score is to the match's end, 0 to 1; -1 if no score ends it
    ROW_FIELD(QString, mood, QStringLiteral("waits")) ///< what the face shows: moodName() of moods.h
    ROW_FIELD(int, looksAt, -2)                       ///< the seat it looks at, or Moods::Elsewhere
    ROW_FIELD(bool, revealed)                         ///< the hand lies open (round over)
    ROW_FIELD(QString, accessibleName)                ///< name, level, pieces, score, badges in one line
    friend bool operator==(const SeatRow&, const SeatRow&) = default;
};
inline int rowKey(const SeatRow& row) { return row.seat; }

/// The players in playing order.
class SeatModel : public RowModel<SeatRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Seats belong to a TableSession")

public:
    using RowModel<SeatRow>::RowModel;
};
