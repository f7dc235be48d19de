// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "tablerows.h"
#include <QString>

#include "base/seat.h"
#include "lessons/lesson.h"

/// Leads through a lesson at the table: which of its steps is the current one, what the learner may do there, and what
/// the others do. It knows no game and no match, and hears what was played.
class Guide {
public:
    /// `step`: where it starts or goes on, from 1.
    void begin(const Lesson& lesson, int step = 1);
    void end() { lesson_.reset(); }
    bool running() const { return lesson_.has_value(); }
    /// The running lesson; nullptr without one.
    const Lesson* lesson() const { return running() ? &*lesson_ : nullptr; }
    const LessonStep& step() const { return lesson_->steps[at_]; }

    /// Whether nobody plays on until the learner reads on, or the lesson is over.
    bool holds() const { return is(LessonStep::Kind::Say) || is(LessonStep::Kind::End) || unread_; }
    /// Whether the learner has to make the move that is asked for.
    bool asks() const { return is(LessonStep::Kind::Ask); }
    /// Whether the learner plays as at any table.
    bool isFree() const { return is(LessonStep::Kind::Free); }
    /// Whether the table plays by itself, for the learner too.
    bool playsForAll() const { return is(LessonStep::Kind::Others) && !unread_; }
    bool done() const { return is(LessonStep::Kind::End); }

    /// The answer to a move of the learner's that the match would accept but the lesson does not ask for; "" = it is
    /// one of those asked for. `action`: as LessonStep::meant has it.
    QString objection(const QString& action) const;
    /// What the lesson lets this seat do now; "" where it does not say.
    QString scripted(hanpan::seat who) const;

    /// An action was taken, as LessonStep::meant has it: this may end a step that asked for it or made it.
    void played(hanpan::seat who, const QString& action);
    /// The round is over, and with it a step in which the learner plays freely.
    void roundOver();
    /// The learner reads on, where the lesson tells something.
    void readOn();

    /// The value of TableSession::lesson, but without the pieces that are shown.
    LessonShown shown() const;

private:
    bool is(LessonStep::Kind kind) const { return running() && step().kind == kind; }
    void next();

    std::optional<Lesson> lesson_;
    qsizetype at_ = 0;    ///< the current step
    QStringList toCome_;  ///< its moves that the others still have to make
    bool unread_ = false; ///< its words have to be read before its moves are made
};
