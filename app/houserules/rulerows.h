// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

// What the rule panel shows beside the fields of its models, by type.

/// A rule that differs from the preset.
struct RuleDifference {
    Q_GADGET
    QML_VALUE_TYPE(ruleDifference)

    ROW_FIELD(QString, ruleId)
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, now)
    ROW_FIELD(QString, before) ///< in the preset
    friend bool operator==(const RuleDifference&, const RuleDifference&) = default;
};

/// What a part of a list's element may be.
struct PartChoice {
    Q_GADGET
    QML_VALUE_TYPE(partChoice)

    ROW_FIELD(QVariant, value) ///< as the element has it: a word, or a number
    ROW_FIELD(QString, label)
    friend bool operator==(const PartChoice&, const PartChoice&) = default;
};

/// A part that every element of a `list` field has.
struct RulePart {
    Q_GADGET
    QML_VALUE_TYPE(rulePart)

    ROW_FIELD(QString, id)
    ROW_FIELD(QString, kind) ///< as hanpan::part_kind names it
    ROW_FIELD(QString, label)
    ROW_FIELD(int, minimum)
    ROW_FIELD(int, maximum)
    ROW_FIELD(QList<PartChoice>, choices)
    friend bool operator==(const RulePart&, const RulePart&) = default;
};
