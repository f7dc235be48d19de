// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging.h"

#include <algorithm>
#include <functional>

#include "registry/registry.h"
#include "strength/judge.h"

namespace {

/// Judges and keeps the rounds of a match; true when there were any.
bool judgeMatch(HistoryStore& store, int id, const std::atomic<bool>& stop,
                const hanpan::strength::judging_progress& done = {})
{
    const int first = store.firstUnjudged(id);
    if (first < 0)
        return false;
    const WokenMatch woken = store.wake(id);
    if (!woken.match)
        return false;
    const double swing = woken.match->swing();
    const auto rounds = hanpan::strength::judge_rounds(*woken.match, 0, stop, first, done);
    if (rounds.empty())
        return false;
    // A round that was taken back meanwhile is not there any more, and nothing is written of it.
    return store.inTransaction([&] {
        for (const hanpan::strength::judged_round& round : rounds)
            if (!store.keepJudged(id, round.round, judgedFacts(round, swing)))
                return false;
        return true;
    });
}

} // namespace

Judging::Judging(HistoryStore& store, QObject* parent) : QObject(parent), store_(store) {}

void Judging::judge(int match)
{
    if (asked_.contains(match) || store_.firstUnjudged(match) < 0)
        return;
    asked_.insert(match);
    work_.run([this, match, file = store_.database().file()](const Background::Job& job) -> Background::Told {
        // What a power cut undoes is judged once more.
        HistoryStore own(file, HistoryDatabase::Safety::Fast);
        const bool any = judgeMatch(own, match, job.stop());
        return [this, match, any] {
            asked_.remove(match);
            if (!any)
                return;
            emit judged();
            judge(match); // another round may have ended meanwhile
        };
    });
}

void Judging::catchUp()
{
    if (catchingUp())
        return;
    stopped_ = false;
    rounds_ = judged_ = beyond_ = 0;
    for (const hanpan::game_entry& game : hanpan::all_games())
        if (!hanpan::strength::places_of(game.id).empty())
            left_.append(store_.unjudged(QString::fromUtf8(game.id.data(), qsizetype(game.id.size()))));
    // Numbers of matches grow with time.
    std::sort(left_.begin(), left_.end(), std::greater());
    for (const auto& match : std::as_const(left_))
        rounds_ += match.second;
    catchUpNext();
}

void Judging::catchUpNext()
{
    part_ = 0;
    emit progressed();
    if (left_.isEmpty())
        return;
    const auto [match, rounds] = left_.first();
    earlier_.run([this, match = match, rounds = rounds,
                  file = store_.database().file()](const Background::Job& job) -> Background::Told {
        HistoryStore own(file, HistoryDatabase::Safety::Fast);
        std::size_t told = 0;
        const bool any = judgeMatch(own, match, job.stop(), [&](std::size_t actions, std::size_t all) {
            constexpr std::size_t steps = 20;
            if (steps * actions / all == told)
                return;
            told = steps * actions / all;
            job.tell([this, part = double(rounds) * double(actions) / double(all)] {
                part_ = part;
                emit progressed();
            });
        });
        return [this, any, rounds] {
            if (!any && !stopped_)
                beyond_ += rounds;
            if (any)
                emit judged();
            judged_ += rounds;
            if (stopped_)
                left_.clear();
            else
                left_.removeFirst();
            catchUpNext();
        };
    });
}

void Judging::stopCatchingUp()
{
    stopped_ = true; // between two matches, too
    earlier_.stop();
}
