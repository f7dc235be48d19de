// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include "work/background.h"

class QQmlEngine;
class QJSEngine;

/// A file that somebody gives to the program: dropped onto the window, named on the command line, double-clicked,
/// chosen again. Its content decides what it is, whatever its name.
class OpenedFile : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    static OpenedFile* instance();
    static OpenedFile* create(QQmlEngine* engine, QJSEngine* script);

    /// {ok, page, properties} where it can be opened: the page that does so and its properties. One record is shown,
    /// several are added to the history, rules are added to their game's own, a moving file is asked about in the
    /// settings. Else {ok: false, text}, one sentence. Looking changes nothing, except that a file that can be opened
    /// is remembered among the recent ones.
    Q_INVOKABLE QVariantMap look(const QUrl& file);
    /// The same, answered by looked(): large files are read beside the window.
    Q_INVOKABLE void open(const QUrl& file);
    /// The files that the system has asked for, each given once; it may ask before anybody is connected to asked().
    Q_INVOKABLE QList<QUrl> take();
    /// A path of the system as a URL.
    Q_INVOKABLE static QUrl address(const QString& path) { return QUrl::fromLocalFile(path); }

signals:
    /// The system asks for a file to be opened (macOS does so by an event); take() gives it.
    void asked();
    void looked(const QVariantMap& found);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    explicit OpenedFile(QObject* parent);
    /// The answer of look() for content that has been read.
    static QVariantMap whatIs(const QString& path, QByteArray content);

    static QVariantMap found(const QUrl& file);
    static QVariantMap noted(const QUrl& file, const QVariantMap& found);

    QList<QUrl> waiting_;
    Background work_;
};
