// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "history/keptmatch.h"
#include "history/secrets.h"

class PlayedMatch;
struct GameTable;

/// A record that is shown move by move: which step the table is at, where the interesting ones are, and what lies at
/// each. Nobody plays.
class Replay {
public:
    /// Starts to show these actions, up to the round that `whole` has reached. `matchId`: of the history, 0 = from
    /// elsewhere; `note`: why it ends before the kept match does, "" = it is complete; `secrets`: of its deal, rounds
    /// that are kept secret are shown as the person saw them. Gives the match at its beginning.
    std::unique_ptr<hanpan::match> begin(const hanpan::match& whole, const QList<KeptAction>& actions, int matchId,
                                         const QString& note, const Secrets& secrets);

    bool running() const { return first_ != nullptr; }
    void end() { first_.reset(); }
    /// The number of moves and deals.
    int length() const { return running() ? int(steps_.size()) : 0; }
    /// How many of them have been shown.
    int position() const { return running() ? position_ : 0; }
    int matchId() const { return running() ? matchId_ : 0; }
    QString note() const { return running() ? note_ : QString(); }
    /// Whether every hand is shown, not only what the person saw.
    bool open() const { return running() && open_; }
    /// Whether this round may be shown only as the person saw it.
    bool covers(int round) const { return running() && secrets_.keeps(round); }
    void setOpen(bool open) { open_ = open; }
    /// Whether something is shown that was not played; the next step is again one of the record.
    bool strayed() const { return strayed_; }
    void stray() { strayed_ = true; }

    /// The place at which the action of that number is still to be taken.
    int placeOf(int action) const;
    /// The whole round that is shown, as far as it was played; only while a replay runs.
    std::unique_ptr<hanpan::match> wholeRound() const;
    /// The place at which the shown round begins.
    int roundBegins() const;

    /// PlayedMatch::tops() of the whole record, with the eyes of `me`; it is computed once, however one jumps.
    const QHash<int, QStringList>& tops(hanpan::seat me, const GameTable& game);

    struct Shown {
        bool moved = false;     ///< something else is shown than before
        bool oneOn = false;     ///< by one step of the record, so it can be animated
        bool freshDeal = false; ///< nothing has happened in this round yet
        bool otherRound = false;
    };
    /// Brings the match to a place of the record; a place beyond its ends means the nearest end.
    Shown show(int position, PlayedMatch& played);

    /// Whether a jump of this kind may land there: a "round", a "turn", a "claim" or a decision of "mine".
    bool isMark(const QString& kind, int position, const GameTable& game, int me) const;
    /// The next such place from here, or the previous one; -1 = none.
    int mark(const QString& kind, bool forward, const GameTable& game, int me) const;
    QList<int> marks(const QString& kind, const GameTable& game, int me) const;

private:
    /// The action of a step; -1 if there is none.
    int actionAt(int step) const { return step >= 0 && step < steps_.size() ? steps_[step].action : -1; }
    /// Plays the actions of a step, or deals.
    void take(int step, const std::function<void()>& deal, const std::function<void(const KeptAction&)>& play) const;

    std::unique_ptr<hanpan::match> first_; ///< before the first action
    std::unique_ptr<hanpan::match> whole_;
    QHash<hanpan::seat, QHash<int, QStringList>> tops_;
    QList<KeptAction> actions_;
    struct Step {
        int action = -1; ///< what can be animated: index into `actions`; -1 = the next round is dealt
        int done = 0;    ///< the number of actions done after it
    };
    QList<Step> steps_;
    Secrets secrets_;
    QString note_;
    int position_ = 0;
    int matchId_ = 0;
    bool open_ = false;
    bool strayed_ = false;
};
