// SPDX-License-Identifier: GPL-3.0-or-later
#include "actionmodel.h"
#include "piecemodel.h"

const PieceRow* PieceModel::find(int pieceId) const { return among(rows_, {.pieceId = pieceId}); }

const ActionRow* ActionModel::find(const QString& actionId) const { return among(rows_, {.actionId = actionId}); }

QString ActionModel::spoken(const QString& actionId) const
{
    const ActionRow* row = find(actionId);
    return row ? row->accessibleName : QString();
}
