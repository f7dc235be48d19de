// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay.h"

#include <algorithm>
#include <utility>

#include "games/gametable.h"
#include "playedmatch.h"

std::unique_ptr<hanpan::match> Replay::begin(const hanpan::match& whole, const QList<KeptAction>& actions, int matchId,
                                             const QString& note, const Secrets& secrets)
{
    whole_ = whole.clone();
    tops_.clear();
    first_ = whole.clone();
    while (first_->undo())
        ;
    actions_ = actions;
    note_ = note;
    secrets_ = secrets;
    matchId_ = matchId;
    position_ = 0;
    strayed_ = false;
    steps_.clear();
    const GameTable* const game = tableGame(QString::fromStdString(whole.setup().game));
    int round = 0;
    const auto deal = [&](int until, int done) {
        for (; round < until; ++round)
            steps_.append({-1, done});
    };
    for (int i = 0; i < actions_.size(); ++i) {
        const KeptAction& action = actions_[i];
        deal(action.round, i);
        // The silent answer of another seat is not a step of a round that goes on: that the seat was asked is its
        // secret.
        if (covers(round) && action.seat != 0 && game->story.eventKind(action.text).isEmpty() && !steps_.isEmpty())
            steps_.last().done = i + 1;
        else
            steps_.append({i, i + 1});
    }
    deal(whole.round(), int(actions_.size()));
    return first_->clone();
}

void Replay::take(int step, const std::function<void()>& deal, const std::function<void(const KeptAction&)>& play) const
{
    const int from = step > 0 ? steps_[step - 1].done : 0;
    if (steps_[step].action < 0)
        deal();
    for (int i = from; i < steps_[step].done; ++i)
        play(actions_[i]);
}

int Replay::placeOf(int action) const
{
    const auto step = std::find_if(steps_.begin(), steps_.end(), [&](const Step& s) { return s.done > action; });
    return int(step - steps_.begin());
}

Replay::Shown Replay::show(int position, PlayedMatch& played)
{
    Shown shown;
    position = std::clamp(position, 0, length());
    if (!running() || (position == position_ && !strayed_))
        return shown;
    shown.moved = true;
    shown.oneOn = position == position_ + 1 && !strayed_;
    const int roundBefore = played->round();
    if (position < position_ || std::exchange(strayed_, false)) {
        played.jump(first_->clone());
        position_ = 0;
    }
    while (position_ < position) {
        take(
            position_++, [&] { played.nextRound(); },
            [&](const KeptAction& action) {
                played.play(action.seat, action.text, {action.news, action.automatic});
            });
    }
    shown.freshDeal = position == 0 || actionAt(position - 1) < 0;
    shown.otherRound = played->round() != roundBefore;
    return shown;
}

int Replay::roundBegins() const
{
    int at = position();
    while (at > 0 && actionAt(at - 1) >= 0)
        --at;
    return at;
}

const QHash<int, QStringList>& Replay::tops(hanpan::seat me, const GameTable& game)
{
    const auto known = tops_.constFind(me);
    return known != tops_.constEnd() ? *known : *tops_.insert(me, PlayedMatch::tops(*whole_, me, game));
}

std::unique_ptr<hanpan::match> Replay::wholeRound() const
{
    std::unique_ptr<hanpan::match> round = first_->clone();
    for (int at = 0; at < length() && (at < position_ || actionAt(at) >= 0); ++at)
        take(
            at, [&] { round->next_round(); },
            [&](const KeptAction& action) { round->play(action.seat, action.text.toStdString()); });
    return round;
}

bool Replay::isMark(const QString& kind, int position, const GameTable& game, int me) const
{
    if (kind == QLatin1String("round"))
        return position == 0 || (position <= length() && actionAt(position - 1) < 0);
    if (kind == QLatin1String("claim")) {
        const int i = position > 0 ? actionAt(position - 1) : -1;
        return i >= 0 && game.story.eventKind(actions_[i].text) == QLatin1String("claim");
    }
    const int i = actionAt(position);
    if (i < 0)
        return false;
    const KeptAction& action = actions_[i];
    if (kind == QLatin1String("mine"))
        return action.seat == me && !action.automatic;
    // A turn begins where somebody else does something visible.
    if (game.story.eventKind(action.text).isEmpty())
        return false;
    int before = i - 1;
    while (before >= 0 && game.story.eventKind(actions_[before].text).isEmpty())
        --before;
    return before < 0 || actions_[before].round != action.round || actions_[before].seat != action.seat;
}

int Replay::mark(const QString& kind, bool forward, const GameTable& game, int me) const
{
    for (int at = position_ + (forward ? 1 : -1); at >= 0 && at <= length(); at += forward ? 1 : -1)
        if (isMark(kind, at, game, me))
            return at;
    return -1;
}

QList<int> Replay::marks(const QString& kind, const GameTable& game, int me) const
{
    QList<int> list;
    for (int at = 0; at <= length(); ++at)
        if (isMark(kind, at, game, me))
            list.append(at);
    return list;
}
