// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"

/// A place where pieces lie or may be put.
struct ZoneRow {
    QString zoneId; ///< "hand:0", "stock", "discard", "meld:3"; "meld:new" is the place for a new meld (no pieces)
    QString kind;   ///< "hand", "stock", "discard", "meld", "newMeld", …
    int owner = -1; ///< seat, -1 = shared
    int count = 0;  ///< pieces lying there
    bool isTarget = false;  ///< would take the held pieces (or, when nothing is held, the selected ones)
    bool clickable = false; ///< a click with nothing selected does something now (draw from the stock …)
    QString label;          ///< translated, with the count where it matters: "덱 21", "Melds"
    QList<int> by;          ///< who laid each of its pieces, by place: seats; [] = it does not matter
    QString from;           ///< who laid what lies here, or threw its last piece: "Fox"; "" = oneself, or nobody
    QString note;           ///< a permanent note beside it: "5-13"; "" = nothing
    QString noteIcon;       ///< a drawing with the note: "arrow-up"; "" = none
    QString accessibleName; ///< part of a sentence: "Stock, 21 cards"
    friend bool operator==(const ZoneRow&, const ZoneRow&) = default;
};
inline const QString& rowKey(const ZoneRow& row) { return row.zoneId; }

/// Every zone of the table. New zones come at the end; a new round starts a new list.
class ZoneModel : public RowModel<ZoneRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Zones belong to a TableSession")

public:
    /// Role names are the member names of ZoneRow.
    enum Role {
        ZoneId = Qt::UserRole + 1,
        Kind,
        Owner,
        Count,
        IsTarget,
        Clickable,
        Label,
        AccessibleName,
        Note,
        From,
        NoteIcon,
        By
    };

    using RowModel<ZoneRow>::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& at, int role) const override;
};
