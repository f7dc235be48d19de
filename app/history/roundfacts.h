// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>

#include "match/match.h"
#include "strength/judged.h"

/// The facts of a finished round for seat 0, the person's: all that statistics count. They follow from the record
/// alone, and are kept beside it so that a page does not have to replay everything.
struct RoundFacts {
    int round = 0;                      ///< from 0
    QString ending;                     ///< the settlement's: "going_out", "stop", …
    QList<hanpan::half_units> payments; ///< by seat
    bool won = false;
    int place = 0; ///< by payments, from 1; equal payments share a place
    /// How often each of these happened, without those that are 0: "claims", "claims_seen", "stops", "undercuts",
    /// "undercut", "hoola", "doubles", "lay_downs", "hand:<id>", ….
    QMap<QString, int> counts;
};

/// Grows whenever roundFacts() finds something that it did not find before: kept facts are then made anew.
constexpr int factsVersion = 1;

/// What decisions of one kind, in one phase of a round, cost.
struct KindCosts {
    int decisions = 0;
    double cost = 0;     ///< whole units
    int dearest = 0;     ///< the number of the action that cost most
    double dearCost = 0; ///< what that one cost
    friend bool operator==(const KindCosts&, const KindCosts&) = default;
};

/// What the judge says of a finished round (engine/strength), for seat 0.
struct JudgedFacts {
    int version = 0; ///< of the judge; 0 = it has not judged yet
    double skill = 0;
    double gain = 0;     ///< what its decisions won beside Casual's, whole units, more being better; so are the others
    double coach = 0;    ///< what the coach would have won there
    double promised = 0; ///< what the deal promised
    QMap<QString, KindCosts> costs; ///< by "kind/phase"
    friend bool operator==(const JudgedFacts&, const JudgedFacts&) = default;
};

/// Grows whenever rounds are judged in another way: kept rounds are then judged anew.
constexpr int judgeVersion = 1;

/// The kept form of a judged round of a game in which a round moves `swing`.
JudgedFacts judgedFacts(const hanpan::strength::judged_round& round, double swing);

/// The facts of the finished rounds of a match, oldest first, from round `first` on.
QList<RoundFacts> roundFacts(const hanpan::match& match, int first = 0);

/// The place of seat 0 among these amounts, from 1.
int placeOf(const std::vector<hanpan::half_units>& amounts, bool lowWins);

/// A short key of every rule value but the number of players: rule sets with the same key are the same for statistics.
QString rulesKey(const hanpan::match& match);
/// The key of a game's default rules.
QString defaultRulesKey(const QString& game);
/// The preset nearest to the match's rules; `changes` gets the number of rules that differ from it.
QString rulesBase(const hanpan::match& match, int* changes);

/// Counts as text and back: "claims=2 hand:dragon=1".
QString factsText(const QMap<QString, int>& counts);
QMap<QString, int> readFacts(const QString& text);
/// Costs as text and back: "discard/early=12:3.51:87:1.2".
QString costsText(const QMap<QString, KindCosts>& costs);
QMap<QString, KindCosts> readCosts(const QString& text);
