// SPDX-License-Identifier: GPL-3.0-or-later
// Databases that earlier programs have left (tests/data), of the five games, finished and not: 8bd3e0b's, of an earlier
// reading of the rules, and 7577771's, made by playing: demos, matches of a person, what was tried out from them. Nothing of
// them may change or be lost; what goes another way now says so.
#include <QApplication>
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

/// What is known of a database by hand.
struct Known {
    const char* program; ///< that made it: the folder's name
    int version;
    int matches;
    int rounds;
    int branches;
    int apart; ///< matches that go another way today
};

class OldHistoryTest : public QObject {
    Q_OBJECT

public:
    explicit OldHistoryTest(const Known& known) : known_(known) {}

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("old-history"));
        QLocale::setDefault(QLocale(QStringLiteral("en")));
        old_ = QStringLiteral(HANPAN_TEST_DATA "/%1/history.sqlite").arg(QLatin1String(known_.program));
        file_ = folder_.filePath(QStringLiteral("history.sqlite"));
        QVERIFY(QFile::copy(old_, file_));
        QVERIFY(QFile::setPermissions(file_, QFile::ReadOwner | QFile::WriteOwner));
        history_ = std::make_unique<History>(file_);
        QVERIFY2(history_->store().database().isOpen(), qPrintable(history_->store().database().notice()));
        QCOMPARE(history_->notice(), QString());
        QCOMPARE(history_->store().database().foundVersion(), known_.version);
    }
    void cleanupTestCase() { history_.reset(); }

    void itIsCopiedFirst()
    {
        const QString copy = file_ + QStringLiteral(".version-%1").arg(known_.version);
        QVERIFY(QFile::exists(copy));
        for (const QString& all : {everyMatch, everyAction, everyRound})
            QCOMPARE(rowsOf(copy, all), rowsOf(old_, all));
    }

    void nothingOfItIsChanged()
    {
        QCOMPARE(rowsOf(file_, everyMatch), rowsOf(old_, everyMatch));
        QCOMPARE(rowsOf(file_, everyAction), rowsOf(old_, everyAction));
        QCOMPARE(rowsOf(file_, everyRound), rowsOf(old_, everyRound));
        QCOMPARE(rowsOf(file_, everyMatch).size(), known_.matches);
        QCOMPARE(rowsOf(file_, everyRound).size(), known_.rounds);
    }

    /// As far as the rules have not changed a match goes as it went, payment by payment; the others say where they stop.
    void everyMatchWakes()
    {
        int apart = 0;
        int branches = 0;
        for (const KeptMatch& kept : history_->store().list()) {
            branches += kept.branch();
            const WokenMatch woken = history_->store().wake(kept.id);
            QVERIFY2(woken.match, qPrintable(QStringLiteral("match %1: %2").arg(kept.id).arg(woken.error)));
            if (!woken.whole()) {
                ++apart;
                QCOMPARE(kept.reading, 1);
                QVERIFY2(woken.note.contains(QStringLiteral("earlier rules")), qPrintable(woken.note));
                continue;
            }
            QCOMPARE(int(woken.match->actions().size()), kept.actions);
            QVERIFY2(bool(woken.match->over()) == kept.over, qPrintable(QStringLiteral("match %1").arg(kept.id)));
            QCOMPARE(woken.match->round() + 1, kept.dealt);
        }
        QCOMPARE(apart, known_.apart);
        QCOMPARE(branches, known_.branches);
    }

    /// Once they are judged, statistics count the rounds as they were paid; this sum is made by hand from the old file.
    void theStatisticsCountWhatWasPaid()
    {
        QSqlQuery judged(history_->store().database().connection());
        QVERIFY(judged.exec(QStringLiteral("UPDATE round SET judged = %1").arg(judgeVersion)));
        for (const QString& game : games()) {
            Statistics statistics;
            statistics.setGame(game);
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
            double paid = 0;
            for (const JudgedSums& part : history_->store().judgedSums(game, false, 3))
                paid += part.paid;
            QCOMPARE(qRound64(2 * paid), sum);
            // Nothing was promised: all of it is luck.
            QCOMPARE(qRound64(2 * statistics.luckLine().last()), game == QLatin1String("hollywood") ? -sum : sum);
            QVERIFY(statistics.unjudged() == 0 && statistics.ratingGone().isEmpty());
        }
        QVERIFY(judged.exec(QStringLiteral("UPDATE round SET judged = 0")));
        // Who had a rating is told why it is gone.
        QVERIFY(Statistics().unjudged() == 0 || !Statistics().ratingGone().isEmpty());
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

    /// What was played last is what was touched last, as the file knows nothing else yet.
    void whatWasPlayedLastGoesOn()
    {
        for (const QString& game : games()) {
            const KeptMatch last = history_->store().unfinished(game);
            const QStringList rows = rowsOf(
                old_, QStringLiteral("SELECT id FROM match WHERE game = '%1' AND over = 0 AND (kind = 'match' OR "
                                     "kind = 'practice' AND parent = 0) ORDER BY touched DESC, id DESC LIMIT 1")
                          .arg(game));
            QCOMPARE(QString::number(last.id), rows.value(0, QStringLiteral("0")));
        }
    }

private:
    const Known known_;
    QTemporaryDir folder_;
    QString old_, file_;
    std::unique_ptr<History> history_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    int failed = 0;
    for (const Known& known : {Known{"8bd3e0b", 2, 95, 396, 0, 3}, Known{"7577771", 6, 28, 104, 5, 0}}) {
        OldHistoryTest test(known);
        failed += QTest::qExec(&test, argc, argv);
    }
    return failed;
}
#include "old_history_test.moc"
