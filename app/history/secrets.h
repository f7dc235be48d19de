// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QString>

#include "keptmatch.h"

class HistoryStore;

/// What of a deal may be told. A match that counts and goes on keeps the round on its table and all later ones to itself: whoever
/// sees them in a replay, plays them out in another match of the same deal, or learns the deal's number, knows them at that table
/// too. The one question of everything that shows, plays on or hands out a match.
class Secrets {
public:
    Secrets() = default; ///< nothing is kept
    /// Of the deal of a match.
    Secrets(HistoryStore& store, const KeptMatch& match);
    Secrets(HistoryStore& store, const hanpan::match_setup& setup);
    /// Tells of any match whether something of its deal is kept: for long lists.
    static std::function<bool(const KeptMatch&)> ofMany(HistoryStore& store);

    /// Some of it may not be told.
    bool any() const { return !keepers_.isEmpty(); }
    /// This round (0 = first) is not over in a match that counts.
    bool keeps(int round) const { return any() && round >= from_; }
    /// This match of the history is one that counts and goes on with the deal.
    bool keptBy(int match) const { return keepers_.contains(match); }
    /// Takes back every round that is kept. False: nothing is left.
    bool cut(hanpan::match& match) const;
    /// The matches that keep something become practice: all may be told then. "" or why that cannot be.
    QString giveUp(HistoryStore& store) const;

    /// Why some of a deal is not told, one sentence each.
    static QString whyCovered();     ///< of the round on the table, in its own replay
    static QString whyCut();         ///< of another match of the deal
    static QString whyNotPlayed();   ///< in another match
    static QString whyNotExported(); ///< as a record
    static QString whyNoCode();      ///< as a number or a code

private:
    Secrets(HistoryStore& store, const QString& game, int players, const QString& seed);

    QString game_;
    int players_ = 0;
    QString seed_;
    int from_ = 0;       ///< the first round that is kept
    QList<int> keepers_; ///< ids
};
