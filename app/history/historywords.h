// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include "historystore.h"

/// The words of the history, in the language in use.
class HistoryWords {
    Q_DECLARE_TR_FUNCTIONS(History)

public:
    /// The rules a match was frozen with: "Modern battle +2".
    static QString rules(const QString& game, const QString& base, int changes);
    /// The person's name for the rules, if they are an own rule set.
    static QString rules(const KeptMatch& match)
    {
        return match.rulesName.isEmpty() ? rules(match.game, match.rulesBase, match.rulesChanges) : match.rulesName;
    }
    /// "Match", "Practice", "Demo"
    static QString kind(MatchKind kind);
    /// "Casual", or "Mixed levels" if the opponents' levels differ.
    static QString level(const QString& level);
    /// The opponents' one level, or "mixed".
    static QString levelOf(const KeptMatch& match);
    /// "Won", "2nd of 4", "Round 3, not over"
    static QString standing(const KeptMatch& match);
    /// The person's score after the finished rounds: "+6", "65 chips", "15 penalty points"; "" before the first has
    /// ended.
    static QString score(const KeptMatch& match);
    /// Good (1), bad (-1) or neither.
    static int scoreSign(const KeptMatch& match);
    /// What a round of a game brought: "+6", "15 penalty points".
    static QString paid(const QString& game, hanpan::half_units amount);
    /// "Today 20:15", "17 Feb 2026"
    static QString day(const QDateTime& moment);
    static QString moment(const QDateTime& moment);
    /// "8:15 PM", "20:15"
    static QString time(const QDateTime& moment);
    /// "17 Feb 2026": paper has no "today".
    static QString date(const QDateTime& moment);
    /// "Deal of the day", for another day than today "Deal of the day, 17 Feb 2026".
    static QString dealOfDay(QDate day);
    /// The same for a match; "" if it is no such deal, or began in the middle of one.
    static QString dealOfDay(const KeptMatch& match);
    /// "Round 2, move 31": the round (from 1) and the position of the replay, which is the number of moves made.
    static QString place(int round, int position);
    /// The result of a round in a match and in a branch of it: "−2 in the match, +3 here"; "" = not known yet.
    static QString compared(const QString& match, const QString& branch);
    /// How a round ended, in a word or two: "Stop", "Going out".
    static QString ending(const QString& game, const QString& ending);
    /// What a kind of decision is about: "Which card to discard".
    static QString decision(const QString& game, const QString& kind);
    /// A phase of a round: "Early in a round".
    static QString phase(const QString& phase);
};
