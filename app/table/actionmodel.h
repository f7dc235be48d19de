// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"
#include "words/rowfield.h"

/// A button of the table.
struct ActionRow {
    Q_GADGET

    ROW_FIELD(QString, actionId) ///< "draw", "take", "thank", "pass", "meld", "add", "discard", "stop" …
    ROW_FIELD(QString, label)    ///< translated: "등록하기"
    ROW_FIELD(QString, key)      ///< the key that does the same: "M"; "Space" …
    ROW_FIELD(QString, says)     ///< what pressing it does now: "Discard 9♣"; the label where there is no more to say
    ROW_FIELD(bool, enabled)
    ROW_FIELD(QString, reasonSentence) ///< why it is dim, for the tooltip and for a screen reader; "" when enabled
    ROW_FIELD(QString, reasonPlace)    ///< where the book of rules explains it
    ROW_FIELD(bool, waits)    ///< it is dim only until something has been read or seen: pressing it is no mistake
    ROW_FIELD(QString, hint)  ///< what it does, if the label is too short to say so
    ROW_FIELD(QString, price) ///< what pressing it could cost, short: "risks 15"; "" = nothing, or the button is dim
    ROW_FIELD(bool, primary)  ///< the most natural thing to do now
    /// Its place on the screen, 0 = the likeliest; -1 = it is not offered now (its key says why). Below mostOffered.
    ROW_FIELD(int, slot, -1)
    ROW_FIELD(bool, shown, true)       ///< false where the rules of this table never offer it (its key is free)
    ROW_FIELD(QString, accessibleName) ///< label, key and, when dim, the reason
    ROW_FIELD(QString, iconName)       ///< a drawing before the label; "" = none
    friend bool operator==(const ActionRow&, const ActionRow&) = default;
};
/// How many buttons are offered at once; others keep their keys.
constexpr int mostOffered = 4;
inline const QString& rowKey(const ActionRow& row) { return row.actionId; }

/// The table's buttons: all of them, in the game's order. A few are offered on the screen (ActionRow::slot).
class ActionModel : public RowModel<ActionRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Actions belong to a TableSession")

public:
    using RowModel<ActionRow>::RowModel;
    /// The row of an action, nullptr when this game has no such action.
    const ActionRow* find(const QString& actionId) const;
    /// What a screen reader says of the action's button; "" when this game has no such action.
    Q_INVOKABLE QString spoken(const QString& actionId) const;
};
