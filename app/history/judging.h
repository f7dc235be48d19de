// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QSet>

#include "historystore.h"
#include "work/background.h"

/// Has every round that counts judged beside the window once it is finished (engine/strength), and keeps what the judge
/// says. Rounds that were finished before are judged on request.
class Judging : public QObject {
    Q_OBJECT

public:
    explicit Judging(HistoryStore& store, QObject* parent = nullptr);

    /// Judges what is finished and not judged of a match, soon. Nothing where it does not count.
    void judge(int match);
    /// Whether there is anything left to judge of what it was asked for.
    bool running() const { return work_.running() || catchingUp(); }

    /// Judges what is not judged of all matches, those played last first.
    void catchUp();
    /// Ends that; what was judged by then stays.
    void stopCatchingUp();
    bool catchingUp() const { return !left_.isEmpty(); }
    /// How far that has come, 0 … 1.
    double caughtUp() const { return rounds_ > 0 ? (judged_ + part_) / rounds_ : 0; }
    /// How many rounds it could not judge: their matches are damaged, or of an earlier reading of the rules.
    int beyond() const { return beyond_; }

signals:
    /// Rounds have been judged.
    void judged();
    /// Catching up began, came further or ended.
    void progressed();

private:
    void catchUpNext();

    HistoryStore& store_;
    Background work_{QThread::IdlePriority};
    QSet<int> asked_; ///< matches that wait or are being judged
    Background earlier_{QThread::IdlePriority};
    QList<std::pair<int, int>> left_; ///< matches to catch up with, the next one first, and their rounds
    bool stopped_ = false;            ///< no more of them
    int rounds_ = 0;                  ///< of all of them
    int judged_ = 0;                  ///< of those that are done
    int beyond_ = 0;                  ///< of those that are done, what could not be judged
    double part_ = 0;                 ///< of the match being judged, in rounds
};
