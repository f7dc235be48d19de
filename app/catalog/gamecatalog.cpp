// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/gamecatalog.h"

#include <algorithm>

#include <QQmlEngine>

#include "ai/bot.h"
#include "houserules/rulebooks.h"
#include "match/match.h"
#include "table/tablegame.h"
#include "words/tablewords.h"
#include "words/words.h"

GameCatalog* GameCatalog::create(QQmlEngine* engine, QJSEngine*) { return new GameCatalog(engine); }

GameCatalog::GameCatalog(QObject* parent) : QObject(parent) {}

QStringList GameCatalog::games() const
{
    QStringList ids;
    for (const hanpan::game_entry& game : hanpan::all_games())
        ids.append(toQString(game.id));
    return ids;
}

bool GameCatalog::playable(const QString& game) const
{
    return hanpan::find_game(toStdString(game)) != nullptr && tableGame(game) != nullptr;
}

int GameCatalog::minPlayers(const QString& game) const
{
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game));
    return entry == nullptr ? 0 : entry->min_players;
}

int GameCatalog::maxPlayers(const QString& game) const
{
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game));
    return entry == nullptr ? 0 : entry->max_players;
}

QString GameCatalog::playersText(const QString& game, int from, int to) const
{
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game));
    return tr("%1\u2013%2 players")
        .arg(entry == nullptr ? from : entry->min_players)
        .arg(entry == nullptr ? to : entry->max_players);
}

QString GameCatalog::playersProblem(const QString& game, int players, const QVariantMap& rules) const
{
    // The engine judges a set-up by making the match: there is no second opinion to keep in step.
    hanpan::match_setup setup;
    setup.game = toStdString(game);
    setup.players = players;
    setup.seed = 1;
    setup.rules = fromVariant(rules);
    const auto made = hanpan::match::create(setup);
    return made ? QString() : Words::engine(setup.game, made.error);
}

QString GameCatalog::name(const QString& game) const { return Words::gameName(game); }

QVariantList GameCatalog::levels() const
{
    QVariantList list;
    for (const std::string& level : hanpan::bot_levels()) {
        if (level == "random") // for measuring and tests: no one to play with
            continue;
        const QString id = QString::fromStdString(level);
        list.append(QVariantMap{{QStringLiteral("value"), id},
                                {QStringLiteral("label"), Words::levelName(id)},
                                {QStringLiteral("hint"), Words::levelHint(id)}});
    }
    return list;
}

QStringList GameCatalog::opponents(int players) const { return TableWords::seatNames(players).mid(1); }

bool GameCatalog::isDealNumber(const QString& text) const
{
    bool fits = false;
    text.toULongLong(&fits);
    return fits && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}
