// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A lesson as a course lists it.
struct LessonRow {
    Q_GADGET
    QML_VALUE_TYPE(lessonRow)

    ROW_FIELD(int, number) ///< from 1
    ROW_FIELD(QString, title)
    ROW_FIELD(QString, aim)
    friend bool operator==(const LessonRow&, const LessonRow&) = default;
};

/// The courses of lessons, one a game (resources/games/<game>/lessons), and what has been done of them, which is kept.
class Courses : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Grows whenever a lesson has been done for the first time, or left at another step.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    explicit Courses(QObject* parent = nullptr);

    int revision() const { return revision_; }
    /// How many lessons a game has; 0 = there is no course.
    Q_INVOKABLE int count(const QString& game) const;
    /// A game's lessons in the language in use. What has been done is asked for one by one, so that the list
    /// stays the same.
    Q_INVOKABLE QList<LessonRow> lessons(const QString& game) const;
    /// The first lesson that is not done, from 1; 0 = all are done, or there are none.
    Q_INVOKABLE int next(const QString& game) const;
    Q_INVOKABLE bool isDone(const QString& game, int number) const;
    Q_INVOKABLE void setDone(const QString& game, int number);
    /// The step (from 1) at which a lesson was left; 1 = it was not left, or it was finished.
    Q_INVOKABLE int place(const QString& game, int number) const;
    Q_INVOKABLE void leave(const QString& game, int number, int step);
    /// Should the first lesson be offered before the first match of this game? Only once.
    Q_INVOKABLE bool offers(const QString& game) const;
    Q_INVOKABLE void offered(const QString& game);

signals:
    void changed();

private:
    int revision_ = 0;
};
