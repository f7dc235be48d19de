// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "games/moment.h"
#include "words/rowfield.h"

// What a table shows beside its models, as value types for QML.

/// The claim window in which the person may answer. The time bar runs from `remainingMs` to 0; the session passes when
/// time is up.
struct ClaimShown {
    Q_GADGET
    QML_VALUE_TYPE(claimShown)

    ROW_FIELD(bool, active)
    ROW_FIELD(int, serial) ///< grows with each window
    ROW_FIELD(QString, text)
    ROW_FIELD(QString, face)        ///< the piece it is about
    ROW_FIELD(bool, race)           ///< the first answer wins
    ROW_FIELD(int, totalMs)         ///< 0 = it waits without end
    ROW_FIELD(int, remainingMs)     ///< the rest, when the window last changed
    ROW_FIELD(QStringList, actions) ///< ids of the buttons that answer it, the most natural one first
    friend bool operator==(const ClaimShown&, const ClaimShown&) = default;
};

/// One of several possible meanings of a gesture.
struct ChoiceWay {
    Q_GADGET
    QML_VALUE_TYPE(choiceWay)

    ROW_FIELD(QString, label)
    ROW_FIELD(QString, icon)             ///< a drawing before the label; "" = none
    ROW_FIELD(int, seat, -1)             ///< the player it concerns; -1 = nobody
    ROW_FIELD(QList<QStringList>, melds) ///< the pieces it would lay, instead of the label
    ROW_FIELD(QString, note)             ///< what it would leave
    ROW_FIELD(QString, action)           ///< its actions as the protocol writes them
    friend bool operator==(const ChoiceWay&, const ChoiceWay&) = default;
};

/// Places side by side.
struct PlaceRun {
    Q_GADGET
    QML_VALUE_TYPE(placeRun)

    ROW_FIELD(int, first)
    ROW_FIELD(int, last)
    friend bool operator==(const PlaceRun&, const PlaceRun&) = default;
};

/// Part of the own hand that belongs together.
struct ReadPart {
    Q_GADGET
    QML_VALUE_TYPE(readPart)

    ROW_FIELD(QString, label)
    ROW_FIELD(QString, brief) ///< for narrow places
    ROW_FIELD(bool, complete)
    ROW_FIELD(QList<PlaceRun>, runs) ///< where its pieces lie in the hand
    friend bool operator==(const ReadPart&, const ReadPart&) = default;
};

/// One of the melds that the own hand is to become.
struct ReadMeld {
    Q_GADGET
    QML_VALUE_TYPE(readMeld)

    ROW_FIELD(QString, label)
    ROW_FIELD(QStringList, faces) ///< "" = still missing
    friend bool operator==(const ReadMeld&, const ReadMeld&) = default;
};

/// The live reading of the own hand; an empty title = the game has none.
struct HandShown {
    Q_GADGET
    QML_VALUE_TYPE(handShown)

    ROW_FIELD(QString, title)
    ROW_FIELD(QString, detail)
    ROW_FIELD(QStringList, wanted) ///< faces that would complete it
    ROW_FIELD(bool, onRequest)     ///< those faces are shown only when the person asks
    ROW_FIELD(QString, told)       ///< the words that are spoken
    ROW_FIELD(QString, toldWhole)  ///< the same with what is shown on request
    ROW_FIELD(QList<ReadMeld>, melds)
    ROW_FIELD(QList<ReadPart>, parts)
    friend bool operator==(const HandShown&, const HandShown&) = default;
};

/// A kind of hand that these rules know.
struct HandKind {
    Q_GADGET
    QML_VALUE_TYPE(handKind)

    ROW_FIELD(QString, name)
    ROW_FIELD(QString, words)
    ROW_FIELD(QStringList, faces) ///< an example; "" separates its melds
    ROW_FIELD(QString, example)   ///< the example in words
    ROW_FIELD(QString, worth)
    ROW_FIELD(bool, current) ///< the one that is being played for
    friend bool operator==(const HandKind&, const HandKind&) = default;
};

/// The person's time to decide, where the rules give one.
struct Thinking {
    Q_GADGET
    QML_VALUE_TYPE(thinkingTime)

    ROW_FIELD(int, serial)      ///< grows with each decision
    ROW_FIELD(int, totalMs)     ///< 0 = none
    ROW_FIELD(int, remainingMs) ///< the rest, when it was last read
    friend bool operator==(const Thinking&, const Thinking&) = default;
};

/// What the coach thinks of the person's choices.
struct Hint {
    Q_GADGET
    QML_VALUE_TYPE(coachHint)

    ROW_FIELD(QString, state) ///< "" (not asked), "thinking", "shown"
    ROW_FIELD(int, index)     ///< 0 = the best
    ROW_FIELD(int, count)
    ROW_FIELD(QString, action)  ///< in words
    ROW_FIELD(QString, value)   ///< "about 18 penalty points"
    ROW_FIELD(QString, behind)  ///< how much less than the best; "" for the best
    ROW_FIELD(QString, ofMatch) ///< what it costs of the chance of winning the match: "4%"; "" = not known
    ROW_FIELD(QString, need)    ///< what the match needs of the round, a sentence; "" = nothing in particular
    ROW_FIELD(bool, alike)      ///< no worse, as far as can be told
    ROW_FIELD(bool, ownWins)
    ROW_FIELD(QString, reason)
    ROW_FIELD(bool, exact)
    ROW_FIELD(int, worlds)
    ROW_FIELD(QList<int>, pieceIds) ///< own pieces it names
    ROW_FIELD(QStringList, zones)   ///< zones where it can be done
    ROW_FIELD(QStringList, buttons) ///< ids of the buttons that do it
    friend bool operator==(const Hint&, const Hint&) = default;
};

/// Who pays whom, and why.
struct SettlementRow {
    Q_GADGET
    QML_VALUE_TYPE(settlementRow)

    ROW_FIELD(int, from, -1) ///< -1 = nobody
    ROW_FIELD(int, to, -1)
    ROW_FIELD(QString, fromName)
    ROW_FIELD(QString, toName)
    ROW_FIELD(double, amount)       ///< in whole units
    ROW_FIELD(QString, amountText)  ///< "6", unsigned
    ROW_FIELD(QString, aloneText)   ///< what it brings if one side is nobody: "+6", "15 penalty points"
    ROW_FIELD(QString, reason)      ///< "3rd place"
    ROW_FIELD(QStringList, factors) ///< "7 in hand ×2"
    ROW_FIELD(QString, text)        ///< all of it in one line
    friend bool operator==(const SettlementRow&, const SettlementRow&) = default;
};

/// A step in which an amount is counted up.
struct CountStep {
    Q_GADGET
    QML_VALUE_TYPE(countStep)

    ROW_FIELD(QString, words) ///< "sevens in hand ×2"
    ROW_FIELD(int, times, 1)  ///< it multiplies by that; 1 = it begins, adds or takes away
    ROW_FIELD(double, amount) ///< what has been counted once it counts too, in whole units
    friend bool operator==(const CountStep&, const CountStep&) = default;
};

/// What a round brought a seat.
struct PaymentRow {
    Q_GADGET
    QML_VALUE_TYPE(paymentRow)

    ROW_FIELD(int, seat)
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, face)                          ///< as in SeatModel
    ROW_FIELD(QString, mood, QStringLiteral("waits")) ///< moodName() of moods.h
    ROW_FIELD(QString, payment)                       ///< "+9"
    ROW_FIELD(double, amount)                         ///< in whole units
    ROW_FIELD(int, paymentSign)                       ///< 1 good, -1 bad
    ROW_FIELD(QList<CountStep>, steps)                ///< what it pays, and what it gets from nobody
    ROW_FIELD(QString, score)                         ///< "+12"
    ROW_FIELD(double, total)                          ///< the same in whole units
    ROW_FIELD(int, place)                             ///< in the match's standing, 0 = ahead of all others
    ROW_FIELD(int, placeBefore)                       ///< the same before this round
    ROW_FIELD(bool, winner)
    friend bool operator==(const PaymentRow&, const PaymentRow&) = default;
};

/// A complete part of a hand that is shown: the places of its pieces.
struct ShownPart {
    Q_GADGET
    QML_VALUE_TYPE(shownPart)

    ROW_FIELD(QString, label)
    ROW_FIELD(int, first)
    ROW_FIELD(int, last)
    friend bool operator==(const ShownPart&, const ShownPart&) = default;
};

/// A hand at the end of a round.
struct ShownHand {
    Q_GADGET
    QML_VALUE_TYPE(shownHand)

    ROW_FIELD(int, seat)
    ROW_FIELD(QString, name)
    ROW_FIELD(QStringList, faces)
    ROW_FIELD(QList<ShownPart>, parts) ///< none = the game does not split hands
    ROW_FIELD(QString, worth)          ///< "20 points"
    friend bool operator==(const ShownHand&, const ShownHand&) = default;
};

/// A player's place in a match that is over.
struct RankRow {
    Q_GADGET
    QML_VALUE_TYPE(rankRow)

    ROW_FIELD(int, place) ///< from 1
    ROW_FIELD(int, seat)
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, face)
    ROW_FIELD(QString, mood, QStringLiteral("waits")) ///< moodName() of moods.h
    ROW_FIELD(QString, score)
    ROW_FIELD(bool, isHuman)
    friend bool operator==(const RankRow&, const RankRow&) = default;
};

/// The result of a match; an empty title = it is not over.
struct MatchOutcome {
    Q_GADGET
    QML_VALUE_TYPE(matchOutcome)

    ROW_FIELD(QString, title)
    ROW_FIELD(QList<RankRow>, ranking)
    ROW_FIELD(QStringList, peaks) ///< its best and its costliest round, a line each
    friend bool operator==(const MatchOutcome&, const MatchOutcome&) = default;
};

/// What an opponent says after a remarkable round; no words = nothing.
struct SpokenRemark {
    Q_GADGET
    QML_VALUE_TYPE(spokenRemark)

    ROW_FIELD(QString, name)
    ROW_FIELD(QString, face) ///< words/characters.h
    ROW_FIELD(QString, words)
    friend bool operator==(const SpokenRemark&, const SpokenRemark&) = default;
};

/// The result of a round; empty while it is played.
struct RoundOutcome {
    Q_GADGET
    QML_VALUE_TYPE(roundOutcome)

    ROW_FIELD(QString, title)     ///< "Fox goes out: Hoola!"
    ROW_FIELD(QString, tale)      ///< how it came to that, in a sentence
    ROW_FIELD(Moment, rareMoment) ///< "Hoola!" if it ended in a great moment
    ROW_FIELD(SpokenRemark, remark)
    ROW_FIELD(QList<SettlementRow>, settlement)
    ROW_FIELD(QList<PaymentRow>, payments) ///< by seat
    ROW_FIELD(QList<ShownHand>, hands)     ///< by seat
    ROW_FIELD(QString, dealText)           ///< the line the fingerprint was made of, every piece in dealing order
    ROW_FIELD(MatchOutcome, match)
    friend bool operator==(const RoundOutcome&, const RoundOutcome&) = default;
};

/// A line of what has happened.
struct StoryLine {
    Q_GADGET
    QML_VALUE_TYPE(storyLine)

    ROW_FIELD(int, round) ///< from 1
    ROW_FIELD(QString, roundText)
    ROW_FIELD(int, seat, -1)
    ROW_FIELD(QString, name)
    ROW_FIELD(QString, text)
    ROW_FIELD(QStringList, faces) ///< the faces it names, among other words
    friend bool operator==(const StoryLine&, const StoryLine&) = default;
};

/// A piece of the discards.
struct ThrownPiece {
    Q_GADGET
    QML_VALUE_TYPE(thrownPiece)

    ROW_FIELD(QString, face)
    ROW_FIELD(QString, piece) ///< in words
    ROW_FIELD(QString, name)  ///< name of the player who threw it; "" = not known
    ROW_FIELD(QString, said)  ///< the words said with it
    friend bool operator==(const ThrownPiece&, const ThrownPiece&) = default;
};

/// The lesson that runs; number 0 = none.
struct LessonShown {
    Q_GADGET
    QML_VALUE_TYPE(lessonShown)

    ROW_FIELD(QString, game)
    ROW_FIELD(int, number) ///< from 1
    ROW_FIELD(QString, title)
    ROW_FIELD(QString, kind) ///< "say" (it waits for the learner to read on), "ask", "others", "free", "end"
    ROW_FIELD(QString, text)
    ROW_FIELD(QStringList, texts)   ///< all of its sentences
    ROW_FIELD(int, at)              ///< which of them is current, from 1
    ROW_FIELD(QStringList, picture) ///< faces that are drawn beside the words; "|" = a gap
    ROW_FIELD(bool, pictures)       ///< whether any sentence has one
    ROW_FIELD(QList<int>, show)     ///< ids of the pieces it points at
    ROW_FIELD(int, step)
    ROW_FIELD(int, steps)
    friend bool operator==(const LessonShown&, const LessonShown&) = default;
};

/// Something that a player may do.
struct Offer {
    Q_GADGET
    QML_VALUE_TYPE(offer)

    ROW_FIELD(int, seat, -1)
    ROW_FIELD(QString, text)   ///< "Fox discards 9♣"
    ROW_FIELD(QString, action) ///< as the protocol writes it
    friend bool operator==(const Offer&, const Offer&) = default;
};

/// What lies before a player besides the hand: other pieces, the top of the pile.
struct BesideHand {
    Q_GADGET
    QML_VALUE_TYPE(besideHand)

    ROW_FIELD(QString, label)
    ROW_FIELD(QStringList, faces)
    ROW_FIELD(QString, words) ///< the text beside it
    ROW_FIELD(QString, said)  ///< all of it in words
    friend bool operator==(const BesideHand&, const BesideHand&) = default;
};

/// The person's pieces, for a decision that is to be made.
struct OwnHand {
    Q_GADGET
    QML_VALUE_TYPE(ownHand)

    ROW_FIELD(QStringList, faces) ///< in the hand's order, with "" between the parts that belong together
    ROW_FIELD(QString, worth)     ///< in words
    ROW_FIELD(QList<BesideHand>, beside)
    friend bool operator==(const OwnHand&, const OwnHand&) = default;
};
