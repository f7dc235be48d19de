// SPDX-License-Identifier: GPL-3.0-or-later
#include "starters.h"

#include <algorithm>
#include <map>
#include <vector>

#include <QFile>
#include <QLoggingCategory>

#include "games/gametable.h"
#include "gradewords.h"
#include "journey/puzzle.h"
#include "registry/registry.h"
#include "settings/preferences.h"

namespace {

constexpr int mostOfGame = 1000;

int numberOf(const QString& game, int at) { return -(1 + int(gameIds().indexOf(game)) * mostOfGame + at); }

/// The puzzles of a game, the easiest first.
const std::vector<hanpan::journey::starter_puzzle>& puzzlesOf(const QString& game)
{
    static std::map<QString, std::vector<hanpan::journey::starter_puzzle>> known;
    const auto found = known.find(game);
    if (found != known.end())
        return found->second;
    std::vector<hanpan::journey::starter_puzzle>& all = known[game];
    const hanpan::game_entry* const entry = hanpan::find_game(game.toStdString());
    QFile file(QStringLiteral(":/hanpan/puzzles/%1.json").arg(game));
    if (!entry || !file.open(QIODevice::ReadOnly))
        return all;
    auto read = hanpan::journey::read_puzzles(*entry, file.readAll().toStdString());
    if (!read)
        qWarning("%s", read.error.text().c_str());
    else
        all = std::move(*read);
    return all;
}

/// Which one a number means; at < 0: none.
struct Place {
    QString game;
    int at = -1;
};
Place placeOf(int match)
{
    const int game = (-match - 1) / mostOfGame, at = (-match - 1) % mostOfGame;
    if (!Starters::is(match) || game >= gameIds().size() || at >= Starters::count(gameIds()[game]))
        return {};
    return {gameIds()[game], at};
}

/// A puzzle is known by its deal: another version of the program may have others.
QString doneKey(const QString& game) { return QStringLiteral("puzzles/starters/%1").arg(game); }
QString deal(const hanpan::journey::starter_puzzle& puzzle) { return QString::number(puzzle.setup.seed); }

} // namespace

int Starters::count(const QString& game) { return int(std::min(puzzlesOf(game).size(), std::size_t(mostOfGame))); }

QList<PuzzleRow> Starters::open(const QString& game)
{
    QList<PuzzleRow> rows;
    for (const QString& id : gameIds()) {
        if (!tableGame(id) || (!game.isEmpty() && id != game))
            continue;
        const QStringList done = Preferences::instance()->remembered(doneKey(id)).toStringList();
        int left = game.isEmpty() ? 3 : 10;
        for (int at = 0; at < count(id) && left > 0; ++at) {
            const hanpan::journey::starter_puzzle& puzzle = puzzlesOf(id)[std::size_t(at)];
            if (done.contains(deal(puzzle)))
                continue;
            --left;
            rows.append(
                {.match = numberOf(id, at),
                 .number = int(puzzle.actions.size()),
                 .game = id,
                 .name = gameName(id),
                 .where = tr("starter puzzle %1").arg(at + 1),
                 .grade = GradeWords::id(hanpan::grade::open),
                 .gradeText = tr("%1% of the computer's players miss it").arg(qRound(100 * puzzle.difficulty())),
                 .sign = QStringLiteral("?"),
                 .due = true});
        }
    }
    return rows;
}

std::unique_ptr<hanpan::match> Starters::position(int match)
{
    const Place place = placeOf(match);
    if (place.at < 0)
        return nullptr;
    auto position = puzzlesOf(place.game)[std::size_t(place.at)].position(*hanpan::find_game(place.game.toStdString()));
    return position ? std::move(*position) : nullptr;
}

QString Starters::gameOf(int match) { return placeOf(match).game; }

void Starters::setDone(int match)
{
    const Place place = placeOf(match);
    if (place.at < 0)
        return;
    QStringList done = Preferences::instance()->remembered(doneKey(place.game)).toStringList();
    const QString solved = deal(puzzlesOf(place.game)[std::size_t(place.at)]);
    if (!done.contains(solved))
        Preferences::instance()->remember(doneKey(place.game), done << solved);
}
