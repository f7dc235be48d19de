// SPDX-License-Identifier: GPL-3.0-or-later
// What a move costs at the table, from the gesture to the models: in every game, at the largest table, late in a round.
//   move_bench
#include <algorithm>
#include <cstdio>

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QSet>

#include "registry/registry.h"
#include "table/tablesession.h"

namespace {

using hanpan::seat;

/// A match played by bots until the last third of its longest round, the person's turn each time.
std::vector<std::string> latePositions(const hanpan::game_entry& game, std::size_t wanted)
{
    std::vector<std::string> records;
    for (std::uint64_t seed = 1; records.size() < wanted && seed < 20; ++seed) {
        hanpan::match_setup setup;
        setup.game = std::string(game.id);
        setup.players = game.max_players;
        setup.seed = seed;
        auto match = game.create(setup);
        if (!match) // a table of its own for the rules' defaults
            for (setup.players = game.min_players; !match && setup.players < game.max_players; ++setup.players)
                match = game.create(setup);
        if (!match)
            return records;
        const auto played = std::move(*match);
        const std::atomic<bool> stop{false};
        while (!played->round_over()) {
            const seat who = *played->to_act().begin();
            hanpan::bot_settings bot;
            bot.level = "casual";
            bot.seed = seed;
            played->play(who, played->think(who, bot)->choose(stop));
        }
        const std::size_t late = played->actions().size() * 2 / 3;
        while (played->actions().size() > late && played->undo())
            if (played->to_act().has(0) && records.size() < wanted)
                records.push_back(played->to_record());
    }
    return records;
}

/// Everything that a hand could do at this table now.
QList<std::function<bool()>> gesturesAt(TableSession& session)
{
    QList<std::function<bool()>> list;
    for (const PieceRow& row : session.pieces()->rows())
        if (row.playable)
            list.append([&session, id = row.pieceId] { return session.activate(id); });
    for (const ZoneRow& row : session.zones()->rows())
        if (row.clickable)
            list.append([&session, id = row.zoneId] { return session.clickZone(id); });
    for (const ActionRow& row : session.actions()->rows())
        if (row.enabled)
            list.append([&session, id = row.actionId] { return session.trigger(id); });
    return list;
}

void measure(const hanpan::game_entry& game)
{
    std::vector<double> costs;
    std::size_t actions = 0;
    for (const std::string& record : latePositions(game, 40)) {
        const QString text = QString::fromStdString(record);
        for (qsizetype which = 0;; ++which) {
            TableSession session;
            session.setUntimed(true);
            if (!session.startFromRecord(text))
                break;
            const auto gestures = gesturesAt(session);
            if (which >= gestures.size())
                break;
            const qsizetype before = session.log().size();
            QElapsedTimer clock;
            clock.start();
            const bool done = gestures[which]();
            const double cost = double(clock.nsecsElapsed()) / 1e6;
            if (done && session.log().size() > before) { // not a question, not a row put in order
                costs.push_back(cost);
                actions += std::size_t(before);
            }
        }
    }
    if (costs.empty()) {
        std::printf("%-10s no move found\n", std::string(game.id).c_str());
        return;
    }
    std::sort(costs.begin(), costs.end());
    std::printf("%-10s %4zu moves after %3zu others: median %6.2f ms, slowest of 20 %6.2f ms\n",
                std::string(game.id).c_str(), costs.size(), actions / costs.size(), costs[costs.size() / 2],
                costs[costs.size() * 19 / 20]);
}

} // namespace

int main(int argc, char* argv[])
{
    const QGuiApplication application(argc, argv);
    for (const hanpan::game_entry& game : hanpan::all_games())
        measure(game);
    return 0;
}
