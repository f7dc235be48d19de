// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include "games/gametable.h"
#include "talk.h"
#include "words/sayings.h"

/// What a player's face shows.
enum class Mood { Waits, Thinks, Pleased, Hit, Wins };
/// "waits", "thinks", "pleased", "hit" or "wins": what Avatar.qml takes.
QString moodName(Mood mood);

/// What may move a player, as everybody at the table sees it.
struct Stirred {
    bool acts = false;   ///< the table waits for the seat
    bool gained = false; ///< took what was thrown, laid a meld, stopped the round
    bool lost = false;   ///< was claimed from, was fined for a wrong call, is out of the round
    bool over = false;   ///< the round is over:
    bool won = false;    ///< it won,
    int paid = 0;        ///< or what it brought: 1 good, −1 bad
};
/// The mood of a player who was moved by that.
Mood moodOf(const Stirred& stirred);

/// Who was moved by what: what there may be something to say about.
struct Moved {
    hanpan::seat who = hanpan::no_seat;
    Sayings::Occasion by = Sayings::Occasion::Takes;
    friend bool operator==(const Moved&, const Moved&) = default;
};

/// How the players at a table feel about what happened last. It lasts until the next player does something. Everything
/// is taken from what the person's seat may see, and no game is known here.
class Moods {
public:
    /// A round begins, or the match was taken back: nobody is moved by anything.
    void forget();
    /// These events led from one position to the other.
    void hear(const QList<Talk::Event>& events, const Situation& before, const Situation& now, const GameTable& game,
              const Talk& talk);
    /// Who was moved by the events that were heard last, and by what.
    const QList<Moved>& moved() const { return moved_; }
    /// So many pieces laid down in one turn are many.
    static constexpr int many = 6;
    /// The mood of a seat whose turn it is, or not, while the round is played.
    Mood of(hanpan::seat who, bool acts) const;

    /// Where a seat looks that does not look at another one.
    enum Elsewhere { Middle = -1, Ahead = -2 };
    /// At which seat this one looks, or where else: at the player it lost to, in its own turn at the middle, else at
    /// the player whose turn it is (no_seat: at the one who acted last).
    int looksAt(hanpan::seat who, hanpan::seat turn) const;

private:
    QHash<int, Stirred> stirred_;
    QList<Moved> moved_;
    qsizetype laid_ = 0;                   ///< pieces that the one who acts has laid down in this turn
    QSet<int> out_;                        ///< the seats that are out of the round
    hanpan::seat actor_ = hanpan::no_seat; ///< who acted last
};
