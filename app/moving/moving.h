// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include <functional>

#include "moving/movingfile.h"
#include "words/outcome.h"
#include "work/background.h"

class QJSEngine;
class QQmlEngine;

/// What stands in a file that was looked at.
struct MovingContent {
    Q_GADGET
    QML_VALUE_TYPE(movingContent)

    ROW_FIELD(bool, ok)
    ROW_FIELD(QString, text)  ///< how much there is, or why the file cannot be used
    ROW_FIELD(bool, settings) ///< there are some in it
    ROW_FIELD(QUrl, file)
    friend bool operator==(const MovingContent&, const MovingContent&) = default;
};

/// Everything of a person goes along to another computer in one file and comes back from it (movingfile.h), and copies are
/// made by themselves: before the first start of another version, and about once a week when something was played since.
/// What takes time runs beside the window.
class Moving : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Something is being written or read.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// When the latest copy was made, in words; "" = there is none.
    Q_PROPERTY(QString lastCopy READ lastCopy NOTIFY copiesChanged)

public:
    // Not default-constructible: Qt 6.4 would make its own object and never call create().
    explicit Moving(QObject* parent);
    static Moving* instance();
    static Moving* create(QQmlEngine* engine, QJSEngine* script);
    /// This person's things.
    static MovingFile::Home home();

    bool busy() const { return work_.running(); }
    QString lastCopy() const;
    /// Where the copies lie.
    static QString copiesFolder();
    Q_INVOKABLE void showCopies() const;

    /// Answers with done().
    Q_INVOKABLE void saveTo(const QUrl& file);
    /// Says what stands in a file, with looked().
    Q_INVOKABLE void look(const QUrl& file);
    /// Brings it in, settings too where they are wanted; answers with done().
    Q_INVOKABLE void bringIn(const QUrl& file, bool settings);

    /// Calls off what goes on: all is as it was before.
    Q_INVOKABLE void stop() { work_.stop(); }

    /// The same from the command line, without a window: the outcome at once.
    static Outcome saveNow(const QString& file);
    static Outcome bringInNow(const QString& file, bool settings);

    /// Makes a copy if one is due: `version` is the program's. Keeps the last few.
    Q_INVOKABLE void keepCopy(const QString& version);

signals:
    void busyChanged();
    void copiesChanged();
    void done(const Outcome& outcome);
    void looked(const MovingContent& content);

private:
    /// Has it done beside the window; says so in words while something else is.
    void run(Background::Work work);

    Background work_;
};
