// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/gamecatalog.h"

#include <algorithm>
#include <cmath>

#include <QQmlEngine>
#include <QRandomGenerator>

#include "games/gametable.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesinuse.h"
#include "houserules/rulewords.h"
#include "match/match.h"
#include "registry/registry.h"
#include "search/bot.h"
#include "strength/judge.h"
#include "words/characters.h"
#include "words/tablewords.h"
#include "words/words.h"

GameCatalog* GameCatalog::create(QQmlEngine* engine, QJSEngine*) { return new GameCatalog(engine); }

GameCatalog::GameCatalog(QObject* parent) : QObject(parent) {}

QString GameCatalog::scoreBrief(const QString& game, double units) const
{
    const GameTable* const its = tableGame(game);
    return its ? its->scores.scoreBrief(units) : Words::signedAmount(units);
}

QString GameCatalog::totalText(const QString& game, double units) const
{
    const GameTable* const its = tableGame(game);
    return its ? its->scores.totalText(hanpan::half_units(std::llround(units * 2))) : Words::signedAmount(units);
}

QString GameCatalog::credits() const
{
    QStringList said;
    for (const auto& [id, game] : tableGames())
        said.append(game->book.credit());
    said.removeAll(QString());
    return said.join(u' ');
}

QStringList GameCatalog::games() const { return gameIds(); }

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
    return tr("%1-%2 players")
        .arg(entry == nullptr ? from : entry->min_players)
        .arg(entry == nullptr ? to : entry->max_players);
}

QString GameCatalog::playersProblem(const QString& game, int players) const
{
    return playersProblem(game, players, RulesInUse::instance()->values(game));
}

QString GameCatalog::playersProblem(const QString& game, int players, const hanpan::rule_values& rules)
{
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game));
    if (entry == nullptr)
        return TableWords::noSuchGame(game);
    const auto values = entry->book().read(rules);
    // Values from the panel have the right types; contradictions that depend on the number of players come below.
    const auto problems = entry->problems(values ? *values : entry->book().defaults(), players);
    return problems.empty() ? QString() : Words::said(problems.front().said(toStdString(game)));
}

RuleFix GameCatalog::playersFix(const QString& game, int players, const hanpan::rule_values& rules)
{
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game));
    if (entry == nullptr)
        return {};
    const hanpan::rulebook& book = entry->book();
    const auto values = book.read(rules);
    if (!values)
        return {};
    return findRuleFix(book, *values, book.defaults(), "players",
                       [&](const hanpan::rule_values& tried) { return entry->problems(tried, players); })
        .value_or(RuleFix());
}

QString GameCatalog::playersFix(const QString& game, int players) const
{
    const RuleFix fix = playersFix(game, players, RulesInUse::instance()->values(game));
    if (fix.empty())
        return {};
    const hanpan::rulebook& book = hanpan::find_game(toStdString(game))->book();
    QStringList changes;
    for (const auto& [id, value] : fix) {
        const hanpan::rule_info* info = book.find_field(id);
        //: a house rule, its new value
        changes.append(tr("%1: %2").arg(ruleWord(book, info->label), ruleValueText(book, *info, value)));
    }
    return tr("Fix: %1").arg(changes.join(QStringLiteral(", ")));
}

void GameCatalog::applyPlayersFix(const QString& game, int players)
{
    RulesInUse* const inUse = RulesInUse::instance();
    hanpan::rule_values values = inUse->values(game);
    const RuleFix fix = playersFix(game, players, values);
    for (const auto& [id, value] : fix)
        values[id] = value;
    if (!fix.empty())
        inUse->setValues(game, values);
}

QString GameCatalog::name(const QString& game) const { return ::gameName(game); }

QList<OptionRow> GameCatalog::levels(const QString& game) const
{
    QList<OptionRow> list;
    if (const hanpan::game_entry* entry = hanpan::find_game(toStdString(game)))
        for (const std::string_view level : hanpan::offered_levels(entry->levels)) {
            const QString id = QString::fromUtf8(level.data(), qsizetype(level.size()));
            list.append({.value = id, .label = Words::levelName(id), .hint = Words::levelHint(id)});
        }
    return list;
}

QString GameCatalog::offeredLevel(const QString& game, const QString& level)
{
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game));
    const std::string_view found = entry ? hanpan::offered_level(entry->levels, toStdString(level)) : "";
    return found.empty() ? QStringLiteral("casual") : QString::fromUtf8(found.data(), qsizetype(found.size()));
}

QString GameCatalog::levelMeaning(const QString& game, const QString& level) const
{
    const hanpan::rulebook* const book = ruleBook(game);
    const GameTable* const its = tableGame(game);
    if (!book || !its || !changedFields(*book, RulesInUse::instance()->values(game), book->defaults()).empty())
        return {};
    const auto places = hanpan::strength::places_of(toStdString(game));
    const auto place = std::find_if(places.begin(), places.end(),
                                    [&](const hanpan::level_place& one) { return one.level == toStdString(level); });
    if (place == places.end())
        return {};
    if (its->scores.penalty())
        //: a difference in points ("7 fewer")
        return tr("Points a round beside three Casuals: about %1.")
            .arg(its->scores.changeText(place->beside_casuals, 0));
    return tr("Wins about %1 of 100 rounds against three Casuals.").arg(place->beside_casuals);
}

QString GameCatalog::levelsNote(const QString& game) const
{
    const hanpan::game_entry* entry = hanpan::find_game(toStdString(game));
    if (!entry || hanpan::offered_levels(entry->levels).size() == hanpan::offered_levels({}).size())
        return {};
    return tr("Finer levels make no measurable difference in this game.");
}

QList<CharacterRow> GameCatalog::characters() const
{
    QList<CharacterRow> list;
    for (const QString& id : Characters::ids())
        list.append(character(id));
    return list;
}

CharacterRow GameCatalog::character(const QString& id) const
{
    if (!Characters::ids().contains(id))
        return {};
    return {.id = id, .name = Characters::name(id), .temperament = Characters::temperamentName(id)};
}

QStringList GameCatalog::anybody(int count)
{
    QStringList all = Characters::ids();
    std::shuffle(all.begin(), all.end(), *QRandomGenerator::global());
    return all.mid(0, count);
}

bool GameCatalog::isDealNumber(const QString& text) const
{
    bool fits = false;
    text.toULongLong(&fits);
    return fits && std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}
