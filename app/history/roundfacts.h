// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>

#include "match/match.h"

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

/// The facts of the finished rounds of a match, oldest first, from round `first` on.
QList<RoundFacts> roundFacts(const hanpan::match& match, int first = 0);

/// The place of seat 0 among these amounts, from 1.
int placeOf(const std::vector<hanpan::half_units>& amounts, bool lowWins);

/// A short key of every rule value but the number of players: rule sets with the same key are the same for statistics.
QString rulesKey(const hanpan::match& match);
/// The preset nearest to the match's rules; `changes` gets the number of rules that differ from it.
QString rulesBase(const hanpan::match& match, int* changes);

/// Counts as text and back: "claims=2 hand:dragon=1".
QString factsText(const QMap<QString, int>& counts);
QMap<QString, int> readFacts(const QString& text);
