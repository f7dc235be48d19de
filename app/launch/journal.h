// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "work/theonly.h"

/// What helps when something is wrong: a log file of bounded size (complaints of Qt and of the program; never a piece),
/// the facts that a report needs, and a trace of a crash, which the next start offers to show.
class Journal : public QObject, public TheOnly<Journal> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// What the last crash left, as text; "" = there was none, or it was shown.
    Q_PROPERTY(QString crash READ crash NOTIFY crashChanged)
    /// Where the log lies.
    Q_PROPERTY(QString file READ file CONSTANT)
    /// Where reports go; "" = nobody has named a place.
    Q_PROPERTY(QString reports READ reports CONSTANT)

public:
    /// When the log exceeds this many bytes, its older half is dropped.
    static constexpr qint64 mostBytes = 256 << 10;

    /// Starts the log: messages now go into it and, as before, to standard error; a crash leaves its trace. `folder`:
    /// where both lie.
    void begin(const QString& folder);
    /// The folder of a person's log.
    static QString usualFolder();

    QString file() const;
    QString reports() const;
    QString crash() const { return crash_; }
    /// The trace was seen, or is not wanted.
    Q_INVOKABLE void dismissCrash();
    /// Versions, renderer, platform, languages and the latest complaints, as text for a report.
    Q_INVOKABLE QString details() const;
    Q_INVOKABLE void copyDetails() const;
    Q_INVOKABLE void copyText(const QString& text) const;
    /// A line of the program's own.
    void note(const QString& line);
    /// How the window is drawn, for details().
    void setRenderer(const QString& renderer) { renderer_ = renderer; }

signals:
    void crashChanged();

private:
    friend class TheOnly<Journal>;
    explicit Journal(QObject* parent);
    void write(const QString& line);

    QString folder_;
    QString crash_;
    QString renderer_;
    QStringList latest_; ///< complaints of this run
};
