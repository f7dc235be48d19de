// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A mistake that is asked again, or a puzzle that comes with the program (match < 0); match 0 = none.
struct PuzzleRow {
    Q_GADGET
    QML_VALUE_TYPE(puzzleRow)

    ROW_FIELD(int, match)
    ROW_FIELD(int, number) ///< the number of the action; the position before it is asked
    ROW_FIELD(QString, game)
    ROW_FIELD(QString, name)  ///< the game's name
    ROW_FIELD(QString, where) ///< "Round 2, move 31"
    ROW_FIELD(QString, when)  ///< when it was played
    ROW_FIELD(QString, grade, QStringLiteral("mistake"))
    ROW_FIELD(QString, gradeText)
    ROW_FIELD(QString, sign)
    ROW_FIELD(QString, costText)
    ROW_FIELD(bool, due)
    ROW_FIELD(QString, dueText) ///< "Today", "17 Feb 2026"
    ROW_FIELD(QString, record)  ///< "solved 2 times in a row"; "" = never tried
    friend bool operator==(const PuzzleRow&, const PuzzleRow&) = default;
};

/// The coach's verdict on an answer; no text = there is none.
struct PuzzleVerdict {
    Q_GADGET
    QML_VALUE_TYPE(puzzleVerdict)

    ROW_FIELD(bool, found)
    ROW_FIELD(bool, answered) ///< false: it was given up
    ROW_FIELD(bool, same)     ///< it is the coach's own choice
    ROW_FIELD(QString, grade) ///< "" if it was given up; so are the next two
    ROW_FIELD(QString, gradeText)
    ROW_FIELD(QString, sign)
    ROW_FIELD(QString, text)   ///< a sentence
    ROW_FIELD(QString, better) ///< the best action as the protocol writes it
    ROW_FIELD(QString, costText)
    ROW_FIELD(QString, errorText)
    ROW_FIELD(QString, ofMatch)      ///< "4% of the match"; "" = nothing, or it is not known
    ROW_FIELD(QString, reason)       ///< for the answer
    ROW_FIELD(QString, betterReason) ///< for the coach's own choice, if that was another
    ROW_FIELD(QString, next)         ///< when it is asked again, a sentence
    friend bool operator==(const PuzzleVerdict&, const PuzzleVerdict&) = default;
};
