// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"
#include "work/background.h"
#include "work/theonly.h"

/// What a file turned out to be.
struct FoundFile {
    Q_GADGET
    QML_VALUE_TYPE(foundFile)

    ROW_FIELD(bool, ok)                ///< it can be opened
    ROW_FIELD(QString, text)           ///< why it cannot be, one sentence
    ROW_FIELD(QString, page)           ///< the page that opens it
    ROW_FIELD(QVariantMap, properties) ///< of that page, to be set when it is made
    friend bool operator==(const FoundFile&, const FoundFile&) = default;
};

/// A file that somebody gives to the program: dropped onto the window, named on the command line, double-clicked,
/// chosen again. Its content decides what it is, whatever its name.
class OpenedFile : public QObject, public TheOnly<OpenedFile> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    /// The page that opens the file and the page's properties. One record is shown, several are added to the history,
    /// rules are added to their game's own, a moving file is asked about in the settings. Looking changes nothing, except
    /// that a file that can be opened is remembered among the recent ones.
    Q_INVOKABLE FoundFile look(const QUrl& file);
    /// The same, answered by looked(): large files are read beside the window.
    Q_INVOKABLE void open(const QUrl& file);
    /// The files that the system has asked for, each given once; it may ask before anybody is connected to asked().
    Q_INVOKABLE QList<QUrl> take();
    /// A path of the system as a URL.
    Q_INVOKABLE static QUrl address(const QString& path) { return QUrl::fromLocalFile(path); }

signals:
    /// The system asks for a file to be opened (macOS does so by an event); take() gives it.
    void asked();
    void looked(const FoundFile& found);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    friend class TheOnly<OpenedFile>;
    explicit OpenedFile(QObject* parent);
    /// look() at what has been read.
    static FoundFile whatIs(const QString& path, QByteArray content);

    static FoundFile found(const QUrl& file);
    static FoundFile noted(const QUrl& file, const FoundFile& found);

    QList<QUrl> waiting_;
    Background work_;
};
