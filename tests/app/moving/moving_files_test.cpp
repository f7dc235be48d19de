// SPDX-License-Identifier: GPL-3.0-or-later
// Files from outside: what lies in the log beside a history comes along, what is not a history's own never runs, whatever comes
// in large numbers costs no more than its number, a stop at any moment leaves nothing behind, and nothing of anybody else's is
// removed.
#include <chrono>
#include <filesystem>

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "history/history.h"
#include "history/records.h"
#include "history/writers.h"
#include "history_help.h"
#include "houserules/ruleaccess.h"
#include "houserules/rulesets.h"
#include "moving/movingfile.h"

namespace {

using history_help::amount;

const QDateTime longAgo = QDateTime::fromString(QStringLiteral("2026-02-17T20:15:00Z"), Qt::ISODate);

QString game() { return history_help::games().first(); }

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Runs statements on a database as anybody can who has a tool for it. What failed, or "".
QString change(const QString& file, const QStringList& statements)
{
    QString failed;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("changed"));
        database.setDatabaseName(file);
        if (!database.open())
            failed = database.lastError().text();
        QSqlQuery query(database);
        for (const QString& statement : statements)
            if (failed.isEmpty() && !query.exec(statement))
                failed = statement + u' ' + query.lastError().text();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("changed"));
    return failed;
}

/// Every file of a folder with what it holds, hidden ones too.
QMap<QString, QByteArray> contentOf(const QString& folder)
{
    QMap<QString, QByteArray> all;
    for (const QFileInfo& one : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden))
        all.insert(one.fileName(), bytesOf(one.filePath()));
    return all;
}

QStringList workFolders()
{
    return QDir::temp().entryList({QStringLiteral("*moving-*")}, QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
}

} // namespace

class MovingFilesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QVERIFY(folder_.isValid());
        // Temporary files of this test alone: what is left there can be counted.
        QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("temporary")));
        qputenv("TMPDIR", path("temporary").toUtf8());
        qputenv("TEMP", path("temporary").toUtf8());
        qputenv("TMP", path("temporary").toUtf8());
        played_ = history_help::played(game().toStdString(), 7, 5000, 2);
        QVERIFY(played_);
    }
    void cleanup() { QCOMPARE(workFolders(), QStringList()); }

    /// A window has the history open, or was killed in it: the last matches stand in the log alone.
    void whatLiesInTheLogComesAlong()
    {
        const QString live = path("live.sqlite");
        const QString killed = path("killed.sqlite");
        {
            HistoryStore store(live);
            QVERIFY(store.add(*played_,
                              {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match, .began = longAgo},
                              actionsOf(*played_)) > 0);
            QCOMPARE(MovingFile::look(live).error, QString());
            QCOMPARE(MovingFile::look(live).matches, 1);
            // As a killed program leaves it.
            QVERIFY(QFile::copy(live, killed) &&
                    QFile::copy(live + QStringLiteral("-wal"), killed + QStringLiteral("-wal")));
        }
        // There is something in the log that the file does not have, or the test says nothing.
        QVERIFY(QFile::copy(killed, path("without.sqlite")));
        QVERIFY(MovingFile::look(path("without.sqlite")).matches == 0);
        const QByteArray before = bytesOf(killed);
        const QByteArray log = bytesOf(killed + QStringLiteral("-wal"));
        QDir(folder_.path()).mkpath(QStringLiteral("still"));
        for (const char* part : {"", "-wal"})
            QVERIFY(QFile::copy(killed + QLatin1String(part), path("still/history.sqlite") + QLatin1String(part)));
        const QFileDevice::Permissions writable = QFile::permissions(path("still"));
        QVERIFY(QFile::setPermissions(path("still"), QFileDevice::ReadOwner | QFileDevice::ExeOwner));
        const auto still = contentOf(path("still"));
        const MovingFile::Merged fromStill = MovingFile::bringIn(path("still/history.sqlite"), home("from still"));
        QCOMPARE(contentOf(path("still")), still);
        QVERIFY(QFile::setPermissions(path("still"), writable));
        QCOMPARE(fromStill.error, QString());
        QCOMPARE(fromStill.added, 1);
        const MovingFile::Merged merged = MovingFile::bringIn(killed, home("from killed"));
        QCOMPARE(merged.error, QString());
        QCOMPARE(merged.added, 1);
        HistoryStore store(home("from killed").history);
        QCOMPARE(store.list().first().actions, int(played_->actions().size()));
        QCOMPARE(bytesOf(killed), before);
        QCOMPARE(bytesOf(killed + QStringLiteral("-wal")), log);
    }

    void onlyWhatIsOurs_data()
    {
        QTest::addColumn<QStringList>("changes");
        const QString renamed = QStringLiteral("ALTER TABLE action RENAME TO kept");
        const QString endless = QStringLiteral("(WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n) "
                                               "SELECT 1 AS match, i AS number, 0 AS round, 0 "
                                               "AS seat, 'draw' AS text, 0 AS automatic, 1 AS news FROM n)");
        QTest::newRow("a view for a table")
            << QStringList{renamed, QStringLiteral("CREATE VIEW action AS SELECT * FROM ") + endless};
        QTest::newRow("a view beside") << QStringList{QStringLiteral("CREATE VIEW v AS SELECT 1")};
        QTest::newRow("a trigger") << QStringList{
            QStringLiteral("CREATE TRIGGER t AFTER UPDATE ON match BEGIN DELETE FROM action; END")};
        QTest::newRow("a trigger by our name") << QStringList{
            QStringLiteral("DROP TRIGGER tally_round_gone"),
            QStringLiteral("CREATE TRIGGER tally_round_gone AFTER DELETE ON match BEGIN DELETE FROM action; END")};
        QTest::newRow("a reckoned column")
            << QStringList{QStringLiteral("ALTER TABLE match ADD COLUMN heavy AS (length(hex(zeroblob(1000000))))")};
        QTest::newRow("a check that costs") << QStringList{
            QStringLiteral("DROP TABLE evening"),
            QStringLiteral("CREATE TABLE evening (id INTEGER PRIMARY KEY, game TEXT, title TEXT, names TEXT, rounds "
                           "TEXT, began INTEGER, touched INTEGER CHECK (length(hex(zeroblob(1000000))) > 0))")};
        QTest::newRow("an index that costs")
            << QStringList{QStringLiteral("CREATE INDEX costs ON match (length(hex(zeroblob(1000000))))")};
        QTest::newRow("a table of its own") << QStringList{QStringLiteral("CREATE TABLE more (x)")};
        QTest::newRow("a table less") << QStringList{QStringLiteral("DROP TABLE round")};
        QTest::newRow("a text without end")
            << QStringList{QStringLiteral("UPDATE match SET title = hex(zeroblob(2000000))")};
        QTest::newRow("too many sheets") << QStringList{
            QStringLiteral("WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) INSERT "
                           "INTO evening (game, title, "
                           "names, rounds, began, touched) SELECT '', '', '[]', '', i, i FROM n")};
    }
    void onlyWhatIsOurs()
    {
        QFETCH(QStringList, changes);
        const QString file = path("changed.hanpanhome");
        QFile::remove(file);
        QCOMPARE(MovingFile::write(file, sample(), {}), QString());
        QCOMPARE(MovingFile::look(file).error, QString());
        QCOMPARE(change(file, changes), QString());
        const MovingFile::Home to = home("untouched");
        QCOMPARE(MovingFile::bringIn(samplePath(), to).error, QString());
        const auto before = contentOf(QFileInfo(to.history).path());
        const MovingFile::Content looked = MovingFile::look(file);
        QVERIFY2(looked.error.endsWith(u'.') && looked.error.contains(QLatin1String("changed.hanpanhome")),
                 qPrintable(looked.error));
        QCOMPARE(MovingFile::bringIn(file, to).error, looked.error);
        QCOMPARE(contentOf(QFileInfo(to.history).path()), before);
    }

    /// What SQLite keeps for itself is no reason to refuse a file.
    void whatSqliteAddsIsNothing()
    {
        const QString file = path("analysed.hanpanhome");
        QCOMPARE(MovingFile::write(file, sample(), {}), QString());
        QCOMPARE(change(file, {QStringLiteral("ANALYZE")}), QString());
        QCOMPARE(MovingFile::look(file).error, QString());
    }

    /// Rows of one deal and one second: which are one match is found without holding each against all.
    void manyOfOneMoment()
    {
        const int many = amount(3000, 20000);
        const QString file = path("one moment.hanpanhome");
        QCOMPARE(MovingFile::write(file, sample(), {}), QString());
        // The same match again and again; of every second one the last action is another.
        QCOMPARE(
            change(file, {QStringLiteral(
                              "CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
                              "WHERE i < %1) SELECT i FROM n")
                              .arg(many),
                          copies(QStringLiteral("match"), {{QStringLiteral("id"), QStringLiteral("1000 + i")}},
                                 QStringLiteral("id = 1")),
                          copies(QStringLiteral("action"),
                                 {{QStringLiteral("match"), QStringLiteral("1000 + i")},
                                  {QStringLiteral("text"),
                                   QStringLiteral("CASE WHEN i % 2 = 0 AND number = (SELECT max(number) FROM "
                                                  "action WHERE match = 1) THEN 'other ' || i ELSE text END")}},
                                 QStringLiteral("match = 1"))}),
            QString());
        const MovingFile::Home to = home("one moment");
        const MovingFile::Merged merged = MovingFile::bringIn(file, to);
        QCOMPARE(merged.error, QString());
        QCOMPARE(merged.added, 1 + many / 2);
        QCOMPARE(merged.known, many - many / 2);
        const MovingFile::Merged again = MovingFile::bringIn(file, to);
        QCOMPARE(again.added + again.grown, 0);
        QCOMPARE(again.known, 1 + many);
    }

    void manyHonestMatches()
    {
        const int many = amount(2000, 100000);
        const QString file = path("many.hanpanhome");
        QCOMPARE(MovingFile::write(file, sample(), {}), QString());
        QCOMPARE(
            change(file, {QStringLiteral(
                              "CREATE TEMP TABLE n AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
                              "WHERE i < %1) SELECT i FROM n")
                              .arg(many),
                          copies(QStringLiteral("match"),
                                 {{QStringLiteral("id"), QStringLiteral("1000 + i")},
                                  {QStringLiteral("seed"), QStringLiteral("'' || i")},
                                  {QStringLiteral("began"), QStringLiteral("began + 60000 * i")}},
                                 QStringLiteral("id = 1")),
                          copies(QStringLiteral("action"), {{QStringLiteral("match"), QStringLiteral("1000 + i")}},
                                 QStringLiteral("match = 1 AND number < 20"))}),
            QString());
        const MovingFile::Home to = home("many");
        QCOMPARE(MovingFile::bringIn(file, to).added, many + 1);
        // Out again in portions: not a row is missing, and everything that holds them together is there.
        const QString out = path("many out.hanpanhome");
        QCOMPARE(MovingFile::write(out, to, {}), QString());
        HistoryStore written(out);
        HistoryStore store(to.history);
        for (const char* table : {"match", "action", "round", "sqlite_master WHERE tbl_name <> 'belongings'"})
            QCOMPARE(history_help::ask(written, QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)),
                     history_help::ask(store, QStringLiteral("SELECT count(*) FROM ") + QLatin1String(table)));
        QCOMPARE(history_help::integrity(written), QStringLiteral("ok"));
    }

    void manyRuleSets()
    {
        const int many = amount(300, 5000);
        const MovingFile::Home from = home("rules there");
        RuleSets sets(from.rules);
        RuleSet set;
        set.game = game();
        set.name = QStringLiteral("Ours");
        set.values = ruleBook(game())->preset_values(ruleBook(game())->presets().front().id);
        QString error;
        QVERIFY(!sets.save(set, &error).isEmpty());
        const QString file = path("rules.hanpanhome");
        QCOMPARE(MovingFile::write(file, from, {}), QString());
        // The same again, and under other names.
        QCOMPARE(
            change(file, {QStringLiteral(
                              "INSERT INTO belongings WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM "
                              "n WHERE i < %1) SELECT kind, name || i, CASE WHEN i % 2 THEN content ELSE "
                              "replace(content, 'Ours', 'Ours ' || i) END FROM belongings, n WHERE kind = 'rules'")
                              .arg(many)}),
            QString());
        const MovingFile::Home to = home("rules here");
        QCOMPARE(MovingFile::bringIn(file, to).ruleSets, 1 + many / 2);
        QCOMPARE(MovingFile::bringIn(file, to).ruleSets, 0);
        QCOMPARE(RuleSets(to.rules).sets(game()).size(), 1 + many / 2);
    }

    /// Amounts that nobody can have played for, more of them than players, and rounds that no match has.
    void amountsAreBounded()
    {
        const QString file = path("amounts.hanpanhome");
        QCOMPARE(MovingFile::write(file, sample(), {}), QString());
        const QString least = QStringLiteral("-9223372036854775808");
        const QString another = QStringLiteral("INSERT INTO round (match, number, ended, ending, payments, won, place, "
                                               "counts, game) SELECT match, %1, ended, ending, payments, won, place, "
                                               "counts, game FROM round WHERE number = 0");
        QCOMPARE(
            change(file,
                   {QStringLiteral("UPDATE match SET score = %1").arg(least),
                    QStringLiteral("UPDATE round SET payments = '%1 %1 9223372036854775807 %1 1 1 1 1 1 1 1 1'")
                        .arg(least),
                    another.arg(-5), another.arg(2000000000),
                    QStringLiteral(
                        "INSERT INTO evening (game, title, names, rounds, began, touched) VALUES ('', '', '[%1\"x\"]', "
                        "'%2 %2;%2', 1, 1)")
                        .arg(QStringLiteral("\"x\",").repeated(50000), least)}),
            QString());
        const MovingFile::Home to = home("amounts");
        QCOMPARE(MovingFile::bringIn(file, to).error, QString());
        History history(to.history);
        const KeptMatch about = history.store().list().first();
        QCOMPARE(about.score, -hanpan::most_amount);
        QVERIFY(history.store().wake(about.id).payments.size() <= 2);
        const QList<KeptRound> rounds = history.store().rounds(QStringLiteral("round.match = ?"), {about.id});
        QVERIFY(!rounds.isEmpty());
        for (const KeptRound& round : rounds)
            QCOMPARE(int(round.facts.payments.size()), about.players);
        QCOMPARE(rounds.first().facts.payments.first(), -hanpan::most_amount);
        const QList<Evening> evenings = history.store().evenings();
        QCOMPARE(evenings.size(), 1);
        QCOMPARE(int(evenings.first().names.size()), hanpan::max_seats);
        QCOMPARE(evenings.first().rounds.first().value(1), -hanpan::most_amount);
        const QString table = path("table.csv");
        const Outcome said = history_help::carried(history, [&] { history.exportTable(QUrl::fromLocalFile(table)); });
        QVERIFY2(said.ok, qPrintable(said.text));
        QVERIFY(bytesOf(table).contains("-549755813888"));
    }

    /// Stopped wherever it asks, it leaves everything as it was.
    void aStopLeavesNothing()
    {
        const MovingFile::Home to = home("stopped");
        {
            HistoryStore store(to.history);
            QVERIFY(store.add(*history_help::played(game().toStdString(), 9, 40),
                              {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match, .began = longAgo},
                              {}) > 0);
        }
        const MovingFile::Home from = home("stopped there");
        {
            HistoryStore store(from.history);
            for (int seed = 1; seed <= 3; ++seed) {
                const auto match = history_help::played(game().toStdString(), seed, 30);
                QVERIFY(store.add(*match,
                                  {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match, .began = longAgo},
                                  actionsOf(*match)) > 0);
            }
            RuleSet set;
            set.game = game();
            set.values = ruleBook(game())->preset_values(ruleBook(game())->presets().front().id);
            QString error;
            for (const char* name : {"One", "Two"}) {
                set.name = QLatin1String(name);
                QVERIFY(!RuleSets(from.rules).save(set, &error).isEmpty());
            }
        }
        QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("target")));
        const QString file = path("target/along.hanpanhome");
        QVERIFY(write(file, "an older one"));
        const auto target = contentOf(path("target"));
        int asked = 0;
        const auto at = [&](int moment) {
            asked = 0;
            return [&asked, moment] { return ++asked >= moment; };
        };
        int moments = 0;
        for (int moment = 1;; ++moment, ++moments) {
            const QString said = MovingFile::write(file, from, {}, at(moment));
            if (said.isEmpty())
                break;
            QCOMPARE(asked >= moment, true);
            QCOMPARE(contentOf(path("target")), target);
            QCOMPARE(workFolders(), QStringList());
        }
        QVERIFY2(moments > 5, "asked between tables and portions");
        const auto matches = [&] {
            HistoryStore store(to.history);
            return store.count(QStringLiteral("1"), {});
        };
        moments = 0;
        for (int moment = 1;; ++moment, ++moments) {
            const MovingFile::Content content = MovingFile::look(file, at(moment));
            if (content.error.isEmpty())
                break;
            QCOMPARE(workFolders(), QStringList());
        }
        QVERIFY(moments > 5);
        moments = 0;
        for (int moment = 1;; ++moment, ++moments) {
            const MovingFile::Merged merged = MovingFile::bringIn(file, to, at(moment));
            if (merged.error.isEmpty()) {
                QCOMPARE(merged.added, 3);
                QCOMPARE(merged.ruleSets, 2);
                break;
            }
            QCOMPARE(merged.added + merged.grown + merged.known + merged.ruleSets, 0);
            QCOMPARE(matches(), 1);
            QCOMPARE(RuleSets(to.rules).sets(game()).size(), 0);
            QCOMPARE(workFolders(), QStringList());
        }
        QVERIFY2(moments > 12, "asked between matches and rule sets too");
        QCOMPARE(matches(), 4);
    }

    /// Nothing that is not ours is removed; what a killed run of ours left is, once it is old.
    void nothingOfAnybodyElse()
    {
        QVERIFY(QDir(folder_.path()).mkpath(QStringLiteral("saved")));
        const QString file = path("saved/all.hanpanhome");
        const QString dead = QStringLiteral("hanpan-moving-0123456789abcdef0123456789abcdef-1");
        const QString alive = QStringLiteral("hanpan-moving-%1").arg(writers::newOne().replace(u':', u'-'));
        const QStringList stay{QStringLiteral("all.hanpanhome.new"), QStringLiteral(".%1.part").arg(alive),
                               QStringLiteral(".somebody.part")};
        const QStringList young{QStringLiteral(".hanpan-moving-ffffffffffffffffffffffffffffffff-1.part")};
        const QString left = QStringLiteral(".%1.part").arg(dead);
        for (const QString& name : stay + young + QStringList{left})
            QVERIFY(write(path("saved/") + name, "something"));
        for (const QString& name : stay + QStringList{left})
            makeOld(path("saved/") + name);
        for (const QString& name :
             {dead + QStringLiteral("-abcdef"), alive + QStringLiteral("-abcdef"), QStringLiteral("other")}) {
            QVERIFY(QDir::temp().mkpath(name));
            QVERIFY(write(QDir::temp().filePath(name) + QStringLiteral("/moving.sqlite"), "something"));
            makeOld(QDir::temp().filePath(name) + QStringLiteral("/moving.sqlite"));
            makeOld(QDir::temp().filePath(name));
        }
        QCOMPARE(MovingFile::write(file, sample(), {}), QString());
        QCOMPARE(MovingFile::look(file).error, QString());
        QStringList expected = stay + young + QStringList{QStringLiteral("all.hanpanhome")};
        expected.sort();
        QCOMPARE(contentOf(path("saved")).keys(), expected);
        QCOMPARE(workFolders(), QStringList{alive + QStringLiteral("-abcdef")});
        QVERIFY(QDir::temp().exists(QStringLiteral("other")));
        QVERIFY(QDir(QDir::temp().filePath(alive + QStringLiteral("-abcdef"))).removeRecursively());
    }

    void copiesThatHaveHadTheirTime()
    {
        const auto of = [&](const QList<qint64>& megabytes) {
            QFileInfoList files;
            for (int i = 0; i < megabytes.size(); ++i) {
                QFile file(path("copy %1").arg(i));
                if (file.open(QIODevice::WriteOnly))
                    file.resize(megabytes[i] << 20); // takes no room
                files.append(QFileInfo(file.fileName()));
            }
            return int(megabytes.size() - MovingFile::spent(files).size());
        };
        QCOMPARE(of({}), 0);
        QCOMPARE(of({1, 1, 1, 1, 1, 1, 1}), 5);
        QCOMPARE(of({360, 350, 340, 330, 320}), 2);
        QCOMPARE(of({300, 300, 300, 300}), 3);
        QCOMPARE(of({900, 900, 900}), 2);
        for (int i = 0; i < 7; ++i)
            QFile::remove(path("copy %1").arg(i));
    }

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    MovingFile::Home home(const char* name) const
    {
        QDir().mkpath(path(name));
        return {path(name) + QStringLiteral("/history.sqlite"), path(name) + QStringLiteral("/rules")};
    }
    /// Somebody who has played one match, number 1.
    MovingFile::Home sample()
    {
        const MovingFile::Home made = home("sample");
        if (!QFile::exists(made.history)) {
            HistoryStore store(made.history);
            store.add(*played_, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match, .began = longAgo},
                      actionsOf(*played_));
        }
        return made;
    }
    QString samplePath()
    {
        const QString file = path("sample.hanpanhome");
        if (!QFile::exists(file))
            MovingFile::write(file, sample(), {});
        return file;
    }
    /// A statement that adds rows like those of `where`, one for each number in the table n, with some columns said anew.
    QString copies(const QString& table, const QHash<QString, QString>& anew, const QString& where)
    {
        HistoryStore store(sample().history);
        QStringList names, values;
        QSqlQuery query(QStringLiteral("PRAGMA table_info(%1)").arg(table), store.database().connection());
        while (query.next()) {
            names.append(query.value(1).toString());
            values.append(anew.value(names.last(), names.last()));
        }
        return QStringLiteral("INSERT INTO %1 (%2) SELECT %3 FROM %1, n WHERE %4")
            .arg(table, names.join(u','), values.join(u','), where);
    }
    static void makeOld(const QString& path)
    {
        const std::filesystem::path file = QFileInfo(path).filesystemFilePath();
        std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) - std::chrono::hours(48));
    }

    QTemporaryDir folder_;
    std::unique_ptr<hanpan::match> played_;
};

int main(int argc, char* argv[])
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "1200000"); // the full sizes on a machine that is busy
    QCoreApplication application(argc, argv);
    MovingFilesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "moving_files_test.moc"
