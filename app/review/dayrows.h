// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    friend bool operator==(const DayDeal&, const DayDeal&) = default;
};
