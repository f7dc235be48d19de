// SPDX-License-Identifier: GPL-3.0-or-later
// From a gesture to an action. Drag, click-then-click, double click, button and key all end in perform().
#include "sessionprivate.h"

#include <algorithm>

#include "games/held.h"
#include "words/tablewords.h"

namespace {

QString buttonTarget(const QString& id) { return gestures::buttonPrefix + id; }

} // namespace

QList<HeldPiece> TableSession::Private::heldPieces(const QVariantList& ids) const
{
    // In the order they lie on the screen, so that a meld is written as it is seen.
    QList<const PieceRow*> found;
    for (const QVariant& id : ids)
        if (const PieceRow* row = pieces.find(id.toInt()))
            found.append(row);
    std::stable_sort(found.begin(), found.end(),
                     [](const PieceRow* a, const PieceRow* b) { return a->place < b->place; });
    QList<HeldPiece> list;
    for (const PieceRow* row : std::as_const(found))
        list.append({row->face, row->zone, row->place});
    return list;
}

QList<HeldPiece> TableSession::Private::selectedPieces() const
{
    QVariantList ids;
    for (const int id : selected)
        ids.append(id);
    return heldPieces(ids);
}

hanpan::verdict TableSession::Private::judge(const QStringList& steps) const
{
    // What comes after a pass is a wish, kept until the others have answered: it cannot be judged yet.
    if (steps.size() == 1 || (claimWindow && steps.first() == claimWindow->passAction))
        return now.judge(steps.first());
    const std::unique_ptr<hanpan::match> trial = match->clone();
    for (const QString& step : steps) {
        const hanpan::verdict refused = trial->judge(human, step.toStdString());
        if (!refused.allowed()) {
            // A "not understood" sentence lives in the clone, which is about to go.
            const hanpan::verdict here = match->judge(human, step.toStdString());
            return refused.id == "not_understood" ? here : refused;
        }
        trial->play(human, step.toStdString());
    }
    return {};
}

bool TableSession::Private::accepts(const QList<HeldPiece>& what, const QString& target, int place) const
{
    const QList<QStringList> meant = rules->gesture(now, what, target, place).actions;
    return std::any_of(meant.begin(), meant.end(), [this](const QStringList& steps) { return judge(steps).allowed(); });
}

void TableSession::Private::refuse(const QString& reason, const QVariantList& ids) { emit q->refused(reason, ids); }

void TableSession::Private::clearChoice()
{
    if (choiceActions.isEmpty())
        return;
    choiceActions.clear();
    choiceShown.clear();
    emit q->choiceChanged();
}

/// During the uniform pause after a discard the human's gesture is kept and done at its end.
bool TableSession::Private::later(std::function<bool()> gesture)
{
    if (!match || !locked())
        return false;
    deferred = std::move(gesture);
    return true;
}

bool TableSession::Private::playSteps(const QStringList& steps)
{
    const bool passes = steps.size() > 1 && claimWindow && steps.first() == claimWindow->passAction;
    if (!playFor(human, steps.first()))
        return false;
    if (passes) {
        // The others may still claim. If they do not, the wish is granted as soon as it can be.
        wish = steps[1];
        grantWish();
        return true;
    }
    for (qsizetype i = 1; i < steps.size(); ++i)
        if (!playFor(human, steps[i]))
            break;
    return true;
}

void TableSession::Private::grantWish()
{
    if (wish.isEmpty() || !now.mayAct() || inClaims)
        return;
    const QString step = std::exchange(wish, QString());
    if (now.judge(step).allowed())
        playFor(human, step);
}

/// Of several meanings those that leave the table in different states.
QList<QStringList> TableSession::Private::different(const QList<QStringList>& meanings, bool alike) const
{
    QList<QStringList> kept;
    QStringList outcomes;
    for (const QStringList& meant : meanings) {
        const std::unique_ptr<hanpan::match> trial = match->clone();
        for (const QString& step : meant)
            trial->play(human, step.toStdString());
        QString outcome;
        for (const hanpan::zone& z : trial->zones(human)) {
            outcome += QString::fromStdString(z.id) + u':';
            for (const std::string& piece : z.pieces)
                outcome += QString::fromStdString(piece) + u' ';
        }
        // Claims that wait for the others' answers change nothing yet: their words tell them apart. So do calls.
        if (inClaims || !alike)
            outcome += meant.join(u';');
        if (!outcomes.contains(outcome)) {
            outcomes.append(outcome);
            kept.append(meant);
        }
    }
    return kept;
}

bool TableSession::Private::perform(const QList<HeldPiece>& what, const QString& target, int place,
                                    const QVariantList& ids)
{
    clearChoice();
    if (handsOff())
        return false;
    if (!mayGesture()) {
        refuse(TableWords::notNow(match && now.roundOver), ids);
        return false;
    }
    const Meaning meaning = rules->gesture(now, what, target, place);
    if (meaning.empty()) {
        refuse(now.mayAct() ? rules->meaningless(now, what, target) : TableWords::notNow(false), ids);
        return false;
    }
    QList<QStringList> allowed;
    for (const QStringList& steps : meaning.actions)
        if (judge(steps).allowed())
            allowed.append(steps);
    if (allowed.isEmpty()) {
        refuse(TableWords::refusal(q->game(), judge(meaning.actions.first())), ids);
        return false;
    }
    if (meaning.ask && allowed.size() > 1)
        allowed = different(allowed, meaning.alike);
    if (meaning.ask && allowed.size() > 1) {
        choiceActions = allowed;
        choiceShown.clear();
        for (const QStringList& steps : std::as_const(allowed))
            choiceShown.append(QVariantMap{{QStringLiteral("label"), rules->choiceLabel(now, steps.last())},
                                           {QStringLiteral("icon"), rules->choiceIcon(now, steps.last())},
                                           {QStringLiteral("action"), steps.join(QStringLiteral("; "))}});
        emit q->choiceChanged();
        return true;
    }
    return playSteps(allowed.first());
}

// --- Invokables ------------------------------------------------------------------------------------------------------

QStringList TableSession::targetsFor(const QVariantList& pieceIds) const
{
    QStringList targets;
    if (!d->mayGesture() || !d->now.mayAct())
        return targets;
    const QList<HeldPiece> what = d->heldPieces(pieceIds);
    for (const hanpan::zone& z : d->now.zones)
        if (const QString id = QString::fromStdString(z.id); !what.isEmpty() && d->accepts(what, id))
            targets.append(id);
    return targets;
}

void TableSession::hold(const QVariantList& pieceIds)
{
    if (!d->match)
        return;
    d->held.clear();
    for (const QVariant& id : pieceIds)
        d->held.insert(id.toInt());
    d->showZones();
}

void TableSession::letGo()
{
    if (!d->match || d->held.isEmpty())
        return;
    d->held.clear();
    d->showZones();
}

bool TableSession::dropOn(const QVariantList& pieceIds, const QString& zoneId, int place)
{
    if (!d->match)
        return false;
    const QList<HeldPiece> what = d->heldPieces(pieceIds);
    if (what.isEmpty())
        return false;
    const QString hand = d->now.handZone();
    if (zoneId == hand && std::all_of(what.begin(), what.end(), [&](const HeldPiece& p) { return p.zone == hand; })) {
        // The hand may be put in order at any time; that is no action.
        for (qsizetype i = 0; i < pieceIds.size(); ++i)
            d->order.move(pieceIds[i].toInt(), place < 0 ? -1 : place + int(i));
        d->showPieces();
        emit handSortChanged();
        return true;
    }
    if (d->later([this, pieceIds, zoneId, place] { return dropOn(pieceIds, zoneId, place); }))
        return true;
    return d->perform(what, zoneId, place, pieceIds);
}

void TableSession::toggleSelected(int pieceId)
{
    if (!d->match || d->now.roundOver || d->handsOff() || !d->pieces.find(pieceId))
        return;
    d->clearChoice();
    if (!d->selected.remove(pieceId)) {
        if (d->rules->selectsOne(d->now))
            d->selected.clear();
        d->selected.insert(pieceId);
    }
    d->showAll();
}

void TableSession::clearSelection()
{
    if (!d->match || d->selected.isEmpty())
        return;
    d->clearChoice();
    d->selected.clear();
    d->showAll();
}

bool TableSession::clickZone(const QString& zoneId)
{
    if (!d->match || d->later([this, zoneId] { return clickZone(zoneId); }))
        return d->match != nullptr;
    QVariantList ids;
    for (const int id : std::as_const(d->selected))
        ids.append(id);
    return d->perform(d->selectedPieces(), zoneId, -1, ids);
}

bool TableSession::activate(int pieceId)
{
    if (!d->match || d->later([this, pieceId] { return activate(pieceId); }))
        return d->match != nullptr;
    QVariantList ids{pieceId};
    QList<HeldPiece> what = d->heldPieces(ids);
    if (what.isEmpty() || !d->mayGesture())
        return false;
    const QStringList targets = d->rules->naturalTargets(d->now, what.first());
    if (targets.value(0).startsWith(buttonTarget({}))) {
        // A button takes all that is chosen.
        for (const int id : std::as_const(d->selected))
            if (id != pieceId)
                ids.append(id);
        what = d->heldPieces(ids);
    }
    for (const QString& target : targets)
        if (d->accepts(what, target))
            return d->perform(what, target, -1, ids);
    if (!targets.isEmpty())
        return d->perform(what, targets.last(), -1, ids);
    d->refuse(d->rules->meaningless(d->now, what, QString()), ids);
    return false;
}

bool TableSession::trigger(const QString& actionId)
{
    if (d->match && !d->now.roundOver && !d->handsOff() && d->rules->press(d->now, actionId)) {
        d->showAll();
        emit changed();
        // What is no question any more is answered.
        if (const QString only = d->now.mayAct() ? d->rules->forced(d->now) : QString(); !only.isEmpty())
            d->playFor(human, only, true);
        return true;
    }
    if (!d->match || d->later([this, actionId] { return trigger(actionId); }))
        return d->match != nullptr;
    QVariantList ids;
    for (const int id : std::as_const(d->selected))
        ids.append(id);
    return d->perform(d->selectedPieces(), buttonTarget(actionId), -1, ids);
}

bool TableSession::choose(int index)
{
    if (!d->match || index < 0 || index >= d->choiceActions.size())
        return false;
    const QStringList steps = d->choiceActions[index];
    d->clearChoice();
    return d->playSteps(steps);
}

void TableSession::cancelChoice() { d->clearChoice(); }

void TableSession::moveInHand(int pieceId, int place)
{
    if (!d->match)
        return;
    d->order.move(pieceId, place);
    d->showPieces();
    emit handSortChanged();
}

void TableSession::setHandSort(const QString& order)
{
    if (order == d->order.mode() || !d->order.setMode(order))
        return;
    if (d->match)
        d->showPieces();
    emit handSortChanged();
}
