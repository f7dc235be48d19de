// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/matchrequest.h"

#include "catalog/setup.h"
#include "houserules/rulesinuse.h"
#include "registry/registry.h"

MatchRequest Matches::branch(const QString& record, const QStringList& levels, const QStringList& characters,
                             int parent, const QString& name)
{
    return {.record = record,
            .practice = true,
            .parent = parent,
            .branch = name,
            .levels = levels,
            .characters = characters};
}

MatchRequest Matches::ofCode(const QString& game, const QString& record, bool practice)
{
    return {.record = record, .practice = practice, .levels = SetUp::keptLevels(game)};
}

MatchRequest Matches::daily(int id, bool over, const QString& record, const QStringList& levels)
{
    return {.id = id, .again = over, .record = record, .levels = levels, .daily = true};
}

MatchRequest Matches::demo(const QString& game)
{
    RulesInUse* const rules = RulesInUse::instance();
    const hanpan::game_entry* const entry = hanpan::find_game(game.toStdString());
    const int players = rules->playersOf(game);
    return {.game = game,
            .players = players > 0 || !entry ? players : entry->min_players + 1,
            .rules = rules->valuesOf(game),
            .rounds = 5,
            .demo = true};
}
