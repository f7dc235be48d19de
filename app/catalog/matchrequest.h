// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A match to be opened at the table (TableSession::begin). The first of these that is set decides: `id`, `record`;
/// else it is a new match.
struct MatchRequest {
    Q_GADGET
    QML_VALUE_TYPE(matchRequest)

    ROW_FIELD(int, id)         ///< the match of the history that goes on,
    ROW_FIELD(bool, again)     ///< or whose deal is played once more,
    ROW_FIELD(bool, otherSeat) ///< with everybody one seat further on
    ROW_FIELD(QString, record) ///< the record at whose end it begins
    ROW_FIELD(bool, practice)
    ROW_FIELD(int, parent)     ///< the record's match in the history; 0 = none
    ROW_FIELD(QString, branch) ///< the name of such a branch; "" = named by its place
    ROW_FIELD(QString, game)   ///< the game of a new match, "" = the first game
    ROW_FIELD(int, players, 4)
    ROW_FIELD(QVariantMap, rules) ///< differences from the defaults
    ROW_FIELD(QString, rulesName) ///< the person's name for them, if they are an own rule set
    ROW_FIELD(QString, seed)      ///< the number of the deal, "" = by chance
    ROW_FIELD(int, rounds)        ///< for games whose rules do not end the match; 0 = none
    ROW_FIELD(int, target)
    ROW_FIELD(QStringList, levels) ///< of the opponents; the last one repeats
    ROW_FIELD(QStringList, characters)
    ROW_FIELD(bool, demo)      ///< the computer plays alone,
    ROW_FIELD(bool, fixedGame) ///< match after match of this game
    ROW_FIELD(bool, daily)     ///< it was started from the deals of the day
    friend bool operator==(const MatchRequest&, const MatchRequest&) = default;
};

/// Makes match requests for QML, with a function for each kind.
class Matches : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Matches(QObject* parent = nullptr) : QObject(parent) {}

    /// Goes on with a match of the history; plays its deal once more.
    Q_INVOKABLE static MatchRequest kept(int id) { return {.id = id}; }
    Q_INVOKABLE static MatchRequest again(int id, bool otherSeat)
    {
        return {.id = id, .again = true, .otherSeat = otherSeat};
    }
    /// Lets the person play on, for practice, from the end of a record; `parent`: its match.
    Q_INVOKABLE static MatchRequest branch(const QString& record, const QStringList& levels,
                                           const QStringList& characters, int parent, const QString& name);
    /// Plays the deal of a code, against the opponents chosen last for this game.
    Q_INVOKABLE static MatchRequest ofCode(const QString& game, const QString& record, bool practice);
    /// Plays a deal of the day: goes on with its match, plays it once more, or begins one.
    Q_INVOKABLE static MatchRequest daily(int id, bool over, const QString& record, const QStringList& levels);
    /// Lets the computer play this game, by the rules in use.
    Q_INVOKABLE static MatchRequest demo(const QString& game);
};
