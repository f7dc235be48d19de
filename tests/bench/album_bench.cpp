// SPDX-License-Identifier: GPL-3.0-or-later
// How often a seat makes each great moment that is collected: four Casuals (or as many as the game takes) play whole matches
// under the usual rules, and every seat of every round counts. What is found goes into resources/games/<game>/album.json,
// which the album tells.
//   album_bench RESOURCES ROUNDS [GAME …]
#include <algorithm>
#include <cstdio>
#include <map>

#include <QCoreApplication>
#include <QFile>

#include <nlohmann/json.hpp>

#include "games/gametable.h"
#include "match/botplay.h"
#include "registry/registry.h"
#include "table/greatmoments.h"

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const QStringList asked = QCoreApplication::arguments().mid(1);
    const int wanted = asked.value(1).toInt();
    if (wanted <= 0) {
        std::fprintf(stderr, "album_bench RESOURCES ROUNDS [GAME ...]\n");
        return 2;
    }
    constexpr int players = 4;
    constexpr const char* level = "casual";
    const std::atomic<bool> never{false};
    for (const auto& [game, table] : tableGames()) {
        if (asked.size() > 2 && !asked.mid(2).contains(game))
            continue;
        const hanpan::game_entry& entry = *hanpan::find_game(game.toStdString());
        std::map<std::string, int> made;
        for (const GreatKind& kind : table->story.greatKinds())
            made[kind.id.toStdString()] = 0;
        hanpan::match_setup setup;
        setup.game = game.toStdString();
        setup.players = std::clamp(players, entry.min_players, entry.max_players);
        int rounds = 0;
        for (setup.seed = 1; rounds < wanted; ++setup.seed) {
            auto match = hanpan::make_match(setup);
            std::vector<hanpan::bot_settings> bots(std::size_t(setup.players), {.level = level});
            for (std::size_t who = 0; who < bots.size(); ++who)
                bots[who].seed = setup.seed * bots.size() + who;
            // A match without an end of its own is left after some rounds.
            for (int round = 0; round < 10; ++round) {
                hanpan::play_round_out(**match, bots, never);
                if ((*match)->over())
                    break;
                if (round < 9)
                    (*match)->next_round();
            }
            rounds += int((*match)->finished_rounds().size());
            for (const GreatOne& one : greatMoments(**match, never))
                made[one.place.toStdString()] += int(one.by.size());
        }
        const nlohmann::json found{{"level", level}, {"players", setup.players}, {"rounds", rounds}, {"made", made}};
        std::printf("%s %s\n", qPrintable(game), found.dump().c_str());
        std::fflush(stdout);
        QFile file(asked.first() + QStringLiteral("/games/%1/album.json").arg(game));
        if (!file.open(QIODevice::WriteOnly) || file.write(QByteArray::fromStdString(found.dump(1) + "\n")) < 0) {
            std::fprintf(stderr, "%s: %s\n", qPrintable(file.fileName()), qPrintable(file.errorString()));
            return 1;
        }
    }
    return 0;
}
