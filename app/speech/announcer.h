// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "notices.h"
#include "readers.h"

class QQmlEngine;
class QJSEngine;

/// What a screen reader says without being asked: events of the table, questions, refusals, hints, results. Nothing moves
/// the reader's place for it. Qt 6.8 and newer have an event for this on every system; before, it is sent on Linux over the
/// bus that the reader listens to, and elsewhere nothing is said. Where a reader of Linux listens to no such event, the
/// sentence comes as a notification.
class Announcer : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Somebody reads the screen: no answer has a time limit then.
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)

public:
    static Announcer* instance();
    /// For the QML engine: the one object, owned by C++.
    static Announcer* create(QQmlEngine* engine, QJSEngine* script);

    ~Announcer() override;

    bool active() const { return active_; }

    /// Says the line as it is read out (words/spoken.h) when what is being said has come to its end; `urgent`: now. Nothing
    /// where nobody listens.
    Q_INVOKABLE void say(const QString& line, bool urgent = false);
    /// The same line for what is read where the reader goes.
    Q_INVOKABLE QString spoken(const QString& line) const;

signals:
    void activeChanged();
    /// `sentence`, as it is read out, was handed to the reader.
    void said(const QString& sentence, bool urgent);

private:
    // Not default-constructible from outside: Qt 6.4 would make its own object and never call create().
    explicit Announcer(QObject* parent);
    /// A reader comes or goes.
    void accessibilityActiveChanged(bool active) override;

    bool active_ = false;
    Readers readers_;
    Notices notices_;
};
