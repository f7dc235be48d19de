// SPDX-License-Identifier: GPL-3.0-or-later
// What the history says of this game: the ways a round ends, what is counted, what decisions are about.
#include "bots/dragon/decisions.h"
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

QString DragonTable::decisionName(const QString& kind) const
{
    using Decision = hanpan::dragon::decision_kind;
    const auto about = hanpan::dragon::decision_kinds.of(kind.toStdString());
    if (!about)
        return {};
    switch (*about) {
    case Decision::discard: return tr("Which cube to discard");
    case Decision::draw: return tr("Mountain, Island or River");
    case Decision::holla: break;
    }
    return tr("Saying “Holla” or going on");
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
