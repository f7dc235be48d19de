// SPDX-License-Identifier: GPL-3.0-or-later
#include "puzzles.h"

#include <algorithm>
#include <array>

#include "games/gametable.h"
#include "gradewords.h"
#include "history/history.h"
#include "history/historywords.h"
#include "history/secrets.h"
#include "match/grades.h"
#include "match/record.h"
#include "opponents/roundsknown.h"
#include "starters.h"
#include "table/matchchances.h"
#include "words/language.h"

namespace {

constexpr hanpan::seat learner = 0; // where the history counts the person

/// The match before its action of that number; nullptr when it does not exist, or its round is not over in a match that
/// counts: another answer would reveal hidden pieces.
std::unique_ptr<hanpan::match> before(int id, int number)
{
    if (Starters::is(id))
        return Starters::position(id);
    HistoryStore& store = History::instance()->store();
    WokenMatch woken = store.wake(id);
    if (!woken.match || std::size_t(number) >= woken.match->actions().size() ||
        Secrets(store, woken.match->setup()).keeps(woken.match->actions()[std::size_t(number)].round))
        return nullptr;
    while (woken.match->actions().size() > std::size_t(number))
        woken.match->undo();
    return std::move(woken.match);
}

} // namespace

Puzzles::Puzzles(QObject* parent) : QObject(parent)
{
    connect(History::instance(), &History::changed, this, &Puzzles::look);
    connect(Language::instance(), &Language::changed, this, &Puzzles::look);
    look();
}

Puzzles::~Puzzles() = default;

int Puzzles::daysAfter(int solved)
{
    constexpr std::array days{1, 3, 7, 21, 60};
    return days[std::size_t(std::clamp(solved, 0, int(days.size()) - 1))];
}

void Puzzles::setGame(const QString& game)
{
    if (game == game_)
        return;
    game_ = game;
    look();
}

void Puzzles::look()
{
    list_.clear();
    due_ = 0;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    HistoryStore& store = History::instance()->store();
    constexpr int most = 200; // more of those that are due than anybody tries at once
    for (const Puzzle& p : store.puzzles(0, game_, most)) {
        const KeptMatch m = store.find(p.match);
        if (!tableGame(m.game) || Secrets(store, m).keeps(p.round))
            continue; // it is asked once its round is over
        const bool due = p.due <= now;
        due_ += due;
        const hanpan::grade grade =
            p.grade == GradeWords::id(hanpan::grade::blunder) ? hanpan::grade::blunder : hanpan::grade::mistake;
        list_.append({.match = p.match,
                      .number = p.number,
                      .game = m.game,
                      .name = gameName(m.game),
                      .where = HistoryWords::place(p.round + 1, p.number + p.round),
                      .when = HistoryWords::moment(m.touched),
                      .grade = p.grade,
                      .gradeText = GradeWords::text(grade),
                      .sign = GradeWords::sign(grade),
                      .costText = GradeWords::cost(p.cost),
                      .due = due,
                      .dueText = HistoryWords::date(p.due),
                      .record = p.tries == 0    ? QString()
                                : p.solved == 0 ? tr("missed last time")
                                                : tr("solved %n times in a row", nullptr, p.solved)});
    }
    if (list_.isEmpty()) {
        list_ = Starters::open(game_);
        due_ = int(list_.size());
    }
    emit changed();
}

QString Puzzles::recordOf(int match, int number)
{
    const std::unique_ptr<hanpan::match> there = before(match, number);
    return there ? QString::fromStdString(there->to_record()) : QString();
}

QStringList Puzzles::charactersOf(int match)
{
    return Starters::is(match) ? QStringList() : History::instance()->store().find(match).characters;
}

PuzzleRow Puzzles::next(int match, int number) const
{
    for (const PuzzleRow& one : list_)
        if (one.due && (one.match != match || one.number != number))
            return one;
    return {};
}

void Puzzles::answer(int match, int number, const QString& action, bool hinted)
{
    judge(match, number, action, hinted ? Answer::Hinted : Answer::Alone);
}

void Puzzles::giveUp(int match, int number) { judge(match, number, {}, Answer::None); }

void Puzzles::clear()
{
    work_.callOff();
    verdict_ = {};
    emit judged();
}

void Puzzles::forget(int match, int number)
{
    if (Starters::is(match))
        Starters::setDone(match);
    else
        History::instance()->store().forget(match, number);
    History::instance()->touch();
}

void Puzzles::judge(int match, int number, const QString& action, Answer how)
{
    clear();
    const std::shared_ptr<const hanpan::match> there = before(match, number);
    if (!there || !there->to_act().has(learner))
        return;
    hanpan::bot_settings coach; // the same settings that found the mistake
    coach.level = GradeWords::coach;
    coach.seed = there->setup().seed;
    const bool toScore = !Starters::is(match) && MatchChances::exist(*there);
    work_.run([this, there, match, number, coach, how, toScore,
               played = action.toStdString()](const Background::Job& job) -> Background::Told {
        const std::unique_ptr<hanpan::match> knowing = there->clone();
        if (toScore)
            knowing->know_rounds(RoundsKnown::played(there->setup(), job.stop()));
        const hanpan::reviewed_decision decision = knowing->weigh(learner, played, coach, job.stop());
        return [this, match, number, decision, swing = there->swing(), how] {
            finish(match, number, decision, swing, how);
        };
    });
    emit judged();
}

void Puzzles::finish(int match, int number, const hanpan::reviewed_decision& decision, double swing, Answer how)
{
    const bool answered = how != Answer::None;
    const hanpan::grade grade = hanpan::graded(decision, swing);
    const bool found = answered && grade <= hanpan::grade::good;
    HistoryStore& store = History::instance()->store();
    for (Puzzle p : store.puzzles(match))
        if (p.number == number) {
            ++p.tries;
            // A puzzle solved before it was due, with the answer still in mind, keeps its date.
            const QDateTime now = QDateTime::currentDateTimeUtc();
            if (!found || p.due <= now) {
                p.solved = found && how == Answer::Alone ? p.solved + 1 : 0;
                p.due = now.addDays(daysAfter(p.solved));
            }
            store.answered(p);
            verdict_.next =
                (found && how == Answer::Hinted ? tr("With a hint: it comes back on %1.") : tr("It comes back on %1."))
                    .arg(HistoryWords::date(p.due));
        }
    if (Starters::is(match)) {
        if (found && how == Answer::Alone)
            Starters::setDone(match);
        else
            verdict_.next = tr("It stays in the list.");
    }
    const QString next = verdict_.next;
    verdict_ =
        verdictOn(decision, swing, answered, Starters::is(match) ? Starters::gameOf(match) : store.find(match).game);
    verdict_.next = next;
    emit judged();
    look();
}

PuzzleVerdict Puzzles::verdictOn(const hanpan::reviewed_decision& decision, double swing, bool answered,
                                 const QString& game)
{
    const hanpan::grade grade = hanpan::graded(decision, swing);
    const bool found = answered && grade <= hanpan::grade::good;
    const hanpan::advice& advice = decision.advice;
    const bool own = !answered || decision.played == advice.options.front().action;
    const GameTable* const its = tableGame(game);
    const auto because = [its](const hanpan::advised_reason& why) {
        return its ? its->words.reasonText(why) : QString();
    };
    // "Others are about as good" does not explain a move that was worse.
    const QString forBest = !own && advice.why.id == "as_good" ? QString() : because(advice.why);
    PuzzleVerdict verdict;
    verdict.found = found;
    verdict.answered = answered;
    verdict.same = answered && grade == hanpan::grade::best;
    verdict.grade = answered ? GradeWords::id(grade) : QString();
    verdict.gradeText = answered ? GradeWords::text(grade) : QString();
    verdict.sign = answered ? GradeWords::sign(grade) : QString();
    verdict.text = !answered                      ? tr("This is what the coach would play.")
                   : grade == hanpan::grade::best ? tr("The coach plays the same.")
                   : grade == hanpan::grade::open ? tr("As good as the coach's own choice.")
                   : found                        ? tr("Nearly as good as the coach's own choice.")
                                                  : tr("There is something better.");
    verdict.better = QString::fromStdString(advice.options.front().action);
    verdict.costText = GradeWords::cost(GradeWords::paidLess(decision));
    verdict.errorText = GradeWords::paidError(decision);
    verdict.ofMatch = GradeWords::ofMatch(decision);
    verdict.reason = own ? forBest : because(advice.of_played);
    verdict.betterReason = own ? QString() : forBest;
    return verdict;
}
