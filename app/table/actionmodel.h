// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"

/// A button of the table.
struct ActionRow {
    QString actionId; ///< "draw", "take", "thank", "pass", "meld", "add", "discard", "stop", "blast", "stay", "drop"
    QString label;    ///< translated: "등록하기"
    QString says;     ///< what pressing it does now: "Discard 9♣"; the label where there is no more to say
    QString key;      ///< the key that does the same: "M"; "Space" …
    bool enabled = false;
    QString reasonSentence; ///< why it is dim, for the tooltip and for a screen reader; "" when enabled
    QString reasonPlace;    ///< where the book of rules explains it
    bool waits = false;     ///< it is dim only until something has been read or seen: pressing it is no mistake
    QString hint;           ///< what it does, if the label is too short to say so
    QString price;          ///< what pressing it could cost, short: "risks 15"; "" = nothing, or the button is dim
    bool primary = false;   ///< the most natural thing to do now
    /// Its place on the screen, 0 = the likeliest; -1 = it is not offered now (its key says why). At most mostOffered.
    int slot = -1;
    bool shown = true;      ///< false where the rules of this table never offer it (its key is free)
    QString accessibleName; ///< label, key and, when dim, the reason
    QString iconName;       ///< a drawing before the label; "" = none
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
    /// Role names are the member names of ActionRow.
    enum Role {
        ActionId = Qt::UserRole + 1,
        Label,
        Key,
        Enabled,
        ReasonSentence,
        Primary,
        Shown,
        AccessibleName,
        IconName,
        Price,
        ReasonPlace,
        Slot,
        Says,
        Waits,
        Hint
    };

    using RowModel<ActionRow>::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& at, int role) const override;

    /// The row of an action, nullptr when this game has no such action.
    const ActionRow* find(const QString& actionId) const;
    /// What a screen reader says of the action's button; "" when this game has no such action.
    Q_INVOKABLE QString spoken(const QString& actionId) const;
};
