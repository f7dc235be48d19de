// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

#include "moving/movingfile.h"
#include "words/outcome.h"
#include "work/background.h"
#include "work/theonly.h"

/// The content of a file that was looked at.
struct MovingContent {
    Q_GADGET
    QML_VALUE_TYPE(movingContent)

    ROW_FIELD(bool, ok)
    ROW_FIELD(QString, text)  ///< how much there is, or why the file cannot be used
    ROW_FIELD(bool, settings) ///< it contains settings
    ROW_FIELD(QUrl, file)
    friend bool operator==(const MovingContent&, const MovingContent&) = default;
};

/// Takes everything of a person to another computer in one file, brings it in from there (movingfile.h), and makes
/// automatic copies: before the first start of another version, and about once a week when something was played since.
/// Slow work runs beside the window.
class Moving : public QObject, public TheOnly<Moving> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Whether something is being written or read.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// When the latest copy was made, in words; "" = there is none.
    Q_PROPERTY(QString lastCopy READ lastCopy NOTIFY copiesChanged)

public:
    friend class TheOnly<Moving>;
    explicit Moving(QObject* parent);
    /// The places of this person's things.
    static MovingFile::Home home();

    bool busy() const { return work_.running(); }
    QString lastCopy() const;
    /// The folder of the copies.
    static QString copiesFolder();
    Q_INVOKABLE void showCopies() const;

    /// Writes everything into a file; answers with done().
    Q_INVOKABLE void saveTo(const QUrl& file);
    /// Looks at a file's content; answers with looked().
    Q_INVOKABLE void look(const QUrl& file);
    /// Imports it, the settings too if `settings` is true; answers with done().
    Q_INVOKABLE void bringIn(const QUrl& file, bool settings);

    /// Stops the current work: everything is as it was before.
    Q_INVOKABLE void stop() { work_.stop(); }

    /// The same from the command line, without a window; gives the outcome at once.
    static Outcome saveNow(const QString& file);
    static Outcome bringInNow(const QString& file, bool settings);

    /// Makes a copy if one is due; only the last few are kept. `version`: the program's.
    Q_INVOKABLE void keepCopy(const QString& version);

signals:
    void busyChanged();
    void copiesChanged();
    void done(const Outcome& outcome);
    void looked(const MovingContent& content);

private:
    /// Runs the work beside the window; if other work is running, says so in words.
    void run(Background::Work work);

    Background work_;
};
