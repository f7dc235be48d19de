// SPDX-License-Identifier: GPL-3.0-or-later
#include "schedule.h"

#include <algorithm>

void Schedule::clear()
{
    callOff();
    notice_.clear();
    thinkDeadline_ = 0;
    patienceEnds_ = 0;
    inClaims_ = false;
    afterOffer_ = false;
}

void Schedule::happened(bool opensClaims)
{
    lastEvent_ = pacing_.clock();
    afterOffer_ = opensClaims;
}

void Schedule::setClaims(bool open, bool anew)
{
    if (open && (anew || !inClaims_))
        claimOpened_ = pacing_.clock();
    inClaims_ = open;
}

void Schedule::callOff()
{
    answers_.clear();
    asked_.clear();
}

void Schedule::skip(qint64 dealStep)
{
    lastEvent_ = pacing_.clock() - std::max<qint64>(pacing_.longestThinking(), dealStep) - pacing_.claimPause() -
                 pacing_.notice();
}

void Schedule::setThinking(int ms, bool newDecision)
{
    if (ms == 0) {
        thinkDeadline_ = 0;
    } else if (newDecision || thinkDeadline_ == 0) {
        thinkDeadline_ = pacing_.clock() + ms;
        ++thinkSerial_;
    }
}

qint64 Schedule::pauseBefore(const Answer& answer, const Moment& at) const
{
    const qint64 uniform = afterOffer_ ? pacing_.claimPause() : 0;
    if (inClaims_)
        return uniform;
    // A player who hesitates tells that the choice was not plain, as at any table, and may: it is that player's own open
    // turn, of which everybody is waiting for the move. Whoever is asked in a claim, at the same time as others, or for
    // what nobody sees may not: there the time would tell who could have claimed or what is held, so that all take the
    // same.
    const bool open = at.alone && answer.how && at.isSilent && !at.isSilent(answer.action);
    return uniform + (open ? pacing_.thinking(*answer.how) : pacing_.pace());
}

qint64 Schedule::dueTime(hanpan::seat who, const Moment& at) const
{
    if (!answers_.contains(who))
        return -1;
    const Answer answer = answers_.value(who);
    // Never before the table's clock began: a negative time would mean "not known".
    const qint64 earliest = std::max<qint64>(0, lastEvent_ + pauseBefore(answer, at));
    if (!inClaims_ || !at.race)
        return earliest;
    // In a race only the reaction decides, never who thought faster: all answers must be there first.
    for (const hanpan::seat s : at.bots)
        if (!answers_.contains(s))
            return -1;
    // Nobody sees the moment of a pass; waiting before it would reveal that somebody was asked.
    if (pacing_.untimed() || at.isSilent(answer.action))
        return earliest;
    return std::max(earliest, claimOpened_ + at.reaction(who));
}

qint64 Schedule::next(const Moment& at) const
{
    qint64 first = -1;
    const auto consider = [&](qint64 time) {
        if (time >= 0 && (first < 0 || time < first))
            first = time;
    };
    if (at.dealStep >= 0)
        consider(std::max<qint64>(0, lastEvent_ + at.dealStep));
    for (auto it = answers_.cbegin(); it != answers_.cend(); ++it)
        consider(dueTime(it.key(), at));
    if (at.claimDeadline > 0)
        consider(at.claimDeadline);
    if (!notice_.isEmpty())
        consider(std::max<qint64>(0, lastEvent_ + pacing_.notice()));
    if (thinkDeadline_ > 0)
        consider(thinkDeadline_);
    if (patienceEnds_ > 0)
        consider(patienceEnds_);
    if (at.locked)
        consider(std::max(lastEvent_ + pacing_.claimPause(), pacing_.clock() + 20));
    return first;
}

Schedule::Due Schedule::due(const Moment& at, hanpan::seat& who) const
{
    const qint64 time = pacing_.clock();
    if (at.dealStep >= 0)
        return Due::Deal;
    if (at.claimDeadline > 0 && time >= at.claimDeadline)
        return Due::Claim;
    if (!notice_.isEmpty() && time >= lastEvent_ + pacing_.notice())
        return Due::Notice;
    if (thinkDeadline_ > 0 && time >= thinkDeadline_)
        return Due::Thinking;
    who = hanpan::no_seat;
    qint64 first = 0;
    for (auto it = answers_.cbegin(); it != answers_.cend(); ++it) {
        const qint64 when = dueTime(it.key(), at);
        // Several at once (claims): in a race by reaction, else by seat, so that a replay is the same.
        const qint64 rank = inClaims_ && at.race ? at.reaction(it.key()) : it.key();
        if (when >= 0 && when <= time && (who == hanpan::no_seat || rank < first)) {
            who = it.key();
            first = rank;
        }
    }
    if (who != hanpan::no_seat)
        return Due::Answer;
    if (patienceEnds_ > 0 && time >= patienceEnds_)
        return Due::Patience;
    return (afterOffer_ || at.gestureWaits) && !at.locked ? Due::PauseOver : Due::Nothing;
}
