// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "games/hoola/hoolatable.h"

QStringList HoolaTable::countsOf(const QString& action) const
{
    switch (read(action).kind) {
    case Kind::take:
    case Kind::thank: return {QStringLiteral("claims")};
    case Kind::stop: return {QStringLiteral("stops")};
    default: return {};
    }
}

QStringList HoolaTable::usualCounts() const
{
    return {QStringLiteral("claims"), QStringLiteral("stops"), QStringLiteral("undercut"), QStringLiteral("undercuts"),
            QStringLiteral("hoola")};
}

bool HoolaTable::countsEnding(const QString& ending) const
{
    return ending == QLatin1String("hoola") || ending == QLatin1String("minor_blast") ||
           ending == QLatin1String("major_blast");
}

QString HoolaTable::endingName(const QString& ending) const
{
    if (ending == QLatin1String("hoola"))
        return tr("Hoola");
    if (ending == QLatin1String("stop"))
        return tr("Stop");
    if (ending == QLatin1String("undercut"))
        return tr("Undercut");
    if (ending == QLatin1String("minor_blast"))
        return tr("Minor blast");
    if (ending == QLatin1String("major_blast"))
        return tr("Major blast");
    return {};
}

QString HoolaTable::countName(const QString& count) const
{
    if (count == QLatin1String("claims"))
        return tr("Thank you! claims");
    if (count == QLatin1String("stops"))
        return tr("Stops");
    if (count == QLatin1String("undercuts"))
        return tr("Undercuts won");
    if (count == QLatin1String("undercut"))
        return tr("Own stops undercut");
    if (count == QLatin1String("hoola"))
        return tr("Hoolas");
    if (count == QLatin1String("minor_blast"))
        return tr("Minor blasts");
    if (count == QLatin1String("major_blast"))
        return tr("Major blasts");
    return {};
}

QString HoolaTable::countHint(const QString& count) const
{
    if (count == QLatin1String("stops"))
        return tr("Rounds you stopped, whoever won them.");
    if (count == QLatin1String("undercuts"))
        return tr("Someone else stopped and you won.");
    if (count == QLatin1String("undercut"))
        return tr("You stopped and someone else had fewer points.");
    if (count == QLatin1String("hoola"))
        return tr("Rounds you won by going out in a single turn.");
    return {};
}

QList<std::pair<QString, QString>> HoolaTable::happenings() const
{
    return {{QStringLiteral("does.thank"), tr("Thank you! claims")},
            {QStringLiteral("does.take"), tr("Discards taken in turn")},
            {QStringLiteral("pays.unmelded"), tr("Somebody never laid a meld")}};
}
