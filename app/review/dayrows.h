// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A game's deal of a day, and the results of the person and of Master.
struct DayDeal {
    Q_GADGET
    QML_VALUE_TYPE(dayDeal)

    ROW_FIELD(QString, game)
    ROW_FIELD(QString, name)
    ROW_FIELD(int, id) ///< of the first match with it, which counts; 0 = it has not been played
    ROW_FIELD(bool, over)
    ROW_FIELD(QString, record)     ///< where it is played from, if it has not been; "" = it has
    ROW_FIELD(QStringList, levels) ///< of the opponents in it
    ROW_FIELD(QString, result)     ///< "+3"; "" = none yet
    ROW_FIELD(bool, practice)      ///< moves were taken back in it
    ROW_FIELD(QString, master)     ///< "+6"; "" = not computed yet
    ROW_FIELD(QString, beside)     ///< a sentence that compares the two, or ""
    ROW_FIELD(QString, field)      ///< "Ahead of 41 of 60 others", a sentence; "" = not known yet
    ROW_FIELD(QString, share)      ///< a line to send to others, which tells nothing of the deal; "" = it is not over
    friend bool operator==(const DayDeal&, const DayDeal&) = default;
};

/// A day of a month, and whose deals of that day were played to their end.
struct DayMark {
    Q_GADGET
    QML_VALUE_TYPE(dayMark)

    ROW_FIELD(QString, day)        ///< ISO
    ROW_FIELD(int, number)         ///< in the month, from 1
    ROW_FIELD(QString, name)       ///< "17 Feb 2026: Hoola, Dragon", in words
    ROW_FIELD(QList<bool>, played) ///< for each game, in the games' order
    ROW_FIELD(bool, open)          ///< it has deals by now
    ROW_FIELD(bool, today)
    friend bool operator==(const DayMark&, const DayMark&) = default;
};
