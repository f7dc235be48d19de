// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QPair>
#include <QSqlQuery>
#include <QString>

#include "moving/connection.h"
#include "moving/movingfile.h"

/// Brings the matches of the attached database `there` into the main one; one transaction around it is the caller's. What it
/// costs grows with the matches and their actions, whatever they are.
class Merge {
public:
    Merge(Connection& here, MovingFile::Merged& told, const MovingFile::Stop& stopped);

    /// False when it failed or was stopped.
    bool all();

private:
    /// What was played in a match so far, as one number.
    using Way = quint64;
    /// Matches that may be one: the same deal by the same rules, begun in the same second (records that went as text know
    /// seconds only). Two are the same as long as neither has left the other's way.
    struct Kin {
        QHash<QPair<int, Way>, int> passed; ///< after so many actions there → the match here that went along there
        QHash<QPair<int, Way>, int> ended;  ///< the match here that goes no further
    };

    bool one(int foreign);
    Kin& kinOf(const QSqlQuery& row);
    /// The ways of a match of `schema`, the one before its first action included.
    QList<Way> ways(const char* schema, int match);
    static void enter(Kin& kin, int own, const QList<Way>& ways);
    /// Do the two say the same as far as both go?
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
    QString moment_;          ///< the deal and second that kin_ is about
    QHash<QString, Kin> kin_; ///< by game, players and rules
    QHash<int, int> ids_;     ///< of a match there → here
    QHash<int, int> parents_; ///< of a new match here → its parent there
};
