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

/// Are these two the same move, for this seat in this match? The order of the pieces, the choice between twins, and
/// what may be left out make no difference; the rules decide. False where one of them is not allowed.
bool sameMove(const hanpan::match& at, hanpan::seat who, const QString& one, const QString& other);

/// The same sentence in every language of a lesson: code ("ko", "en") -> words.
struct LessonWords {
    QHash<QString, QString> in;

    /// In the program's language; in English where the lesson has none in that language.
    QString said() const;
    bool empty() const { return in.isEmpty(); }
};

/// One step of a lesson (resources/games/README.md is the manual).
struct LessonStep {
    enum class Kind {
        Say,    ///< the lesson tells something; the learner reads on
        Ask,    ///< the learner makes a move: one of `moves`
        Others, ///< `moves` are made, each "<seat> <action>"; where the step has words, after they were read
        Free,   ///< the learner plays on alone to the end of the round, against bots of `level`
        End     ///< the lesson's last words
    };
    /// The answer to a move that is allowed but was not asked for: the first one whose `move` it begins with.
    struct Wrong {
        QString move; ///< "" = any other move
        LessonWords words;
    };

    Kind kind = Kind::Say;
    LessonWords words;
    QStringList moves; ///< in the protocol's words, complete
    QList<Wrong> wrong;
    /// Pieces that are pointed at, one each: "5H" is the learner's own if he has one, else any that lies open;
    /// "discard/5H" is the one that lies there.
    QStringList show;
    QStringList picture; ///< faces drawn beside the words because they lie nowhere; "|" = a gap
    QString level;
    LessonWords although; ///< why `moves` are asked for although the coach would play otherwise; for authors of lessons

    /// The one of `moves` that the learner's action equals; the action itself where there is none.
    QString meant(const hanpan::match& at, const QString& action) const;
};

/// A lesson at the real table: a deal, and what is told, asked and done there.
struct Lesson {
    QString game;
    int number = 0; ///< from 1
    LessonWords title;
    LessonWords aim; ///< what one can do after it, in one line
    hanpan::match_setup setup;
    std::vector<hanpan::wanted_zone> deal; ///< what the learner and the others get
    QList<LessonStep> steps;
};

/// Reads a lesson's file; gives one sentence saying what is wrong and where if it cannot be used. Nothing is played
/// here: the tests check that its moves are allowed.
hanpan::parsed<Lesson> readLesson(const QString& game, int number, const QByteArray& text);

/// The match a lesson begins with, dealt; a sentence where that is impossible.
hanpan::parsed<std::unique_ptr<hanpan::match>> dealLesson(const Lesson& lesson);

/// Makes the moves of a lesson from step `from` up to step `step` (both from 1), in the match that dealLesson() gave
/// and that stands at `from`, as far as possible: what the learner does alone cannot be made. Anyone else who is asked
/// meanwhile passes. Gives the next step.
int playLesson(const Lesson& lesson, hanpan::match& match, int from, int step);

/// How many lessons a game has.
int lessonCount(const QString& game);
/// One of them, from 1.
hanpan::parsed<Lesson> lessonOf(const QString& game, int number);
