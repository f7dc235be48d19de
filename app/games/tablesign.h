// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// What can be read off a table besides its pieces: a die, and what it says of the round, or a bill of the match's
/// rounds. A table without a die has no dots, one without a bill has no lines of it.
struct TableSign {
    Q_GADGET
    QML_VALUE_TYPE(tableSign)

    ROW_FIELD(int, dots)         ///< on every side of the die
    ROW_FIELD(QString, wild)     ///< the colours whose wild pieces are wild, by the letters of their faces: "hdc"
    ROW_FIELD(bool, odd)         ///< they stand for odd numbers,
    ROW_FIELD(bool, even)        ///< or for even ones
    ROW_FIELD(QString, lastTo)   ///< the zone where the piece lies that was dropped last; "" = none was
    ROW_FIELD(QString, words)    ///< what the die means
    ROW_FIELD(QString, pot)      ///< what lies in the pot, in words; "" = nothing
    ROW_FIELD(QStringList, bill) ///< what each round of the match is played for, in brief
    ROW_FIELD(int, billed, -1)   ///< which of them it is now, from 0
    friend bool operator==(const TableSign&, const TableSign&) = default;
};
