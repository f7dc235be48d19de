// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "historystore.h"
#include "writers.h"

/// Keeps one running match: whatever has happened since it was last asked is written, in one transaction. The table asks
/// before it shows anything. What could not be written is tried again each time, with all that is missing, so that there
/// is never a gap; until then error() says why. Where another history bears the file's name by now, all of the match goes
/// into that one.
class MatchKeeper {
public:
    explicit MatchKeeper(HistoryStore& store) : store_(store), writer_(writers::newOne()) {}

    /// A match that is not in the history yet; it begins now. `about`: as HistoryStore::add() takes it.
    void begin(const hanpan::match& match, const KeptMatch& about, const QList<KeptAction>& actions);
    /// A match that was taken from the history and goes on; false when another window writes on it.
    bool resume(const KeptMatch& kept);
    /// Writes what is new: actions after the last ones written, or fewer of them, another round, another kind. Does
    /// nothing when all is written. False when that cannot be done now.
    bool keepUp(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind);
    /// The match is left; one in which the person has decided nothing yet is forgotten.
    void leave(bool decided);

    /// 0 while nothing of it could be written.
    int id() const { return kept_.id; }
    int parent() const { return kept_.parent; }
    /// Why the last of it is not written, in a few words; "" = all is.
    QString error() const { return error_; }
    /// Another window has taken the match; it went on here as one of its own.
    bool branched() const { return branched_; }

private:
    /// Puts all of it into the history as a match of its own.
    void add(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind);

    HistoryStore& store_;
    QString history_; ///< the one id() is a number in
    QString writer_;
    KeptMatch kept_; ///< as it was last written
    bool branched_ = false;
    QString error_;
};
