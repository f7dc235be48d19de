// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

#include "match/match.h"

/// How long things take at the table, and its clock, which stops while the table is paused. Only a person needs this:
/// the match itself knows no time. All times are in ms.
class Pacing {
public:
    /// `time`: ms since some moment, never decreasing; empty = the machine's own.
    explicit Pacing(std::function<qint64()> time = {});

    /// Time at this table, without the time that it was paused.
    qint64 clock() const { return (paused_ ? pausedSince_ : time_()) - pausedFor_; }

    int pace() const; ///< between two actions of bots
    /// How long a bot thinks about a decision as hard as that: a little more than half a pace where there is nothing to
    /// decide, and nearly two where nobody can tell the choices apart. The decision and the speed alone say it, whatever
    /// machine this is; where nobody wants to wait ("instant"), it is the pace.
    int thinking(const hanpan::difficulty& how) const;
    /// Nobody thinks longer.
    int longestThinking() const { return 2 * pace(); }
    int claimPause() const; ///< after a discard, the same whether or not anybody may claim it
    int notice() const;     ///< to read why there is no choice, before the table acts for the person
    /// The time a bot needs to slap in a race, drawn from the match's seed: in the same match it reacts the same way,
    /// however fast this machine is.
    static int reaction(const hanpan::match& match, hanpan::seat who);

    /// "instant", "fast", "normal" or "slow"; anything else works like "normal".
    QString speed() const { return speed_; }
    void setSpeed(const QString& speed) { speed_ = speed; }
    bool paused() const { return paused_; }
    void setPaused(bool paused);
    /// Whether there are no pauses at all, not even those in which a person reads: for tests and machines.
    bool untimed() const { return untimed_; }
    void setUntimed(bool untimed) { untimed_ = untimed; }
    /// Whether the person watches and wants the end of the round: bots then do not wait for each other.
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
