// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/setup.h"

#include <algorithm>

#include "catalog/gamecatalog.h"
#include "houserules/rulesinuse.h"
#include "registry/registry.h"
#include "settings/preferences.h"
#include "words/characters.h"

QString SetUp::key(const QString& game, const char* what)
{
    return QStringLiteral("setup/%1/%2").arg(game, QLatin1String(what));
}

QStringList SetUp::keptLevels(const QString& game)
{
    QStringList levels = Preferences::instance()->remembered(key(game, "levels")).toStringList();
    for (QString& level : levels)
        level = GameCatalog::offeredLevel(game, level);
    return levels;
}

int SetUp::keptPlayers(const QString& game)
{
    const hanpan::game_entry& entry = *hanpan::find_game(game.toStdString());
    const int named = RulesInUse::instance()->playersOf(game);
    const int usual = named > 0 ? named : std::min(entry.max_players, 4);
    return std::clamp(Preferences::instance()->remembered(key(game, "players"), usual).toInt(), entry.min_players,
                      entry.max_players);
}

void SetUp::setGame(const QString& game)
{
    const hanpan::game_entry* const entry = hanpan::find_game(game.toStdString());
    if (game == game_ || !entry)
        return;
    game_ = game;
    const Preferences& kept = *Preferences::instance();
    players_ = keptPlayers(game);
    const int opponents = entry->max_players - 1;
    levels_ = keptLevels(game).mid(0, opponents);
    while (levels_.size() < opponents)
        levels_.append(GameCatalog::offeredLevel(game, {}));
    characters_ = Characters::seated(kept.remembered(key(game, "characters")).toStringList(), opponents);
    length_ = kept.remembered(key(game, "length"), QStringLiteral("rounds")).toString();
    rounds_ = kept.remembered(key(game, "rounds"), 5).toInt();
    target_ = kept.remembered(key(game, "target"), 20).toInt();
    emit changed();
}

QString SetUp::commonLevel() const
{
    const QStringList playing = levels_.mid(0, players_ - 1);
    return playing.count(playing.value(0)) == playing.size() ? playing.value(0) : QString();
}

void SetUp::setLevel(int seat, const QString& level)
{
    levels_.replace(seat, level);
    emit changed();
}

void SetUp::setAllLevels(const QString& level)
{
    levels_.fill(level);
    emit changed();
}

void SetUp::seat(int seat, const QString& character)
{
    if (const auto before = characters_.indexOf(character); before >= 0)
        characters_[before] = characters_[seat];
    characters_[seat] = character;
    emit changed();
}

void SetUp::seatAnybody()
{
    characters_ = GameCatalog::anybody(int(characters_.size()));
    emit changed();
}

MatchRequest SetUp::begin(const QString& seed, bool ownLength)
{
    Preferences& kept = *Preferences::instance();
    kept.remember(key(game_, "players"), players_);
    kept.remember(key(game_, "levels"), levels_);
    kept.remember(key(game_, "characters"), characters_);
    kept.remember(key(game_, "length"), length_);
    kept.remember(key(game_, "rounds"), rounds_);
    kept.remember(key(game_, "target"), target_);
    RulesInUse* const rules = RulesInUse::instance();
    rules->notePlayed(game_);
    return {.game = game_,
            .players = players_,
            .rules = rules->valuesOf(game_),
            .rulesName = rules->own(game_).isEmpty() ? QString() : rules->labelOf(game_),
            .seed = seed,
            .rounds = ownLength && length_ == QLatin1String("rounds") ? rounds_ : 0,
            .target = ownLength && length_ == QLatin1String("target") ? target_ : 0,
            .levels = levels_.mid(0, players_ - 1),
            .characters = seated()};
}
