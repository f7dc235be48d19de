// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

// What the rule panel shows beside the fields of its models, as value types.

/// A rule that differs from the preset.
struct RuleDifference {
    Q_GADGET
    QML_VALUE_TYPE(ruleDifference)

    ROW_FIELD(QString, ruleId)
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, now)
    ROW_FIELD(QString, before) ///< its text in the preset
    friend bool operator==(const RuleDifference&, const RuleDifference&) = default;
};

/// A possible value of a part of a list's element.
struct PartChoice {
    Q_GADGET
    QML_VALUE_TYPE(partChoice)

    ROW_FIELD(QVariant, value) ///< as in the element: a word, or a number
    ROW_FIELD(QString, label)
    friend bool operator==(const PartChoice&, const PartChoice&) = default;
};

/// A part that every element of a `list` field has.
struct RulePart {
    Q_GADGET
    QML_VALUE_TYPE(rulePart)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, kind) ///< the name of its hanpan::part_kind
    ROW_FIELD(QString, label)
    ROW_FIELD(int, minimum)
    ROW_FIELD(int, maximum)
    ROW_FIELD(QList<PartChoice>, choices)
    friend bool operator==(const RulePart&, const RulePart&) = default;
};
