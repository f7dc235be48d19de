// SPDX-License-Identifier: GPL-3.0-or-later
// Every page of the program with something on it, for tests that look at all of them.
#pragma once

#include <QVariantMap>

#include "catalog/matchrequest.h"
#include "history/history.h"
#include "history/matchkeeper.h"
#include "history/statisticrows.h"
#include "history_help.h"
#include "registry/registry.h"

namespace every_page {

struct Page {
    QString page;
    QString game; ///< "" = it is no game's
    QVariantMap properties;
};

/// A match of each game in the history: game -> its number. Empty = it could not be kept.
inline QHash<QString, int> keep(History& history)
{
    QHash<QString, int> kept;
    for (const QString& game : history_help::games()) {
        const auto match = history_help::played(game.toStdString(), 3, 400, 1);
        MatchKeeper keeper(history.store());
        keeper.begin(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, {});
        if (!keeper.keepUp(*match, actionsOf(*match), MatchKind::Match))
            return {};
        kept[game] = keeper.id();
        // A puzzle, at the first place where the person was to move.
        const QList<KeptAction> actions = actionsOf(*match);
        for (int number = 0; number < actions.size(); ++number)
            if (actions[number].seat == 0) {
                const QDateTime now = QDateTime::currentDateTimeUtc();
                history.store().keep({keeper.id(), number, QStringLiteral("mistake"), 1.5, now, now, 0, 0});
                break;
            }
    }
    return kept;
}

/// As many as the rules by default let sit down.
inline int mostPlayers(const QString& game)
{
    const hanpan::game_entry& entry = *hanpan::find_game(game.toStdString());
    int players = entry.max_players;
    while (!entry.problems(*entry.book().read(nullptr), players).empty())
        --players;
    return players;
}

inline QList<Page> all(const QHash<QString, int>& kept)
{
    QList<Page> pages;
    for (const char* page : {"Home", "Settings", "KeysPage", "HistoryPage", "StatisticsPage", "About", "Daily",
                             "JourneyPage", "PeoplePage", "AlbumPage"})
        pages.append({QLatin1String(page), {}, {}});
    for (const QString& game : history_help::games()) {
        const QVariantMap its{{QStringLiteral("game"), game}};
        for (const char* page : {"Setup", "HouseRules", "HousesPage", "Learn", "JudgePage"})
            pages.append({QLatin1String(page), game, its});
        pages.append({QStringLiteral("Lesson"), game, {{QStringLiteral("game"), game}, {QStringLiteral("number"), 1}}});
        pages.append({QStringLiteral("Table"),
                      game,
                      {{QStringLiteral("match"),
                        QVariant::fromValue(
                            MatchRequest{.game = game, .players = mostPlayers(game), .seed = QStringLiteral("5")})}}});
        pages.append({QStringLiteral("ReplayPage"),
                      game,
                      {{QStringLiteral("matchId"), kept[game]}, {QStringLiteral("position"), 6}}});
        pages.append({QStringLiteral("ReviewPage"), game, {{QStringLiteral("matchId"), kept[game]}}});
        for (const Puzzle& puzzle : History::instance()->store().puzzles(kept[game]))
            pages.append({QStringLiteral("PuzzlePage"),
                          game,
                          {{QStringLiteral("matchId"), kept[game]}, {QStringLiteral("number"), puzzle.number}}});
    }
    // (Ho-Hpai's decisions are found and judged in a moment.)
    if (history_help::games().contains(QStringLiteral("hohpai")))
        pages.append({QStringLiteral("HabitPage"),
                      QStringLiteral("hohpai"),
                      {{QStringLiteral("chosen"), QVariant::fromValue(Habit{.game = QStringLiteral("hohpai"),
                                                                            .kind = QStringLiteral("give"),
                                                                            .phase = QStringLiteral("early"),
                                                                            .label = QStringLiteral("Give"),
                                                                            .cost = 0.5})}}});
    return pages;
}

} // namespace every_page
