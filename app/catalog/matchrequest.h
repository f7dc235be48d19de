// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

/// A match to be opened at the table (TableSession::begin). Which one it is says the first of these that is set: `id`, `record`; else
/// it is a new one.
struct MatchRequest {
    Q_GADGET
    QML_VALUE_TYPE(matchRequest)

    ROW_FIELD(int, id)         ///< a match of the history goes on,
    ROW_FIELD(bool, again)     ///< or its deal is played once more,
    ROW_FIELD(bool, otherSeat) ///< everybody one seat further on
    ROW_FIELD(QString, record) ///< it begins where this record ends
    ROW_FIELD(bool, practice)
    ROW_FIELD(int, parent)     ///< the match of the history that the record is of; 0 = none
    ROW_FIELD(QString, branch) ///< what such a branch is called; "" = by its place
    ROW_FIELD(QString, game)   ///< of a new one, "" = the first game
    ROW_FIELD(int, players, 4)
    ROW_FIELD(QVariantMap, rules) ///< differences from the defaults
    ROW_FIELD(QString, rulesName) ///< what the person calls them, where they are an own rule set
    ROW_FIELD(QString, seed)      ///< the number of the deal, "" = by chance
    ROW_FIELD(int, rounds)        ///< where the game's rules know no end of a match; 0 = none
    ROW_FIELD(int, target)
    ROW_FIELD(QStringList, levels) ///< of the opponents, the last one repeats
    ROW_FIELD(QStringList, characters)
    ROW_FIELD(bool, demo)      ///< the computer plays alone,
    ROW_FIELD(bool, fixedGame) ///< match after match of this game
    ROW_FIELD(bool, daily)     ///< it was begun from the deals of the day
    friend bool operator==(const MatchRequest&, const MatchRequest&) = default;
};

/// Makes them for QML, where each kind has its own name.
class Matches : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit Matches(QObject* parent = nullptr) : QObject(parent) {}

    /// A match of the history goes on; its deal is played once more.
    Q_INVOKABLE static MatchRequest kept(int id) { return {.id = id}; }
    Q_INVOKABLE static MatchRequest again(int id, bool otherSeat)
    {
        return {.id = id, .again = true, .otherSeat = otherSeat};
    }
    /// The person plays on, for practice, from where a record ends; `parent`: the match it is of.
    Q_INVOKABLE static MatchRequest branch(const QString& record, const QStringList& levels,
                                           const QStringList& characters, int parent, const QString& name);
    /// The deal that a code tells of, against the opponents that were chosen last for this game.
    Q_INVOKABLE static MatchRequest ofCode(const QString& game, const QString& record, bool practice);
    /// A deal of the day: the match at it goes on, or is played once more; without one it begins.
    Q_INVOKABLE static MatchRequest daily(int id, bool over, const QString& record, const QStringList& levels);
    /// The computer plays this game, by the rules in use.
    Q_INVOKABLE static MatchRequest demo(const QString& game);
};
