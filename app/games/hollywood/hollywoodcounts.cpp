// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "games/hollywood/hollywoodtable.h"

QStringList HollywoodTable::countsOf(const QString& action) const
{
    switch (read(action).kind) {
    case Kind::may_i:
    case Kind::allow:
    case Kind::deny:
    case Kind::withdraw:
    case Kind::point_out: return {claims};
    case Kind::lay_down: return {layDowns};
    default: return {};
    }
}

QString HollywoodTable::endingName(const QString& ending) const
{
    if (ending == QLatin1String("laid_out"))
        return tr("Last card laid");
    if (ending == QLatin1String("discarded"))
        return tr("Last card discarded");
    if (ending == QLatin1String("stalled"))
        return tr("Nobody could go on");
    return {};
}

QString HollywoodTable::countName(const QString& count) const
{
    return count == claims ? tr("May I? calls") : count == layDowns ? tr("Contracts laid down") : QString();
}

QString HollywoodTable::countHint(const QString& count) const
{
    return count == layDowns ? tr("Rounds in which you laid down your contract.") : QString();
}

QList<std::pair<QString, QString>> HollywoodTable::happenings() const
{
    return {{QStringLiteral("does.may_i"), tr("May I? calls")},
            {QStringLiteral("does.lay_down"), tr("Contracts laid down")},
            {QStringLiteral("does.lay_off"), tr("Cards laid off")},
            {QStringLiteral("pays.wilds"), tr("Wild cards caught in hand")}};
}
