// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A house on the way.
struct HousePlace {
    Q_GADGET
    QML_VALUE_TYPE(housePlace)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, name)
    ROW_FIELD(int, stage)     ///< from 0
    ROW_FIELD(QString, face)  ///< the host's: a character
    ROW_FIELD(QString, about) ///< "Hoola · done"
    ROW_FIELD(bool, open)
    ROW_FIELD(bool, passed)
    friend bool operator==(const HousePlace&, const HousePlace&) = default;
};

/// Who sits in a house.
struct HouseResident {
    Q_GADGET
    QML_VALUE_TYPE(houseResident)

    ROW_FIELD(QString, face) ///< a character
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, about) ///< "careful · Casual"
    ROW_FIELD(QString, says)
    friend bool operator==(const HouseResident&, const HouseResident&) = default;
};

/// One of the things a host asks for, and how far one is.
struct HouseNeed {
    Q_GADGET
    QML_VALUE_TYPE(houseNeed)

    ROW_FIELD(QString, text)
    ROW_FIELD(bool, done)
    friend bool operator==(const HouseNeed&, const HouseNeed&) = default;
};

/// A house as one looks at it; no id = there is none.
struct HouseShown {
    Q_GADGET
    QML_VALUE_TYPE(houseShown)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, game)
    ROW_FIELD(QString, where) ///< "River · Ho-Hpai · Three, 28 pieces"
    ROW_FIELD(QString, story)
    ROW_FIELD(QString, source)
    ROW_FIELD(QList<HouseResident>, people)
    ROW_FIELD(QString, task)
    ROW_FIELD(QList<HouseNeed>, needs)
    ROW_FIELD(QString, standing) ///< how far one is, a sentence
    ROW_FIELD(QString, purse)    ///< what one needs to sit down, and what the host gives
    ROW_FIELD(int, lesson)       ///< of the game's course; 0 = none
    ROW_FIELD(bool, open)
    ROW_FIELD(QString, closed) ///< why one may not enter yet
    ROW_FIELD(bool, passed)
    ROW_FIELD(bool, unfinished) ///< a round goes on here
    friend bool operator==(const HouseShown&, const HouseShown&) = default;
};

/// What a host says of a round that has ended; no house = it was no round in a house.
struct HouseVerdict {
    Q_GADGET
    QML_VALUE_TYPE(houseVerdict)

    ROW_FIELD(QString, house)
    ROW_FIELD(QString, face) ///< the host's: a character,
    ROW_FIELD(QString, name) ///< and what it is called
    ROW_FIELD(QString, text)
    ROW_FIELD(bool, looking) ///< the round is still being judged
    ROW_FIELD(bool, passed)  ///< the task was done with it
    friend bool operator==(const HouseVerdict&, const HouseVerdict&) = default;
};
