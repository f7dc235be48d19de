// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A figure of what rules do, under one rule set or under two, in words and for a small picture.
struct EffectRow {
    Q_GADGET
    QML_VALUE_TYPE(effectRow)

    ROW_FIELD(QString, figureId) ///< hanpan::effects::figure::id
    ROW_FIELD(QString, group)    ///< the heading above it; "" = it belongs to the one before
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, now)    ///< "11.5"
    ROW_FIELD(QString, before) ///< under the other rules; "" = there are none, or no difference shows
    ROW_FIELD(bool, shows)     ///< a difference that is no accident
    ROW_FIELD(bool, picture)
    /// Where they lie in a picture that is 1 wide, with the ends of their 95 % intervals.
    ROW_FIELD(double, nowAt)
    ROW_FIELD(double, nowFrom)
    ROW_FIELD(double, nowTo)
    ROW_FIELD(double, beforeAt, -1) ///< −1 = there is nothing before
    friend bool operator==(const EffectRow&, const EffectRow&) = default;
};

/// Rules to compare with.
struct EffectOther {
    Q_GADGET
    QML_VALUE_TYPE(effectOther)

    ROW_FIELD(QString, otherId) ///< "change", "preset:ID", "own:ID"
    ROW_FIELD(QString, label)
    friend bool operator==(const EffectOther&, const EffectOther&) = default;
};

/// One value of a rule in its small picture.
struct SparkPoint {
    Q_GADGET
    QML_VALUE_TYPE(sparkPoint)

    ROW_FIELD(QString, label) ///< the value: "off", "15 points"
    ROW_FIELD(QString, text)  ///< the figure under it
    ROW_FIELD(bool, inUse)
    /// Where the figure lies in a picture that is 1 high, from below, with the ends of its 95 % interval.
    ROW_FIELD(double, at)
    ROW_FIELD(double, from)
    ROW_FIELD(double, to)
    friend bool operator==(const SparkPoint&, const SparkPoint&) = default;
};

/// What a rule does: the figure that it changes most, over its values.
struct RuleSpark {
    Q_GADGET
    QML_VALUE_TYPE(ruleSpark)

    ROW_FIELD(QString, said)             ///< in a sentence; "" = not known yet, or there is nothing to compare
    ROW_FIELD(QString, spoken)           ///< the picture in words, for a screen reader
    ROW_FIELD(QList<SparkPoint>, points) ///< empty where no difference shows
    friend bool operator==(const RuleSpark&, const RuleSpark&) = default;
};

/// A column of the rule sets compared: a figure.
struct HouseColumn {
    Q_GADGET
    QML_VALUE_TYPE(houseColumn)

    ROW_FIELD(QString, figureId) ///< hanpan::effects::figure::id
    ROW_FIELD(QString, label)    ///< short
    ROW_FIELD(QString, hint)     ///< in full
    friend bool operator==(const HouseColumn&, const HouseColumn&) = default;
};

/// A figure of one of them.
struct HouseCell {
    Q_GADGET
    QML_VALUE_TYPE(houseCell)

    ROW_FIELD(QString, text)  ///< "41.2 (5)"; "" = not played yet
    ROW_FIELD(QString, range) ///< its 95 % interval: "39.8 – 42.5"
    friend bool operator==(const HouseCell&, const HouseCell&) = default;
};

/// A rule set among others.
struct HouseRow {
    Q_GADGET
    QML_VALUE_TYPE(houseRow)

    ROW_FIELD(QString, setId) ///< of the preset or the own rule set; "" = the changed rules in use
    ROW_FIELD(bool, own)
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, note) ///< "" or what else is to be known: "5 players"
    ROW_FIELD(bool, inUse)
    ROW_FIELD(QList<HouseCell>, cells) ///< by column
    ROW_FIELD(QString, spoken)         ///< the whole row in words
    friend bool operator==(const HouseRow&, const HouseRow&) = default;
};

/// Rules that suit what a group wishes.
struct FoundHouse {
    Q_GADGET
    QML_VALUE_TYPE(foundHouse)

    ROW_FIELD(QString, title)       ///< "Classic", "Classic with 2 changes"
    ROW_FIELD(QString, verdict)     ///< "Fits every wish."
    ROW_FIELD(bool, fits)           ///< every wish is met
    ROW_FIELD(QStringList, changes) ///< "Stop rule: off (on)"
    ROW_FIELD(QStringList, figures) ///< one of each wish: "Turns in a round: 32"
    ROW_FIELD(QStringList, doubts)  ///< sentences on what the figures are worth
    friend bool operator==(const FoundHouse&, const FoundHouse&) = default;
};
