// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QCoreApplication>
#include <QList>
#include <QString>

#include "match/match.h"
#include "puzzlerows.h"

/// Puzzles that come with the program (resources/games/<game>/puzzles.json), for whoever has no mistakes of their own
/// yet. In a list of puzzles they have numbers below 0 where a mistake has its match.
class Starters {
    Q_DECLARE_TR_FUNCTIONS(Starters)

public:
    static bool is(int match) { return match < 0; }
    /// The easiest that are not solved yet: ten of a game, three of each for "" (all games).
    static QList<PuzzleRow> open(const QString& game);
    /// The match up to the question; nullptr where there is none.
    static std::unique_ptr<hanpan::match> position(int match);
    /// The game it belongs to; "" where there is none.
    static QString gameOf(int match);
    /// A solved one is not asked again, nor is one that was put away.
    static void setDone(int match);
    /// How many a game has.
    static int count(const QString& game);
};
