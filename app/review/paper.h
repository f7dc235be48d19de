// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

/// Matches on paper: the score sheet and the round record of one that is kept, as a file or from the printer.
class Paper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Writes a PDF: {ok, text to be shown}.
    Q_INVOKABLE QVariantMap savePdf(int id, const QUrl& file);
    /// Is there printing on this system at all?
    Q_INVOKABLE bool canPrint() const;
    /// Asks for a printer, and prints: {ok, text to be shown}.
    Q_INVOKABLE QVariantMap print(int id);
};
