// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMap>
#include <QString>

#include "match/match.h"

/// What a finished round was to seat 0, the person's: all that statistics count. Made from the record alone, kept beside
/// it so that a page does not have to replay everything.
struct RoundFacts {
    int round = 0;                      ///< from 0
    QString ending;                     ///< the settlement's: "going_out", "stop", …
    QList<hanpan::half_units> payments; ///< by seat
    bool won = false;
    int place = 0; ///< by payments, from 1; equal payments share a place
    /// "claims", "claims_seen", "stops", "undercuts", "undercut", "hoola", "doubles", "lay_downs", "hand:<id>", …:
    /// how often, without those that are 0.
    QMap<QString, int> counts;
};

/// Grows whenever roundFacts() finds something it did not find before: what is kept is then made anew.
constexpr int factsVersion = 1;

/// The finished rounds of a match, oldest first, those from `first` on.
QList<RoundFacts> roundFacts(const hanpan::match& match, int first = 0);

/// The place of seat 0 among these amounts, from 1.
int placeOf(const std::vector<hanpan::half_units>& amounts, bool lowWins);

/// What makes two rule sets the same for statistics: a short key of every value but the number of players.
QString rulesKey(const hanpan::match& match);
/// The preset those rules are nearest to, and in how many rules they differ from it.
QString rulesBase(const hanpan::match& match, int* changes);

/// Counts as text and back: "claims=2 hand:dragon=1".
QString factsText(const QMap<QString, int>& counts);
QMap<QString, int> readFacts(const QString& text);
