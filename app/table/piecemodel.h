// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QtQml/qqmlregistration.h>

#include "rowmodel.h"

/// One piece as the human's seat sees it. A hidden piece has an empty face, and nothing else here tells what it is.
struct PieceRow {
    int pieceId = -1;  ///< never changes; says nothing about the face
    QString face;      ///< name as in the protocol ("7H", "TD#2", "11s", "1-6"); "" = face down
    QString zone;      ///< "hand:0", "stock", "discard", "meld:3", …
    QString zoneKind;  ///< "hand", "stock", "discard", "meld", …
    int owner = -1;    ///< seat the zone belongs to, -1 = shared
    int place = 0;     ///< index in the zone, bottom or left first; in the own hand: the order chosen by hand sorting
    int zoneCount = 0; ///< pieces in that zone
    bool selected = false;  ///< chosen by click or key
    bool playable = false;  ///< takes part in something that may be done now
    bool layable = false;   ///< could be added to something on the table now
    QString standsFor;      ///< what a wild piece on the table stands for ("7♣"); "" = itself
    QString accessibleName; ///< "7 of hearts, your hand, 3 of 7"
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
    /// Role names are the member names of PieceRow.
    enum Role {
        PieceId = Qt::UserRole + 1,
        Face,
        Zone,
        ZoneKind,
        Owner,
        Place,
        ZoneCount,
        Selected,
        Playable,
        Layable,
        StandsFor,
        AccessibleName
    };

    using RowModel<PieceRow>::RowModel;
    QHash<int, QByteArray> roleNames() const override;
    QVariant data(const QModelIndex& at, int role) const override;

    /// The row of a piece, nullptr when there is no such piece.
    const PieceRow* find(int pieceId) const;
};
