// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

#include "historystore.h"

/// A line of one number a round, of a few hundred points at most: when there are more, every second one is dropped.
struct SampledLine {
    QList<double> points; ///< after 0, `stride`, 2 × `stride`, … rounds
    int stride = 1;
    double last = 0; ///< after the latest round

    void begin(double value);
    /// Adds the value after another round, `count` rounds in all.
    void add(double value, int count);
};

/// Rounds added up one after another, oldest first: everything that statistics show of them.
struct RoundSums {
    int rounds = 0;
    int matches = 0; ///< matches with at least one of these rounds
    int over = 0;    ///< of those, played to their end
    int first = 0;   ///< of those, ended in first place
    int won = 0;
    int streak = 0;  ///< current streak
    int longest = 0; ///< longest streak
    hanpan::half_units sum = 0;
    double squares = 0; ///< sum of the squared units
    hanpan::half_units most = 0;
    hanpan::half_units least = 0;
    qint64 places = 0;
    QMap<QString, qint64> counted;
    QMap<QString, std::pair<int, int>> endings; ///< the number of each, and how many of them were won
    QDateTime from, to;
    SampledLine score;

    RoundSums();
    void add(const KeptRound& round);
    QString toText() const;
    /// Reads the text form; false when it is not one of ours.
    bool read(const QString& text);
};

/// Sums over the rounds of a game, kind, rule set ("" = all) and level ("" = all). They are kept in the database, so
/// the next query reads only the rounds that have ended since. When `stop` becomes true, gives what it has so far.
RoundSums roundSums(HistoryStore& store, const QString& game, const QString& kind, const QString& rulesKey,
                    const QString& level, const std::atomic<bool>& stop);
