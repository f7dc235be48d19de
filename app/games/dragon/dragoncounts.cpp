// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "dragonwords.h"

QString DragonWords::endingName(const QString& ending) const
{
    if (ending == QLatin1String("holla"))
        return tr("Holla");
    if (ending == QLatin1String("drawn"))
        return tr("Drawn");
    if (ending == QLatin1String("broke"))
        return tr("Out of chips");
    if (ending == QLatin1String("forfeit"))
        return tr("Given up");
    return {};
}

QString DragonWords::countName(const QString& count) const
{
    if (count == QLatin1String("hand:snake"))
        return tr("Snakes made");
    if (count == QLatin1String("hand:boa"))
        return tr("Boas made");
    if (count == QLatin1String("hand:dragon"))
        return tr("Dragons made");
    if (count == QLatin1String("hand:custom_hand"))
        return tr("House hands made");
    return {};
}
