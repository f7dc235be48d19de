// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "base/seat.h"
#include "catalog/matchrequest.h"
#include "tableface.h"

struct Lesson;
namespace hanpan {
class match;
}

/// One running match as Qt sees it: the models, the words and the one way from a gesture to an action. The person sits
/// at one seat; the others are bots that think in a worker. It knows no rule: everything particular to a game stands
/// behind GameTable. Its parts are classes of their own (sessionprivate.h).
///
/// Nothing here blocks: a click is judged and played at once, bots answer by queued signals.
class TableSession : public TableFace {
    Q_OBJECT
    QML_ELEMENT

    /// From 1.
    Q_PROPERTY(int roundNumber READ roundNumber NOTIFY changed)
    /// 0 = not known in advance.
    Q_PROPERTY(int roundsTotal READ roundsTotal NOTIFY changed)
    /// The round's events as lines, oldest first.
    Q_PROPERTY(QStringList log READ log NOTIFY changed)
    /// "instant", "fast", "normal", "slow": the pace of bots, for a person to follow.
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY settingsChanged)
    /// The claim prompt waits without end, whatever window the rules set.
    Q_PROPERTY(bool claimWaits READ claimWaits WRITE setClaimWaits NOTIFY settingsChanged)
    /// Stops bots and the claim clock (menu open, window hidden).
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY settingsChanged)
    /// The person's name for the rules, if they are an own rule set; "" = the nearest preset's. Set it before a match
    /// begins.
    Q_PROPERTY(QString rulesName READ rulesName WRITE setRulesName NOTIFY changed)
    /// The characters at the other seats (Characters::ids). Set it before a match begins; missing ones are filled in.
    Q_PROPERTY(QStringList characters READ characters WRITE setCharacters NOTIFY changed)
    /// The running match's id in the history; 0 = it is not kept.
    Q_PROPERTY(int matchId READ matchId NOTIFY changed)
    Q_PROPERTY(int replayPosition READ replayPosition NOTIFY changed)
    Q_PROPERTY(int replayLength READ replayLength NOTIFY changed)
    /// The id of the shown match in the history; 0 = a record from elsewhere.
    Q_PROPERTY(int replayedMatch READ replayedMatch NOTIFY changed)
    /// Why the replay ends before the kept match does, one sentence; "" = it is complete.
    Q_PROPERTY(QString replayNote READ replayNote NOTIFY changed)
    /// Why the current round is shown only as the human saw it, one sentence; "" = all of it may be shown.
    Q_PROPERTY(QString covered READ covered NOTIFY changed)
    /// In a replay every hand is shown, not only what the human saw, wherever that is allowed.
    Q_PROPERTY(bool allHands READ allHands WRITE setAllHands NOTIFY settingsChanged)
    Q_PROPERTY(LessonShown lesson READ lesson NOTIFY lessonChanged)
    /// For tests: no pacing and no clock at all; a claim waits for its answer.
    Q_PROPERTY(bool untimed READ untimed WRITE setUntimed NOTIFY settingsChanged)
    // Three values of the face that can be set here.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY matchChanged)
    Q_PROPERTY(bool kept READ kept WRITE setKept NOTIFY matchChanged)
    Q_PROPERTY(bool demo READ demo WRITE setDemo NOTIFY matchChanged)

public:
    explicit TableSession(QObject* parent = nullptr);
    ~TableSession() override;

    /// Begins what is asked for, by one of the functions below. False with `startError` set when it cannot.
    Q_INVOKABLE bool begin(const MatchRequest& wanted);
    /// Starts a match. `ruleValues`: differences from the defaults, "preset" allowed. `seed`: decimal text, "" = by
    /// chance. `levels`: the bots' levels for seats 1, 2, … (the last one repeats; empty = "casual"). `rounds`,
    /// `target` (in whole units): for games whose rules do not end the match. False with `startError` set when it
    /// cannot be started.
    Q_INVOKABLE bool start(const QString& game, int players, const QVariantMap& ruleValues, const QString& seed,
                           const QStringList& levels, int rounds, int target);
    /// Goes on from the end of a record. `parent`: the match of the history from which it was taken over, 0 = none.
    Q_INVOKABLE bool startFromRecord(const QString& record, const QStringList& levels = {}, bool practice = false,
                                     int parent = 0);
    /// Goes on with a match of the history, exactly where it was.
    Q_INVOKABLE bool resumeKept(int id);
    /// Plays the same match from its beginning; takeOtherSeat() with everybody one seat further on. It is practice,
    /// because the deal is known. False with `startError` set when it cannot be.
    Q_INVOKABLE bool restartDeal();
    Q_INVOKABLE bool takeOtherSeat();
    /// The same with a match of the history.
    Q_INVOKABLE bool playKeptAgain(int id, bool otherSeat);
    /// Whether the match is over at the place that is shown (in a replay too).
    Q_INVOKABLE bool matchOver() const;
    /// Shows a match of the history, or a record, move by move from its beginning: nobody plays, nothing is kept.
    Q_INVOKABLE bool replayKept(int id);
    Q_INVOKABLE bool replayRecord(const QString& record, const QStringList& levels = {});
    /// Shows the table after this number of steps (moves and deals).
    Q_INVOKABLE void replayTo(int position);
    /// The next place, or the previous one, with a "round", a "turn", a "claim" or a decision of "mine"; -1 = none.
    Q_INVOKABLE int replayMark(const QString& kind, bool forward) const;
    /// What the human's seat would do by this action here, in words: "discard 9♣".
    Q_INVOKABLE QString actionText(const QString& action) const;
    /// In a replay: shows this action of the human's instead of the one that was played; the next step is again one of
    /// the record. It refuses, by told(), to reveal anything of a round that is kept secret.
    Q_INVOKABLE bool showInstead(const QString& action);
    /// In a replay: everything that the players to act at this place may do.
    Q_INVOKABLE QList<Offer> choicesHere() const;
    /// The record up to the place that is shown, with this action after it: the beginning of a branch. "" if the action
    /// is not allowed.
    Q_INVOKABLE QString branchRecord(int seat, const QString& action) const;
    /// The match's action of that number (from 0), if it is the person's own; else "".
    Q_INVOKABLE QString ownActionAt(int number) const;
    /// All such places.
    Q_INVOKABLE QList<int> replayMarks(const QString& kind) const;
    /// The whole round that is shown in a replay, as far as it was played, and the place at which it begins; nullptr =
    /// there is no replay.
    std::unique_ptr<hanpan::match> shownRound() const;
    Q_INVOKABLE int shownRoundBegins() const;
    /// The name of this seat's player.
    QString nameOf(hanpan::seat who) const;
    /// Every face of the set under the rules of the match, in rows as it is laid out; none = the game does not say.
    QList<QStringList> wholeSet() const;
    /// Begins lesson `number` (from 1) of a game, or goes on with it at `step`. False with `startError` set when there
    /// is none.
    Q_INVOKABLE bool startLesson(const QString& game, int number, int step = 1);
    /// The same for a lesson from elsewhere, not one of the program's own.
    bool startLesson(const Lesson& lesson, int step = 1);
    /// The learner has read the current words.
    Q_INVOKABLE void readOn();
    /// Takes this action for the person, without a gesture. False, with the reason said, if it is not allowed.
    Q_INVOKABLE bool act(const QString& action);
    /// What went wrong in the last start, one sentence.
    Q_INVOKABLE QString startError() const;
    /// Whether the last start was refused because a match that counts keeps its deal secret (history/secrets.h). It can
    /// succeed after giveUpSecrets(), for which the person has to be asked.
    Q_INVOKABLE bool asksToGiveUp() const;
    /// Turns that match into practice. False with `startError` set when it cannot.
    Q_INVOKABLE bool giveUpSecrets();
    /// The whole match as text, for saving; "" when none runs.
    Q_INVOKABLE QString sessionRecord() const;
    /// The bots' levels, for the seats from 1.
    Q_INVOKABLE QStringList levels() const;
    /// The seed of the match in decimal.
    Q_INVOKABLE QString seedText() const;
    /// Zones that would take these pieces (the preview of dropOn, by the very same function).
    Q_INVOKABLE QStringList targetsFor(const QList<int>& pieceIds) const;

    void hold(const QList<int>& pieceIds) override;
    void letGo() override;
    bool dropOn(const QList<int>& pieceIds, const QString& zoneId, int place = -1) override;
    void toggleSelected(int pieceId) override;
    void clearSelection() override;
    bool clickZone(const QString& zoneId) override;
    bool activate(int pieceId) override;
    bool activateChosen() override;
    bool trigger(const QString& actionId) override;
    bool triggerWith(const QString& actionId, int pieceId) override;
    bool choose(int index) override;
    void cancelChoice() override;
    void moveInHand(int pieceId, int place) override;
    void askHint() override;
    void dropHint() override;
    void nextRound() override;
    void undo() override;
    void redo() override;
    bool newMatchSameRules() override;
    void fastForward() override;
    void step() override;
    void skipPacing() override;

    /// The seat from which the next match is played, or a replay is seen; a running match of the person's own keeps its
    /// seat.
    void setSeat(int seat);
    QList<StoryLine> story() const override;
    QString toldOf(const QString& what) const override;
    void setHandSort(const QString& order) override;
    QList<ThrownPiece> discards() const override;
    QStringList preview(const QList<int>& pieceIds, const QString& zoneId, int place = -1) const override;
    void linger(int milliseconds) override;
    LessonShown lesson() const;
    int roundNumber() const;
    int roundsTotal() const;
    QStringList log() const;
    QString speed() const;
    void setSpeed(const QString& speed);
    bool claimWaits() const;
    void setClaimWaits(bool waits);
    bool paused() const;
    void setPaused(bool paused);
    void setKept(bool kept);
    void setDemo(bool demo);
    QString rulesName() const;
    void setRulesName(const QString& name);
    QStringList characters() const;
    void setCharacters(const QStringList& ids);
    int matchId() const;
    int replayPosition() const;
    int replayLength() const;
    int replayedMatch() const;
    QString replayNote() const;
    QString covered() const;
    bool allHands() const;
    void setAllHands(bool open);
    bool untimed() const;
    void setUntimed(bool untimed);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void roundEnded();
    void lessonChanged();
    void settingsChanged();
    /// An action was taken or taken back, so sessionRecord() has changed.
    void recordChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};
