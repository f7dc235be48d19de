// SPDX-License-Identifier: GPL-3.0-or-later
// What the pages cost after 1,000, 10,000 and 100,000 kept matches: the start (opening, and what Home asks of every game),
// the first page of the history, the statistics of a game, every round of which has been judged.
//   history_bench [MATCHES …]
#include <cstdio>
#include <ctime>

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "../app/long_life.h"
#include "history/history.h"
#include "history/historymodel.h"
#include "history/statistics.h"
#include "registry/registry.h"

namespace {

/// Memory of this process in MiB where the system tells it, else 0.
double memory()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toDouble() / 1024;
    return 0;
}

template <class Work>
double seconds(const Work& work)
{
    QElapsedTimer clock;
    clock.start();
    work();
    return double(clock.nsecsElapsed()) / 1e9;
}

void sumUp(const QString& game)
{
    Statistics statistics;
    statistics.setGame(game);
    while (statistics.counting())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
}

bool measure(int matches)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("history.sqlite"));
    if (!QFile::copy(QStringLiteral(HANPAN_TEST_DATA "/8bd3e0b/history.sqlite"), file))
        return false;
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    {
        HistoryStore store(file, HistoryDatabase::Safety::Fast);
        store.catchUp();
        if (const QString error = long_life::grow(store, matches); !error.isEmpty()) {
            std::fprintf(stderr, "%s\n", qPrintable(error));
            return false;
        }
        long_life::judge(store);
    }
    const double before = memory();
    std::unique_ptr<History> history;
    const double start = seconds([&] {
        history = std::make_unique<History>(file);
        for (const hanpan::game_entry& game : hanpan::all_games())
            history->unfinished(QString::fromStdString(std::string(game.id)));
    });
    qint64 rows = history->store().rowsRead();
    const double list = seconds([] { HistoryModel model; });
    rows = history->store().rowsRead() - rows;
    // Once, after an update of the program; afterwards what has changed is added up with the next look.
    const double anew = seconds([&] {
        for (const hanpan::game_entry& game : hanpan::all_games())
            history->store().skills(QString::fromStdString(std::string(game.id)));
    });
    const double first = seconds([] { sumUp(QStringLiteral("hoola")); });
    const std::clock_t work = std::clock(); // other programs do not count
    const double again = seconds([] { sumUp(QStringLiteral("hoola")); });
    const double worked = double(std::clock() - work) / CLOCKS_PER_SEC;
    const int rounds = history->store().skills(QStringLiteral("hoola")).judged.rounds;
    std::printf("%8d matches: start %.3f s, history %.3f s (%lld rows), every round added up anew %.3f s, statistics "
                "of %d rounds "
                "%.3f s the first time, %.3f s again (%.3f s of a core), +%.0f MiB\n",
                history->store().count(QStringLiteral("1"), {}), start, list, static_cast<long long>(rows), anew,
                rounds, first, again, worked, memory() - before);
    std::fflush(stdout);
    return true;
}

} // namespace

int main(int argc, char* argv[])
{
    const QGuiApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
    QCoreApplication::setApplicationName(QStringLiteral("history-bench"));
    QList<int> sizes;
    for (int i = 1; i < argc; ++i)
        sizes.append(QByteArray(argv[i]).toInt());
    if (sizes.isEmpty())
        sizes = {1000, 10000, 100000};
    for (const int size : sizes)
        if (!measure(size))
            return 1;
    return 0;
}
