// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QElapsedTimer>
#include <QHash>
#include <QSet>
#include <QTimer>

#include "games/tablegame.h"
#include "handorder.h"
#include "history/matchkeeper.h"
#include "match/match.h"
#include "opponents/opponents.h"
#include "piecetracker.h"
#include "tablesession.h"

/// The person's seat in every match.
inline constexpr hanpan::seat human = 0;

/// What is behind a TableSession. Its functions stand in sessionflow.cpp (the match goes on), sessionpacing.cpp (what is
/// due when), sessionviews.cpp (from the position to the models), sessiongestures.cpp (from a gesture to an action);
/// sessiondeal.cpp shows the deal and proves it, sessionresult.cpp writes the settlement, sessioncoach.cpp gives hints,
/// sessionkeeping.cpp keeps the match, sessionreplay.cpp shows a record move by move, sessionproperties.cpp says what the
/// session's properties are.
struct TableSession::Private {
    explicit Private(TableSession* session);

    // --- The running match -------------------------------------------------------------------------------------------
    TableSession* q;
    std::unique_ptr<hanpan::match> match;
    const TableGame* rules = nullptr; ///< what the game adds to the table
    QStringList levels;               ///< for seats 1, 2, …
    QString startError;
    bool practice = false;
    /// What undo must know of each action of the record.
    struct Step {
        bool news = true;       ///< something new was seen by it, or after it before the next one
        bool automatic = false; ///< a pass made by the clock: no decision of the human
    };
    QList<Step> past;
    /// Index of the human's last decision in the record, -1 when there is none.
    qsizetype lastDecision() const;

    /// `from`: the kept match that goes on; nullptr = one that is not in the history yet.
    bool begin(std::unique_ptr<hanpan::match> started, const QStringList& botLevels, bool asPractice,
               const WokenMatch* from = nullptr);
    QString levelOf(hanpan::seat who) const
    {
        return who == 0 ? QString() : levels.value(who - 1, levels.value(levels.size() - 1));
    }

    // --- Keeping (sessionkeeping.cpp) --------------------------------------------------------------------------------
    bool keeping = false;              ///< matches are written into the history
    bool demo = false;                 ///< a bot plays the human's seat too
    bool replaying = false;            ///< a finished record is shown
    int parentOfNext = 0;              ///< the match the next one is taken over from
    std::optional<MatchKeeper> keeper; ///< of the running match, while it is kept
    QTimer keepAgain;                  ///< runs while the last of it is not written
    QString rulesName;                 ///< what the person calls the rules, "" = a preset's
    QString nonce;                     ///< hashed with the match's deals
    QList<KeptAction> keptActions() const;
    MatchKind kind() const;
    void beginKeeping(const WokenMatch* from);
    void keep(); ///< writes what has happened; called before it is shown
    void stopKeeping();
    void tellKept();
    bool sameDeal(const hanpan::match& from, int seatsOn, const QStringList& botLevels, int parent);
    /// A new match by chance: a seed nobody can guess.
    static std::uint64_t newSeed();
    /// The line that is hashed before the round, and shown after it.
    QString dealLine() const;
    bool knownDeal(const hanpan::match_setup& setup) const; ///< the person has played it before

    QList<KeptAction> undone; ///< what undo() took back and redo() may bring again, in its order

    // --- Replay (sessionreplay.cpp) ----------------------------------------------------------------------------------
    struct Replay {
        std::unique_ptr<hanpan::match> first; ///< before the first action
        QList<KeptAction> actions;
        QList<int> steps; ///< index into `actions`; -1 = the next round is dealt
        int position = 0; ///< steps that are done
        int matchId = 0;
        QString note;         ///< why it ends before what is kept of the match does; "" = it is whole
        bool open = false;    ///< every hand is shown
        bool strayed = false; ///< something that was not played is shown
    } replay;
    bool beginReplay(const hanpan::match& whole, const QStringList& botLevels);
    void showStep(int position);
    bool isMark(const QString& kind, int position) const;
    /// Nobody at this table acts for the human's seat but the program.
    bool handsOff() const { return demo || replaying; }

    // --- Flow --------------------------------------------------------------------------------------------------------
    Opponents opponents;
    QTimer alarm; ///< the one timer: the next moment anything is due
    QElapsedTimer watch;
    qint64 pausedFor = 0; ///< time that does not count
    qint64 pausedSince = 0;
    bool paused = false;
    bool instant = false;
    bool claimWaits = false;
    QString speed = QStringLiteral("normal");
    QHash<int, QString> answers; ///< bots' decisions not played yet
    QSet<int> asked;             ///< bots that were asked at this decision
    qint64 lastEvent = 0;        ///< when something was seen to happen last
    bool afterOffer = false;     ///< it may have opened a claim window: the uniform pause runs
    qint64 claimOpened = 0;
    bool inClaims = false;
    QString fingerprint;     ///< of the round's deal, taken before it was dealt
    bool dealing = false;    ///< the deal is being shown
    Situation dealt;         ///< the position at its end
    QList<DealScene> scenes; ///< what is shown of it; empty = all pieces lie in the stock until it is over
    qsizetype scene = 0;
    std::function<bool()> deferred; ///< a gesture made during the uniform pause
    QString wish;                   ///< what the human wants to do after his pass, once nobody claims
    std::size_t logSeen = 0;
    QString forced;           ///< what the table will do for the human, who has no choice
    bool hurried = false;     ///< the human watches and wants the end of the round
    qint64 thinkDeadline = 0; ///< the human's time to decide; 0 = none
    int thinkSerial = 0;      ///< grows with each decision that has a time
    QString cameFrom;         ///< where the face just brought to light came from

    qint64 clock() const;
    int pace() const;                     ///< ms between two things a bot does
    int claimPause() const;               ///< ms of the uniform pause after a discard
    int notice() const;                   ///< ms to read why there is no choice, before the table acts for the human
    int reaction(hanpan::seat who) const; ///< ms a bot needs to slap, drawn from the match's seed
    bool locked() const;                  ///< the uniform pause keeps the human from acting yet
    /// The moment this bot's answer may be played; -1: not yet known.
    qint64 dueTime(hanpan::seat who) const;
    void setTimer();
    void wake();
    /// The position is another one: look at it, tell what happened, ask who is next.
    void positionChanged(bool rewound);
    void askBots();
    void botChose(int who, const QString& action);
    bool playFor(hanpan::seat who, const QString& action, bool automatic = false);
    void startDeal();
    void showScene();
    qint64 dealStep() const; ///< ms until the deal goes on

    // --- What is seen ------------------------------------------------------------------------------------------------
    Situation now;
    PieceTracker tracker;
    HandOrder order;
    PieceModel pieces;
    ZoneModel zones;
    SeatModel seats;
    ActionModel actions;
    QSet<int> selected;
    QSet<int> held;
    struct Bubble {
        QString event; ///< public text, turned into words when asked for
        int serial = 0;
    };
    QHash<int, Bubble> bubbles;
    int lastSpeaker = -1;
    QString lastEventText;
    QList<hanpan::log_entry> entries; ///< of the current round, as the human's seat may read them
    std::optional<ClaimWindow> claimWindow;
    int claimSerial = 0;
    qint64 claimDeadline = 0; ///< 0 = waits for ever
    QVariantMap claimShown;
    QList<QStringList> choiceActions;
    QVariantList choiceShown;
    QVariantMap readingShown;

    void look();
    void showAll();
    void showPieces();
    void readHand();
    void showZones();
    void showSeats();
    void showActions();
    void showClaim();
    QString pieceAccessibleName(const PieceRow& row) const;
    QStringList known() const; ///< every face the human can see, sorted
    bool mayGesture() const { return match && !dealing && !now.roundOver && !handsOff(); }

    // --- The coach (sessioncoach.cpp) ------------------------------------------------------------------------------
    std::optional<hanpan::advice> advice; ///< of this position, once asked for
    bool coachThinks = false;
    int hintIndex = 0; ///< of its options, the one shown
    void advised(const hanpan::advice& told);
    void dropHint();

    // --- Gestures ----------------------------------------------------------------------------------------------------
    QList<HeldPiece> heldPieces(const QVariantList& ids) const;
    QList<HeldPiece> selectedPieces() const;
    /// The refusal of a whole meaning; allowed when every step is.
    hanpan::verdict judge(const QStringList& steps) const;
    QList<QStringList> different(const QList<QStringList>& meanings, bool alike) const;
    bool accepts(const QList<HeldPiece>& pieces, const QString& target, int place = -1) const;
    /// The one way from a gesture to the match.
    bool perform(const QList<HeldPiece>& pieces, const QString& target, int place, const QVariantList& ids);
    bool playSteps(const QStringList& steps);
    void grantWish();
    bool later(std::function<bool()> gesture);
    void refuse(const QString& reason, const QVariantList& ids);
    void clearChoice();

    // --- Results -----------------------------------------------------------------------------------------------------
    QVariantList settlementRows() const;
    QVariantList paymentRows() const;
    QVariantList handRows() const;
    QVariantMap scoreRows() const;
    QVariantMap ranking() const;
};
