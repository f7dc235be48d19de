// SPDX-License-Identifier: GPL-3.0-or-later
#include "replay.h"

#include <algorithm>
#include <utility>

#include "games/tablegame.h"
#include "playedmatch.h"

std::unique_ptr<hanpan::match> Replay::begin(const hanpan::match& whole, const QList<KeptAction>& actions, int matchId,
                                             const QString& note)
{
    first_ = whole.clone();
    while (first_->undo())
        ;
    actions_ = actions;
    note_ = note;
    matchId_ = matchId;
    position_ = 0;
    strayed_ = false;
    steps_.clear();
    int round = 0;
    for (int i = 0; i < actions_.size(); ++i) {
        for (; round < actions_[i].round; ++round)
            steps_.append(-1);
        steps_.append(i);
    }
    for (; round < whole.round(); ++round)
        steps_.append(-1);
    return first_->clone();
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
        const int step = steps_[position_++];
        if (step < 0) {
            played.nextRound();
        } else {
            const KeptAction& action = actions_[step];
            played.play(action.seat, action.text, {action.news, action.automatic});
        }
    }
    shown.freshDeal = position == 0 || steps_[position - 1] < 0;
    shown.otherRound = played->round() != roundBefore;
    return shown;
}

int Replay::roundBegins() const
{
    int at = position();
    while (at > 0 && steps_[at - 1] >= 0)
        --at;
    return at;
}

std::unique_ptr<hanpan::match> Replay::wholeRound() const
{
    std::unique_ptr<hanpan::match> round = first_->clone();
    for (int at = 0; at < length() && (at < position_ || steps_[at] >= 0); ++at)
        if (const int step = steps_[at]; step < 0)
            round->next_round();
        else
            round->play(actions_[step].seat, actions_[step].text.toStdString());
    return round;
}

bool Replay::isMark(const QString& kind, int position, const TableGame& game, int me) const
{
    const auto actionAt = [&](int step) { return steps_.value(step, -1); };
    if (kind == QLatin1String("round"))
        return position == 0 || steps_.value(position - 1, 0) < 0;
    if (kind == QLatin1String("claim")) {
        const int i = position > 0 ? actionAt(position - 1) : -1;
        return i >= 0 && game.eventKind(actions_[i].text) == QLatin1String("claim");
    }
    const int i = actionAt(position);
    if (i < 0)
        return false;
    const KeptAction& action = actions_[i];
    if (kind == QLatin1String("mine"))
        return action.seat == me && !action.automatic;
    // A turn begins where somebody else does something that is seen.
    if (game.eventKind(action.text).isEmpty())
        return false;
    int before = i - 1;
    while (before >= 0 && game.eventKind(actions_[before].text).isEmpty())
        --before;
    return before < 0 || actions_[before].round != action.round || actions_[before].seat != action.seat;
}

int Replay::mark(const QString& kind, bool forward, const TableGame& game, int me) const
{
    for (int at = position_ + (forward ? 1 : -1); at >= 0 && at <= length(); at += forward ? 1 : -1)
        if (isMark(kind, at, game, me))
            return at;
    return -1;
}

QList<int> Replay::marks(const QString& kind, const TableGame& game, int me) const
{
    QList<int> list;
    for (int at = 0; at <= length(); ++at)
        if (isMark(kind, at, game, me))
            list.append(at);
    return list;
}
