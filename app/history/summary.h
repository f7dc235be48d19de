// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

#include "historystore.h"

/// The person's strength by Elo's formula, round by round: each opponent of a round counts as one game, won by the better
/// payment, against the fixed rating of his level. Starts at 1000.
class Rating {
public:
    static constexpr double start = 1000;
    /// "learner" 800, "casual" 1000, "skilled" 1200, "expert" 1400, "master" 1600.
    static double ofLevel(const QString& level);
    /// `payments` of seats 0, 1, …; `levels` of seats 1, 2, …
    void add(const QList<hanpan::half_units>& payments, const QStringList& levels, bool lowWins);
    double value() const { return value_; }
    void setValue(double value) { value_ = value; }

private:
    double value_ = start;
};

/// A line of one number a round, never of more than a few hundred points: where there are more, every second one goes.
struct SampledLine {
    QList<double> points; ///< after 0, `stride`, 2 × `stride`, … rounds
    int stride = 1;
    double last = 0; ///< after the latest round

    void begin(double value);
    /// The value after one more round, `count` in all.
    void add(double value, int count);
};

/// What rounds come to when they are added up one after another, oldest first: everything statistics show of them.
struct RoundSums {
    int rounds = 0;
    int matches = 0; ///< in which one of them was played
    int over = 0;    ///< of those, played to their end
    int first = 0;   ///< of those, ended in first place
    int won = 0;
    int streak = 0;  ///< at present
    int longest = 0; ///< streak
    hanpan::half_units sum = 0;
    double squares = 0; ///< of units
    hanpan::half_units most = 0;
    hanpan::half_units least = 0;
    qint64 places = 0;
    QMap<QString, qint64> counted;
    QMap<QString, std::pair<int, int>> endings; ///< how many, of those won
    QDateTime from, to;
    SampledLine score;
    SampledLine ratings;
    Rating rating;

    RoundSums();
    void add(const KeptRound& round, bool lowWins);
    QString toText() const;
    /// False when the text is none of ours.
    bool read(const QString& text);
};

/// Sums over the rounds of a game, kind, rule set ("" = all) and level ("" = all). They are kept in the database, so
/// that asking again reads only the rounds that have ended since; `lowWins`: fewer points are better.
/// Gives up, with what it has, when `stop` becomes true.
RoundSums roundSums(HistoryStore& store, const QString& game, const QString& kind, const QString& rulesKey,
                    const QString& level, bool lowWins, const std::atomic<bool>& stop);
