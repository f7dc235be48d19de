// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

/// What the animals say beside the game, each in a voice of its own. Whatever is said is true whenever it may be said:
/// nothing is claimed about anybody's pieces.
class Sayings {
    Q_DECLARE_TR_FUNCTIONS(Sayings)

public:
    /// What everybody at the table has just seen.
    enum class Occasion {
        Greets, ///< the first deal of a match
        Takes,  ///< it has taken what another one threw
        Robbed, ///< what it threw was claimed
        Lays,   ///< it has laid down much in one turn
        Fined,  ///< it was fined for a wrong call
        Out,    ///< it is out of the round
        Waits   ///< the person has been thinking for a long time
    };
    /// How many things each of them has to say then.
    static int count(Occasion occasion);
    /// One of them, counted from 0; "" for an unknown character (words/characters.h).
    static QString of(const QString& character, Occasion occasion, int number);
};
