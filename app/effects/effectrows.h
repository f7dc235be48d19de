// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
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
