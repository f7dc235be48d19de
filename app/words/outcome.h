// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowfield.h"

/// What came of something a person asked for.
struct Outcome {
    Q_GADGET
    QML_VALUE_TYPE(outcome)

    ROW_FIELD(bool, ok)
    ROW_FIELD(QString, text) ///< a sentence: what is wrong, or what was done
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

inline Outcome outcome(bool ok, const QString& text) { return Outcome{.ok = ok, .text = text}; }
