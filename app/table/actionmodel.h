// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"

/// A button of the table.
struct ActionRow {
    QString actionId; ///< "draw", "take", "thank", "pass", "meld", "add", "discard", "stop", "blast", "stay", "drop"
    QString label;    ///< translated: "등록하기"
    QString key;      ///< the key that does the same: "M"; "Space" …
    bool enabled = false;
    QString reason;         ///< why it is dim, short: "38 > 10"; "" when enabled
    QString reasonSentence; ///< the same as a whole sentence for the tooltip and for a screen reader
    QString reasonPlace;    ///< where the book of rules explains it
    bool waits = false;     ///< it is dim only until something has been read or seen: pressing it is no mistake
    QString hint;           ///< what it does, if the label is too short to say so
    QString price;          ///< what pressing it could cost, short: "risks 15"; "" = nothing, or the button is dim
    bool primary = false;   ///< the most natural thing to do now
    bool timely = true;     ///< false while its moment has not come (its place stays empty, and its key says why)
    bool shown = true;      ///< false where the rules of this table never offer it (no space is kept for it)
    QString accessibleName; ///< label, key and, when dim, the reason
    QString iconName;       ///< a drawing before the label; "" = none
    friend bool operator==(const ActionRow&, const ActionRow&) = default;
};
inline const QString& rowKey(const ActionRow& row) { return row.actionId; }

/// The table's buttons: always all of them, in a fixed order, so that none ever moves.
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
        Reason,
        ReasonSentence,
        Primary,
        Shown,
        AccessibleName,
        IconName,
        Price,
        ReasonPlace,
        Timely,
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
