// SPDX-License-Identifier: GPL-3.0-or-later
// However much is kept, what Home, the history and the statistics show stays the same: counted in rows, not in seconds.
#include <QStandardPaths>
#include <QTemporaryDir>

#include "history/history.h"
#include "history/historymodel.h"
#include "history/statistics.h"
#include "history_help.h"
#include "long_life.h"

using namespace history_help;

namespace {

/// Rows read by Home and by the first page of the history, and points of the statistics.
struct Cost {
    qint64 home = 0;
    qint64 page = 0;
    qsizetype points = 0;
    int shown = 0;
};

} // namespace

class LongLifeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("long-life"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
    }

    void whatThePagesReadDoesNotGrow()
    {
        Cost before = costAt(500);
        Cost after = costAt(5000);
        QCOMPARE(after.home, before.home);
        QCOMPARE(after.shown, before.shown);
        // The rule sets and levels to choose from are read too: a few rows, the same ones.
        QCOMPARE(after.page, before.page);
        QVERIFY(before.points > 10);
        QVERIFY2(after.points > before.points / 2 && after.points < 250, qPrintable(QString::number(after.points)));
        QVERIFY(after.page < 200);
    }

private:
    static Cost costAt(int matches)
    {
        Cost cost;
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("history.sqlite"));
        if (!QFile::copy(QStringLiteral(HANPAN_TEST_DATA "/8bd3e0b/history.sqlite"), file))
            qFatal("no old history");
        QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
        {
            HistoryStore store(file, HistoryDatabase::Safety::Fast);
            store.catchUp();
            if (const QString error = long_life::grow(store, matches); !error.isEmpty())
                qFatal("%s", qPrintable(error));
            long_life::judge(store);
        }
        History history(file);
        const auto rows = [&](const auto& work) {
            const qint64 from = history.store().rowsRead();
            work();
            return history.store().rowsRead() - from;
        };
        cost.home = rows([&] {
            for (const QString& game : games())
                history.unfinished(game);
        });
        cost.page = rows([&] {
            HistoryModel model;
            cost.shown = model.count();
        });
        for (const QString& game : games()) {
            Statistics statistics;
            statistics.setGame(game);
            while (statistics.counting())
                QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 50);
            cost.points = std::max(cost.points, statistics.luckLine().size());
        }
        return cost;
    }
};

QTEST_MAIN(LongLifeTest)
#include "long_life_test.moc"
