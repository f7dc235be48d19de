// SPDX-License-Identifier: GPL-3.0-or-later
// Every game that has a table. Adding one = its gestures, its words and one line here.
#include "registry/registry.h"
#include "games/dragon/dragongestures.h"
#include "games/hohpai/hohpaigestures.h"
#include "games/hollywood/hollywoodgestures.h"
#include "games/hoola/hoolagestures.h"
#include "games/hulahoo/hulahoogestures.h"
#include "games/tablegame.h"
#include <QHash>

const TableGame* tableGame(const QString& id)
{
    static const HoolaTable hoola;
    static const HollywoodTable hollywood;
    static const HohpaiTable hohpai;
    static const HulahooTable hulahoo;
    static const DragonTable dragon;
    static const QHash<QString, const TableGame*> tables{
        {QStringLiteral("hoola"), &hoola},   {QStringLiteral("hollywood"), &hollywood},
        {QStringLiteral("hohpai"), &hohpai}, {QStringLiteral("hulahoo"), &hulahoo},
        {QStringLiteral("dragon"), &dragon},
    };
    return tables.value(id, nullptr);
}

QString gameName(const QString& id)
{
    const TableGame* const game = tableGame(id);
    return game ? game->name() : id;
}

QString firstGame() { return QString::fromStdString(std::string(hanpan::all_games().front().id)); }
