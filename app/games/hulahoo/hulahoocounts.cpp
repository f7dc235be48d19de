// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted, what decisions are about.
#include "bots/hulahoo/decisions.h"
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

QString HulahooTable::decisionName(const QString& kind) const
{
    using Decision = hanpan::hulahoo::decision_kind;
    const auto about = hanpan::hulahoo::decision_kinds.of(kind.toStdString());
    if (!about)
        return {};
    switch (*about) {
    case Decision::card: return tr("Which card to play");
    case Decision::call: return tr("What to call with a card");
    case Decision::pass: return tr("Playing or passing");
    case Decision::swap: break;
    }
    return tr("Which cards are open");
}

QList<std::pair<QString, QString>> HulahooTable::happenings() const
{
    return {{QStringLiteral("does.swap"), tr("Swaps before play")}, {QStringLiteral("does.play"), tr("Cards played")}};
}
