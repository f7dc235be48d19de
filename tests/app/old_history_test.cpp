// SPDX-License-Identifier: GPL-3.0-or-later
// The database a program of an earlier reading of the rules has left (tests/data/8bd3e0b/history.sqlite): 95 matches of
// the five games, finished and not. Nothing of it may change or be lost; what goes another way now says so.
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "history/history.h"
#include "history/statistics.h"
#include "history_help.h"
#include "table/tablesession.h"

using namespace history_help;

namespace {

/// Every row of a table as the file has it, read without the program's own code.
QStringList rowsOf(const QString& file, const QString& statement)
{
    QStringList rows;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("plain"));
        database.setDatabaseName(file);
        if (!database.open())
            return {QStringLiteral("cannot be opened")};
        QSqlQuery query(database);
        if (!query.exec(statement))
            rows.append(QStringLiteral("cannot be read"));
        while (query.next()) {
            QStringList fields;
            for (int i = 0; query.value(i).isValid(); ++i)
                fields.append(query.value(i).toString());
            rows.append(fields.join(u'|'));
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("plain"));
    return rows;
}

const QString everyMatch =
    QStringLiteral("SELECT id, game, players, seed, start, levels, kind, over, dealt, began, touched, parent "
                   "FROM match ORDER BY id");
const QString everyAction = QStringLiteral("SELECT match, number, round, seat, text, automatic, news FROM action "
                                           "ORDER BY match, number");
const QString everyRound =
    QStringLiteral("SELECT match, number, ended, ending, payments, won, place, counts FROM round "
                   "ORDER BY match, number");

} // namespace

class OldHistoryTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("old-history"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        old_ = QStringLiteral(HANPAN_TEST_DATA "/8bd3e0b/history.sqlite");
        file_ = folder_.filePath(QStringLiteral("history.sqlite"));
        QVERIFY(QFile::copy(old_, file_));
        QVERIFY(QFile::setPermissions(file_, QFile::ReadOwner | QFile::WriteOwner));
        history_ = std::make_unique<History>(file_);
        QVERIFY2(history_->store().database().isOpen(), qPrintable(history_->store().database().notice()));
        QCOMPARE(history_->notice(), QString());
        QCOMPARE(history_->store().database().foundVersion(), 2);
    }
    void cleanupTestCase() { history_.reset(); }

    void itIsCopiedFirst()
    {
        const QString copy = file_ + QStringLiteral(".version-2");
        QVERIFY(QFile::exists(copy));
        for (const QString& all : {everyMatch, everyAction, everyRound})
            QCOMPARE(rowsOf(copy, all), rowsOf(old_, all));
    }

    void nothingOfItIsChanged()
    {
        QCOMPARE(rowsOf(file_, everyMatch), rowsOf(old_, everyMatch));
        QCOMPARE(rowsOf(file_, everyAction), rowsOf(old_, everyAction));
        QCOMPARE(rowsOf(file_, everyRound), rowsOf(old_, everyRound));
        QCOMPARE(rowsOf(file_, everyMatch).size(), 95);
        QCOMPARE(rowsOf(file_, everyRound).size(), 396);
    }

    /// As far as the rules have not changed a match goes as it went, payment by payment; the others say where they stop.
    void everyMatchWakes()
    {
        int apart = 0;
        for (const KeptMatch& kept : history_->store().list()) {
            QCOMPARE(kept.reading, 1);
            const WokenMatch woken = history_->store().wake(kept.id);
            QVERIFY2(woken.match, qPrintable(QStringLiteral("match %1: %2").arg(kept.id).arg(woken.error)));
            if (!woken.whole()) {
                ++apart;
                QVERIFY2(woken.note.contains(QStringLiteral("earlier reading")), qPrintable(woken.note));
                continue;
            }
            QCOMPARE(int(woken.match->actions().size()), kept.actions);
            QVERIFY2(bool(woken.match->over()) == kept.over, qPrintable(QStringLiteral("match %1").arg(kept.id)));
            QCOMPARE(woken.match->round() + 1, kept.dealt);
        }
        QCOMPARE(apart, 3);
    }

    /// Statistics count the rounds as they were paid; this sum is made by hand from the old file.
    void theStatisticsAreThoseOfBefore()
    {
        for (const QString& game : games()) {
            Statistics statistics;
            statistics.setGame(game);
            statistics.setKind(QStringLiteral("match"));
            QTRY_VERIFY(!statistics.counting());
            const QStringList rounds =
                rowsOf(old_, QStringLiteral("SELECT COUNT(*) FROM round JOIN match ON match.id = round.match "
                                            "WHERE match.game = '%1' AND match.kind = 'match'")
                                 .arg(game));
            QCOMPARE(QString::number(statistics.rounds()), rounds.value(0));
            qint64 sum = 0;
            for (const QString& row :
                 rowsOf(old_, QStringLiteral("SELECT payments FROM round JOIN match ON match.id = round.match "
                                             "WHERE match.game = '%1' AND match.kind = 'match'")
                                  .arg(game)))
                sum += row.section(u' ', 0, 0).toLongLong();
            if (!statistics.scoreLine().isEmpty())
                QCOMPARE(qRound64(statistics.scoreLine().last().toDouble() * 2), sum);
        }
    }

    /// Each of them can be looked at from end to end at its table.
    void everyMatchIsShown()
    {
        for (const KeptMatch& kept : history_->store().list()) {
            TableSession session;
            QVERIFY2(session.replayKept(kept.id), qPrintable(session.startError()));
            session.replayTo(session.replayLength());
            QCOMPARE(session.replayPosition(), session.replayLength());
        }
    }

private:
    QTemporaryDir folder_;
    QString old_, file_;
    std::unique_ptr<History> history_;
};

QTEST_MAIN(OldHistoryTest)
#include "old_history_test.moc"
