// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson at the table: what it tells and asks, and what it lets the others do.
#include "sessionprivate.h"

#include <algorithm>

#include "games/held.h"
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
    // A lesson resumes at its step, but never at its last words: its file may have changed.
    const int next = playLesson(lesson, **dealt, 1, step < lesson.steps.size() ? step : 1);
    return d->begin(std::move(*dealt), levels, false, nullptr, &lesson, next);
}

void TableSession::readOn()
{
    if (!d->guide.running() || !d->guide.holds() || d->guide.done())
        return;
    d->guide.readOn();
    dropHint();
    d->lessonChanged();
    // The position is the same, but who may act in it is not.
    d->showClaim();
    d->showAll();
    if (!d->now.roundOver && !d->deal.running())
        d->askBots();
    d->setTimer();
    d->tellChanged();
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

LessonShown TableSession::lesson() const
{
    LessonShown shown = d->guide.shown();
    if (d->guide.running())
        shown.show = d->shownPieces();
    return shown;
}

QList<int> TableSession::Private::shownPieces() const
{
    QList<int> ids;
    for (const QString& wanted : guide.step().show) {
        const QString zone = wanted.contains(u'/') ? wanted.section(u'/', 0, 0) : QString();
        const QString face = wanted.section(u'/', -1);
        const PieceRow* best = nullptr;
        for (const PieceRow& row : models.pieces.rows()) {
            const bool fits = (zone.isEmpty() || row.zone == zone) && !ids.contains(row.pieceId) &&
                              (row.face == face || (!row.face.isEmpty() && row.face.section(u'#', 0, 0) == face));
            const auto near = [this](const PieceRow& one) { // own pieces first, and of those the ones in the hand
                return one.zone == now.handZone() ? 2 : one.owner == now.me ? 1 : 0;
            };
            if (fits && (!best || near(row) > near(*best)))
                best = &row;
        }
        if (best)
            ids.append(best->pieceId);
    }
    return ids;
}

void TableSession::Private::showWay(Hint& hint) const
{
    const QString wanted = guide.step().moves.first();
    const QList<HeldPiece> held = Picked::pieces(models.pieces, hint.pieceIds);
    const auto leads = [&](const QString& target) {
        // Pieces of others are taken where they lie.
        const QList<QStringList> ways = intent.decide(held, target, -1).ways + intent.decide({}, target, -1).ways;
        return std::any_of(ways.begin(), ways.end(), [&](const QStringList& steps) {
            return guide.step().meant(*played, steps.first()) == wanted;
        });
    };
    for (const hanpan::zone& z : now.zones)
        if (const QString id = QString::fromStdString(z.id); id != now.handZone() && leads(id))
            hint.zones.append(id);
    for (const ActionRow& row : models.actions.rows())
        if (leads(gestures::buttonPrefix + row.actionId))
            hint.buttons.append(row.actionId);
}

bool TableSession::Private::allowedByLesson(const QString& action)
{
    const QString objection = guide.objection(action);
    if (objection.isEmpty())
        return true;
    // What is impossible anyway is refused by the rules, with their reason.
    if (!now.judge(action).allowed())
        return true;
    emit q->refused(objection, {});
    return false;
}

bool TableSession::Private::askLesson(hanpan::seat who)
{
    if (guide.holds())
        return false; // nobody answers before the text is read
    QString action = guide.scripted(who);
    if (!action.isEmpty() && !played->judge(who, action.toStdString()).allowed())
        action.clear(); // its time has not come
    // A player who is asked declines if the lesson says nothing about it.
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
