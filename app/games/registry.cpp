// SPDX-License-Identifier: GPL-3.0-or-later
// Every game that has a table, in the order of the home page. Adding one = its folders (app/games, qml/games) and its
// name here.
#define HANPAN_TABLES(GAME)                                                                                            \
    GAME(hoola)                                                                                                        \
    GAME(dragon)                                                                                                       \
    GAME(hollywood)                                                                                                    \
    GAME(hohpai)                                                                                                       \
    GAME(hulahoo)

#include "registry/registry.h"
#include "games/gametable.h"

// Each game's folder gives its table by a function of its name: hoolaTable().
#define HANPAN_DECLARE(game) const GameTable& game##Table();
HANPAN_TABLES(HANPAN_DECLARE)

const QList<std::pair<QString, const GameTable*>>& tableGames()
{
#define HANPAN_LIST(game) {QStringLiteral(#game), &game##Table()},
    static const QList<std::pair<QString, const GameTable*>> games{HANPAN_TABLES(HANPAN_LIST)};
    return games;
}

const GameTable* tableGame(const QString& id)
{
    for (const auto& [name, game] : tableGames())
        if (name == id)
            return game;
    return nullptr;
}

QString gameName(const QString& id)
{
    const GameTable* const game = tableGame(id);
    return game ? game->book.name() : id;
}

QStringList gameIds()
{
    QStringList ids;
    for (const auto& [name, game] : tableGames())
        if (hanpan::find_game(name.toStdString()))
            ids.append(name);
    for (const hanpan::game_entry& entry : hanpan::all_games())
        if (const QString id = QString::fromStdString(std::string(entry.id)); !ids.contains(id))
            ids.append(id);
    return ids;
}

QString firstGame() { return QString::fromStdString(std::string(hanpan::all_games().front().id)); }
