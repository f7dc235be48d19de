// SPDX-License-Identifier: GPL-3.0-or-later
// The puzzles that come with the program: each can be asked, and whoever has none of their own gets some.
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include "games/gametable.h"
#include "history/history.h"
#include "history_help.h"
#include "journey/puzzle.h"
#include "registry/registry.h"
#include "review/puzzles.h"
#include "review/starters.h"
#include "settings/preferences.h"

class StartersTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("starters"));
        Preferences::instance()->reset();
        for (const QString& game : gameIds()) // what was solved when the test ran before
            Preferences::instance()->forget(QStringLiteral("puzzles/starters/%1").arg(game));
        folder_ = std::make_unique<QTemporaryDir>();
        history_ = std::make_unique<History>(folder_->filePath(QStringLiteral("history.sqlite")));
    }

    void everyOneCanBeAsked_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : gameIds())
            QTest::newRow(qPrintable(game)) << game;
    }
    void everyOneCanBeAsked()
    {
        QFETCH(QString, game);
        QFile file(QStringLiteral(":/hanpan/puzzles/%1.json").arg(game));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const hanpan::game_entry& entry = *hanpan::find_game(game.toStdString());
        const auto all = hanpan::journey::read_puzzles(entry, file.readAll().toStdString());
        QVERIFY2(all, all.error.text().c_str());
        QVERIFY(all->size() >= 10);
        double easier = 0;
        for (std::size_t i = 0; i < all->size(); ++i) {
            const hanpan::journey::starter_puzzle& puzzle = (*all)[i];
            const auto position = puzzle.position(entry);
            QVERIFY2(position,
                     qPrintable(QStringLiteral("puzzle %1: %2").arg(i + 1).arg(position.error.text().c_str())));
            QVERIFY((*position)->legal(0).size() > 1);
            QVERIFY((*position)->judge(0, puzzle.wrong).allowed());
            QVERIFY(puzzle.wrong != puzzle.best);
            QVERIFY(puzzle.best_pays > puzzle.wrong_pays);
            QVERIFY(puzzle.difficulty() >= easier);
            easier = puzzle.difficulty();
            // The deal that shows it is of pieces that seat 0 has not seen: nobody else holds its own.
            for (const hanpan::zone& z : (*position)->zones(0))
                for (const auto& [zone, pieces] : puzzle.deal)
                    if (z.id == zone)
                        QCOMPARE(int(z.pieces.size()),
                                 int(QString::fromStdString(pieces).split(u' ', Qt::SkipEmptyParts).size()));
        }
    }

    void whoeverHasNoneGetsSome()
    {
        Puzzles puzzles;
        QCOMPARE(puzzles.list().size(), 3 * gameIds().size());
        QCOMPARE(puzzles.due(), int(puzzles.list().size()));
        puzzles.setGame(firstGame());
        QCOMPARE(puzzles.list().size(), 10);
        const PuzzleRow first = puzzles.list().first();
        QVERIFY(Starters::is(first.match));
        QVERIFY(!puzzles.recordOf(first.match, first.number).isEmpty());
        QVERIFY(puzzles.next(0, 0) == first);

        // A wrong answer leaves it, the right one ends it.
        const auto position = Starters::position(first.match);
        const auto all = [&] {
            QFile file(QStringLiteral(":/hanpan/puzzles/%1.json").arg(first.game));
            return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
        }();
        const auto read = hanpan::journey::read_puzzles(*hanpan::find_game(first.game.toStdString()), all);
        QSignalSpy judged(&puzzles, &Puzzles::judged);
        puzzles.giveUp(first.match, first.number);
        QTRY_VERIFY_WITH_TIMEOUT(!puzzles.verdict().text.isEmpty(), 60000);
        QCOMPARE(puzzles.verdict().better, QString::fromStdString(read->front().best));
        QCOMPARE(puzzles.list().first(), first);
        puzzles.answer(first.match, first.number, QString::fromStdString(read->front().best));
        QTRY_VERIFY_WITH_TIMEOUT(puzzles.verdict().found, 60000);
        QCOMPARE(puzzles.list().size(), 10);
        QVERIFY(puzzles.list().first() != first);
        // One that is put away does not come back either.
        const PuzzleRow second = puzzles.list().first();
        puzzles.forget(second.match, second.number);
        QVERIFY(!puzzles.list().contains(second));
        QVERIFY(puzzles.recordOf(-987654, 3).isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<History> history_;
};

QTEST_MAIN(StartersTest)
#include "starters_test.moc"
