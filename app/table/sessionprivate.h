// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QDate>
#include <QTimer>

#include "claimprompt.h"
#include "coach.h"
#include "dealproof.h"
#include "dealshow.h"
#include "guide.h"
#include "history/secrets.h"
#include "intent.h"
#include "keeping.h"
#include "opponents/opponents.h"
#include "pacing.h"
#include "picked.h"
#include "playedmatch.h"
#include "replay.h"
#include "schedule.h"
#include "tablemodels.h"
#include "tablesession.h"
#include "talk.h"

/// What is behind a TableSession: its parts, and how a change goes through them. The functions stand in sessionflow.cpp (the
/// match goes on), sessiongestures.cpp (from a gesture to an action), sessionmatches.cpp (where matches come from),
/// sessionreplay.cpp (a record is shown), sessionproperties.cpp (what the properties say).
struct TableSession::Private {
    explicit Private(TableSession* session);

    // --- The parts ---------------------------------------------------------------------------------------------------
    TableSession* q;
    PlayedMatch played;
    Situation now; ///< the position as the person's seat sees it; while a deal is shown what is seen of that
    TableModels models{*q->pieces(), *q->zones(), *q->seats(), *q->actions()};
    Talk talk;
    Pacing pacing;
    Schedule schedule{pacing};
    QTimer alarm; ///< the one timer: the next moment anything is due
    Opponents opponents;
    ClaimPrompt claim;
    Intent intent{played, now, claim};
    DealProof proof;
    DealShow deal;
    Coach coach;
    Guide guide; ///< through a lesson, while one runs
    Keeping keeping;
    Replay replay;
    /// What the person is about to do.
    struct {
        Picked picked;
        Choice choice;
        std::function<bool()> deferred; ///< a gesture made during the uniform pause
        QString wish;                   ///< to be done after his pass, once nobody claims
    } hand;
    QString unasked;  ///< what the table answers for the person unless the coach, who is being asked, would not
    bool put = false; ///< this question is put to the person, whatever the coach would say
    QString startError;
    Secrets refused;      ///< what kept the last start from being, and may be given up; none = nothing did
    QDate day;            ///< whose deal of the day is played or shown; invalid = it is none
    bool inMidst = false; ///< the match began in the midst of another one
    bool demo = false;    ///< a bot plays the person's seat too

    // --- Where matches come from (sessionmatches.cpp) --------------------------------------------------------------------
    /// `from`: the kept match that goes on; nullptr = one that is not in the history yet.
    /// `lesson`: what leads through it, from this step on; else nobody does.
    bool begin(std::unique_ptr<hanpan::match> started, const QStringList& botLevels, bool asPractice,
               const WokenMatch* from = nullptr, const Lesson* lesson = nullptr, int step = 1);
    /// A match of the history, alive; nothing with startError set when it cannot be.
    WokenMatch wake(int id);
    bool fail(const QString& sentence);
    /// May this match be played here? One whose round a match that counts keeps to itself may not; one of a round that is over
    /// there ends with it.
    bool mayPlay(hanpan::match& started, const WokenMatch* from);
    bool sameDeal(const hanpan::match& from, int seatsOn, const QStringList& botLevels, int parent);
    /// A seed nobody can guess.
    static std::uint64_t newSeed();
    bool knownDeal(const hanpan::match_setup& setup) const; ///< the person has played it before
    bool beginReplay(const hanpan::match& whole, const QList<KeptAction>& actions, int matchId, const QString& note,
                     const QStringList& botLevels);

    // --- Flow (sessionflow.cpp) --------------------------------------------------------------------------------------
    void startDeal();
    /// What lay on top of the discards before each entry of the log, for what was not heard from the table.
    Talk::Tops tops();
    void showScene();
    bool playFor(hanpan::seat who, const QString& action, bool automatic = false);
    /// The position is another one: look at it, tell what happened, ask who is next.
    void positionChanged(bool rewound);
    /// For who listens: the pieces that are new in the own hand since the position before.
    void sayWhatCame(const Situation& old);
    /// "7 of hearts, joker"
    QString named(const QStringList& faces) const;
    void askBots();
    /// Is the person asked at all, or does the table answer for him unless the coach would not? Then the coach is asked.
    void considerAsking();
    /// What the coach found.
    void weighed(int who, const QString& best);
    /// The coach is still asked whether this question is put to the person.
    bool weighs() const { return !unasked.isEmpty(); }
    /// What this seat does by the lesson, at once; false where the lesson says nothing of it.
    bool askLesson(hanpan::seat who);
    void botChose(int who, const QString& action);
    void setTimer();
    void wakeUp();
    Schedule::Moment moment() const;

    void look();
    TableModels::Sight sight();
    void showAll();
    void showPieces();
    void showClaim();

    /// A bot answers for this seat.
    bool isBot(hanpan::seat who) const { return who != now.me || demo; }
    /// Nobody at this table acts for the person's seat but the program.
    bool handsOff() const { return demo || replay.running(); }
    /// A lesson runs, and its learner is not to move now.
    bool listens() const { return guide.running() && !guide.asks() && !guide.isFree(); }
    bool mayGesture() const { return played && !deal.running() && !now.roundOver && !handsOff(); }
    bool locked() const; ///< the uniform pause keeps the person from acting yet
    bool waits() const;  ///< others may still claim, or might as far as anybody can see: the turn is nobody's yet
    /// The hands lie open.
    bool isOpen() const { return now.roundOver || (replay.open() && !replay.covers(played->round())); }

    // --- Gestures (sessiongestures.cpp) ------------------------------------------------------------------------------
    /// The one way from a gesture to the match.
    bool perform(const QList<HeldPiece>& pieces, const QString& target, int place, const QList<int>& ids);
    /// While it is asked who is meant: this place is a player's who may be. False: it is none.
    bool choosePlayer(const QString& zoneId);
    bool playSteps(const QStringList& steps);
    void grantWish();
    bool later(std::function<bool()> gesture);
    void clearChoice();

    // --- A lesson (sessionlesson.cpp) ----------------------------------------------------------------------------------
    /// May the learner do this? If not, it is said why.
    bool allowedByLesson(const QString& action);
    void lessonChanged();
    /// Ids of the pieces that the lesson's step points at, one for each that it names and that lies open.
    QList<int> shownPieces() const;
    /// Where the move that is asked for can be made with these pieces: {zones, buttons}, ids.
    void showWay(Hint& hint) const;

    // --- What the views see (sessionproperties.cpp) --------------------------------------------------------------------
    TableMatch match() const;
    TableCourse course() const;
    QString status() const;
    TablePosition position() const;
    Hint hint() const;
    void showHand();
    /// The views see the position as it is now, and hear what differs.
    void tellChanged();
};
