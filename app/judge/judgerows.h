// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/optionrow.h"
#include "words/rowfield.h"

// What the judge for real tables shows (judge.h).

/// Something that has to be laid out or stated for a question.
struct JudgePlace {
    Q_GADGET
    QML_VALUE_TYPE(judgePlace)

    ROW_FIELD(QString, key)
    ROW_FIELD(QString, kind) ///< "pieces", "choice", "flag", "number"; "" = there is no such place
    ROW_FIELD(QString, label)
    ROW_FIELD(QStringList, faces)  ///< pieces: the faces that lie there
    ROW_FIELD(QStringList, pieces) ///< their names
    ROW_FIELD(int, most)           ///< pieces: the most that fit there; 0 = any number
    ROW_FIELD(bool, full)
    ROW_FIELD(QList<OptionRow>, options) ///< choice: the options, whose values are words
    ROW_FIELD(QString, chosen)
    ROW_FIELD(bool, on)    ///< flag
    ROW_FIELD(int, number) ///< number: its value and its bounds
    ROW_FIELD(int, from)
    ROW_FIELD(int, to)
    friend bool operator==(const JudgePlace&, const JudgePlace&) = default;
};

/// A piece of the set.
struct JudgePiece {
    Q_GADGET
    QML_VALUE_TYPE(judgePiece)

    ROW_FIELD(QString, face) ///< "" = no piece
    ROW_FIELD(QString, name)
    ROW_FIELD(int, left)  ///< how many of it are not laid anywhere yet
    ROW_FIELD(bool, free) ///< whether one can be laid into the active place
    friend bool operator==(const JudgePiece&, const JudgePiece&) = default;
};

/// A row of the set.
struct JudgeRow {
    Q_GADGET
    QML_VALUE_TYPE(judgeRow)

    ROW_FIELD(QList<JudgePiece>, pieces)
    friend bool operator==(const JudgeRow&, const JudgeRow&) = default;
};

/// What a player gets or pays.
struct JudgePayment {
    Q_GADGET
    QML_VALUE_TYPE(judgePayment)

    ROW_FIELD(QString, name)
    ROW_FIELD(QString, amount) ///< in words
    ROW_FIELD(int, sign)       ///< 1 good, -1 bad, 0 neither
    ROW_FIELD(double, units)
    friend bool operator==(const JudgePayment&, const JudgePayment&) = default;
};

/// What the judge says.
struct JudgeSaid {
    Q_GADGET
    QML_VALUE_TYPE(judgeSaid)

    ROW_FIELD(QString, tone, QStringLiteral("waits")) ///< "told", "yes", "no", "waits"
    ROW_FIELD(QString, title)
    ROW_FIELD(QStringList, lines)
    ROW_FIELD(QList<QStringList>, groups) ///< pieces shown with it, and the name of each group
    ROW_FIELD(QStringList, groupNames)
    ROW_FIELD(QString, place)            ///< where the book of rules explains it; "" = nowhere
    ROW_FIELD(QList<JudgePayment>, paid) ///< player by player, if the question was who pays whom
    friend bool operator==(const JudgeSaid&, const JudgeSaid&) = default;
};
