// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include "base/parsed.h"
#include "base/seat.h"
#include "match/match.h"
#include "match/stacked.h"

/// Where the learner sits.
constexpr hanpan::seat learner = 0;

/// Does this come to the same as that, for this seat in this match? The order of the pieces, which of two twins, and what may be left
/// out make no other move; that is asked of the rules. False where one of them is not allowed.
bool sameMove(const hanpan::match& at, hanpan::seat who, const QString& one, const QString& other);

/// The same sentence in every language a lesson is written in: code ("ko", "en") -> words.
struct LessonWords {
    QHash<QString, QString> in;

    /// In the program's language; in English where a lesson has no words of that.
    QString said() const;
    bool empty() const { return in.isEmpty(); }
};

/// One step of a lesson (resources/games/README.md is the manual).
struct LessonStep {
    enum class Kind {
        Say,    ///< something is told; the learner reads on
        Ask,    ///< the learner makes a move: one of `moves`
        Others, ///< `moves` are made, each "<seat> <action>"; where it has words, once they were read
        Free,   ///< the learner plays on alone to the end of the round, against bots of `level`
        End     ///< the lesson's last words
    };
    /// What is said to a move that is allowed but not what was asked: of the first whose `move` it begins with.
    struct Wrong {
        QString move; ///< "" = any other one
        LessonWords words;
    };

    Kind kind = Kind::Say;
    LessonWords words;
    QStringList moves; ///< in the protocol's words, complete
    QList<Wrong> wrong;
    /// Pieces that are pointed at, each of them one: "5H" the learner's own where there is one, else any that lies open;
    /// "discard/5H" the one that lies there.
    QStringList show;
    QStringList picture; ///< faces drawn beside the words: what is spoken of and lies nowhere; "|" = a gap
    QString level;
    LessonWords although; ///< why `moves` are asked for where the coach would do something else; for authors of lessons

    /// The one of `moves` that the learner's action comes to; the action itself where it is none of them.
    QString meant(const hanpan::match& at, const QString& action) const;
};

/// A lesson at the real table: a deal, and what is told, asked and done there.
struct Lesson {
    QString game;
    int number = 0; ///< from 1
    LessonWords title;
    LessonWords aim; ///< what one can do after it, a line
    hanpan::match_setup setup;
    std::vector<hanpan::wanted_zone> deal; ///< what the learner and the others are to get
    QList<LessonStep> steps;
};

/// Reads a lesson's file; one sentence saying what is wrong and where if it cannot be used. Nothing is played here: whether
/// its moves are allowed the tests find out.
hanpan::parsed<Lesson> readLesson(const QString& game, int number, const QByteArray& text);

/// The match a lesson begins with, dealt; a sentence where it cannot be.
hanpan::parsed<std::unique_ptr<hanpan::match>> dealLesson(const Lesson& lesson);

/// Makes the moves of a lesson from step `from` up to step `step` (both from 1), in the match that dealLesson() gave and that stands at
/// `from`, as far as that goes: what the learner does alone nobody can make. Whoever is asked meanwhile and has no part in it
/// passes. Gives the step that is next.
int playLesson(const Lesson& lesson, hanpan::match& match, int from, int step);

/// How many lessons a game has.
int lessonCount(const QString& game);
/// One of them, from 1.
hanpan::parsed<Lesson> lessonOf(const QString& game, int number);
