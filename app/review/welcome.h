// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// What waits for a person who has played before, as the home page tells it. Whoever has not sees nothing of it.
class Welcome : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Whether the person has ever sat at a table.
    SHOWN_VALUE(bool, known, changed)
    /// "Today's deals: 2 of 5 played"
    SHOWN_VALUE(QString, deals, changed)
    SHOWN_VALUE(bool, dealsDone, changed)
    /// "3 puzzles are due"; "" = none
    SHOWN_VALUE(QString, puzzles, changed)
    /// A lesson that was left half done: "Hoola: go on with lesson 3"; "" = none
    SHOWN_VALUE(QString, lesson, changed)
    SHOWN_VALUE(QString, lessonGame, changed)
    SHOWN_VALUE(int, lessonNumber, changed)

public:
    explicit Welcome(QObject* parent = nullptr);

    /// Looks anew.
    Q_INVOKABLE void look();

signals:
    void changed();
};
