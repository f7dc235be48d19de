// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "notices.h"
#include "readers.h"
#include "work/theonly.h"

/// What a screen reader says without being asked: events of the table, questions, refusals, hints, results. The
/// reader's place does not move. Qt 6.8 and newer have an event for this on every system; before that it is sent on
/// Linux over the bus that readers listen to, and elsewhere nothing is said. A reader on Linux that does not listen to
/// this event gets the sentence as a notification.
class Announcer : public QObject, private QAccessible::ActivationObserver, public TheOnly<Announcer> {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Somebody uses a screen reader: then no answer has a time limit.
    Q_PROPERTY(bool active READ active NOTIFY activeChanged)

public:
    ~Announcer() override;

    bool active() const { return active_; }

    /// Says the line as it is read out (words/spoken.h), after what is being said now; `urgent`: at once. Does nothing
    /// when no reader listens.
    Q_INVOKABLE void say(const QString& line, bool urgent = false);
    /// The line as it is read out, for what a reader meets by itself.
    Q_INVOKABLE QString spoken(const QString& line) const;

signals:
    void activeChanged();
    /// `sentence`, as it is read out, was handed to the reader.
    void said(const QString& sentence, bool urgent);

private:
    friend class TheOnly<Announcer>;
    explicit Announcer(QObject* parent);
    /// A reader comes or goes.
    void accessibilityActiveChanged(bool active) override;

    bool active_ = false;
    Readers readers_;
    Notices notices_;
};
