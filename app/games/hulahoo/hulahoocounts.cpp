// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted.
#include "games/hulahoo/hulahootable.h"

QStringList HulahooTable::countsOf(const QString& action) const
{
    const Told said = read(action);
    const bool doubled = said.what == Told::kind::play && said.call == Call::doubled;
    QStringList counts;
    if (doubled || said.what == Told::kind::name)
        counts.append(QStringLiteral("claims"));
    if (doubled)
        counts.append(doubles());
    return counts;
}

QString HulahooTable::endingName(const QString& ending) const
{
    if (ending == QLatin1String("going_out"))
        return tr("Last card played");
    if (ending == QLatin1String("last_one_in"))
        return tr("Last one in");
    return {};
}

QString HulahooTable::countName(const QString& count) const { return count == doubles() ? tr("Doubles") : QString(); }

QString HulahooTable::countHint(const QString& count) const
{
    return count == doubles() ? tr("Times you played a double.") : QString();
}

QList<std::pair<QString, QString>> HulahooTable::happenings() const
{
    return {{QStringLiteral("does.swap"), tr("Swaps before play")}, {QStringLiteral("does.play"), tr("Cards played")}};
}
