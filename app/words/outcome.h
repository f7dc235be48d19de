// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "rowfield.h"

/// What came of something a person asked for.
struct Outcome {
    Q_GADGET
    QML_VALUE_TYPE(outcome)

    ROW_FIELD(bool, ok)
    ROW_FIELD(QString, text) ///< a sentence: what is wrong, or what was done
    friend bool operator==(const Outcome&, const Outcome&) = default;

    /// For the pages that still take a map.
    operator QVariantMap() const { return {{QStringLiteral("ok"), ok}, {QStringLiteral("text"), text}}; }
};

inline Outcome outcome(bool ok, const QString& text) { return Outcome{.ok = ok, .text = text}; }
