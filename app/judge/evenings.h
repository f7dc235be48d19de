// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "history/keptmatch.h"
#include "words/optionrow.h"
#include "words/outcome.h"
#include "words/scoretable.h"

/// The result of writing a round down.
struct WrittenRound {
    Q_GADGET
    QML_VALUE_TYPE(writtenRound)

    ROW_FIELD(bool, ok)
    ROW_FIELD(QString, text)   ///< a sentence: what is wrong, or what was done
    ROW_FIELD(int, player, -1) ///< the player whose amount is invalid; -1 = none
    friend bool operator==(const WrittenRound&, const WrittenRound&) = default;
};

/// The score sheets of evenings at a real table: one is open, and every change to it is kept at once.
class Evenings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// All kept sheets, latest first: by their ids, with a title and the hint "Hoola · 3 rounds".
    Q_PROPERTY(QList<OptionRow> list READ list NOTIFY changed)
    /// The open sheet's id; 0 = none is open.
    Q_PROPERTY(int id READ id NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    Q_PROPERTY(ScoreTable table READ table NOTIFY changed)

public:
    explicit Evenings(QObject* parent = nullptr);

    static constexpr int mostPlayers = 8;

    QList<OptionRow> list() const { return list_; }
    int id() const { return open_.id; }
    QString title() const;
    QString game() const { return open_.game; }
    QStringList names() const { return open_.names; }
    ScoreTable table() const;

    /// Begins a new sheet and opens it. A `game` of "" is another game; empty names get a number.
    Q_INVOKABLE Outcome begin(const QString& game, const QStringList& names);
    /// Adds a round: what it brought each player, as typed: whole and half numbers, with a sign; an empty one is 0.
    Q_INVOKABLE WrittenRound addRound(const QStringList& amounts);
    /// Replaces a round (from 0).
    Q_INVOKABLE WrittenRound changeRound(int round, const QStringList& amounts);
    Q_INVOKABLE Outcome removeRound(int round);
    /// What a round brought each player, as it would be typed.
    Q_INVOKABLE QStringList amountsOf(int round) const;
    /// Names the sheet ("" = by its day), or a player.
    Q_INVOKABLE Outcome call(const QString& title);
    Q_INVOKABLE Outcome callPlayer(int player, const QString& name);
    /// Opens another sheet.
    Q_INVOKABLE void open(int id);
    Q_INVOKABLE Outcome remove(int id);
    /// Takes back the last change of a sheet, or its removal.
    Q_INVOKABLE bool canUndo() const { return before_.id != 0; }
    Q_INVOKABLE Outcome undo();

    static QString titleOf(const Evening& evening);
    static ScoreTable tableOf(const Evening& evening);

signals:
    void changed();

private:
    Outcome keep(Evening next, const QString& done);
    void look();

    Evening open_;
    Evening before_; ///< what undo() restores; id 0 = nothing
    QList<OptionRow> list_;
};
