// SPDX-License-Identifier: GPL-3.0-or-later
// The session and the history: every action is written before it is shown, and a kept match goes on where it was.
#include "sessionprivate.h"

#include <utility>

#include "history/history.h"
#include "registry/registry.h"
#include "words/tablewords.h"

QList<KeptAction> TableSession::Private::keptActions() const
{
    QList<KeptAction> list = actionsOf(*match);
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Step step = past.value(i);
        list[i].automatic = step.automatic;
        list[i].news = step.news;
    }
    return list;
}

MatchKind TableSession::Private::kind() const
{
    return demo ? MatchKind::Demo : practice ? MatchKind::Practice : MatchKind::Match;
}

void TableSession::Private::beginKeeping(const WokenMatch* from)
{
    if (!keeping || replaying)
        return;
    keeper.emplace(History::instance()->store());
    const bool goesOn = from && from->about.id != 0 && from->whole() && keeper->resume(from->about);
    if (from && from->about.id != 0 && !goesOn) {
        // Open in another window, or not whole: what is played here is a match of its own from now on.
        parentOfNext = from->about.id;
        practice = practice || !demo;
        History::instance()->tell(from->whole() ? TableSession::tr("This match is open in another window. Here it goes "
                                                                   "on as a practice match of its own.")
                                                : from->note + u' ' +
                                                      TableSession::tr("It goes on from there as a practice match."));
    }
    if (!goesOn)
        keeper->begin(*match, levels, kind(), keptActions(), std::exchange(parentOfNext, 0), rulesName, nonce);
    tellKept();
}

void TableSession::Private::keep()
{
    if (!keeper)
        return;
    const bool branched = keeper->branched();
    keeper->keepUp(*match, keptActions(), kind());
    if (keeper->branched() && !branched)
        History::instance()->tell(TableSession::tr("Another window has gone on with this match. Here it goes on as a "
                                                   "match of its own."));
    tellKept();
}

void TableSession::Private::stopKeeping()
{
    if (!keeper)
        return;
    keep(); // once more, if the last of it could not be written
    keeper->leave(!demo || !match->actions().empty());
    keeper.reset();
    keepAgain.stop();
    if (History::instance()->store().database().isOpen())
        History::instance()->setUnsaved({});
    History::instance()->touch();
}

void TableSession::Private::tellKept()
{
    History::instance()->setUnsaved(keeper->error());
    if (!keeper->error().isEmpty()) {
        keepAgain.start(); // the sign stays until it succeeds
        return;
    }
    keepAgain.stop();
    if (keeper->id() == 0)
        return;
    const auto& record = match->actions();
    const QString last =
        record.empty() ? QString()
                       : QStringLiteral("%1 %2").arg(record.back().who).arg(QString::fromStdString(record.back().text));
    emit History::instance()->written(keeper->id(), int(record.size()), match->round() + 1, last);
}

bool TableSession::resumeKept(int id)
{
    WokenMatch woken = History::instance()->store().wake(id);
    if (woken.match && !tableGame(woken.about.game)) {
        woken.match.reset();
        woken.error = TableWords::noSuchGame(woken.about.game);
    }
    if (!woken.match) {
        d->startError = woken.error;
        return false;
    }
    d->demo = woken.about.kind == MatchKind::Demo;
    return d->begin(std::move(woken.match), woken.about.levels, woken.about.kind == MatchKind::Practice, &woken);
}

int TableSession::matchId() const { return d->keeper ? d->keeper->id() : 0; }

bool TableSession::kept() const { return d->keeping; }

void TableSession::setKept(bool kept)
{
    if (kept == d->keeping)
        return;
    d->keeping = kept;
    emit settingsChanged();
}

bool TableSession::demo() const { return d->demo; }

void TableSession::setDemo(bool demo)
{
    if (demo == d->demo)
        return;
    d->demo = demo;
    emit settingsChanged();
}

bool TableSession::Private::knownDeal(const hanpan::match_setup& setup) const
{
    return keeping && !demo &&
           History::instance()->knowsDeal(QString::fromStdString(setup.game), setup.players,
                                          QString::number(setup.seed));
}

bool TableSession::restartDeal()
{
    if (!d->match)
        return false;
    const int parent = d->keeper ? d->keeper->id() : 0;
    if (d->match->over())
        return d->sameDeal(*d->match, 0, d->levels, parent);
    // The round on the table alone, as the match has come to it: nothing of the later ones is given away.
    std::unique_ptr<hanpan::match> again = d->match->clone();
    const int round = again->round();
    while (!again->actions().empty() && again->actions().back().round == round)
        again->undo();
    again->end_with_this_round();
    d->parentOfNext = parent;
    return d->begin(std::move(again), QStringList(d->levels), true);
}

bool TableSession::takeOtherSeat()
{
    if (d->match && !d->match->over() && d->match->round() > 0) {
        d->startError =
            tr("In the middle of a match nobody can change seats: the later rounds would be given away. Once "
               "it is over, all of it can be played from another seat.");
        return false;
    }
    return d->match && d->sameDeal(*d->match, 1, d->levels, d->keeper ? d->keeper->id() : 0);
}

bool TableSession::playKeptAgain(int id, bool otherSeat)
{
    const WokenMatch woken = History::instance()->store().wake(id);
    if (!woken.match || !tableGame(woken.about.game)) {
        d->startError = woken.error;
        return false;
    }
    return d->sameDeal(*woken.match, otherSeat ? 1 : 0, woken.about.levels, id);
}

/// A match from its beginning with the same shuffles; everybody sits `seatsOn` places further on. The deal is known by
/// now, so it is practice.
bool TableSession::Private::sameDeal(const hanpan::match& from, int seatsOn, const QStringList& botLevels, int parent)
{
    hanpan::match_setup setup = from.setup();
    if (seatsOn != 0) {
        const std::unique_ptr<hanpan::match> first = from.clone();
        while (first->undo())
            ;
        setup.dealer = (first->dealer() - seatsOn + setup.players) % setup.players;
    }
    if (!from.over())
        setup.until = 1; // the later rounds of an unfinished match stay unknown
    auto again = hanpan::make_match(setup);
    if (!again) {
        startError = QString::fromStdString(again.error);
        return false;
    }
    parentOfNext = parent;
    // A copy of the levels: begin() replaces those of this session.
    return begin(std::move(*again), QStringList(botLevels), true);
}

bool TableSession::canRedo() const { return d->match && !d->handsOff() && !d->undone.isEmpty(); }

void TableSession::redo()
{
    if (!canRedo())
        return;
    // One decision of the human with everything that followed it, up to his next one.
    QList<KeptAction> rest = d->undone;
    for (bool first = true; !rest.isEmpty(); first = false) {
        const KeptAction next = rest.first();
        if (!first && next.seat == d->now.me && !next.automatic)
            break;
        while (d->match->round() < next.round && d->match->round_over() && !d->match->over())
            d->match->next_round();
        if (!d->match->play(next.seat, next.text.toStdString()).allowed()) {
            rest.clear(); // cannot be: it was played here before
            break;
        }
        d->past.append({next.news, next.automatic});
        rest.removeFirst();
    }
    d->undone = rest;
    d->claimWindow.reset();
    d->positionChanged(true);
    emit happened(QStringLiteral("undo"), d->now.me);
}

bool TableSession::matchOver() const { return d->match && d->match->over(); }
