// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "houserules/rulesbook.h"

/// What can be had on paper, as a file or from the printer: the score sheet and the round record of a match that is kept, and a book
/// of rules. Each gives {ok, text to be shown}.
class Paper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Writes a match as PDF.
    Q_INVOKABLE QVariantMap savePdf(int id, const QUrl& file);
    /// Is there printing on this system at all?
    Q_INVOKABLE bool canPrint() const;
    /// Asks for a printer, and prints a match.
    Q_INVOKABLE QVariantMap print(int id);

    /// The same of an evening's score sheet.
    Q_INVOKABLE QVariantMap saveEvening(int id, const QUrl& file);
    Q_INVOKABLE QVariantMap printEvening(int id);

    /// The same of a book; `drawn`: its faces() as they are drawn, in rows of `columns`.
    Q_INVOKABLE QVariantMap saveBook(RulesBook* book, const QImage& drawn, int columns, const QUrl& file);
    Q_INVOKABLE QVariantMap printBook(RulesBook* book, const QImage& drawn, int columns);

private:
    struct Sheet {
        QString html;
        QString title;
        QHash<QString, QImage> pictures;
    };
    static QVariantMap save(const Sheet& sheet, const QUrl& file, const QString& done);
    static QVariantMap print(const Sheet& sheet, const QString& done);
};
