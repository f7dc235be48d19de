// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "tablerows.h"
#include <QString>

#include "base/seat.h"
#include "lessons/lesson.h"

/// Leads through a lesson at the table: which of its steps is the current one, what the learner may do there, and what the
/// others do. Knows no game and no match; it is told what was played.
class Guide {
public:
    /// `step`: where it goes on, from 1.
    void begin(const Lesson& lesson, int step = 1);
    void end() { lesson_.reset(); }
    bool running() const { return lesson_.has_value(); }
    /// The lesson that runs; nullptr without one.
    const Lesson* lesson() const { return running() ? &*lesson_ : nullptr; }
    const LessonStep& step() const { return lesson_->steps[at_]; }

    /// Nobody plays on until the learner reads on, or the lesson is over.
    bool holds() const { return is(LessonStep::Kind::Say) || is(LessonStep::Kind::End) || unread_; }
    /// The learner makes the move that is asked for.
    bool asks() const { return is(LessonStep::Kind::Ask); }
    /// The learner plays as at any table.
    bool isFree() const { return is(LessonStep::Kind::Free); }
    /// The table plays by itself, in the learner's place too.
    bool playsForAll() const { return is(LessonStep::Kind::Others) && !unread_; }
    bool done() const { return is(LessonStep::Kind::End); }

    /// What is said to this move of the learner's, which the match would take, as LessonStep::meant has it; "" = it is one of those
    /// asked for.
    QString objection(const QString& action) const;
    /// What this seat does now by the lesson; "" where it says nothing of it.
    QString scripted(hanpan::seat who) const;

    /// An action was taken, as LessonStep::meant has it: a step that asked for it, or made it, may be over.
    void played(hanpan::seat who, const QString& action);
    /// The round is over: so is playing on alone.
    void roundOver();
    /// The learner reads on, where something is told.
    void readOn();

    /// What TableSession::lesson says, but for the pieces that are shown.
    LessonShown shown() const;

private:
    bool is(LessonStep::Kind kind) const { return running() && step().kind == kind; }
    void next();

    std::optional<Lesson> lesson_;
    qsizetype at_ = 0;    ///< the current step
    QStringList toCome_;  ///< its moves that the others have not made yet
    bool unread_ = false; ///< it has words that are read before they are made
};
