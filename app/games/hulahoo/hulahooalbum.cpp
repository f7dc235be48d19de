// SPDX-License-Identifier: GPL-3.0-or-later
// The great moments that are collected.
#include "games/hulahoo/hulahootable.h"

QList<GreatKind> HulahooTable::greatKinds() const
{
    return {
        {QStringLiteral("doubles"), tr("Four doubles", "a great moment"), tr("Double as the fourth player in a row.")},
        {QStringLiteral("out"), tr("Out by one call", "a great moment"),
         tr("Put two players or more out with one call.")}};
}
