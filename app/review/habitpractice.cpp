// SPDX-License-Identifier: GPL-3.0-or-later
#include "habitpractice.h"

#include <QRandomGenerator>

#include "games/gametable.h"
#include "gradewords.h"
#include "history/history.h"
#include "match/grades.h"
#include "match/record.h"
#include "puzzles.h"
#include "registry/registry.h"
#include "strength/judge.h"

namespace {

constexpr hanpan::seat self = 0; // where the history counts the person

/// The table at which the person last played the game: its rules and how many sit there, as they were judged; else the
/// default rules.
hanpan::match_setup lastTable(const QString& game)
{
    HistoryStore& store = History::instance()->store();
    const QList<JudgedCosts> last = store.judgedCosts(game, 1);
    if (!last.isEmpty())
        if (const auto begun = hanpan::match_from_record(store.find(last.first().match).start.toStdString()))
            return (*begun)->setup();
    hanpan::match_setup setup;
    setup.game = game.toStdString();
    if (const hanpan::game_entry* const entry = hanpan::find_game(setup.game))
        setup.players = std::clamp(4, entry->min_players, entry->max_players);
    return setup;
}

/// A round played by Casuals in every seat, up to seat 0's `nth` decision of the habit (> 0), or to the last one if there
/// are fewer; nullptr if there is none, or when `stop` became true.
std::unique_ptr<hanpan::match> upTo(const Habit& habit, const hanpan::match_setup& setup, int nth,
                                    const std::atomic<bool>& stop)
{
    const auto judge = hanpan::strength::judge_for(setup.game, setup.seed);
    const auto made = hanpan::make_match(setup);
    if (!judge || !made)
        return nullptr;
    hanpan::match& played = **made;
    const std::string kind = habit.kind.toStdString(), phase = habit.phase.toStdString();
    std::unique_ptr<hanpan::match> found;
    while (!played.round_over()) {
        const hanpan::seat who = played.to_act().lowest();
        hanpan::bot_settings bot;
        bot.level = "casual";
        bot.seed = setup.seed + std::uint64_t(who);
        const std::string action = played.think(who, bot)->choose(stop);
        if (who == self) {
            const auto decision = judge->judge(played, who, action, played.actions().size(), stop);
            if (decision && decision->kind == kind && decision->phase == phase) {
                found = played.clone();
                if (--nth <= 0)
                    break;
            }
        }
        if (stop || !played.play(who, action).allowed())
            break;
    }
    return stop ? nullptr : std::move(found);
}

} // namespace

void HabitPractice::begin(const Habit& habit)
{
    dealing_.callOff();
    judging_.callOff();
    habit_ = habit;
    setup_ = lastTable(habit.game);
    ahead_.reset();
    asked_.reset();
    record_.clear();
    failure_.clear();
    told_.clear();
    verdict_ = {};
    number_ = found_ = 0;
    cost_ = 0;
    waiting_ = true;
    emit dealt();
    emit judged();
    lookAhead();
}

void HabitPractice::lookAhead()
{
    // Not always the first of such decisions: the later ones in a round are others.
    constexpr int choices = 3;
    hanpan::match_setup setup = setup_;
    setup.seed = QRandomGenerator::global()->generate64();
    const int nth = 1 + QRandomGenerator::global()->bounded(choices);
    dealing_.run([this, setup, nth, habit = habit_](const Background::Job& job) mutable -> Background::Told {
        Deal deal;
        for (int n = 0; n < mostDeals && !deal.match && !job.stopped(); ++n, ++setup.seed)
            deal.match = upTo(habit, setup, nth, job.stop());
        return [this, deal] {
            ahead_ = deal;
            if (waiting_)
                next();
        };
    });
}

void HabitPractice::next()
{
    if (!ahead_) {
        waiting_ = true;
        record_.clear();
        emit dealt();
        return;
    }
    waiting_ = false;
    show(*ahead_);
    ahead_.reset();
    if (asked_ && number_ < wanted())
        lookAhead();
}

void HabitPractice::show(const Deal& deal)
{
    verdict_ = {};
    emit judged();
    asked_ = deal.match;
    if (asked_) {
        ++number_;
        record_ = QString::fromStdString(asked_->to_record());
        actions_ = int(asked_->actions().size());
    } else {
        record_.clear();
        failure_ = tr("No such decision came up in %Ln deal(s).", "", mostDeals);
    }
    emit dealt();
}

void HabitPractice::answer(const QString& action, bool hinted)
{
    if (!asked_ || judging())
        return;
    judging_.run([this, there = asked_, hinted, game = habit_.game,
                  played = action.toStdString()](const Background::Job& job) -> Background::Told {
        hanpan::bot_settings coach;
        coach.level = GradeWords::coach;
        coach.seed = there->setup().seed;
        const hanpan::reviewed_decision decision = there->clone()->weigh(self, played, coach, job.stop());
        // What it cost as the statistics count it.
        const auto judge = hanpan::strength::judge_for(there->setup().game, there->setup().seed);
        const auto counted =
            judge ? judge->judge(*there, self, played, there->actions().size(), job.stop()) : std::nullopt;
        return [this, decision, hinted, game, swing = there->swing(), cost = counted ? counted->cost() : 0] {
            verdict_ = Puzzles::verdictOn(decision, swing, true, game);
            found_ += verdict_.found && !hinted;
            cost_ += cost;
            if (number_ == wanted()) {
                const GameScores& scores = tableGame(game)->scores;
                //: "7 of 10 as the coach plays, …"
                told_ = tr("%1 of %2 as the coach plays, or nearly as well.").arg(found_).arg(wanted()) + u' ' +
                        tr("%1 a decision, beside the coach's; in your rounds before: %2.")
                            .arg(scores.changeText(-cost_ / wanted(), 2), scores.changeText(-habit_.cost, 2));
            }
            emit judged();
        };
    });
    emit judged();
}
