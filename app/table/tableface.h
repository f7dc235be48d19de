// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "actionmodel.h"
#include "games/tablesign.h"
#include "piecemodel.h"
#include "seatmodel.h"
#include "tablerows.h"
#include "words/scoretable.h"
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
    /// What is read off the table beside its pieces (a die, and what it says).
    Q_PROPERTY(TableSign sign READ sign NOTIFY changed)
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
    Q_PROPERTY(ClaimShown claim READ claim NOTIFY claimChanged)
    /// Never empty while a button or drop needs a decision between several arrangements, in order; answer with choose(index) or
    /// cancelChoice(), or, where it is one of players, with clickZone() of a place that is his.
    Q_PROPERTY(QList<ChoiceWay> choice READ choice NOTIFY choiceChanged)
    /// "rank", "suit", "melds", "own": the order of the own hand. Survives draws; may be changed at any time.
    Q_PROPERTY(QString handSort READ handSort WRITE setHandSort NOTIFY handSortChanged)
    /// The name of that order in the game's own words; "" = the usual one.
    Q_PROPERTY(QString handSortText READ handSortText NOTIFY handSortChanged)
    Q_PROPERTY(HandShown reading READ reading NOTIFY readingChanged)
    /// Every kind of hand these rules know; empty where the game has none.
    Q_PROPERTY(QList<HandKind> handClasses READ handClasses NOTIFY changed)
    /// What that list is called, and what stands over it; "" = hands and what they count.
    Q_PROPERTY(QString handClassesName READ handClassesName NOTIFY changed)
    Q_PROPERTY(QString handClassesTitle READ handClassesTitle NOTIFY changed)
    /// The orders that mean something in this game, of the first three above.
    Q_PROPERTY(QStringList handSorts READ handSorts NOTIFY changed)
    /// The human has no part in the rest of the round: fastForward() shows its end at once.
    Q_PROPERTY(bool watching READ watching NOTIFY changed)
    /// The session decides for him when it is up.
    Q_PROPERTY(Thinking thinking READ thinking NOTIFY changed)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// Undoing now changes nothing of what the match counts for. When false, something new was seen since, and undo makes the
    /// match practice: the person is to be asked first.
    Q_PROPERTY(bool undoIsFree READ undoIsFree NOTIFY changed)
    /// A seen position was taken back: the match is practice and does not count in statistics. Until redo() has brought back
    /// all of it.
    Q_PROPERTY(bool practice READ practice NOTIFY changed)
    Q_PROPERTY(Hint hint READ hint NOTIFY hintChanged)
    /// After a round: what it came to, and the match where it is over.
    Q_PROPERTY(RoundOutcome result READ result NOTIFY resultChanged)
    Q_PROPERTY(ScoreTable scoreTable READ scoreTable NOTIFY resultChanged)
    /// SHA-256 of the round's deal in hexadecimal, fixed before the first piece is dealt; "" when no match runs.
    Q_PROPERTY(QString dealFingerprint READ dealFingerprint NOTIFY changed)
    /// Every match is written into the history, each action before it is shown. Set it before a match begins.
    Q_PROPERTY(bool kept READ kept NOTIFY settingsChanged)
    /// A bot plays the human's seat too. Set it before a match begins.
    Q_PROPERTY(bool demo READ demo NOTIFY settingsChanged)
    /// A record is shown: replayKept() or replayRecord() has succeeded.
    Q_PROPERTY(bool replaying READ replaying NOTIFY changed)

public:
    using QObject::QObject;

    /// A drag has begun: ZoneModel.isTarget shows where these pieces may go. letGo() ends it.
    Q_INVOKABLE virtual void hold(const QList<int>& pieceIds) = 0;
    Q_INVOKABLE virtual void letGo() = 0;
    /// What would lie in a zone if these pieces were let go there, in its order; [] where that is refused, or has to be asked.
    Q_INVOKABLE virtual QStringList preview(const QList<int>& pieceIds, const QString& zoneId,
                                            int place = -1) const = 0;
    /// What is seen needs this long to come to rest (a deal), ms: nothing happens by itself before.
    Q_INVOKABLE virtual void linger(int milliseconds) = 0;
    /// The held pieces are let go over a zone; `place`: index there, -1 = at the end. False: refused() says why.
    Q_INVOKABLE virtual bool dropOn(const QList<int>& pieceIds, const QString& zoneId, int place = -1) = 0;
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
    /// What has happened, oldest first, in every round of the match.
    Q_INVOKABLE virtual QList<StoryLine> story() const = 0;
    /// Told on demand, for anyone who listens: "hand", my rows piece by piece; "table", every other place; "scores", where everybody
    /// stands; "turn", what was done last and what is due. Sentences.
    Q_INVOKABLE virtual QString toldOf(const QString& what) const = 0;
    /// What lies on the discards, oldest first.
    Q_INVOKABLE virtual QList<ThrownPiece> discards() const = 0;
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
    virtual TableSign sign() const = 0;
    virtual QString tableTitle() const = 0;
    virtual QString phase() const = 0;
    virtual QString statusText() const = 0;
    virtual QString lastTurn() const = 0;
    virtual bool myTurn() const = 0;
    virtual PieceModel* pieces() const = 0;
    virtual ZoneModel* zones() const = 0;
    virtual SeatModel* seats() const = 0;
    virtual ActionModel* actions() const = 0;
    virtual ClaimShown claim() const = 0;
    virtual QList<ChoiceWay> choice() const = 0;
    virtual QString handSort() const = 0;
    virtual void setHandSort(const QString& order) = 0;
    virtual QString handSortText() const = 0;
    virtual HandShown reading() const = 0;
    virtual QList<HandKind> handClasses() const = 0;
    virtual QString handClassesName() const = 0;
    virtual QString handClassesTitle() const = 0;
    virtual QStringList handSorts() const = 0;
    virtual bool watching() const = 0;
    virtual Thinking thinking() const = 0;
    virtual bool canUndo() const = 0;
    virtual bool canRedo() const = 0;
    virtual bool undoIsFree() const = 0;
    virtual bool practice() const = 0;
    virtual Hint hint() const = 0;
    virtual QString dealFingerprint() const = 0;
    const RoundOutcome& result() const { return result_; }
    const ScoreTable& scoreTable() const { return scoreTable_; }
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
    void resultChanged();
    void settingsChanged();
    /// A gesture that cannot be: why, in one translated sentence, the pieces that spring back, and where the book of rules says
    /// more of it (RulesBook::placeOf); "" = the rules have nothing to do with it.
    void refused(const QString& reason, const QList<int>& pieceIds, const QString& place = {});
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

protected:
    /// Says so where it is another one.
    void show(const RoundOutcome& result, const ScoreTable& scores);

private:
    RoundOutcome result_;
    ScoreTable scoreTable_;
};
