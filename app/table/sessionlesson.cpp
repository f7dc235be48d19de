// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson at the table: what is told and asked, and what the others do by it.
#include "sessionprivate.h"

#include <algorithm>

#include "words/tablewords.h"
#include "words/words.h"

bool TableSession::startLesson(const QString& game, int number, int step)
{
    if (!tableGame(game))
        return d->fail(TableWords::noSuchGame(game));
    const auto lesson = lessonOf(game, number);
    return lesson ? startLesson(*lesson, step) : d->fail(Words::said(lesson.error));
}

bool TableSession::startLesson(const Lesson& lesson, int step)
{
    auto dealt = dealLesson(lesson);
    if (!dealt)
        return d->fail(Words::said(dealt.error));
    QStringList levels;
    for (const LessonStep& step : lesson.steps)
        if (!step.level.isEmpty())
            levels = QStringList{step.level};
    d->replay.end();
    // A lesson is gone on with, never begun with its last words: its file may have changed.
    const int next = playLesson(lesson, **dealt, step < lesson.steps.size() ? step : 1);
    return d->begin(std::move(*dealt), levels, false, nullptr, &lesson, next);
}

void TableSession::readOn()
{
    if (!d->guide.running() || !d->guide.holds() || d->guide.done())
        return;
    d->guide.readOn();
    dropHint();
    d->lessonChanged();
    // The position is the same; who may act in it is not.
    d->showClaim();
    d->showAll();
    if (!d->now.roundOver && !d->deal.running())
        d->askBots();
    d->setTimer();
    emit changed();
}

bool TableSession::act(const QString& action)
{
    if (!d->played || !d->mayGesture() || d->listens() || !d->now.mayAct())
        return false;
    if (const hanpan::verdict verdict = d->now.judge(action); !verdict.allowed()) {
        emit refused(TableWords::refusal(game(), verdict), {}, TableWords::place(verdict));
        return false;
    }
    return d->playFor(d->now.me, action);
}

QVariantMap TableSession::lesson() const { return d->guide.shown(); }

bool TableSession::Private::allowedByLesson(const QString& action)
{
    const QString objection = guide.objection(action);
    if (objection.isEmpty())
        return true;
    // What cannot be done anyway is refused by the rules, with their reason.
    if (!now.judge(action).allowed())
        return true;
    emit q->refused(objection, {});
    return false;
}

bool TableSession::Private::askLesson(hanpan::seat who)
{
    QString action = guide.scripted(who);
    if (!action.isEmpty() && !played->judge(who, action.toStdString()).allowed())
        action.clear(); // its time has not come
    // Who is asked and of whom the lesson says nothing declines.
    if (action.isEmpty() && who != now.me && schedule.inClaims()) {
        const std::vector<std::string> legal = played->legal(who);
        if (std::find(legal.begin(), legal.end(), "pass") != legal.end())
            action = QStringLiteral("pass");
    }
    if (action.isEmpty())
        return false;
    schedule.ask(who);
    schedule.answered(who, action);
    return true;
}

void TableSession::Private::lessonChanged() { emit q->lessonChanged(); }
