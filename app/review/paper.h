// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "houserules/bookofrules.h"
#include "words/outcome.h"

/// What can be had on paper, as a file or from the printer: the score sheet and the round record of a kept match, and a
/// book of rules. Each function gives what came of it; no text = there is nothing to say.
class Paper : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// Writes a match as PDF.
    Q_INVOKABLE Outcome savePdf(int id, const QUrl& file);
    /// Whether this system has printing at all.
    Q_INVOKABLE bool canPrint() const;
    /// Asks for a printer, and prints a match.
    Q_INVOKABLE Outcome print(int id);

    /// The same for an evening's score sheet.
    Q_INVOKABLE Outcome saveEvening(int id, const QUrl& file);
    Q_INVOKABLE Outcome printEvening(int id);

    /// The same for a book; `drawn`: its faces() as they are drawn, in rows of `columns`; `effects`: what its rules do.
    Q_INVOKABLE Outcome saveBook(BookOfRules* book, const QImage& drawn, int columns, const QStringList& effects,
                                 const QUrl& file);
    Q_INVOKABLE Outcome printBook(BookOfRules* book, const QImage& drawn, int columns, const QStringList& effects);

private:
    struct Sheet {
        QString html;
        QString title;
        QHash<QString, QImage> pictures;
    };
    static Outcome save(const Sheet& sheet, const QUrl& file, const QString& done);
    static Outcome print(const Sheet& sheet, const QString& done);
};
