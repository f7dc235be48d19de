// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A game's deal of a day, and what the person and Master made of it.
struct DayDeal {
    Q_GADGET
    QML_VALUE_TYPE(dayDeal)

    ROW_FIELD(QString, game)
    ROW_FIELD(QString, name)
    ROW_FIELD(int, id) ///< of the first match at it, which counts; 0 = it has not been played
    ROW_FIELD(bool, over)
    ROW_FIELD(QString, record)     ///< it is played from, where it has not been; "" = it has
    ROW_FIELD(QStringList, levels) ///< of the opponents then
    ROW_FIELD(QString, result)     ///< "+3"; "" = there is none yet
    ROW_FIELD(bool, practice)      ///< moves were taken back in it
    ROW_FIELD(QString, master)     ///< "+6"; "" = not worked out yet
    ROW_FIELD(QString, beside)     ///< a sentence that compares the two; ""
    friend bool operator==(const DayDeal&, const DayDeal&) = default;
};
