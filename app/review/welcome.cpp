// SPDX-License-Identifier: GPL-3.0-or-later
#include "welcome.h"

#include <QDate>
#include <QDateTime>

#include "games/gametable.h"
#include "history/dailydeal.h"
#include "history/history.h"
#include "lessons/courses.h"
#include "words/language.h"

Welcome::Welcome(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Welcome::look);
    connect(Language::instance(), &Language::changed, this, &Welcome::look);
    look();
}

void Welcome::look()
{
    HistoryStore& store = History::instance()->store();
    known_ = store.playedLast(QStringLiteral("kind <> 'demo'")).id != 0;
    deals_.clear();
    puzzles_.clear();
    lesson_.clear();
    if (known_) {
        int done = 0, all = 0;
        for (const auto& [game, table] : tableGames()) {
            ++all;
            done += store.count(QStringLiteral("game = ? AND seed = ? AND parent = 0 AND kind <> 'demo' AND over = 1"),
                                {game, QString::number(daily_deal::seedOf(game, QDate::currentDate()))}) > 0;
        }
        dealsDone_ = done == all;
        deals_ = dealsDone_ ? tr("Today's deals: all played") : tr("Today's deals: %1 of %2 played").arg(done).arg(all);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        int due = 0;
        for (const Puzzle& puzzle : store.puzzles(0, {}, 200)) // nobody tries more at once
            due += puzzle.due <= now;
        if (due > 0)
            puzzles_ = tr("%n puzzle(s) are due", nullptr, due);
        const Courses courses;
        for (const auto& [game, table] : tableGames())
            for (int number = 1; number <= courses.count(game) && lesson_.isEmpty(); ++number)
                if (courses.place(game, number) > 1) {
                    lessonGame_ = game;
                    lessonNumber_ = number;
                    lesson_ = tr("%1: go on with lesson %2").arg(gameName(game)).arg(number);
                }
    }
    emit changed();
}
