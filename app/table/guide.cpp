// SPDX-License-Identifier: GPL-3.0-or-later
#include "guide.h"

#include <algorithm>
#include <utility>

namespace {

hanpan::seat seatOf(const QString& move) { return move.section(u' ', 0, 0).toInt(); }
QString actionOf(const QString& move) { return move.section(u' ', 1); }

} // namespace

void Guide::begin(const Lesson& lesson, int step)
{
    lesson_ = lesson;
    at_ = step - 2;
    next();
}

void Guide::next()
{
    ++at_;
    unread_ = is(LessonStep::Kind::Others) && !step().words.empty();
    toCome_ = playsForAll() ? step().moves : QStringList();
}

QString Guide::objection(const QString& action) const
{
    if (!asks() || step().moves.contains(action))
        return {};
    for (const LessonStep::Wrong& wrong : step().wrong)
        if (action.startsWith(wrong.move))
            return wrong.words.said();
    return {};
}

QString Guide::scripted(hanpan::seat who) const
{
    // The learner's own moves keep their place among the others': a question may come between them.
    if (who == learner && !toCome_.isEmpty() && seatOf(toCome_.first()) != learner)
        return {};
    for (const QString& move : toCome_)
        if (seatOf(move) == who)
            return actionOf(move);
    return {};
}

void Guide::played(hanpan::seat who, const QString& action)
{
    if (asks() && who == learner && step().moves.contains(action)) {
        next();
        return;
    }
    if (!playsForAll())
        return;
    const auto made = std::find_if(toCome_.begin(), toCome_.end(), [&](const QString& move) {
        return seatOf(move) == who && actionOf(move) == action;
    });
    if (made != toCome_.end())
        toCome_.erase(made);
    if (toCome_.isEmpty())
        next();
}

void Guide::roundOver()
{
    if (isFree())
        next();
}

void Guide::readOn()
{
    if (is(LessonStep::Kind::Say))
        next();
    else if (std::exchange(unread_, false))
        toCome_ = step().moves;
}

LessonShown Guide::shown() const
{
    if (!running())
        return {};
    static const QHash<LessonStep::Kind, QString> kinds{{LessonStep::Kind::Say, QStringLiteral("say")},
                                                        {LessonStep::Kind::Ask, QStringLiteral("ask")},
                                                        {LessonStep::Kind::Others, QStringLiteral("others")},
                                                        {LessonStep::Kind::Free, QStringLiteral("free")},
                                                        {LessonStep::Kind::End, QStringLiteral("end")}};
    // While the others play, the last words stay to be read.
    qsizetype told = at_;
    while (told > 0 && lesson_->steps[told].words.empty())
        --told;
    QStringList all;
    bool pictures = false;
    int at = 0; // only sentences count as steps here, not what happens between them
    for (qsizetype i = 0; i < lesson_->steps.size(); ++i)
        if (!lesson_->steps[i].words.empty()) {
            all.append(lesson_->steps[i].words.said());
            pictures = pictures || !lesson_->steps[i].picture.isEmpty();
            at = i <= told ? int(all.size()) : at;
        }
    return {.game = lesson_->game,
            .number = lesson_->number,
            .title = lesson_->title.said(),
            .kind = unread_ ? QStringLiteral("say") : kinds.value(step().kind),
            .text = lesson_->steps[told].words.said(),
            .texts = all,
            .at = at,
            .picture = lesson_->steps[told].picture,
            .pictures = pictures,
            .step = int(at_) + 1,
            .steps = int(lesson_->steps.size())};
}
