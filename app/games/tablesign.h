// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

/// What is read off a table beside its pieces: a die, and what it says of the round. A table without one has no dots.
struct TableSign {
    Q_GADGET
    QML_VALUE_TYPE(tableSign)
    Q_PROPERTY(int dots MEMBER dots CONSTANT)
    Q_PROPERTY(QString wild MEMBER wild CONSTANT)
    Q_PROPERTY(bool odd MEMBER odd CONSTANT)
    Q_PROPERTY(bool even MEMBER even CONSTANT)
    Q_PROPERTY(QString lastTo MEMBER lastTo CONSTANT)
    Q_PROPERTY(QString words MEMBER words CONSTANT)
    Q_PROPERTY(QString pot MEMBER pot CONSTANT)

public:
    int dots = 0;      ///< on every side of the die
    QString wild;      ///< the colours whose wild pieces are wild, by the letters of their faces: "hdc"
    bool odd = false;  ///< they stand for odd numbers,
    bool even = false; ///< or for even ones
    QString lastTo;    ///< the zone where the piece lies that was dropped last; "" = none was
    QString words;     ///< what the die means
    QString pot;       ///< what lies in the pot, in words; "" = nothing
};
