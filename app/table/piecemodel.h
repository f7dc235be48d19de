// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"
#include "words/rowfield.h"

/// One piece as the human's seat sees it. A hidden piece has an empty face, and nothing else here tells what it is.
struct PieceRow {
    Q_GADGET

    ROW_FIELD(int, pieceId, -1)   ///< never changes; says nothing about the face
    ROW_FIELD(QString, face)      ///< name as in the protocol ("7H", "TD#2", "11s", "1-6"); "" = face down
    ROW_FIELD(QString, zone)      ///< "hand:0", "stock", "discard", "meld:3", …
    ROW_FIELD(QString, zoneKind)  ///< "hand", "stock", "discard", "meld", …
    ROW_FIELD(int, owner, -1)     ///< seat the zone belongs to, -1 = shared
    ROW_FIELD(int, place)         ///< index in the zone, bottom or left first; in the own hand: as it has been sorted
    ROW_FIELD(int, zoneCount)     ///< pieces in that zone
    ROW_FIELD(bool, selected)     ///< chosen by click or key
    ROW_FIELD(bool, playable)     ///< takes part in something that may be done now
    ROW_FIELD(bool, layable)      ///< could be added to something on the table now
    ROW_FIELD(QString, standsFor) ///< what a wild piece on the table stands for ("7♣"); "" = itself
    ROW_FIELD(QString, accessibleName) ///< "7 of hearts, your hand, 3 of 7"
    friend bool operator==(const PieceRow&, const PieceRow&) = default;
};
inline int rowKey(const PieceRow& row) { return row.pieceId; }

/// Every piece on the table, one row each. Rows never move: their order has no meaning. `zone` and `place` say where a
/// piece lies, so a view animates the difference.
class PieceModel : public RowModel<PieceRow> {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Pieces belong to a TableSession")

public:
    using RowModel<PieceRow>::RowModel;
    /// The row of a piece, nullptr when there is no such piece.
    const PieceRow* find(int pieceId) const;
};
