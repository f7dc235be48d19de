// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "actionmodel.h"
#include "piecemodel.h"
#include "seatmodel.h"
#include "tablevalues.h"
#include "words/rowfield.h"
#include "zonemodel.h"

/// A value of the position that QML reads by its own name; its notify signal is the one of the group it belongs to.
#define SHOWN(type, name, group)                                                                                       \
    Q_PROPERTY(type name READ name NOTIFY group##Changed)                                                              \
public:                                                                                                                \
    type name() const { return position_.group.name; }

/// What is seen of a table: its models, and the values that tablevalues.h explains. They are set, never asked for, and
/// each group has a signal that is emitted only when the group has changed.
class TableShown : public QObject {
    Q_OBJECT
    QML_ANONYMOUS

    Q_PROPERTY(PieceModel* pieces READ pieces CONSTANT)
    Q_PROPERTY(ZoneModel* zones READ zones CONSTANT)
    Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
    Q_PROPERTY(ActionModel* actions READ actions CONSTANT)
    SHOWN(bool, running, match)
    SHOWN(QString, game, match)
    SHOWN(QString, tableTitle, match)
    SHOWN(int, players, match)
    SHOWN(int, seat, match)
    SHOWN(bool, clockwise, match)
    SHOWN(bool, kept, match)
    SHOWN(bool, demo, match)
    SHOWN(bool, replaying, match)
    SHOWN(bool, episode, match)
    SHOWN(QString, dealDay, match)
    SHOWN(QString, ruleSetLabel, match)
    SHOWN(int, ruleChanges, match)
    SHOWN(RuleValues, ruleValues, match)
    SHOWN(QString, dealFingerprint, match)
    SHOWN(QList<HandKind>, handClasses, match)
    SHOWN(QString, handClassesName, match)
    SHOWN(QString, handClassesTitle, match)
    SHOWN(QString, phase, course)
    SHOWN(QString, roundText, course)
    SHOWN(QString, standing, course)
    SHOWN(bool, watching, course)
    SHOWN(bool, canUndo, course)
    SHOWN(bool, canRedo, course)
    SHOWN(bool, undoIsFree, course)
    SHOWN(bool, practice, course)
    SHOWN(QString, statusText, turn)
    SHOWN(QString, lastTurn, turn)
    SHOWN(bool, myTurn, turn)
    Q_PROPERTY(TableSign sign READ sign NOTIFY signChanged)
    /// The session decides for the person when time is up.
    Q_PROPERTY(Thinking thinking READ thinking NOTIFY thinkingChanged)
    /// After a round: its result, and the match's if it is over.
    Q_PROPERTY(RoundOutcome result READ result NOTIFY resultChanged)
    Q_PROPERTY(ScoreTable scoreTable READ scoreTable NOTIFY resultChanged)
    SHOWN_VALUE(ClaimShown, claim, claimChanged)
    /// Not empty while a button or drop needs a decision between several arrangements, in order. Answer with
    /// choose(index) or cancelChoice(), or, if players are to be chosen, with clickZone() of a place of theirs.
    SHOWN_VALUE(QList<ChoiceWay>, choice, choiceChanged)
    SHOWN_VALUE(HandShown, reading, readingChanged)
    SHOWN_VALUE(Hint, hint, hintChanged)
    Q_PROPERTY(QString handSortText READ handSortText NOTIFY handChanged)
    Q_PROPERTY(QStringList handSorts READ handSorts NOTIFY handChanged)
    Q_PROPERTY(bool handApart READ handApart NOTIFY handChanged)

public:
    explicit TableShown(QObject* parent = nullptr);

    PieceModel* pieces() const { return pieces_; }
    ZoneModel* zones() const { return zones_; }
    SeatModel* seats() const { return seats_; }
    ActionModel* actions() const { return actions_; }
    TableSign sign() const { return position_.sign; }
    Thinking thinking() const { return position_.thinking; }
    const RoundOutcome& result() const { return position_.result; }
    const ScoreTable& scoreTable() const { return position_.scoreTable; }
    QString handSort() const { return hand_.handSort; }
    QString handSortText() const { return hand_.handSortText; }
    QStringList handSorts() const { return hand_.handSorts; }
    bool handApart() const { return hand_.handApart; }

signals:
    void matchChanged();
    void courseChanged();
    void turnChanged();
    void signChanged();
    void thinkingChanged();
    void resultChanged();
    void claimChanged();
    void choiceChanged();
    void readingChanged();
    void hintChanged();
    void handChanged();
    /// The table was looked at again, and all differences have been told: the moment to speak of them, and to read what
    /// has no signal of its own.
    void changed();

protected:
    const TablePosition& position() const { return position_; }
    const TableHand& hand() const { return hand_; }
    /// Takes over the whole position before any signal is emitted.
    void show(const TablePosition& position);
    void show(const ClaimShown& claim);
    void show(const QList<ChoiceWay>& choice);
    void show(const HandShown& reading);
    void show(const Hint& hint);
    void show(const TableHand& hand);

private:
    PieceModel* const pieces_;
    ZoneModel* const zones_;
    SeatModel* const seats_;
    ActionModel* const actions_;
    TablePosition position_;
    TableHand hand_;
};
