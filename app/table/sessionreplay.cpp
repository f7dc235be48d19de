// SPDX-License-Identifier: GPL-3.0-or-later
// The session as a projector: a finished (or unfinished) record is shown move by move, nobody plays.
#include "sessionprivate.h"

#include <algorithm>
#include <utility>

#include "history/history.h"
#include "registry/registry.h"
#include "words/tablewords.h"

bool TableSession::replayKept(int id)
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
    d->replay = {};
    d->replay.actions = woken.actions;
    d->replay.matchId = id;
    d->replay.note = woken.note;
    return d->beginReplay(*woken.match, woken.about.levels);
}

bool TableSession::replayRecord(const QString& record, const QStringList& levels)
{
    const auto read = hanpan::replay_record(record.toStdString(), hanpan::all_games());
    if (!read || !tableGame(QString::fromStdString(read->told.setup.game))) {
        d->startError = read ? TableWords::noSuchGame(QString::fromStdString(read->told.setup.game))
                             : QString::fromStdString(read.error);
        return false;
    }
    d->replay = {};
    d->replay.actions = actionsOf(*read->match);
    if (!read->earlier.empty())
        d->replay.note =
            tr("Played under an earlier reading of the rules, by which it went another way. It is shown up "
               "to there.");
    return d->beginReplay(*read->match, levels);
}

bool TableSession::Private::beginReplay(const hanpan::match& whole, const QStringList& botLevels)
{
    const bool open = replay.open;
    std::unique_ptr<hanpan::match> first = whole.clone();
    while (first->undo())
        ;
    replaying = true;
    replay.open = open;
    replay.steps.clear();
    int round = 0;
    for (int i = 0; i < replay.actions.size(); ++i) {
        for (; round < replay.actions[i].round; ++round)
            replay.steps.append(-1);
        replay.steps.append(i);
    }
    for (; round < whole.round(); ++round)
        replay.steps.append(-1);
    replay.first = first->clone();
    replay.position = 0;
    return begin(std::move(first), botLevels, false);
}

void TableSession::Private::showStep(int position)
{
    position = std::clamp(position, 0, int(replay.steps.size()));
    if (!replaying || (position == replay.position && !replay.strayed))
        return;
    const bool oneOn = position == replay.position + 1 && !replay.strayed;
    if (position < replay.position || std::exchange(replay.strayed, false)) {
        match = replay.first->clone();
        past.clear();
        replay.position = 0;
    }
    const int roundBefore = match->round();
    while (replay.position < position) {
        const int step = replay.steps[replay.position++];
        if (step < 0) {
            match->next_round();
        } else {
            const KeptAction& action = replay.actions[step];
            match->play(action.seat, action.text.toStdString());
            past.append({action.news, action.automatic});
        }
    }
    dealing = false;
    const bool freshDeal = position == 0 || replay.steps[position - 1] < 0;
    if (match->round() != roundBefore || !oneOn)
        tracker.clear();
    positionChanged(!oneOn || freshDeal);
    if (freshDeal)
        emit q->happened(QStringLiteral("deal"), now.dealer);
}

/// Where a jump of this kind may land.
bool TableSession::Private::isMark(const QString& kind, int position) const
{
    const auto actionAt = [&](int step) { return replay.steps.value(step, -1); };
    if (kind == QLatin1String("round"))
        return position == 0 || replay.steps.value(position - 1, 0) < 0;
    if (kind == QLatin1String("claim")) {
        const int i = position > 0 ? actionAt(position - 1) : -1;
        return i >= 0 && rules->eventKind(replay.actions[i].text) == QLatin1String("claim");
    }
    const int i = actionAt(position);
    if (i < 0)
        return false;
    const KeptAction& action = replay.actions[i];
    if (kind == QLatin1String("mine"))
        return action.seat == 0 && !action.automatic;
    // A turn begins where somebody else does something that is seen.
    if (rules->eventKind(action.text).isEmpty())
        return false;
    int before = i - 1;
    while (before >= 0 && rules->eventKind(replay.actions[before].text).isEmpty())
        --before;
    return before < 0 || replay.actions[before].round != action.round || replay.actions[before].seat != action.seat;
}

int TableSession::replayMark(const QString& kind, bool forward) const
{
    const int last = replayLength();
    for (int at = replayPosition() + (forward ? 1 : -1); d->replaying && at >= 0 && at <= last; at += forward ? 1 : -1)
        if (d->isMark(kind, at))
            return at;
    return -1;
}

QVariantList TableSession::replayMarks(const QString& kind) const
{
    QVariantList list;
    for (int at = 0; d->replaying && at <= replayLength(); ++at)
        if (d->isMark(kind, at))
            list.append(at);
    return list;
}

void TableSession::replayTo(int position) { d->showStep(position); }

QString TableSession::actionText(const QString& action) const
{
    if (!d->match)
        return {};
    QString words = d->rules->eventText(d->now, d->now.me, action);
    if (words.isEmpty())
        return TableWords::silently(action);
    // The line of a log begins with who it was.
    if (const QString name = d->now.name(d->now.me); words.startsWith(name))
        words.remove(0, name.size());
    while (words.startsWith(u' ') || words.startsWith(u':') || words.startsWith(u'\u00b7'))
        words.remove(0, 1);
    return words;
}

bool TableSession::showInstead(const QString& action)
{
    if (!d->replaying || d->replay.strayed || !d->match->play(d->now.me, action.toStdString()).allowed())
        return false;
    d->replay.strayed = true;
    d->past.append(Private::Step{});
    d->positionChanged(false);
    return true;
}

bool TableSession::replaying() const { return d->replaying; }

int TableSession::replayPosition() const { return d->replaying ? d->replay.position : 0; }

int TableSession::replayLength() const { return d->replaying ? int(d->replay.steps.size()) : 0; }

int TableSession::replayedMatch() const { return d->replaying ? d->replay.matchId : 0; }

QString TableSession::replayNote() const { return d->replaying ? d->replay.note : QString(); }

bool TableSession::allHands() const { return d->replay.open; }

void TableSession::setAllHands(bool open)
{
    if (open == d->replay.open)
        return;
    d->replay.open = open;
    if (d->match && d->replaying) {
        d->look();
        d->showAll();
        emit changed();
    }
    emit settingsChanged();
}
