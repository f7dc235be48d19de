// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "games/dragon/dragontable.h"

namespace dragon = hanpan::dragon;

QStringList DragonTable::countsOf(const QString& action) const
{
    const auto what = read(action).what;
    const bool taken = what == dragon::action::kind::island || what == dragon::action::kind::river;
    return taken ? QStringList{QStringLiteral("claims")} : QStringList();
}

QString DragonTable::endingName(const QString& ending) const
{
    const std::string how = ending.toStdString();
    if (how == to_text(dragon::ending::holla))
        return tr("Holla");
    if (how == to_text(dragon::ending::drawn))
        return tr("Drawn");
    if (how == to_text(dragon::ending::broke))
        return tr("Out of chips");
    if (how == to_text(dragon::ending::forfeit))
        return tr("Given up");
    return {};
}

QStringList DragonTable::usualCounts() const
{
    return {QStringLiteral("hand:dragon"), QStringLiteral("hand:boa"), QStringLiteral("hand:snake")};
}

QString DragonTable::countName(const QString& count) const
{
    const qsizetype usual = usualCounts().indexOf(count);
    if (usual >= 0)
        return QStringList{tr("Dragons made"), tr("Boas made"), tr("Snakes made")}.at(usual);
    return count == QLatin1String("hand:custom_hand") ? tr("House hands made") : QString();
}

QList<std::pair<QString, QString>> DragonTable::happenings() const
{
    return {{QStringLiteral("does.river"), tr("Cubes taken from the river")},
            {QStringLiteral("does.island"), tr("Cubes taken from the island")},
            {QStringLiteral("pays.snake"), tr("Snakes")},
            {QStringLiteral("pays.boa"), tr("Boas")},
            {QStringLiteral("pays.dragon"), tr("Dragons")},
            {QStringLiteral("pays.special"), tr("Special dragons")}};
}
