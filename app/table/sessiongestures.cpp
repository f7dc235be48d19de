// SPDX-License-Identifier: GPL-3.0-or-later
// From a gesture to an action. Drag, click-then-click, double click, button and key all end in perform().
#include "sessionprivate.h"

#include <algorithm>

#include "games/held.h"
#include "words/tablewords.h"

namespace {

QString buttonTarget(const QString& id) { return gestures::buttonPrefix + id; }

} // namespace

void TableSession::Private::clearChoice()
{
    if (hand.choice.clear())
        q->show(hand.choice.shown());
}

/// During the uniform pause after a discard the person's gesture is kept and done at its end.
bool TableSession::Private::later(std::function<bool()> gesture)
{
    if (!played || !locked())
        return false;
    hand.deferred = std::move(gesture);
    return true;
}

bool TableSession::Private::playSteps(const QStringList& steps)
{
    const bool passes = intent.passesFirst(steps);
    if (!playFor(now.me, steps.first()))
        return false;
    if (passes) {
        // The others may still claim. If they do not, the wish is fulfilled as soon as possible.
        hand.wish = steps[1];
        grantWish();
        return true;
    }
    for (qsizetype i = 1; i < steps.size(); ++i)
        if (!playFor(now.me, steps[i]))
            break;
    return true;
}

void TableSession::Private::grantWish()
{
    if (!hand.wish.isEmpty() && now.mayAct() && !schedule.inClaims())
        playFor(now.me, std::exchange(hand.wish, QString()));
}

bool TableSession::Private::perform(const QList<HeldPiece>& what, const QString& target, int place,
                                    const QList<int>& ids)
{
    q->cancelChoice();
    if (handsOff())
        return false;
    if (listens()) {
        emit q->told(TableWords::lessonGoesOn(guide.playsForAll()));
        return false;
    }
    if (!mayGesture()) {
        emit q->refused(TableWords::notNow(played && now.roundOver), ids, TableWords::aboutTurns());
        return false;
    }
    const Intent::Decision decision = intent.decide(what, target, place);
    if (decision.ways.isEmpty()) {
        emit q->refused(decision.refusal, ids, decision.place);
        return false;
    }
    if (decision.ways.size() == 1)
        return playSteps(decision.ways.first());
    hand.choice.ask(decision.ways, now, played.game());
    q->show(hand.choice.shown());
    models.showZones(sight());
    return true;
}

bool TableSession::Private::choosePlayer(const QString& zoneId)
{
    const hanpan::zone* z = now.zone(zoneId);
    if (!z || !hand.choice.narrowTo(z->owner))
        return false;
    if (hand.choice.count() == 1)
        return q->choose(0);
    q->show(hand.choice.shown());
    models.showZones(sight());
    return true;
}

// --- What QML calls --------------------------------------------------------------------------------------------------

QStringList TableSession::targetsFor(const QList<int>& pieceIds) const
{
    QStringList targets;
    if (!d->mayGesture() || !d->now.mayAct())
        return targets;
    const QList<HeldPiece> what = Picked::pieces(d->models.pieces, pieceIds);
    for (const hanpan::zone& z : d->now.zones)
        if (const QString id = QString::fromStdString(z.id); !what.isEmpty() && d->intent.accepts(what, id))
            targets.append(id);
    return targets;
}

void TableSession::hold(const QList<int>& pieceIds)
{
    if (!d->played)
        return;
    d->hand.picked.hold(pieceIds);
    d->models.showZones(d->sight());
}

void TableSession::letGo()
{
    if (!d->played || !d->hand.picked.isHolding())
        return;
    d->hand.picked.letGo();
    d->models.showZones(d->sight());
}

QStringList TableSession::preview(const QList<int>& pieceIds, const QString& zoneId, int place) const
{
    const QList<HeldPiece> what = Picked::pieces(d->models.pieces, pieceIds);
    return d->mayGesture() && d->now.mayAct() && !what.isEmpty() ? d->intent.outcome(what, zoneId, place)
                                                                 : QStringList();
}

void TableSession::linger(int milliseconds)
{
    if (!d->played || d->pacing.untimed() || milliseconds <= 0)
        return;
    d->schedule.look(milliseconds);
    d->setTimer();
}

bool TableSession::dropOn(const QList<int>& pieceIds, const QString& zoneId, int place)
{
    if (!d->played)
        return false;
    const QList<HeldPiece> what = Picked::pieces(d->models.pieces, pieceIds);
    if (what.isEmpty())
        return false;
    const QString own = d->now.handZone();
    if (zoneId == own && std::all_of(what.begin(), what.end(), [&](const HeldPiece& p) { return p.zone == own; })) {
        // The hand may be put in order at any time; that is no action.
        for (qsizetype i = 0; i < pieceIds.size(); ++i)
            d->models.order.move(pieceIds[i], place < 0 ? -1 : place + int(i));
        d->showPieces();
        return true;
    }
    if (d->later([this, pieceIds, zoneId, place] { return dropOn(pieceIds, zoneId, place); }))
        return true;
    return d->perform(what, zoneId, place, pieceIds);
}

void TableSession::toggleSelected(int pieceId)
{
    if (!d->mayGesture() || !d->models.pieces.find(pieceId))
        return;
    d->clearChoice();
    d->hand.picked.toggle(pieceId, d->played.game().gestures.selectsOne(d->now));
    d->showAll();
    if (const PieceRow* piece = d->models.pieces.find(pieceId))
        emit heard((piece->selected ? tr("Chosen: %1") : tr("No longer chosen: %1"))
                       .arg(d->played.game().words.pieceName(piece->face)));
}

void TableSession::clearSelection()
{
    cancelChoice();
    if (!d->played || !d->hand.picked.hasSelection())
        return;
    d->hand.picked.clearSelection();
    d->showAll();
}

bool TableSession::clickZone(const QString& zoneId)
{
    if (!d->played || d->later([this, zoneId] { return clickZone(zoneId); }))
        return bool(d->played);
    if (d->choosePlayer(zoneId))
        return true;
    return d->perform(d->hand.picked.selected(d->models.pieces), zoneId, -1, d->hand.picked.selectedIds());
}

bool TableSession::activate(int pieceId)
{
    if (!d->played || d->later([this, pieceId] { return activate(pieceId); }))
        return bool(d->played);
    QList<int> ids{pieceId};
    QList<HeldPiece> what = Picked::pieces(d->models.pieces, ids);
    if (what.isEmpty() || !d->mayGesture())
        return false;
    if (d->listens())
        return d->perform(what, {}, -1, ids);
    const QStringList targets = d->played.game().gestures.naturalTargets(d->now, what.first());
    if (targets.value(0).startsWith(buttonTarget({}))) {
        // A button takes all chosen pieces.
        for (const int id : d->hand.picked.selectedIds())
            if (id != pieceId)
                ids.append(id);
        what = Picked::pieces(d->models.pieces, ids);
    }
    for (const QString& target : targets)
        if (d->intent.accepts(what, target))
            return d->perform(what, target, -1, ids);
    if (!targets.isEmpty())
        return d->perform(what, targets.last(), -1, ids);
    emit refused(d->played.game().words.meaningless(d->now, what, QString()), ids, TableWords::aboutTurns());
    return false;
}

bool TableSession::activateChosen()
{
    const QList<int> ids = d->hand.picked.selectedIds();
    if (ids.size() == 1)
        return activate(ids.first());
    if (!d->played || d->later([this] { return activateChosen(); }))
        return bool(d->played);
    const QList<HeldPiece> what = d->hand.picked.selected(d->models.pieces);
    if (what.isEmpty() || !d->mayGesture())
        return false;
    // Where each of them would go, else the only place that takes them all.
    const QStringList natural = d->played.game().gestures.naturalTargets(d->now, what.first());
    const QStringList taking = targetsFor(ids);
    for (const QString& target : natural)
        if (d->intent.accepts(what, target))
            return d->perform(what, target, -1, ids);
    return d->perform(what, taking.size() == 1 ? taking.first() : natural.value(natural.size() - 1), -1, ids);
}

bool TableSession::trigger(const QString& actionId)
{
    if (d->played && !d->now.roundOver && !d->handsOff() && d->played.game().gestures.press(d->now, actionId)) {
        d->considerAsking();
        d->showClaim();
        d->showAll();
        d->setTimer();
        d->tellChanged();
        // If nothing is left to decide, the answer is given without asking.
        if (const QString only = d->now.mayAct() ? d->played.game().gestures.forced(d->now) : QString();
            !only.isEmpty())
            d->playFor(d->now.me, only, true);
        return true;
    }
    if (!d->played || d->later([this, actionId] { return trigger(actionId); }))
        return bool(d->played);
    const QList<HeldPiece> chosen = d->hand.picked.selected(d->models.pieces);
    return d->perform(d->intent.takenBy(actionId, chosen), buttonTarget(actionId), -1, d->hand.picked.selectedIds());
}

bool TableSession::triggerWith(const QString& actionId, int pieceId)
{
    if (!d->mayGesture() || !d->now.mayAct() || d->hand.picked.hasSelection())
        return false;
    const QList<HeldPiece> taken =
        d->intent.takenBy(actionId, {}, Picked::pieces(d->models.pieces, QList<int>{pieceId}));
    if (taken.isEmpty())
        return false;
    return d->later([this, actionId, pieceId] { return triggerWith(actionId, pieceId); }) ||
           d->perform(taken, buttonTarget(actionId), -1, {pieceId});
}

bool TableSession::choose(int index)
{
    const QStringList steps = d->hand.choice.way(index);
    if (!d->played || steps.isEmpty())
        return false;
    d->clearChoice();
    return d->playSteps(steps);
}

void TableSession::cancelChoice()
{
    if (!d->hand.choice.isOpen())
        return;
    d->clearChoice();
    d->models.showZones(d->sight());
}

void TableSession::moveInHand(int pieceId, int place)
{
    if (!d->played)
        return;
    d->models.order.move(pieceId, place);
    d->showPieces();
}

void TableSession::setHandSort(const QString& order)
{
    if (order == d->models.order.mode() || !d->models.order.setMode(order))
        return;
    if (d->played)
        d->showPieces();
    else
        d->showHand();
}

void TableSession::askHint()
{
    if (!d->mayGesture() || !d->now.mayAct() || d->locked())
        return;
    if (d->listens())
        return;
    if (d->guide.asks()) {
        d->coach.show(d->guide.step().moves.first());
        show(d->hint());
        return;
    }
    const Coach::Asked asked = d->coach.ask();
    if (asked == Coach::Asked::Nothing)
        return;
    if (asked == Coach::Asked::Think) {
        hanpan::bot_settings bot;
        bot.level = Coach::level;
        bot.seed = d->played->setup().seed;
        d->opponents.advise(*d->played, d->now.me, bot, Coach::thinkingMs);
    }
    show(d->hint());
}

void TableSession::dropHint()
{
    if (d->coach.drop())
        show(d->hint());
}
