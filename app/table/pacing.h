// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

#include "match/match.h"

/// How long things take at the table, and its clock, which stands while the table is paused. Only a person needs this: the
/// match itself knows no time. All times in ms.
class Pacing {
public:
    /// `time`: ms since some moment, never falling; empty = the machine's own.
    explicit Pacing(std::function<qint64()> time = {});

    /// Time at this table; what passes while it is paused does not count.
    qint64 clock() const { return (paused_ ? pausedSince_ : time_()) - pausedFor_; }

    int pace() const;       ///< from one thing a bot does to the next
    int claimPause() const; ///< after a discard, the same whether or not anybody may claim it
    int notice() const;     ///< to read why there is no choice, before the table acts for the person
    /// What a bot needs to slap in a race, drawn from the match's seed: the same match reacts the same way, however fast
    /// this machine is.
    static int reaction(const hanpan::match& match, hanpan::seat who);

    /// "instant", "fast", "normal", "slow"; anything else is as "normal".
    QString speed() const { return speed_; }
    void setSpeed(const QString& speed) { speed_ = speed; }
    bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// No pauses at all, not even those in which a person reads: for tests and machines.
    bool untimed() const { return untimed_; }
    void setUntimed(bool untimed) { untimed_ = untimed; }
    /// The person watches and wants the end of the round: bots do not wait for each other.
    bool hurried() const { return hurried_; }
    void setHurried(bool hurried) { hurried_ = hurried; }

private:
    std::function<qint64()> time_;
    QString speed_ = QStringLiteral("normal");
    qint64 pausedFor_ = 0;
    qint64 pausedSince_ = 0;
    bool paused_ = false;
    bool untimed_ = false;
    bool hurried_ = false;
};
