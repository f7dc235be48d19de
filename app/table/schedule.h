// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>

#include <QHash>
#include <QSet>
#include <QString>

#include "base/seat.h"
#include "pacing.h"

/// What the table waits for, and when each thing is due: bots' answers, the claim's clock, the person's time, a notice
/// that is being read, a moment of the deal. It knows no game and no match, and is told what happens. All times are in
/// ms by Pacing::clock().
class Schedule {
public:
    explicit Schedule(const Pacing& pacing) : pacing_(pacing) {}

    /// What the position says about time.
    struct Moment {
        qint64 dealStep = -1;      ///< how long the current moment of the deal is shown; -1 = no deal is shown
        qint64 claimDeadline = 0;  ///< when the person's claim expires; 0 = never, or none is open
        bool locked = false;       ///< the person has to wait; see pauseRuns()
        bool gestureWaits = false; ///< the person has made a gesture meanwhile
        bool race = false;         ///< the first claim wins
        bool alone = false;        ///< one seat's turn: nobody else is asked anything
        hanpan::seat_set bots;     ///< seats to act for which a bot answers
        std::function<int(hanpan::seat)> reaction;    ///< ms that the seat needs in a race
        std::function<bool(const QString&)> isSilent; ///< whether nobody sees this action happen
    };
    enum class Due { Nothing, Deal, Claim, Notice, Thinking, Answer, Patience, PauseOver };

    /// The most urgent thing that is due now; for Answer, `who` gets the seat.
    Due due(const Moment& at, hanpan::seat& who) const;
    /// When the next thing is due; -1 = nothing is waited for.
    qint64 next(const Moment& at) const;
    /// When this bot's answer may be played; -1 = not known yet.
    qint64 dueTime(hanpan::seat who, const Moment& at) const;

    /// For a new deal: nobody has been asked, nothing is waited for.
    void clear();
    /// Something visible has happened. `opensClaims`: as far as anyone can see, it opens a claim window.
    void happened(bool opensClaims);
    /// Holds the next thing back for a pace, and `ms` more, so that something can be looked at.
    void look(int ms = 0) { lastEvent_ = pacing_.clock() + ms; }
    /// Ends the uniform pause after a discard.
    void endPause() { afterOffer_ = false; }
    /// Whether that pause runs; nobody can tell from it who may claim.
    bool pauseRuns() const { return afterOffer_ && pacing_.clock() < lastEvent_ + pacing_.claimPause(); }
    /// `open`: claims are being answered; `anew`: the window is another one than before.
    void setClaims(bool open, bool anew);
    bool inClaims() const { return inClaims_; }
    /// Makes everything due now that is delayed only so that a person can follow. The claim's clock is not pacing and
    /// goes on. `dealStep`: as in Moment.
    void skip(qint64 dealStep);

    // --- Bots
    // -----------------------------------------------------------------------------------------------------------
    bool waitsFor(hanpan::seat who) const { return asked_.contains(who) || answers_.contains(who); }
    void ask(hanpan::seat who) { asked_.insert(who); }
    /// `how`: how hard it was to decide, so that it takes as long; nothing = as long as anything.
    void answered(hanpan::seat who, const QString& action, std::optional<hanpan::difficulty> how = {})
    {
        answers_.insert(who, {action, how});
    }
    bool hasAnswer(hanpan::seat who) const { return answers_.contains(who); }
    QString take(hanpan::seat who) { return answers_.take(who).action; }
    /// This seat has acted.
    void acted(hanpan::seat who) { asked_.remove(who); }
    /// Forgets all questions that were asked.
    void callOff();

    // --- The person
    // -----------------------------------------------------------------------------------------------------
    /// What the table will do for the person, who has no choice; "" = nothing.
    QString notice() const { return notice_; }
    void setNotice(const QString& action) { notice_ = action; }
    /// The person's time to decide: `ms` from now for a new decision, 0 = none. An old decision's time goes on.
    void setThinking(int ms, bool newDecision);
    void endThinking() { thinkDeadline_ = 0; }
    qint64 thinkDeadline() const { return thinkDeadline_; }
    /// How long the others wait for the person in silence: `ms` from now, 0 = for ever.
    void setPatience(int ms) { patienceEnds_ = ms > 0 ? pacing_.clock() + ms : 0; }
    /// Grows with each decision that has a time limit.
    int thinkSerial() const { return thinkSerial_; }

private:
    struct Answer {
        QString action;
        std::optional<hanpan::difficulty> how;
    };
    /// How long after what happened an answer may be played.
    qint64 pauseBefore(const Answer& answer, const Moment& at) const;

    const Pacing& pacing_;
    QHash<int, Answer> answers_; ///< not played yet
    QSet<int> asked_;
    QString notice_;
    qint64 lastEvent_ = 0;
    qint64 claimOpened_ = 0;
    qint64 thinkDeadline_ = 0;
    qint64 patienceEnds_ = 0;
    int thinkSerial_ = 0;
    bool afterOffer_ = false;
    bool inClaims_ = false;
};
