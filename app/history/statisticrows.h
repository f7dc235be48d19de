// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "words/rowfield.h"

// What the statistics show, as value types for QML.

/// A level's line on a plot or a track.
struct MarkRow {
    Q_GADGET
    QML_VALUE_TYPE(markRow)

    ROW_FIELD(QString, label)
    ROW_FIELD(double, value)
    friend bool operator==(const MarkRow&, const MarkRow&) = default;
};

/// The strength in a game, or in all of them.
struct StrengthRow {
    Q_GADGET
    QML_VALUE_TYPE(strengthRow)

    ROW_FIELD(QString, game) ///< "" = all together
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, place) ///< between which levels: "Casual – Skilled"; "" = it does not mean anything yet
    ROW_FIELD(QString, told)  ///< how sure that is, or what is missing
    /// On a track from 0 to 1: the value and its 95 % interval.
    ROW_FIELD(double, value)
    ROW_FIELD(double, low)
    ROW_FIELD(double, high)
    ROW_FIELD(QList<MarkRow>, marks) ///< the levels on it
    friend bool operator==(const StrengthRow&, const StrengthRow&) = default;
};

/// A part of an account.
struct AccountRow {
    Q_GADGET
    QML_VALUE_TYPE(accountRow)

    ROW_FIELD(QString, id) ///< "promised", "luck", "play", "paid"
    ROW_FIELD(QString, label)
    ROW_FIELD(QString, value)
    ROW_FIELD(QString, hint)
    friend bool operator==(const AccountRow&, const AccountRow&) = default;
};

/// What decisions of some sort cost.
struct CostRow {
    Q_GADGET
    QML_VALUE_TYPE(costRow)

    ROW_FIELD(QString, label)
    ROW_FIELD(QString, value) ///< a round: "−0.31"
    ROW_FIELD(double, share)  ///< beside the dearest sort, 0 … 1
    friend bool operator==(const CostRow&, const CostRow&) = default;
};

/// A habit that costs: decisions of one kind in one part of a round.
struct Habit {
    Q_GADGET
    QML_VALUE_TYPE(habit)

    ROW_FIELD(QString, game)  ///< "" = none
    ROW_FIELD(QString, kind)  ///< as the game's judge names it (engine/game/judging.h)
    ROW_FIELD(QString, phase) ///< the same
    ROW_FIELD(QString, label) ///< "Early in a round · Which card to discard"
    ROW_FIELD(double, cost)   ///< a decision, in whole units
    friend bool operator==(const Habit&, const Habit&) = default;
};

/// A decision of a habit, to be looked at.
struct HabitRow {
    Q_GADGET
    QML_VALUE_TYPE(habitRow)

    ROW_FIELD(int, match)
    ROW_FIELD(int, position) ///< of the review
    ROW_FIELD(QString, label)
    friend bool operator==(const HabitRow&, const HabitRow&) = default;
};
