// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "hulahoowords.h"

QString HulahooWords::endingName(const QString& ending) const
{
    if (ending == QLatin1String("going_out"))
        return tr("Last card played");
    if (ending == QLatin1String("last_one_in"))
        return tr("Last one in");
    return {};
}

QString HulahooWords::countName(const QString& count) const
{
    if (count == QLatin1String("doubles"))
        return tr("Doubles");
    return {};
}

QString HulahooWords::countHint(const QString& count) const
{
    if (count == QLatin1String("doubles"))
        return tr("Times you played a double.");
    return {};
}
