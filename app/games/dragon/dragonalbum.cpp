// SPDX-License-Identifier: GPL-3.0-or-later
// The great moments that are collected.
#include "games/dragon/dragontable.h"

QList<GreatKind> DragonTable::greatKinds() const
{
    return {{QStringLiteral("dragon"), tr("Dragon", "a great moment"),
             tr("Win with a whole dragon: a wild cube in none of its parts.")},
            {QStringLiteral("special"), tr("Special dragon", "a great moment"),
             tr("Win with a dragon whose head has the bonus colour.")}};
}
