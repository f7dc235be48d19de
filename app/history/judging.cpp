// SPDX-License-Identifier: GPL-3.0-or-later
#include "judging.h"

#include "strength/judge.h"

namespace {

/// Judges and keeps the rounds of a match; true when there were any.
bool judgeMatch(HistoryStore& store, int id, const std::atomic<bool>& stop)
{
    const int first = store.firstUnjudged(id);
    if (first < 0)
        return false;
    const WokenMatch woken = store.wake(id);
    if (!woken.match)
        return false;
    const double swing = woken.match->swing();
    const auto rounds = hanpan::strength::judge_rounds(*woken.match, 0, stop, first);
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
