// SPDX-License-Identifier: GPL-3.0-or-later
// The great moments that are collected.
#include "games/hohpai/hohpaitable.h"

QList<GreatKind> HohpaiTable::greatKinds() const
{
    return {{QStringLiteral("broken"), tr("Two alike", "a great moment"), tr("Win with two groups of the same kind.")},
            {QStringLiteral("six"), tr("Hand of six", "a great moment"),
             tr("Win with six pieces that have a name of their own together, such as pou-tong.")},
            {QStringLiteral("dealt"), tr("Dealt a win", "a great moment"), tr("Be dealt a winning hand.")}};
}
