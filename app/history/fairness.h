// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QMap>
#include <QString>

class HistoryStore;

// Whether pieces were dealt as chance deals them. A hand is so many pieces of the deck, each set of them as likely as any other.

/// How often each kind of piece came to somebody in many rounds dealt from one deck.
struct DealtTo {
    QMap<QString, int> came;
    double pieces = 0;  ///< how many in all
    double variety = 0; ///< sum over the rounds of h (D − h) / (D − 1): a hand of h pieces out of D
};
struct DealtPieces {
    int rounds = 0;
    QMap<QString, int> deck; ///< how many of each kind are in it
    int inDeck = 0;          ///< of all kinds
    DealtTo mine, others;    ///< to seat 0; to all others together

    /// How many of a kind chance would have dealt to somebody, and the standard deviation of that.
    double expected(const DealtTo& who, const QString& piece) const;
    double deviation(const DealtTo& who, const QString& piece) const;
    /// In how many of all fair dealings (0 … 1) the numbers differ from these expectations at least as much: Pearson's
    /// chi-square, for pieces that are not put back. 1 where nothing is left to chance.
    double fit(const DealtTo& who) const;
    /// Adds a round.
    void add(const QList<QString>& own, const QList<QString>& theirs);
};

/// The probability that a chi-square variable is at least `x` (Abramowitz and Stegun 26.4.4 and 26.4.5); `freedom` > 0.
double chiSquareTail(double x, int freedom);

/// The pieces dealt in the finished rounds of a game that count, at most `mostMatches` matches, the latest first: of the
/// deck that was dealt most often. `goes`: told the progress (0 … 1) between two matches; when it says no, what there is
/// by then. Takes some milliseconds a match.
DealtPieces dealtPieces(HistoryStore& store, const QString& game, int mostMatches,
                        const std::function<bool(double)>& goes);
