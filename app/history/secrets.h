// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QString>

#include "keptmatch.h"

class HistoryStore;

/// What may be revealed of a deal. A match that counts and goes on keeps its current round and all later ones secret:
/// anyone who sees them in a replay, plays them in another match of the same deal, or learns the deal's number, would
/// know them at that table too. Everything that shows, plays on or exports a match asks this class.
class Secrets {
public:
    Secrets() = default; ///< nothing is secret
    /// The secrets of a match's deal.
    Secrets(HistoryStore& store, const KeptMatch& match);
    Secrets(HistoryStore& store, const hanpan::match_setup& setup);
    /// A function that tells of any match whether something of its deal is secret: for long lists.
    static std::function<bool(const KeptMatch&)> ofMany(HistoryStore& store);

    /// Whether any of it is secret.
    bool any() const { return !keepers_.isEmpty(); }
    /// Whether this round (0 = first) is not over in a match that counts.
    bool keeps(int round) const { return any() && round >= from_; }
    /// Whether this match of the history is one that counts and goes on with the deal.
    bool keptBy(int match) const { return keepers_.contains(match); }
    /// Takes back every secret round. False: nothing is left.
    bool cut(hanpan::match& match) const;
    /// Makes the matches that keep secrets practice, so that everything may be revealed. Gives "" or why that is
    /// impossible.
    QString giveUp(HistoryStore& store) const;

    /// Why some of a deal is secret, one sentence each.
    static QString whyCovered();     ///< for the current round, in its own replay
    static QString whyCut();         ///< for another match of the deal
    static QString whyNotPlayed();   ///< why it cannot be played in another match
    static QString whyNotExported(); ///< why it cannot be exported as a record
    static QString whyNoCode();      ///< why it cannot be given as a number or a code

private:
    Secrets(HistoryStore& store, const QString& game, int players, const QString& seed);

    QString game_;
    int players_ = 0;
    QString seed_;
    int from_ = 0;       ///< the first secret round
    QList<int> keepers_; ///< ids of the matches that keep it secret
};
