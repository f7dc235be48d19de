// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <QVariantMap>
#include <QtQml/qqmlregistration.h>

#include "history/keptmatch.h"
#include "words/scoretable.h"

/// The score sheets of evenings at a real table: one is open, and every change of it is kept at once.
class Evenings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// All that are kept, latest first: [{id, title, about ("Hoola · 3 rounds")}].
    Q_PROPERTY(QVariantList list READ list NOTIFY changed)
    /// The open one: its id, 0 = there is none.
    Q_PROPERTY(int id READ id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(ScoreTable table READ table NOTIFY changed)

public:
    explicit Evenings(QObject* parent = nullptr);

    static constexpr int mostPlayers = 8;

    QVariantList list() const { return list_; }
    int id() const { return open_.id; }
    QString title() const;
    QString game() const { return open_.game; }
    QStringList names() const { return open_.names; }
    ScoreTable table() const;

    // Each gives {ok, text}.
    /// A new sheet, which is open then. A game of "" is another one; names that are empty get a number.
    Q_INVOKABLE QVariantMap begin(const QString& game, const QStringList& names);
    /// What a round brought each player, as typed: whole and half numbers, with a sign; an empty one is 0. Where one is no
    /// amount, `player` says whose.
    Q_INVOKABLE QVariantMap addRound(const QStringList& amounts);
    /// Writes a round anew (from 0).
    Q_INVOKABLE QVariantMap changeRound(int round, const QStringList& amounts);
    Q_INVOKABLE QVariantMap removeRound(int round);
    /// What a round brought each player, as it would be typed.
    Q_INVOKABLE QStringList amountsOf(int round) const;
    /// Calls the sheet so, "" = by its day; and a player.
    Q_INVOKABLE QVariantMap call(const QString& title);
    Q_INVOKABLE QVariantMap callPlayer(int player, const QString& name);
    /// Opens another one.
    Q_INVOKABLE void open(int id);
    Q_INVOKABLE QVariantMap remove(int id);
    /// Takes the last change of a sheet back, or its removal.
    Q_INVOKABLE bool canUndo() const { return before_.id != 0; }
    Q_INVOKABLE QVariantMap undo();

    static QString titleOf(const Evening& evening);
    static ScoreTable tableOf(const Evening& evening);

signals:
    void changed();

private:
    QVariantMap keep(Evening next, const QString& done);
    void look();

    Evening open_;
    Evening before_; ///< what undo() brings back; id 0 = nothing
    QVariantList list_;
};
