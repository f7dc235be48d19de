// SPDX-License-Identifier: GPL-3.0-or-later
// The session's life: next round, undo, settings, language.
#include "tablesession.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>

#include "sessionprivate.h"
#include "settings/keymap.h"
#include "settings/preferences.h"
#include "words/tablewords.h"

TableSession::TableSession(QObject* parent) : TableFace(parent), d(std::make_unique<Private>(this))
{
    if (QCoreApplication* application = QCoreApplication::instance())
        application->installEventFilter(this);
    connect(Preferences::instance(), &Preferences::remarksChanged, this, [this] { d->tellChanged(); });
    connect(Preferences::instance(), &Preferences::chancesChanged, this, [this] {
        if (d->played)
            d->showAll();
    });
    // The buttons show their keys.
    connect(Keymap::instance(), &Keymap::changed, this, [this] {
        if (d->played)
            d->showAll();
    });
    d->showHand();
    d->tellChanged();
}

TableSession::~TableSession() { d->keeping.stop(d->played, d->demo); }

void TableSession::nextRound()
{
    if (!d->played || phase() != QLatin1String("roundOver"))
        return;
    d->played.nextRound();
    d->keeping.keep(d->played, d->demo);
    d->startDeal();
    d->tellChanged();
    emit recordChanged();
}

void TableSession::undo()
{
    if (!canUndo())
        return;
    d->deal.end();
    const bool becomesPractice = !undoIsFree();
    d->played.undo();
    d->claim.reset();
    d->positionChanged(true);
    emit happened(QStringLiteral("undo"), d->now.me);
    if (becomesPractice)
        emit told(tr("You had seen something new, so the match is practice now. Redo brings everything back."));
}

void TableSession::redo()
{
    if (!canRedo())
        return;
    const bool counted = !practice();
    d->played.redo();
    d->claim.reset();
    d->positionChanged(true);
    emit happened(QStringLiteral("undo"), d->now.me);
    if (!practice() && !counted)
        emit told(tr("Everything is back as it was: the match counts again."));
}

void TableSession::fastForward()
{
    if (!watching())
        return;
    d->pacing.setHurried(true);
    d->tellChanged();
    d->setTimer();
}

void TableSession::step()
{
    if (!d->played || !d->pacing.paused() || d->now.roundOver)
        return;
    if (d->deal.running()) {
        d->deal.toLast();
        d->pacing.setPaused(false);
        d->wakeUp();
        d->pacing.setPaused(true);
        return;
    }
    // By seat, in the order in which simultaneous answers are taken.
    for (hanpan::seat who = 0; who < d->now.players; ++who)
        if (d->schedule.hasAnswer(who)) {
            const QString action = d->schedule.take(who);
            d->playFor(who, action, !d->isBot(who));
            return;
        }
}

void TableSession::skipPacing()
{
    if (!d->played || d->pacing.paused())
        return;
    d->schedule.skip(std::max<qint64>(0, d->moment().dealStep));
    d->wakeUp();
}

void TableSession::setSpeed(const QString& speed)
{
    if (speed == d->pacing.speed())
        return;
    d->pacing.setSpeed(speed);
    d->setTimer();
    emit settingsChanged();
}

void TableSession::setClaimWaits(bool waits)
{
    if (waits == d->claim.waits())
        return;
    d->claim.setWaits(waits);
    if (d->played) {
        // An open window starts anew under the new setting.
        d->claim.reset();
        d->showClaim();
        d->setTimer();
    }
    emit settingsChanged();
}

void TableSession::setPaused(bool paused)
{
    if (paused == d->pacing.paused())
        return;
    d->pacing.setPaused(paused);
    if (d->played && d->claim.window())
        d->showClaim();
    d->setTimer();
    emit settingsChanged();
}

void TableSession::setUntimed(bool untimed)
{
    if (untimed == d->pacing.untimed())
        return;
    d->pacing.setUntimed(untimed);
    d->setTimer();
    emit settingsChanged();
}

void TableSession::setKept(bool kept)
{
    if (kept == d->keeping.on())
        return;
    d->keeping.setOn(kept);
    d->tellChanged();
}

void TableSession::setDemo(bool demo)
{
    if (demo == d->demo)
        return;
    d->demo = demo;
    if (demo && d->played && !d->now.roundOver && !d->deal.running()) {
        // The person was to move, and nothing else would ask for it.
        d->showClaim();
        d->askBots();
        d->setTimer();
    }
    d->tellChanged();
}

bool TableSession::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance() && d->played) {
        const GameTable& game = d->played.game();
        d->now.names = TableWords::seatNames(d->now.players, d->played.person(), d->played.characters());
        d->deal.say(d->now.names, game);
        d->talk.sayAgain(d->now, game);
        d->clearChoice();
        d->showClaim();
        d->showAll();
        d->tellChanged();
        emit lessonChanged();
    }
    return QObject::eventFilter(watched, event);
}
