// SPDX-License-Identifier: GPL-3.0-or-later
// The session as a projector: a finished (or unfinished) record is shown move by move, nobody plays.
#include "sessionprivate.h"

#include <algorithm>

#include "decisionwords.h"
#include "history/history.h"
#include "registry/registry.h"
#include "words/tablewords.h"
#include "words/words.h"

bool TableSession::Private::beginReplay(const hanpan::match& whole, const QList<KeptAction>& actions, int matchId,
                                        const QString& note, const QStringList& botLevels)
{
    const Secrets secrets(History::instance()->store(), whole.setup());
    if (!secrets.any() || secrets.keptBy(matchId))
        return begin(replay.begin(whole, actions, matchId, note, secrets), botLevels, false);
    const std::unique_ptr<hanpan::match> told = whole.clone();
    if (!secrets.cut(*told))
        return fail(Secrets::whyCut());
    return begin(replay.begin(*told, actions.mid(0, qsizetype(told->actions().size())), matchId,
                              told->actions().size() < whole.actions().size() ? Secrets::whyCut() : note, secrets),
                 botLevels, false);
}

QString TableSession::covered() const
{
    return d->played && d->replay.covers(d->played->round()) ? Secrets::whyCovered() : QString();
}

bool TableSession::replayKept(int id)
{
    const WokenMatch woken = d->wake(id);
    d->played.setCharacters(woken.about.characters);
    d->played.setRulesName(woken.about.rulesName);
    return woken.match && d->beginReplay(*woken.match, woken.actions, id, woken.note, woken.about.levels);
}

bool TableSession::replayRecord(const QString& record, const QStringList& levels)
{
    const auto read = hanpan::replay_record(record.toStdString(), hanpan::all_games());
    if (!read)
        return d->fail(Words::said(read.error));
    if (const QString game = QString::fromStdString(read->told.setup.game); !tableGame(game))
        return d->fail(TableWords::noSuchGame(game));
    const QString note = read->earlier.empty()
                             ? QString()
                             : tr("Played under earlier rules, and went another way. It is shown up to there.");
    return d->beginReplay(*read->match, actionsOf(*read->match), 0, note, levels);
}

void TableSession::replayTo(int position)
{
    const Replay::Shown shown = d->replay.show(position, d->played);
    if (!shown.moved)
        return;
    d->deal.end();
    if (!covered().isEmpty())
        d->played.sit(d->played.person());
    if (shown.otherRound || !shown.oneOn)
        d->models.tracker.clear();
    d->positionChanged(!shown.oneOn || shown.freshDeal);
    if (shown.freshDeal)
        emit happened(QStringLiteral("deal"), d->now.dealer);
}

int TableSession::replayMark(const QString& kind, bool forward) const
{
    return d->replay.running() ? d->replay.mark(kind, forward, d->played.game(), d->now.me) : -1;
}

QList<int> TableSession::replayMarks(const QString& kind) const
{
    return d->replay.running() ? d->replay.marks(kind, d->played.game(), d->now.me) : QList<int>();
}

std::unique_ptr<hanpan::match> TableSession::shownRound() const
{
    return d->replay.running() ? d->replay.wholeRound() : nullptr;
}

int TableSession::shownRoundBegins() const { return d->replay.running() ? d->replay.roundBegins() : 0; }

QString TableSession::nameOf(hanpan::seat who) const { return d->now.name(who); }

QList<QStringList> TableSession::wholeSet() const
{
    return d->played ? d->played.game().referee.judgePieces(d->now) : QList<QStringList>();
}

QString TableSession::actionText(const QString& action) const
{
    return d->played ? actionWords(d->played.game(), d->now, action) : QString();
}

bool TableSession::showInstead(const QString& action)
{
    if (!d->replay.running() || d->replay.strayed())
        return false;
    const QStringList before = d->now.seenFaces();
    if (!d->played.play(d->now.me, action, {}).allowed())
        return false;
    d->replay.stray();
    const QString why = covered();
    if (!why.isEmpty()) {
        d->look();
        if (const QStringList after = d->now.seenFaces();
            !std::includes(before.begin(), before.end(), after.begin(), after.end())) {
            d->replay.show(d->replay.position(), d->played);
            d->look();
            emit told(why);
            return false;
        }
    }
    d->positionChanged(false);
    return true;
}

QList<Offer> TableSession::choicesHere() const
{
    QList<Offer> list;
    if (!d->replay.running() || d->played->round_over())
        return list;
    for (const hanpan::seat who : d->played->to_act()) {
        if (who != d->now.me && !covered().isEmpty())
            continue; // the possible actions of another player would reveal that hand
        for (const std::string& legal : d->played->legal(who)) {
            const QString action = QString::fromStdString(legal);
            const QString name = d->now.name(who);
            const Clause done = d->played.game().story.eventText(d->now, who, action);
            list.append(
                {who, done.isEmpty() ? name + QStringLiteral(" · ") + TableWords::silently(action) : done.named(name),
                 action});
        }
    }
    return list;
}

QString TableSession::branchRecord(int seat, const QString& action) const
{
    if (!d->replay.running())
        return {};
    const std::unique_ptr<hanpan::match> branch = d->played->clone();
    if (!branch->play(seat, action.toStdString()).allowed())
        return {};
    return QString::fromStdString(branch->to_record());
}

int TableSession::replayPosition() const { return d->replay.position(); }

int TableSession::replayLength() const { return d->replay.length(); }

int TableSession::replayedMatch() const { return d->replay.matchId(); }

QString TableSession::replayNote() const { return d->replay.note(); }

bool TableSession::allHands() const { return d->replay.open(); }

void TableSession::setAllHands(bool open)
{
    if (open == d->replay.open())
        return;
    d->replay.setOpen(open);
    if (d->replay.running()) {
        d->look();
        d->showAll();
        d->tellChanged();
    }
    emit settingsChanged();
}

void TableSession::setSeat(int seat)
{
    if (seat == d->played.me() || (d->played && !d->replay.running()) || !covered().isEmpty() ||
        (d->replay.running() && (seat < 0 || seat >= d->now.players)))
        return;
    d->played.sit(seat);
    if (d->replay.running()) {
        d->models.tracker.clear();
        d->positionChanged(true);
    }
    d->tellChanged();
}
