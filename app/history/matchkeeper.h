// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include "historystore.h"

/// Keeps one running match: whatever has happened since it was last asked is written, in one transaction. The table asks
/// before it shows anything.
class MatchKeeper {
public:
    explicit MatchKeeper(HistoryStore& store) : store_(store) {}

    /// A match that is not in the history yet.
    void begin(const hanpan::match& match, const QStringList& levels, MatchKind kind, const QList<KeptAction>& actions,
               int parent = 0);
    /// A match that was taken from the history and goes on.
    void resume(const KeptMatch& kept);
    /// Writes what is new: actions after the last ones written, or fewer of them, another round, another kind. Does
    /// nothing when all is written. False, once and for all, when the disk refused: error() says why.
    bool keepUp(const hanpan::match& match, const QList<KeptAction>& actions, MatchKind kind);
    /// The match is left; one in which the person has decided nothing yet is forgotten.
    void leave(bool decided);

    int id() const { return id_; }
    int parent() const { return parent_; }
    QString error() const { return error_; }

private:
    HistoryStore& store_;
    int id_ = 0;
    int parent_ = 0;
    int written_ = 0; ///< actions
    int dealt_ = 0;
    bool over_ = false;
    MatchKind kind_ = MatchKind::Match;
    QString error_;
};
