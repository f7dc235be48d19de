// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "table/tablerows.h"
#include "words/rowfield.h"

// What a review shows, as value types for QML.

/// What might have come of one of the moves of a decision, as far as could be known then.
struct WhyMove {
    Q_GADGET
    QML_VALUE_TYPE(whyMove)

    ROW_FIELD(QString, label)        ///< "Played"
    ROW_FIELD(QString, text)         ///< the move in words
    ROW_FIELD(QStringList, faces)    ///< the pieces it moves
    ROW_FIELD(QString, told)         ///< its promise, and what might have come of it
    ROW_FIELD(QStringList, arrivals) ///< faces that would have helped, the most helpful first
    ROW_FIELD(QString, said)         ///< all of it in words
    friend bool operator==(const WhyMove&, const WhyMove&) = default;
};

/// Why a decision was costly; empty if the match has no game to tell it.
struct WhyShown {
    Q_GADGET
    QML_VALUE_TYPE(whyShown)

    ROW_FIELD(QString, game)
    ROW_FIELD(OwnHand, own)          ///< the pieces of the person
    ROW_FIELD(QList<WhyMove>, moves) ///< the played move, and the better one
    friend bool operator==(const WhyShown&, const WhyShown&) = default;
};

/// A decision, judged; index -1 = none.
struct ReviewedRow {
    Q_GADGET
    QML_VALUE_TYPE(reviewedRow)

    ROW_FIELD(int, index, -1)
    ROW_FIELD(int, position)   ///< of the replay
    ROW_FIELD(int, round)      ///< from 1
    ROW_FIELD(QString, where)  ///< "Round 2, move 31"
    ROW_FIELD(QString, played) ///< in words
    ROW_FIELD(QString, better)
    ROW_FIELD(QString, betterAction) ///< as the protocol writes it
    ROW_FIELD(double, cost)
    ROW_FIELD(QString, costText)
    ROW_FIELD(QString, errorText)
    ROW_FIELD(QString, ofMatch) ///< "4% of the match"; "" = nothing, or it is not known
    ROW_FIELD(double, kept)     ///< what the played action promised
    ROW_FIELD(QString, reason)
    ROW_FIELD(QString, grade, QStringLiteral("open"))
    ROW_FIELD(QString, gradeText)
    ROW_FIELD(QString, sign) ///< the grade's mark
    ROW_FIELD(bool, clear)   ///< an inaccuracy or worse
    ROW_FIELD(WhyShown, why) ///< only for the costliest decisions
    friend bool operator==(const ReviewedRow&, const ReviewedRow&) = default;
};

/// How well a round was played.
struct ReviewedRound {
    Q_GADGET
    QML_VALUE_TYPE(reviewedRound)

    ROW_FIELD(int, round)        ///< from 1
    ROW_FIELD(QString, accuracy) ///< "93%"; "" while nothing is graded
    ROW_FIELD(int, graded)       ///< number of decisions
    ROW_FIELD(int, at)           ///< where it begins on the line
    friend bool operator==(const ReviewedRound&, const ReviewedRound&) = default;
};

/// The result of a finished round, split into its causes (match/grades.h).
struct RoundLuck {
    Q_GADGET
    QML_VALUE_TYPE(roundLuck)

    ROW_FIELD(int, round) ///< from 1; 0 = all of them
    ROW_FIELD(double, promised)
    ROW_FIELD(double, luck)
    ROW_FIELD(double, play)
    ROW_FIELD(double, paid)
    friend bool operator==(const RoundLuck&, const RoundLuck&) = default;
};

/// A round that moved the chance of winning the match.
struct TurningPoint {
    Q_GADGET
    QML_VALUE_TYPE(turningPoint)

    ROW_FIELD(int, round)    ///< from 1
    ROW_FIELD(int, position) ///< of the replay, where it begins
    ROW_FIELD(QString, name) ///< "Round 4"
    ROW_FIELD(QString, from) ///< the chance before it: "25%"
    ROW_FIELD(QString, to)   ///< and after it
    ROW_FIELD(bool, better)
    ROW_FIELD(QString, paid) ///< what it paid the person
    friend bool operator==(const TurningPoint&, const TurningPoint&) = default;
};

/// How many decisions got a grade.
struct GradeCount {
    Q_GADGET
    QML_VALUE_TYPE(gradeCount)

    ROW_FIELD(QString, grade) ///< "best"
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, sign)
    ROW_FIELD(int, count)
    friend bool operator==(const GradeCount&, const GradeCount&) = default;
};
