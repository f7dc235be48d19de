// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "games/hollywood/hollywoodtable.h"

QString HollywoodTable::countName(const QString& count) const
{
    if (count == QLatin1String("claims"))
        return tr("May I? calls");
    if (count == QLatin1String("lay_downs"))
        return tr("Contracts laid down");
    return {};
}

QString HollywoodTable::countHint(const QString& count) const
{
    if (count == QLatin1String("lay_downs"))
        return tr("Rounds in which you laid down your contract.");
    return {};
}
