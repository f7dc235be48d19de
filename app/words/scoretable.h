// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// What one round brought each player.
struct ScoreRow {
    Q_GADGET
    QML_VALUE_TYPE(scoreRow)

    ROW_FIELD(int, round)         ///< from 1
    ROW_FIELD(QStringList, cells) ///< "+6"
    ROW_FIELD(QList<int>, signs)  ///< 1 good, -1 bad, 0 neither
    friend bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

/// Every finished round of a match or an evening, and how the totals went.
struct ScoreTable {
    Q_GADGET
    QML_VALUE_TYPE(scoreTable)

    ROW_FIELD(QStringList, names) ///< of the players
    ROW_FIELD(QList<ScoreRow>, rows)
    ROW_FIELD(QStringList, totals)        ///< "+6"
    ROW_FIELD(QList<QList<double>>, sums) ///< for each player, his total at the start and after each round
    ROW_FIELD(QString, unit)              ///< what is counted, where that is shown
    ROW_FIELD(QString, goal)              ///< what ends the match; "" = a number of rounds, or nothing
    friend bool operator==(const ScoreTable&, const ScoreTable&) = default;
};
