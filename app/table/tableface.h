// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// What the views of a table know of it and ask of it: one running match as seen from one seat. TableSession is the real one;
/// the tests of the views have one that does what a test says.
class TableFace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Create a TableSession")

    /// The seat that is played from here: the person's, or the one a replay is seen from.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /// A match is running (start() or startFromRecord() succeeded).
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// Id of the game: "hoola", …
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(int players READ players NOTIFY changed)
    /// "3판째", "2 / 5 라운드"
    Q_PROPERTY(QString roundText READ roundText NOTIFY changed)
    /// The match is one deal, or began in the midst of another match: after it one goes back to where one came from.
    Q_PROPERTY(bool episode READ episode NOTIFY changed)
    /// The day whose deal of the day is played, ISO ("2026-02-17"); "" = it is none.
    Q_PROPERTY(QString dealDay READ dealDay NOTIFY changed)
    /// Where the person stands in the match, and what ends it: "place 2 of 4 · −3 · to 77 points"; "" before anybody is ahead.
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
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
    /// What the one who acted last has done, in one line; "" while nothing has happened, or the round is dealt.
    Q_PROPERTY(QString lastTurn READ lastTurn NOTIFY changed)
    /// The human may act now.
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)
    Q_PROPERTY(PieceModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(ZoneModel* zones READ zones CONSTANT)
    Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(ActionModel* actions READ actions CONSTANT)
    /// {active: bool, serial: int (grows with each window), text, face (the piece it is about), race: bool,
    ///  totalMs: int (0 = waits for ever), remainingMs: int (left when the window was last changed), actions: [actionId]}.
    /// Run the time bar from remainingMs to 0 yourself; the session plays `pass` when time is up.
    Q_PROPERTY(QVariantMap claim READ claim NOTIFY claimChanged)
    /// Never empty while a button or drop needs a decision between several arrangements:
    /// [{label, icon, action, seat (whom it is about; -1 = nobody), melds: [[face]] in place of the label, note}] in order; answer with choose(index) or cancelChoice(), or,
    /// where it is one of players, with clickZone() of a place that is his.
    Q_PROPERTY(QVariantList choice READ choice NOTIFY choiceChanged)
    /// "rank", "suit", "melds", "own": the order of the own hand. Survives draws; may be changed at any time.
    Q_PROPERTY(QString handSort READ handSort WRITE setHandSort NOTIFY handSortChanged)
    /// The name of that order in the game's own words; "" = the usual one.
    Q_PROPERTY(QString handSortText READ handSortText NOTIFY handSortChanged)
    /// What the own hand is, live: {title, detail, wanted: [face], told (as it is read out), toldWhole (with what is shown on
    /// request), melds: [{label, faces: [face, or "" where one is missing]}], parts: [{label, complete: bool, runs: [{first,
    /// last}]}]}, a run being places in the hand side by side. {} where the game says nothing of it.
    Q_PROPERTY(QVariantMap reading READ reading NOTIFY readingChanged)
    /// Every kind of hand these rules know: [{name, words, faces: [face], example (those in words), worth, current: bool}], a face of ""
    /// parting melds; empty where the game has none.
    Q_PROPERTY(QVariantList handClasses READ handClasses NOTIFY changed)
    /// What that list is called, and what stands over it; "" = hands and what they count.
    Q_PROPERTY(QString handClassesName READ handClassesName NOTIFY changed)
    Q_PROPERTY(QString handClassesTitle READ handClassesTitle NOTIFY changed)
    /// The orders that mean something in this game, of the first three above.
    Q_PROPERTY(QStringList handSorts READ handSorts NOTIFY changed)
    /// The human has no part in the rest of the round: fastForward() shows its end at once.
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    /// The human's time to decide, where the rules give one: {serial (grows with each decision), totalMs (0 = none),
    /// remainingMs (left when it was last read)}. The session decides for him when it is up.
    Q_PROPERTY(QVariantMap thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Undoing now changes nothing of what the match counts for. When false, something new was seen since, and undo makes the
    /// match practice: the person is to be asked first.
    Q_PROPERTY(bool undoIsFree READ undoIsFree NOTIFY changed)
    /// A seen position was taken back: the match is practice and does not count in statistics. Until redo() has brought back
    /// all of it.
    Q_PROPERTY(bool practice READ practice NOTIFY changed)
    /// What the coach thinks of the human's choices: {state: "" (not asked), "thinking", "shown"; index (0 = the best), count,
    /// action (in words), value ("about 18 penalty points"), behind (how much less than the best, "" for the best), alike
    /// (bool: no worse as far as can be told), ownWins (bool), reason, exact: bool, worlds, pieceIds (own pieces it speaks of)}.
    Q_PROPERTY(QVariantMap hint READ hint NOTIFY hintChanged)
    /// After a round: how it ended ("Fox goes out: Hoola!"), else "".
    Q_PROPERTY(QString roundResult READ roundResult NOTIFY changed)
    /// After a round that ended in something rare: what it is called ("Hoola!"), else "".
    Q_PROPERTY(QString rareMoment READ rareMoment NOTIFY changed)
    /// After a round with a great moment: what an opponent says of it, {name, face (words/characters.h), words}; else {}.
    Q_PROPERTY(QVariantMap remark READ remark NOTIFY changed)
    /// SHA-256 of the round's deal in hexadecimal, fixed before the first piece is dealt; "" when no match runs.
    Q_PROPERTY(QString dealFingerprint READ dealFingerprint NOTIFY changed)
    /// After a round: the line the fingerprint was made of, every piece in dealing order; else "".
    Q_PROPERTY(QString dealText READ dealText NOTIFY changed)
    /// After a round: [{from: seat, to: seat, fromName, toName, amount (6.0), amountText ("6", unsigned), aloneText (what it
    /// brings where one side is nobody: "+6", "15 penalty points"), reason ("3rd place"),
    /// factors: ["7 in hand ×2", …], text (all in one line)}]; from or to is -1 where nobody pays or gets.
    Q_PROPERTY(QVariantList settlement READ settlement NOTIFY changed)
    /// After a round: [{seat, name, face (as SeatModel's), payment ("+9"), amount (9.0), paymentSign (1 good, -1 bad, 0), score ("+12"), winner: bool}] by seat.
    Q_PROPERTY(QVariantList payments READ payments NOTIFY changed)
    /// After a round: [{seat, name, faces: [face], parts: [{label, first, last}] (places of its whole parts; [] = none
    /// told), worth ("20 points")}].
    Q_PROPERTY(QVariantList hands READ hands NOTIFY changed)
    /// Every finished round: {names: [name], rows: [{round: int, cells: ["+6", …], signs: [1, -1, …]}], totals: ["+6", …],
    /// sums: [[number]] (for each player what he had at the start and after each round), goal (what ends the match, or "")}
    Q_PROPERTY(QVariantMap scoreTable READ scoreTable NOTIFY changed)
    /// After the match: {title, ranking: [{place: int, seat, name, face, score, isHuman}]}, else {}.
    Q_PROPERTY(QVariantMap matchResult READ matchResult NOTIFY changed)
    /// Every match is written into the history, each action before it is shown. Set it before a match begins.
    Q_PROPERTY(bool kept READ kept NOTIFY settingsChanged)
    /// A bot plays the human's seat too. Set it before a match begins.
    Q_PROPERTY(bool demo READ demo NOTIFY settingsChanged)
    /// A record is shown: replayKept() or replayRecord() has succeeded.
    Q_PROPERTY(bool replaying READ replaying NOTIFY changed)

public:
    using QObject::QObject;

    /// A drag has begun: ZoneModel.isTarget shows where these pieces may go. letGo() ends it.
    Q_INVOKABLE virtual void hold(const QVariantList& pieceIds) = 0;
    Q_INVOKABLE virtual void letGo() = 0;
    /// What would lie in a zone if these pieces were let go there, in its order; [] where that is refused, or has to be asked.
    Q_INVOKABLE virtual QStringList preview(const QVariantList& pieceIds, const QString& zoneId,
                                            int place = -1) const = 0;
    /// What is seen needs this long to come to rest (a deal), ms: nothing happens by itself before.
    Q_INVOKABLE virtual void linger(int milliseconds) = 0;
    /// The held pieces are let go over a zone; `place`: index there, -1 = at the end. False: refused() says why.
    Q_INVOKABLE virtual bool dropOn(const QVariantList& pieceIds, const QString& zoneId, int place = -1) = 0;
    Q_INVOKABLE virtual void toggleSelected(int pieceId) = 0;
    Q_INVOKABLE virtual void clearSelection() = 0;
    /// Click-then-click: the selected pieces go to this zone; with nothing selected, what a click on it means (draw …).
    Q_INVOKABLE virtual bool clickZone(const QString& zoneId) = 0;
    /// Double click: the piece's most natural action.
    Q_INVOKABLE virtual bool activate(int pieceId) = 0;
    /// The same of all that is chosen, together.
    Q_INVOKABLE virtual bool activateChosen() = 0;
    /// A button or key. With several possible arrangements and no fitting selection it asks through `choice`.
    Q_INVOKABLE virtual bool trigger(const QString& actionId) = 0;
    /// The same with one piece, which has the keyboard's ring, where nothing is chosen. False: the button takes no piece, or not
    /// this one; nothing was said of it.
    Q_INVOKABLE virtual bool triggerWith(const QString& actionId, int pieceId) = 0;
    Q_INVOKABLE virtual bool choose(int index) = 0;
    Q_INVOKABLE virtual void cancelChoice() = 0;
    /// Moves a piece of the own hand to another place; the hand is in its own order from then on.
    Q_INVOKABLE virtual void moveInHand(int pieceId, int place) = 0;
    /// Asks the coach; asked again, it tells the next best choice, and after the last the best one again.
    Q_INVOKABLE virtual void askHint() = 0;
    Q_INVOKABLE virtual void dropHint() = 0;
    /// The fingerprint of any line: what anybody gets from `printf %s "LINE" | sha256sum`.
    Q_INVOKABLE static QString fingerprintOf(const QString& text);
    /// What somebody types in this system's own shell to compute the fingerprint of a line without this program.
    Q_INVOKABLE static QString checkCommand(const QString& line);
    /// Deals the next round; only in phase "roundOver".
    Q_INVOKABLE virtual void nextRound() = 0;
    /// Takes back up to and with the human's last action in this round; never over a round's end.
    Q_INVOKABLE virtual void undo() = 0;
    /// Brings back what undo() took, the others' replies too, as long as nothing else was played.
    Q_INVOKABLE virtual void redo() = 0;
    Q_INVOKABLE virtual bool newMatchSameRules() = 0;
    /// What has happened, oldest first: [{round: int, roundText, seat, name, text, faces: [face]}]; `faces` holds other words
    /// too. Of every round of the match.
    Q_INVOKABLE virtual QVariantList story() const = 0;
    /// Told on demand, for anyone who listens: "hand", my rows piece by piece; "table", every other place; "scores", where everybody
    /// stands; "turn", what was done last and what is due. Sentences.
    Q_INVOKABLE virtual QString toldOf(const QString& what) const = 0;
    /// What lies on the discards, oldest first: [{face, piece (in words), name, said}]; `name` of who threw it, "" where that is not known.
    Q_INVOKABLE virtual QVariantList discards() const = 0;
    /// The rest of the round without pauses; only while `watching`.
    Q_INVOKABLE virtual void fastForward() = 0;
    /// While the table is paused: the next thing that happens, and no more.
    Q_INVOKABLE virtual void step() = 0;
    /// What the table waits for only to let a person follow happens now.
    Q_INVOKABLE virtual void skipPacing() = 0;

    virtual int seat() const = 0;
    virtual bool running() const = 0;
    virtual QString game() const = 0;
    virtual int players() const = 0;
    virtual QString roundText() const = 0;
    virtual bool episode() const = 0;
    virtual QString dealDay() const = 0;
    virtual QString standing() const = 0;
    virtual QString ruleSetLabel() const = 0;
    virtual int ruleChanges() const = 0;
    virtual QVariantMap ruleValues() const = 0;
    virtual bool clockwise() const = 0;
    virtual bool handApart() const = 0;
    virtual QString tableTitle() const = 0;
    virtual QString phase() const = 0;
    virtual QString statusText() const = 0;
    virtual QString lastTurn() const = 0;
    virtual bool myTurn() const = 0;
    virtual PieceModel* pieces() const = 0;
    virtual ZoneModel* zones() const = 0;
    virtual SeatModel* seats() const = 0;
    virtual ActionModel* actions() const = 0;
    virtual QVariantMap claim() const = 0;
    virtual QVariantList choice() const = 0;
    virtual QString handSort() const = 0;
    virtual void setHandSort(const QString& order) = 0;
    virtual QString handSortText() const = 0;
    virtual QVariantMap reading() const = 0;
    virtual QVariantList handClasses() const = 0;
    virtual QString handClassesName() const = 0;
    virtual QString handClassesTitle() const = 0;
    virtual QStringList handSorts() const = 0;
    virtual bool watching() const = 0;
    virtual QVariantMap thinking() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual bool undoIsFree() const = 0;
    virtual bool practice() const = 0;
    virtual QVariantMap hint() const = 0;
    virtual QString dealFingerprint() const = 0;
    virtual QString dealText() const = 0;
    virtual QString roundResult() const = 0;
    virtual QString rareMoment() const = 0;
    virtual QVariantMap remark() const = 0;
    virtual QVariantList settlement() const = 0;
    virtual QVariantList payments() const = 0;
    virtual QVariantList hands() const = 0;
    virtual QVariantMap scoreTable() const = 0;
    virtual QVariantMap matchResult() const = 0;
    virtual bool kept() const = 0;
    virtual bool demo() const = 0;
    virtual bool replaying() const = 0;

signals:
    /// Anything without a signal of its own.
    void changed();
    void claimChanged();
    void choiceChanged();
    void handSortChanged();
    void readingChanged();
    void hintChanged();
    void settingsChanged();
    /// A gesture that cannot be: why, in one translated sentence, the pieces that spring back, and where the book of rules says
    /// more of it (RulesBook::placeOf); "" = the rules have nothing to do with it.
    void refused(const QString& reason, const QVariantList& pieceIds, const QString& place = {});
    /// Something the person should know, one sentence; nothing was refused.
    void told(const QString& sentence);
    /// What is worth more than a line of the log, in large words: a turn that is skipped, a row that is mixed again.
    void moment(const QString& words);
    /// "deal", "draw", "discard", "meld", "add", "claim", "stop", "blast", "drop", "win", "lose", "undo", "shuffle" (what
    /// lies covered was mixed), "dealt" (the deal has been shown, nothing of it is news): for sound and animation, after the models
    /// show it.
    void happened(const QString& kind, int seat);
    /// The same in words, for anyone who listens: "Fox discards ♠9".
    void heard(const QString& line);
};
