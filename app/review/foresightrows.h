// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// Shares of a whole; their sum is 1.
struct ShareRow {
    Q_GADGET
    QML_VALUE_TYPE(shareRow)

    ROW_FIELD(QList<double>, shares)
    friend bool operator==(const ShareRow&, const ShareRow&) = default;
};

/// The chance of a place.
struct PlaceChance {
    Q_GADGET
    QML_VALUE_TYPE(placeChance)

    ROW_FIELD(QString, label) ///< "Place 1"
    ROW_FIELD(QString, text)  ///< "42%"
    friend bool operator==(const PlaceChance&, const PlaceChance&) = default;
};

/// A player whose hand can be asked for.
struct OtherSeat {
    Q_GADGET
    QML_VALUE_TYPE(otherSeat)

    ROW_FIELD(int, seat)
    ROW_FIELD(QString, name)
    friend bool operator==(const OtherSeat&, const OtherSeat&) = default;
};

/// How likely a piece is in a hand.
struct HeldChance {
    Q_GADGET
    QML_VALUE_TYPE(heldChance)

    ROW_FIELD(QString, face)
    ROW_FIELD(QString, name)
    ROW_FIELD(double, share) ///< 0 … 1
    ROW_FIELD(QString, text) ///< "62%"
    friend bool operator==(const HeldChance&, const HeldChance&) = default;
};

/// A row of the whole set of pieces.
struct HeldRow {
    Q_GADGET
    QML_VALUE_TYPE(heldRow)

    ROW_FIELD(QList<HeldChance>, pieces)
    friend bool operator==(const HeldRow&, const HeldRow&) = default;
};
