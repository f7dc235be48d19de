// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "hohpaiwords.h"

QString HohpaiWords::endingName(const QString& ending) const
{
    if (ending == QLatin1String("win"))
        return tr("Two perfect groups");
    if (ending == QLatin1String("dealt_win"))
        return tr("Dealt a win");
    if (ending == QLatin1String("draw_cap"))
        return tr("Drawn");
    return {};
}

QString HohpaiWords::countName(const QString& count) const
{
    if (count == QLatin1String("hand:mixed_pair"))
        return tr("Ordinary wins");
    if (count == QLatin1String("hand:like_pair"))
        return tr("Wins with matching groups");
    return {};
}
