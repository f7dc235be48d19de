// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/tablegame.h"

QStringList TableGame::countsOf(const QString& action) const
{
    QStringList counts;
    if (eventKind(action) == QLatin1String("claim"))
        counts.append(QStringLiteral("claims"));
    const QString verb = firstWord(action);
    if (verb == QLatin1String("stop"))
        counts.append(QStringLiteral("stops"));
    if (verb == QLatin1String("lay_down"))
        counts.append(QStringLiteral("lay_downs"));
    return counts;
}
