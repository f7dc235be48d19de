// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"
#include "words/rowfield.h"

/// A place where pieces lie or may be put.
struct ZoneRow {
    Q_GADGET

    ROW_FIELD(QString, zoneId)   ///< "hand:0", "stock", "discard", "meld:3"; "meld:new": where a new meld can be laid
    ROW_FIELD(QString, kind)     ///< "hand", "stock", "discard", "meld", "newMeld", …
    ROW_FIELD(int, owner, -1)    ///< seat, -1 = shared
    ROW_FIELD(int, count)        ///< pieces lying there
    ROW_FIELD(bool, isTarget)    ///< would take the held pieces (or, when nothing is held, the selected ones)
    ROW_FIELD(bool, clickable)   ///< a click with nothing selected does something now (draw from the stock …)
    ROW_FIELD(QString, label)    ///< translated, with the count where it matters: "덱 21", "Melds"
    ROW_FIELD(QList<int>, by)    ///< who laid each of its pieces, by place: seats; [] = it does not matter
    ROW_FIELD(QString, from)     ///< who laid what lies here, or threw its last piece: "Fox"; "" = oneself, or nobody
    ROW_FIELD(QString, note)     ///< a permanent note beside it: "5-13"; "" = nothing
    ROW_FIELD(QString, noteIcon) ///< a drawing with the note: "arrow-up"; "" = none
    ROW_FIELD(QString, accessibleName) ///< part of a sentence: "Stock, 21 cards"
    friend bool operator==(const ZoneRow&, const ZoneRow&) = default;
};
inline const QString& rowKey(const ZoneRow& row) { return row.zoneId; }

/// Every zone of the table. New zones come at the end; a new round starts a new list.
class ZoneModel : public RowModel<ZoneRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Zones belong to a TableSession")

public:
    using RowModel<ZoneRow>::RowModel;
};
