// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "historystore.h"
#include "writers.h"

/// Keeps one running match: each call writes everything new, in one transaction. The table calls it before it shows
/// anything. What could not be written is tried again each time, with all that is missing, so that there is never a
/// gap; until then error() says why. If another history has the file's name by now, the whole match goes into that one.
class MatchKeeper {
public:
    explicit MatchKeeper(HistoryStore& store) : store_(store), writer_(writers::newOne()) {}

    /// Begins a match that is not in the history yet. `about`: as HistoryStore::add() takes it.
    void begin(const hanpan::match& match, const KeptMatch& about, const QList<KeptAction>& actions);
    /// Goes on with a match taken from the history; false when another window writes to it.
    bool resume(const KeptMatch& kept);
    /// Writes what is new: actions after the last ones written, or fewer of them, another round, another kind. It does
    /// nothing when all is written. False when it cannot write now.
    bool keepUp(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind);
    /// Leaves the match; `decided`: the person has made a decision in it; without one it is forgotten.
    void leave(bool decided);

    /// The match's id; 0 while nothing of it could be written.
    int id() const { return kept_.id; }
    int parent() const { return kept_.parent; }
    /// Why the latest changes are not written, in a few words; "" = all is.
    QString error() const { return error_; }
    /// Why the match went on here as one of its own, if it did: another window has taken it, or has deleted it.
    enum class Parted { No, Taken, Deleted };
    Parted parted() const { return parted_; }

private:
    /// Writes all of it into the history as a match of its own.
    void add(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind);

    HistoryStore& store_;
    QString history_; ///< the history in which id() is a number
    QString writer_;
    KeptMatch kept_; ///< as it was last written
    Parted parted_ = Parted::No;
    QString error_;
};
