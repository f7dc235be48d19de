// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QPair>
#include <QSqlQuery>
#include <QString>

#include "moving/connection.h"
#include "moving/movingfile.h"

/// Brings the matches of the attached database `there` into the main one; the caller puts one transaction around it.
/// The cost grows with the matches and their actions, whatever they are.
class Merge {
public:
    Merge(Connection& here, MovingFile::Merged& told, const MovingFile::Stop& stopped);

    /// False when it failed or was stopped.
    bool all();

private:
    /// What was played in a match so far, as one number.
    using Way = quint64;
    /// Matches that may be the same: the same deal by the same rules, begun in the same second (text records only know
    /// seconds). Two are the same as long as neither has left the other's way.
    struct Kin {
        QHash<QPair<int, Way>, int> passed; ///< after a number of actions there → the match here that took the same way
        QHash<QPair<int, Way>, int> ended; ///< the match here that goes no further
    };

    bool one(int foreign);
    Kin& kinOf(const QSqlQuery& row);
    /// The ways of a match of `schema`, including the one before its first action.
    QList<Way> ways(const char* schema, int match);
    static void enter(Kin& kin, int own, const QList<Way>& ways);
    /// Whether the two are the same as far as both go.
    bool together(int own, int foreign);
    void fill(int own, int foreign);
    void copyRows(int own, int foreign);
    void evenings();

    Connection& here_;
    MovingFile::Merged& told_;
    const MovingFile::Stop& stopped_;
    QString matchColumns_;
    QString actionColumns_;
    QString roundColumns_;
    QString puzzleColumns_;
    QString moment_;          ///< the deal and second to which kin_ belongs
    QHash<QString, Kin> kin_; ///< by game, players and rules
    QHash<int, int> ids_;     ///< ids of matches: there → here
    QHash<int, int> parents_; ///< id of a new match here → of its parent there
};
