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
#include "matchchances.h"
#include "moods.h"
#include "opponents/opponents.h"
#include "pacing.h"
#include "picked.h"
#include "playedmatch.h"
#include "replay.h"
#include "schedule.h"
#include "smalltalk.h"
#include "tablemodels.h"
#include "tablesession.h"
#include "talk.h"

/// The inside of a TableSession: its parts, and how a change goes through them. The functions stand in sessionflow.cpp
/// (the match goes on), sessiongestures.cpp (from a gesture to an action), sessionmatches.cpp (where matches come
/// from), sessionreplay.cpp (a record is shown), sessionproperties.cpp (the values of the properties).
struct TableSession::Private {
    explicit Private(TableSession* session);

    // --- The parts ---------------------------------------------------------------------------------------------------
    TableSession* q;
    PlayedMatch played;
    Situation now; ///< the position as the person's seat sees it; while a deal is shown, its visible part
    TableModels models{*q->pieces(), *q->zones(), *q->seats(), *q->actions()};
    Talk talk;
    Moods moods;
    SmallTalk smallTalk;
    Pacing pacing;
    Schedule schedule{pacing};
    QTimer alarm; ///< the one timer: runs until the next thing is due
    Opponents opponents;
    ClaimPrompt claim;
    Intent intent{played, now, claim};
    DealProof proof;
    DealShow deal;
    Coach coach;
    Guide guide; ///< leads through a lesson, while one runs
    Keeping keeping;
    MatchChances chances;
    Replay replay;
    /// What the person is about to do.
    struct {
        Picked picked;
        Choice choice;
        std::function<bool()> deferred; ///< a gesture made during the uniform pause
        QString wish;                   ///< what follows the person's pass, if nobody claims
    } hand;
    QString unasked;  ///< what the table answers for the person unless the coach, who is being asked, advises otherwise
    bool put = false; ///< this question is put to the person, whatever the coach would advise
    QString startError;
    Secrets refused;      ///< what prevented the last start, and may be given up; none = nothing did
    QDate day;            ///< the day whose deal of the day is played or shown; invalid = it is no such deal
    bool inMidst = false; ///< the match began in the middle of another one
    bool demo = false;    ///< a bot plays the person's seat too

    // --- Where matches come from (sessionmatches.cpp)
    // --------------------------------------------------------------------
    /// `from`: the kept match that goes on; nullptr = one that is not in the history yet. `lesson`: the one that leads
    /// through it, from `step` on; nullptr = none.
    bool begin(std::unique_ptr<hanpan::match> started, const QStringList& botLevels, bool asPractice,
               const WokenMatch* from = nullptr, const Lesson* lesson = nullptr, int step = 1);
    /// A match of the history, ready to play; nothing, with startError set, when that is impossible.
    WokenMatch wake(int id);
    bool fail(const QString& sentence);
    /// Whether this match may be played here. If a match that counts keeps its current round secret, it may not; one of
    /// a round that is over there ends with it.
    bool mayPlay(hanpan::match& started, const WokenMatch* from);
    bool sameDeal(const hanpan::match& from, int seatsOn, const QStringList& botLevels, int parent);
    /// A seed nobody can guess.
    static std::uint64_t newSeed();
    bool knownDeal(const hanpan::match_setup& setup) const; ///< the person has played it before
    bool beginReplay(const hanpan::match& whole, const QList<KeptAction>& actions, int matchId, const QString& note,
                     const QStringList& botLevels);

    // --- Flow (sessionflow.cpp) --------------------------------------------------------------------------------------
    void startDeal();
    /// The top of the discards before each entry of the log, for entries that the table has not heard itself.
    Talk::Tops tops();
    void showScene();
    bool playFor(hanpan::seat who, const QString& action, bool automatic = false);
    /// The position is another one: shows it, tells what happened, asks who is next.
    void positionChanged(bool rewound);
    /// Speaks the pieces that are new in the own hand since the position before.
    void sayWhatCame(const Situation& old);
    /// Whether the players at the other seats speak beside the game.
    bool chats() const;
    /// Reads out what one of them has said.
    void tellSmallTalk();
    /// "7 of hearts, joker"
    QString named(const QStringList& faces) const;
    void askBots();
    /// Decides whether the person is asked at all, or the table answers unless the coach advises otherwise; then the
    /// coach is asked.
    void considerAsking();
    /// The coach's advice has come.
    void weighed(int who, const QString& best);
    /// Whether the coach has not yet advised if this question is to be put to the person.
    bool weighs() const { return !unasked.isEmpty(); }
    /// Lets this seat act by the lesson, at once; false if the lesson says nothing about it.
    bool askLesson(hanpan::seat who);
    void botChose(int who, const QString& action, const hanpan::difficulty& how);
    void setTimer();
    void wakeUp();
    Schedule::Moment moment() const;

    void look();
    TableModels::Sight sight();
    void showAll();
    void showPieces();
    void showClaim();

    /// Whether a bot answers for this seat.
    bool isBot(hanpan::seat who) const { return who != now.me || demo; }
    /// Whether only the program acts for the person's seat.
    bool handsOff() const { return demo || replay.running(); }
    /// Whether a lesson runs and its learner is not to move now.
    bool listens() const { return guide.running() && !guide.asks() && !guide.isFree(); }
    bool mayGesture() const { return played && !deal.running() && !now.roundOver && !handsOff(); }
    bool locked() const; ///< the uniform pause keeps the person from acting yet
    bool waits() const;  ///< others may still claim, or might as far as anybody can see: it is nobody's turn yet
    /// Whether the hands lie open.
    bool isOpen() const { return now.roundOver || (replay.open() && !replay.covers(played->round())); }

    // --- Gestures (sessiongestures.cpp) ------------------------------------------------------------------------------
    /// The one way from a gesture to the match.
    bool perform(const QList<HeldPiece>& pieces, const QString& target, int place, const QList<int>& ids);
    /// While the question is which player is meant: chooses the player to whom this place belongs. False: it is no
    /// candidate's.
    bool choosePlayer(const QString& zoneId);
    bool playSteps(const QStringList& steps);
    void grantWish();
    bool later(std::function<bool()> gesture);
    void clearChoice();

    // --- A lesson (sessionlesson.cpp)
    // ----------------------------------------------------------------------------------
    /// Whether the learner may do this; if not, the reason is said.
    bool allowedByLesson(const QString& action);
    void lessonChanged();
    /// Ids of the pieces that the lesson's step points at, one for each that it names and that lies open.
    QList<int> shownPieces() const;
    /// Adds to `hint` the ids of the zones and buttons where the asked move can be made with these pieces.
    void showWay(Hint& hint) const;

    // --- What the views see (sessionproperties.cpp)
    // --------------------------------------------------------------------
    TableMatch match() const;
    TableCourse course() const;
    QString status() const;
    TablePosition position() const;
    Hint hint() const;
    void showHand();
    /// Gives the views the current position; they hear of the differences.
    void tellChanged();
};
