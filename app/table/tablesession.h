// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "actionmodel.h"
#include "piecemodel.h"
#include "seatmodel.h"
#include "zonemodel.h"

/// One running match as Qt sees it: the models, the words and the one way from a gesture to an action. The human is
/// seat 0; the other seats are bots that think in a worker. Knows no rule: everything particular to a game stands behind
/// TableGame. The position exists once, in the engine's match; the models are derived from what seat 0 may see.
///
/// Nothing here blocks: a click is judged and played at once, bots answer by queued signals.
class TableSession : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// A match is running (start() or startFromRecord() succeeded).
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// Id of the game: "hoola", …
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(int players READ players NOTIFY changed)
    /// From 1.
    Q_PROPERTY(int roundNumber READ roundNumber NOTIFY changed)
    /// 0 = not known beforehand.
    Q_PROPERTY(int roundsTotal READ roundsTotal NOTIFY changed)
    /// "3판째", "2 / 5 라운드"
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    /// Name of the (nearest) preset, translated, and how many rules differ from it.
    Q_PROPERTY(QString ruleSetLabel READ ruleSetLabel NOTIFY changed)
    Q_PROPERTY(int ruleChanges READ ruleChanges NOTIFY changed)
    /// The match's rules, complete: rule id -> value. What RuleModel.frozen takes.
    Q_PROPERTY(QVariantMap ruleValues READ ruleValues NOTIFY changed)
    /// Playing order on the screen: the next player sits at the left of the human when true.
    Q_PROPERTY(bool clockwise READ clockwise NOTIFY changed)
    /// The last piece of the own hand was just drawn and stands a little apart.
    Q_PROPERTY(bool handApart READ handApart NOTIFY changed)
    /// The game's name, translated.
    Q_PROPERTY(QString tableTitle READ tableTitle NOTIFY changed)
    /// "playing", "roundOver", "matchOver"; in a replay "playing", or "replay" while hands lie open
    Q_PROPERTY(QString phase READ phase NOTIFY changed)
    /// One line: whose turn it is and what may be done next.
    Q_PROPERTY(QString statusText READ statusText NOTIFY changed)
    /// The human may act now.
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)
    /// What happened last, for the screen reader ("Fox throws the 9 of clubs").
    Q_PROPERTY(QString eventText READ eventText NOTIFY changed)
    /// The round's events as lines, oldest first.
    Q_PROPERTY(QStringList log READ log NOTIFY changed)

    Q_PROPERTY(PieceModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(ZoneModel* zones READ zones CONSTANT)
    Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(ActionModel* actions READ actions CONSTANT)

    /// {active: bool, serial: int (grows with each window), text, face (the piece it is about), race: bool,
    ///  totalMs: int (0 = waits for ever), remainingMs: int (left when the window was last changed), actions: [actionId]}.
    /// Run the time bar from remainingMs to 0 yourself; the session plays `pass` when time is up.
    Q_PROPERTY(QVariantMap claim READ claim NOTIFY claimChanged)
    /// Never empty while a button or drop needs a decision between several arrangements:
    /// [{label, icon, action}] in order; answer with choose(index) or cancelChoice().
    Q_PROPERTY(QVariantList choice READ choice NOTIFY choiceChanged)

    /// "rank", "suit", "melds", "own": the order of the own hand. Survives draws; may be changed at any time.
    Q_PROPERTY(QString handSort READ handSort WRITE setHandSort NOTIFY handSortChanged)
    /// The name of that order in the game's own words; "" = the usual one.
    Q_PROPERTY(QString handSortText READ handSortText NOTIFY handSortChanged)
    /// What the own hand is, live: {title, detail, wanted: [face], parts: [{label, complete: bool, runs: [{first, last}]}]}, a run
    /// being places in the hand side by side. {} where the game says nothing of it.
    Q_PROPERTY(QVariantMap reading READ reading NOTIFY readingChanged)
    /// Every kind of hand these rules know: [{name, words, faces: [face], worth}]; empty where the game has none.
    Q_PROPERTY(QVariantList handClasses READ handClasses NOTIFY changed)
    /// The orders that mean something in this game, of the first three above.
    Q_PROPERTY(QStringList handSorts READ handSorts NOTIFY changed)
    /// The human has no part in the rest of the round: fastForward() shows its end at once.
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    /// The human's time to decide, where the rules give one: {serial (grows with each decision), totalMs (0 = none),
    /// remainingMs (left when it was last read)}. The session decides for him when it is up.
    Q_PROPERTY(QVariantMap thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Undoing now takes back something after which nothing new was seen. When false, undo marks the match as practice.
    Q_PROPERTY(bool undoIsFree READ undoIsFree NOTIFY changed)
    /// A seen position was taken back: the match is practice and does not count in statistics.
    Q_PROPERTY(bool practice READ practice NOTIFY changed)

    /// What the coach thinks of the human's choices: {state: "" (not asked), "thinking", "shown"; index (0 = the best), count,
    /// action (in words), value ("about 18 penalty points"), behind (how much less than the best, "" for the best), alike
    /// (bool: no worse as far as can be told), reason, exact: bool, worlds, pieceIds (own pieces it speaks of)}.
    Q_PROPERTY(QVariantMap hint READ hint NOTIFY hintChanged)

    /// After a round: how it ended ("Fox goes out: Hoola!"), else "".
    Q_PROPERTY(QString roundResult READ roundResult NOTIFY changed)
    /// SHA-256 of the round's deal in hexadecimal, fixed before the first piece is dealt; "" when no match runs.
    Q_PROPERTY(QString dealFingerprint READ dealFingerprint NOTIFY changed)
    /// After a round: the line the fingerprint was made of, every piece in dealing order; else "".
    Q_PROPERTY(QString dealText READ dealText NOTIFY changed)
    /// After a round: [{from: seat, to: seat, fromName, toName, amountText ("6", unsigned), reason ("3rd place"),
    /// factors: ["7 in hand ×2", …], text (all in one line)}]; from or to is -1 where nobody pays or gets.
    Q_PROPERTY(QVariantList settlement READ settlement NOTIFY changed)
    /// After a round: [{seat, name, payment ("+9"), paymentSign (-1, 0, 1), score ("+12"), winner: bool}] by seat.
    Q_PROPERTY(QVariantList payments READ payments NOTIFY changed)
    /// After a round: [{seat, name, faces: [face], worth ("20 points")}].
    Q_PROPERTY(QVariantList hands READ hands NOTIFY changed)
    /// Every finished round: {names: [name], rows: [{round: int, cells: ["+6", …], signs: [1, -1, …]}], totals: ["+6", …]}
    Q_PROPERTY(QVariantMap scoreTable READ scoreTable NOTIFY changed)
    /// After the match: {title, ranking: [{place: int, seat, name, score, isHuman}]}, else {}.
    Q_PROPERTY(QVariantMap matchResult READ matchResult NOTIFY changed)

    /// "off", "fast", "normal", "slow": how bots are paced so that a person can follow.
    Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY settingsChanged)
    /// The claim prompt waits for ever, whatever the rules' window is.
    Q_PROPERTY(bool claimWaits READ claimWaits WRITE setClaimWaits NOTIFY settingsChanged)
    /// Stops bots and the claim clock (menu open, window hidden).
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY settingsChanged)
    /// Every match is written into the history, each action before it is shown. Set it before a match begins.
    Q_PROPERTY(bool kept READ kept WRITE setKept NOTIFY settingsChanged)
    /// A bot plays the human's seat too. Set it before a match begins.
    Q_PROPERTY(bool demo READ demo WRITE setDemo NOTIFY settingsChanged)
    /// What the person calls the rules, where they are an own rule set; "" = by the nearest preset. Set it before a match
    /// begins.
    Q_PROPERTY(QString rulesName READ rulesName WRITE setRulesName NOTIFY changed)
    /// The running match in the history; 0 = it is not kept.
    Q_PROPERTY(int matchId READ matchId NOTIFY changed)
    /// A record is shown: replayKept() or replayRecord() has succeeded.
    Q_PROPERTY(bool replaying READ replaying NOTIFY changed)
    Q_PROPERTY(int replayPosition READ replayPosition NOTIFY changed)
    Q_PROPERTY(int replayLength READ replayLength NOTIFY changed)
    /// The match of the history that is shown; 0 = a record from elsewhere.
    Q_PROPERTY(int replayedMatch READ replayedMatch NOTIFY changed)
    /// Why the replay ends before what is kept of the match does, one sentence; "" = it is whole.
    Q_PROPERTY(QString replayNote READ replayNote NOTIFY changed)
    /// In a replay every hand is shown, not only what the human saw.
    Q_PROPERTY(bool allHands READ allHands WRITE setAllHands NOTIFY settingsChanged)
    /// For tests: no pacing and no clock at all; a claim waits for its answer.
    Q_PROPERTY(bool instant READ instant WRITE setInstant NOTIFY settingsChanged)

public:
    explicit TableSession(QObject* parent = nullptr);
    ~TableSession() override;

    /// Starts a match. `ruleValues`: differences from the defaults, "preset" allowed. `seed`: decimal text, "" = by chance.
    /// `levels`: a bot's level for seats 1, 2, … (the last one repeats; empty = "casual"). `rounds`, `target` (in whole
    /// units): where the game's rules know no end of the match. False with `startError` set when it cannot be.
    Q_INVOKABLE bool start(const QString& game, int players, const QVariantMap& ruleValues, const QString& seed,
                           const QStringList& levels, int rounds, int target);
    /// Goes on from the end of a record. `parent`: the match of the history it was taken over from, 0 = none.
    Q_INVOKABLE bool startFromRecord(const QString& record, const QStringList& levels = {}, bool practice = false,
                                     int parent = 0);
    /// Goes on with a match of the history, exactly where it was.
    Q_INVOKABLE bool resumeKept(int id);
    /// The same match from its beginning, or the same with everybody one seat further on: practice, since the deal is
    /// known. False with `startError` set when it cannot be.
    Q_INVOKABLE bool restartDeal();
    Q_INVOKABLE bool takeOtherSeat();
    /// The same of a match of the history.
    Q_INVOKABLE bool playKeptAgain(int id, bool otherSeat);
    /// The match is over at the place that is shown (in a replay too).
    Q_INVOKABLE bool matchOver() const;
    /// Shows a match of the history, or a record, move by move from its beginning: nobody plays, nothing is kept.
    Q_INVOKABLE bool replayKept(int id);
    Q_INVOKABLE bool replayRecord(const QString& record, const QStringList& levels = {});
    /// Shows the table after so many steps (moves and deals).
    Q_INVOKABLE void replayTo(int position);
    /// The next place, or the one before, where a "round", a "turn", a "claim" or a decision of "mine" is; -1 = none.
    Q_INVOKABLE int replayMark(const QString& kind, bool forward) const;
    /// What the human's seat would do by this action here, in words: "discard 9♣".
    Q_INVOKABLE QString actionText(const QString& action) const;
    /// In a replay: shows this action of the human's in place of what was played; the next step is one of the record again.
    Q_INVOKABLE bool showInstead(const QString& action);
    /// All of them.
    Q_INVOKABLE QVariantList replayMarks(const QString& kind) const;
    /// What went wrong in the last start, one sentence.
    Q_INVOKABLE QString startError() const;
    /// The whole match as text, for saving; "" when none runs.
    Q_INVOKABLE QString sessionRecord() const;
    /// The bots' levels, one per seat from 1.
    Q_INVOKABLE QStringList levels() const;
    /// The seed of the match in decimal.
    Q_INVOKABLE QString seedText() const;

    /// Zones that would take these pieces (the preview of dropOn: the very same function).
    Q_INVOKABLE QStringList targetsFor(const QVariantList& pieceIds) const;
    /// A drag has begun: ZoneModel.isTarget shows where these pieces may go. letGo() ends it.
    Q_INVOKABLE void hold(const QVariantList& pieceIds);
    Q_INVOKABLE void letGo();
    /// The held pieces are let go over a zone; `place`: index there, -1 = at the end. False: refused() says why.
    Q_INVOKABLE bool dropOn(const QVariantList& pieceIds, const QString& zoneId, int place = -1);
    Q_INVOKABLE void toggleSelected(int pieceId);
    Q_INVOKABLE void clearSelection();
    /// Click-then-click: the selected pieces go to this zone; with nothing selected, what a click on it means (draw …).
    Q_INVOKABLE bool clickZone(const QString& zoneId);
    /// Double click: the piece's most natural action.
    Q_INVOKABLE bool activate(int pieceId);
    /// A button or key. With several possible arrangements and no fitting selection it asks through `choice`.
    Q_INVOKABLE bool trigger(const QString& actionId);
    Q_INVOKABLE bool choose(int index);
    Q_INVOKABLE void cancelChoice();
    /// Moves a piece of the own hand to another place; the hand is in its own order from then on.
    Q_INVOKABLE void moveInHand(int pieceId, int place);

    /// Asks the coach; asked again, it tells the next best choice, and after the last the best one again.
    Q_INVOKABLE void askHint();
    Q_INVOKABLE void dropHint();
    /// The fingerprint of any line: what anybody gets from `printf %s "LINE" | sha256sum`.
    Q_INVOKABLE static QString fingerprintOf(const QString& text);
    /// What somebody types in this system's own shell to compute the fingerprint of a line without this program.
    Q_INVOKABLE static QString checkCommand(const QString& line);

    /// Deals the next round; only in phase "roundOver".
    Q_INVOKABLE void nextRound();
    /// Takes back up to and with the human's last action.
    Q_INVOKABLE void undo();
    /// Brings back what undo() took, the others' replies too, as long as nothing else was played.
    Q_INVOKABLE void redo();
    Q_INVOKABLE bool newMatchSameRules();
    /// The rest of the round without pauses; only while `watching`.
    Q_INVOKABLE void fastForward();
    /// While the table is paused: the next thing that happens, and no more.
    Q_INVOKABLE void step();
    /// What the table waits for only to let a person follow happens now.
    Q_INVOKABLE void skipPacing();

    bool running() const;
    QString game() const;
    int players() const;
    int roundNumber() const;
    int roundsTotal() const;
    QString roundText() const;
    QString ruleSetLabel() const;
    int ruleChanges() const;
    QVariantMap ruleValues() const;
    bool clockwise() const;
    bool handApart() const;
    QString tableTitle() const;
    QString phase() const;
    QString statusText() const;
    bool myTurn() const;
    QString eventText() const;
    QStringList log() const;
    PieceModel* pieces() const;
    ZoneModel* zones() const;
    SeatModel* seats() const;
    ActionModel* actions() const;
    QVariantMap claim() const;
    QVariantList choice() const;
    QString handSort() const;
    void setHandSort(const QString& order);
    QString handSortText() const;
    QVariantMap reading() const;
    QVariantList handClasses() const;
    QStringList handSorts() const;
    bool watching() const;
    QVariantMap thinking() const;
    bool canUndo() const;
    bool canRedo() const;
    bool undoIsFree() const;
    bool practice() const;
    QVariantMap hint() const;
    QString dealFingerprint() const;
    QString dealText() const;
    QString roundResult() const;
    QVariantList settlement() const;
    QVariantList payments() const;
    QVariantList hands() const;
    QVariantMap scoreTable() const;
    QVariantMap matchResult() const;
    QString speed() const;
    void setSpeed(const QString& speed);
    bool claimWaits() const;
    void setClaimWaits(bool waits);
    bool paused() const;
    void setPaused(bool paused);
    bool kept() const;
    void setKept(bool kept);
    bool demo() const;
    void setDemo(bool demo);
    QString rulesName() const;
    void setRulesName(const QString& name);
    int matchId() const;
    bool replaying() const;
    int replayPosition() const;
    int replayLength() const;
    int replayedMatch() const;
    QString replayNote() const;
    bool allHands() const;
    void setAllHands(bool open);
    bool instant() const;
    void setInstant(bool instant);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// Anything without a signal of its own.
    void changed();
    void claimChanged();
    void choiceChanged();
    void handSortChanged();
    void readingChanged();
    void hintChanged();
    void settingsChanged();
    /// A gesture that cannot be: why, in one translated sentence, and the pieces that spring back.
    void refused(const QString& reason, const QVariantList& pieceIds);
    /// Something the person should know, one sentence; nothing was refused.
    void told(const QString& sentence);
    /// "deal", "draw", "discard", "meld", "add", "claim", "stop", "blast", "drop", "win", "lose", "undo": for sound and
    /// animation, after the models show it.
    void happened(const QString& kind, int seat);
    void roundEnded();
    void matchEnded();
    /// An action was taken or taken back: sessionRecord() is another one now.
    void recordChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};
