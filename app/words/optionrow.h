// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>
#include <QString>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// One of the things a person may choose between, as a Picker or Segments lists it.
struct OptionRow {
    Q_GADGET
    QML_VALUE_TYPE(optionRow)

    ROW_FIELD(QVariant, value) ///< what it stands for: a word or a number
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, hint) ///< what more is to be said of it
    friend bool operator==(const OptionRow&, const OptionRow&) = default;
};
