// SPDX-License-Identifier: GPL-3.0-or-later
#include "courses.h"

#include <algorithm>

#include "lesson.h"
#include "settings/preferences.h"

namespace {

QString doneKey(const QString& game) { return QStringLiteral("lessons/%1/done").arg(game); }
QString placeKey(const QString& game, int number)
{
    return QStringLiteral("lessons/%1/place/%2").arg(game).arg(number);
}
QString offeredKey(const QString& game) { return QStringLiteral("lessons/%1/offered").arg(game); }

/// Numbers of the lessons that are done.
QStringList doneOf(const QString& game) { return Preferences::instance()->remembered(doneKey(game)).toStringList(); }

} // namespace

Courses::Courses(QObject* parent) : QObject(parent) {}

int Courses::count(const QString& game) const { return lessonCount(game); }

QList<LessonRow> Courses::lessons(const QString& game) const
{
    QList<LessonRow> all;
    for (int number = 1; number <= count(game); ++number)
        if (const auto lesson = lessonOf(game, number))
            all.append({.number = number, .title = lesson->title.said(), .aim = lesson->aim.said()});
    return all;
}

int Courses::next(const QString& game) const
{
    for (int number = 1; number <= count(game); ++number)
        if (!isDone(game, number))
            return number;
    return 0;
}

bool Courses::isDone(const QString& game, int number) const { return doneOf(game).contains(QString::number(number)); }

void Courses::setDone(const QString& game, int number)
{
    leave(game, number, 1);
    if (isDone(game, number))
        return;
    Preferences::instance()->remember(doneKey(game), doneOf(game) << QString::number(number));
    ++revision_;
    emit changed();
}

int Courses::place(const QString& game, int number) const
{
    return std::max(1, Preferences::instance()->remembered(placeKey(game, number), 1).toInt());
}

void Courses::leave(const QString& game, int number, int step)
{
    if (step == place(game, number))
        return;
    if (step > 1)
        Preferences::instance()->remember(placeKey(game, number), step);
    else
        Preferences::instance()->forget(placeKey(game, number));
    ++revision_;
    emit changed();
}

bool Courses::offers(const QString& game) const
{
    return count(game) > 0 && next(game) == 1 && !Preferences::instance()->remembered(offeredKey(game)).toBool();
}

void Courses::offered(const QString& game) { Preferences::instance()->remember(offeredKey(game), true); }
