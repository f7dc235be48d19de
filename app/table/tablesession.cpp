// SPDX-License-Identifier: GPL-3.0-or-later
// The session's life: start, next round, undo, settings, language.
#include "tablesession.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEvent>
#include <QJsonDocument>
#include <QJsonObject>

#include "registry/registry.h"
#include "sessionprivate.h"
#include "words/tablewords.h"

TableSession::TableSession(QObject* parent) : QObject(parent), d(std::make_unique<Private>(this))
{
    if (QCoreApplication* application = QCoreApplication::instance())
        application->installEventFilter(this);
}

TableSession::~TableSession() { d->stopKeeping(); }

bool TableSession::start(const QString& game, int players, const QVariantMap& ruleValues, const QString& seed,
                         const QStringList& levels, int rounds, int target)
{
    const auto fail = [this](const QString& sentence) {
        d->startError = sentence;
        return false;
    };
    const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
    if (!entry || !tableGame(game))
        return fail(TableWords::noSuchGame(game));
    const QByteArray differences =
        QJsonDocument(QJsonObject::fromVariantMap(ruleValues)).toJson(QJsonDocument::Compact);
    auto values = entry->book().read(hanpan::json::parse(differences.toStdString(), nullptr, false));
    if (!values)
        return fail(TableWords::engineWords(game, values.error));

    hanpan::match_setup setup;
    setup.game = game.toStdString();
    setup.players = players;
    setup.rules = std::move(*values);
    setup.rounds = rounds;
    setup.target = hanpan::whole(target);
    bool isNumber = false;
    setup.seed = seed.toULongLong(&isNumber);
    if (!isNumber) {
        if (!seed.isEmpty())
            return fail(TableWords::badSeed(seed));
        setup.seed = Private::newSeed();
    }
    auto match = entry->create(setup);
    if (!match)
        return fail(TableWords::engineWords(game, match.error));
    return d->begin(std::move(*match), levels, d->knownDeal(setup));
}

bool TableSession::startFromRecord(const QString& record, const QStringList& levels, bool practice, int parent)
{
    d->parentOfNext = parent;
    auto match = hanpan::match_from_record(record.toStdString());
    if (!match || !tableGame(QString::fromStdString((*match)->setup().game))) {
        d->startError = match ? TableWords::noSuchGame(QString::fromStdString((*match)->setup().game))
                              : QString::fromStdString(match.error);
        return false;
    }
    return d->begin(std::move(*match), levels, practice);
}

bool TableSession::newMatchSameRules()
{
    if (!d->match)
        return false;
    hanpan::match_setup setup = d->match->setup();
    setup.seed = Private::newSeed();
    setup.until = 0;
    setup.deck.clear();
    auto match = hanpan::make_match(setup);
    if (!match) {
        d->startError = QString::fromStdString(match.error);
        return false;
    }
    return d->begin(std::move(*match), d->levels, false);
}

void TableSession::nextRound()
{
    if (!d->match || phase() != QLatin1String("roundOver"))
        return;
    d->undone.clear();
    d->match->next_round();
    d->keep();
    d->startDeal();
    emit changed();
    emit recordChanged();
}

bool TableSession::canUndo() const { return d->match && !d->handsOff() && d->lastDecision() >= 0; }

bool TableSession::undoIsFree() const
{
    if (!canUndo())
        return true;
    const QList<Private::Step> taken = d->past.mid(d->lastDecision());
    return std::none_of(taken.begin(), taken.end(), [](const Private::Step& step) { return step.news; });
}

void TableSession::undo()
{
    if (!canUndo())
        return;
    d->dealing = false;
    const bool becomesPractice = !d->practice && !undoIsFree();
    d->practice = d->practice || becomesPractice;
    const qsizetype keep = d->lastDecision();
    d->undone = d->keptActions().mid(keep) + d->undone;
    while (qsizetype(d->match->actions().size()) > keep && d->match->undo())
        ;
    d->past.resize(keep);
    d->claimWindow.reset();
    d->positionChanged(true);
    emit happened(QStringLiteral("undo"), 0);
    if (becomesPractice)
        emit told(tr("Something new had been seen: from now on the match counts as practice."));
}

void TableSession::fastForward()
{
    if (!watching())
        return;
    d->hurried = true;
    emit changed();
    d->setTimer();
}

void TableSession::step()
{
    if (!d->match || !d->paused || d->now.roundOver)
        return;
    if (d->dealing) {
        d->scene = std::max<qsizetype>(d->scene, d->scenes.size() - 1);
        d->paused = false;
        d->wake();
        d->paused = true;
        return;
    }
    // By seat, as answers that come together are taken.
    for (hanpan::seat who = 0; who < d->now.players; ++who)
        if (d->answers.contains(who)) {
            d->playFor(who, d->answers.take(who), who == human && !d->demo);
            return;
        }
}

void TableSession::skipPacing()
{
    if (!d->match || d->paused)
        return;
    // Everything due for pacing's sake is due now. The claim clock is no pacing and goes on; a race's reactions are none either.
    d->lastEvent =
        d->clock() - std::max<qint64>(d->pace(), d->dealing ? d->dealStep() : 0) - d->claimPause() - d->notice();
    d->wake();
}

void TableSession::setSpeed(const QString& speed)
{
    if (speed == d->speed)
        return;
    d->speed = speed;
    d->setTimer();
    emit settingsChanged();
}

void TableSession::setClaimWaits(bool waits)
{
    if (waits == d->claimWaits)
        return;
    d->claimWaits = waits;
    if (d->match) {
        // An open window starts anew under the new setting.
        d->claimWindow.reset();
        d->showClaim();
        d->setTimer();
    }
    emit settingsChanged();
}

void TableSession::setPaused(bool paused)
{
    if (paused == d->paused)
        return;
    if (paused)
        d->pausedSince = d->watch.elapsed();
    else
        d->pausedFor += d->watch.elapsed() - d->pausedSince;
    d->paused = paused;
    if (d->match && d->claimWindow)
        d->showClaim();
    d->setTimer();
    emit settingsChanged();
}

void TableSession::setInstant(bool instant)
{
    if (instant == d->instant)
        return;
    d->instant = instant;
    d->setTimer();
    emit settingsChanged();
}

bool TableSession::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && watched == QCoreApplication::instance() && d->match) {
        d->now.names = TableWords::seatNames(d->now.players);
        d->dealt.names = d->now.names;
        if (d->dealing && !d->scenes.isEmpty())
            d->scenes = d->rules->dealScenes(d->dealt);
        d->lastEventText = d->entries.isEmpty() ? QString()
                                                : d->rules->eventText(d->now, d->entries.last().who,
                                                                      QString::fromStdString(d->entries.last().text));
        d->clearChoice();
        d->showClaim();
        d->showAll();
        emit changed();
        emit handSortChanged();
    }
    return QObject::eventFilter(watched, event);
}
