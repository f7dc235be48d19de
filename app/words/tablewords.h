// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <QCoreApplication>
#include <QString>
#include <QStringList>

#include "base/money.h"
#include "base/verdict.h"

/// Words of the table that every game shares. All are looked up when asked for, so they follow a language switch.
class TableWords {
    Q_DECLARE_TR_FUNCTIONS(TableWords)

public:
    /// "6", "1,250", "1.5": never signed.
    static QString amount(hanpan::half_units value);
    /// "+6", "−3", "0", "−1,250.5"; the sign is a real minus.
    static QString signedAmount(hanpan::half_units value);
    /// "15 penalty points", "22.5 penalty points": points against their owner; `amount` in words made by
    /// Words::amount().
    static QString penaltyPoints(const QString& amount);
    /// The heading over a table of scores: "Penalty"; "" where signs tell.
    static QString unit(bool penalty);
    /// How many penalty points better or worse something is: "5 fewer", "2.0 more".
    static QString fewer(const QString& amount);
    static QString more(const QString& amount);
    /// The engine's refusal as a sentence with its numbers.
    static QString refusal(const QString& game, const hanpan::verdict& refusal);
    /// The place in the book of rules that explains it (BookOfRules::placeOf).
    static QString place(const hanpan::verdict& refusal);
    /// The place that tells how a turn goes, for what has no reason of its own.
    static QString aboutTurns() { return QStringLiteral("turn"); }
    /// An English sentence or label of the engine, marked with HANPAN_WORDS(game or "engine").
    static QString engineWords(const QString& game, std::string_view english);
    /// What a person is called who has given no name.
    static QString you();
    /// The names at a table: the person at seat `person`, then those characters, as far as they exist (characters.h).
    static QStringList seatNames(int players, int person = 0, const QStringList& characters = {});
    /// "Round 3", "Round 2 of 5"
    static QString roundText(int number, int total);
    /// "to 300 points"
    static QString matchGoal(hanpan::half_units target);
    /// "place 2 of 4"
    static QString placeText(int place, int players);
    /// "38%"
    static QString percent(int share);
    /// A share of the chance of winning the match, 0 … 1, to the tenth that is worth telling: "4%", "0.4%"
    static QString ofMatch(double share);

    /// What a rule set without a preset's name is called.
    static QString plainRules();
    static QString dealing();
    /// Why nothing can be done at the moment.
    static QString notNow(bool roundOver);
    /// Why a learner cannot move now: the others do, or there is something to read.
    static QString lessonGoesOn(bool othersMove);
    static QString noSuchGame(const QString& game);
    static QString badSeed(const QString& seed);
    /// An action nobody at the table notices, as its owner reads it: "Pass".
    static QString silently(const QString& action);
    static QString matchOverTitle(const QStringList& winners, bool human);
    /// "Round 3, Fox +24", and what it was in its match.
    static QString inRound(int number, const QString& name, const QString& amount);
    static QString bestRound(const QString& inRound);
    static QString costliestRound(const QString& inRound);
    /// "Fox → Tiger: 6 – by rank, 3 stakes, sevens in hand ×2"; a name is empty where nobody pays or receives.
    static QString settlementLine(const QString& from, const QString& to, const QString& amount,
                                  const QStringList& why);

    // What a screen reader says of the things on the table.
    /// The parts as sentences, each with exactly one full stop.
    static QString sentences(const QStringList& parts);
    static QString pieces(int count);
    static QString pieceAt(const QString& what, const QString& where, int place, int count, bool selected);
    /// "ace of spades as 7♣"
    static QString standingFor(const QString& what, const QString& other);
    /// "Any of these would help: 7 of hearts, joker"
    static QString wouldHelp(const QString& pieces);
    /// "7 of hearts, your hand, 3 of 7, can be laid off"
    static QString layable(const QString& at);
    /// "The stock, 21 pieces"; with `held`, what lies there instead of the number. `target`: what was picked up can go
    /// there.
    static QString zoneAt(const QString& label, int count, bool target, const QStringList& held = {});
    /// `chance`: of winning the match, "38%"; "" = not told.
    static QString seatAt(const QString& name, const QString& level, int count, const QString& score,
                          const QString& chance, const QStringList& badges, bool turn);
    static QString buttonAt(const QString& label, const QString& key, const QString& reason);
};
