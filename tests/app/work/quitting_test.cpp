// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, quit in the midst of everything that it does beside the window: it ends well, the history is whole and has
// every match, what was called off came wholly or not at all, and nothing is left lying about. A window of ours stands in place
// of Main.qml (HANPAN_QML) and asks for the work as the pages do. HANPAN_PROGRAM names the program.
#include <cmath>

#include <QElapsedTimer>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>

#include "history/records.h"
#include "history_help.h"
#include "moving/movingfile.h"
#include "own_home.h"

using namespace history_help;

namespace {

constexpr int matches = 2500; // of two rounds: what Statistics does not add up at once
constexpr int coming = 2500;

/// What begins each kind of work, with `busy` as long as it goes on. FILE and OUT are the files of a run.
struct Kind {
    const char* name;
    const char* work;
};
constexpr Kind kinds[] = {
    {"bring in",
     R"(QtObject { property bool busy: Moving.busy; Component.onCompleted: Moving.bringIn("FILE", false) })"},
    {"take along", R"(QtObject { property bool busy: Moving.busy; Component.onCompleted: Moving.saveTo("OUT") })"},
    {"copy", R"(QtObject { property bool busy: Moving.busy; Component.onCompleted: Moving.keepCopy("99") })"},
    {"import",
     R"(QtObject { property bool busy: History.carrying; Component.onCompleted: History.importFrom("FILE") })"},
    {"export",
     R"(QtObject { property bool busy: History.carrying; Component.onCompleted: History.exportTo([], "OUT") })"},
    {"table",
     R"(QtObject { property bool busy: History.carrying; Component.onCompleted: History.exportTable("OUT") })"},
    {"statistics", R"(Statistics { property bool busy: counting; game: "GAME" })"},
    {"dealing", R"(Dealing { property bool busy: running; game: "GAME"; Component.onCompleted: count() })"},
    {"earlier rounds",
     R"(QtObject { property bool busy: History.judgingEarlier; Component.onCompleted: History.judgeEarlier() })"},
    {"review", R"(Review { property bool busy: running; matchId: 1 })"},
    {"sixty others", R"(SeatField { property bool busy: running; matchId: 1 })"},
    {"album", R"(Album { property bool busy: looking })"},
    {"acquaintances", R"(Acquaintances { property bool busy: counting })"},
    {"chances", R"(Item {
        property bool busy: chances.running
        TableSession { id: session }
        Foresight { id: chances; session: session }
        Component.onCompleted: { session.replayKept(1); chances.wanted = true }
    })"},
    {"chances of a match", R"(ChanceLine { property bool busy: running; matchId: 1; wanted: true })"},
    {"deal of the day", R"(DealOfDay { property bool busy: deals.some((deal) => deal.master === "") })"},
    {"what rules do", R"(RuleEffects { property bool busy: running; game: "GAME"; wanted: true })"},
    {"what rules do, in the book", R"(RuleSentence { property bool busy: running; game: "GAME"; wanted: true })"},
    {"puzzle", R"(Puzzles {
        property bool busy: judging
        Component.onCompleted: { for (var number = 0; number < 40 && !judging; ++number) giveUp(1, number) }
    })"},
    {"houses", R"(Houses { property bool busy: running; game: "GAME"; wanted: true })"},
    {"finder", R"(HouseFinder { property bool busy: running; game: "GAME"; length: 1; wanted: true })"},
    {"opponents", R"(TableSession {
        property bool busy: running
        kept: true; demo: true; untimed: true; speed: "instant"
        Component.onCompleted: start("GAME", 4, {}, "", ["master"], 0, 0)
    })"},
};

const char* const ways[] = {"Qt.quit()", "Qt.exit(0)", "window.close()"};

/// DELAY: milliseconds from the beginning of the work; 0 = before anything of it can have been told.
const char* const mainQml = R"(import QtQuick
import Hanpan
Window {
    id: window
    property bool waits: false
    visible: true
    width: 320
    height: 200
    function begin() {
        work.active = true
        if (DELAY === 0)
            leave()
        else
            leaving.start()
    }
    function leave() {
        console.warn("leaves " + work.item.busy)
        LEAVE
    }
    Loader {
        id: work
        active: false
        sourceComponent: Component { WORK }
    }
    Timer {
        id: leaving
        interval: DELAY
        onTriggered: window.leave()
    }
})";

/// All matches of `store` again and again under other numbers, until there are so many.
void multiply(HistoryStore& store, int wanted, int firstSeed)
{
    const qint64 few = ask(store, QStringLiteral("SELECT count(*) FROM match"));
    QVERIFY(store.inTransaction([&] {
        QSqlQuery query(store.database().connection());
        const QString copies =
            QStringLiteral("WITH RECURSIVE nth(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM nth WHERE n < %1) ")
                .arg(wanted / few - 1);
        for (const char* table : {"match", "action", "round"}) {
            const bool itself = qstrcmp(table, "match") == 0;
            QStringList into, from;
            query.exec(QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(QLatin1String(table)));
            while (query.next()) {
                const QString name = query.value(0).toString();
                into.append(name);
                from.append(name == (itself ? QLatin1String("id") : QLatin1String("match"))
                                ? QStringLiteral("%1 + n * %2").arg(name).arg(few)
                            : name == QLatin1String("seed") ? QStringLiteral("%1 + n").arg(firstSeed)
                                                            : name);
            }
            if (!query.exec(QStringLiteral("INSERT INTO %1 (%2) %3 SELECT %4 FROM nth, %1")
                                .arg(QLatin1String(table), into.join(u','), copies, from.join(u','))))
                return false;
        }
        return true;
    }));
    QCOMPARE(ask(store, QStringLiteral("SELECT count(*) FROM match")), wanted);
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class QuittingTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        program_ = qEnvironmentVariable("HANPAN_PROGRAM");
        if (program_.isEmpty())
            QSKIP("HANPAN_PROGRAM is not set");
        const std::string game = games().first().toStdString();
        {
            HistoryStore own(path("own.sqlite"), HistoryDatabase::Safety::Fast);
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto match = played(game, seed, 5000, 2);
                QVERIFY(own.add(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                                actionsOf(*match)) > 0);
            }
            multiply(own, matches, 1000);
            sums_ = ownOf(own);
        }
        {
            HistoryStore there(path("there.sqlite"), HistoryDatabase::Safety::Fast);
            for (std::uint64_t seed = 11; seed <= 15; ++seed) {
                const auto match = played(game, seed, 5000, 2);
                QVERIFY(there.add(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                                  actionsOf(*match)) > 0);
            }
            multiply(there, coming, 100000);
        }
        QCOMPARE(MovingFile::write(path("along.hanpanhome"), {path("there.sqlite"), path("rules")}, {}), QString());
        // A match after each of its moves: as many records as there are moves, all of them different.
        QFile text(path("matches.hanpan"));
        QVERIFY(text.open(QIODevice::WriteOnly));
        for (std::uint64_t seed = 21; seed <= 24; ++seed) {
            const auto match = dealt(game, seed);
            for (int i = 0; i < 100 && step(*match); ++i, ++records_)
                text.write(QByteArray::fromStdString(match->to_record()));
        }
    }

    void quitInTheMidst_data()
    {
        QTest::addColumn<int>("which");
        for (int i = 0; i < int(std::size(kinds)); ++i)
            QTest::newRow(kinds[i].name) << i;
    }
    void quitInTheMidst()
    {
        QFETCH(int, which);
        const quint32 seed = qEnvironmentVariableIsSet("HANPAN_QUIT_SEED")
                                 ? quint32(qEnvironmentVariableIntValue("HANPAN_QUIT_SEED"))
                                 : QRandomGenerator::global()->generate();
        QRandomGenerator dice(seed);
        qInfo("HANPAN_QUIT_SEED=%u", seed);
        int busy = 0;
        qint64 slowest = 0;
        const int runs = amount(2, 40);
        for (int run = 0; run < runs; ++run) {
            // At once, and at moments of the next two seconds, most of them early: not everything takes that long.
            const int delay = run == 0 ? 0 : int(2000 * std::pow(dice.generateDouble(), 3));
            const QByteArray how = QByteArray(kinds[which].name) + " run " + QByteArray::number(run) + " after " +
                                   QByteArray::number(delay) + " ms, " + ways[run % int(std::size(ways))];
            bool inTheMidst = false;
            quit(which, delay, ways[run % int(std::size(ways))], &inTheMidst, &slowest);
            if (QTest::currentTestFailed()) {
                qWarning("%s", how.constData());
                return;
            }
            busy += inTheMidst;
        }
        QVERIFY(busy > 0);
        qInfo("%s: %d of %d in the midst of it; the program was gone after %lld ms at most", kinds[which].name, busy,
              runs, slowest);
    }

private:
    QString path(const char* name) const { return folder_.filePath(QLatin1String(name)); }

    /// What there is of the matches that were there before.
    static QString ownOf(HistoryStore& store)
    {
        QSqlQuery query(store.database().connection());
        return query.exec(QStringLiteral(
                              "SELECT (SELECT count(*) FROM match WHERE id <= %1) || ' ' || (SELECT count(*) || ' ' || "
                              "sum(length(text)) FROM action WHERE match <= %1) || ' ' || (SELECT count(*) FROM round "
                              "WHERE match <= %1)")
                              .arg(matches)) &&
                       query.next()
                   ? query.value(0).toString()
                   : QStringLiteral("no answer");
    }

    void quit(int which, int delay, const char* way, bool* inTheMidst, qint64* slowest)
    {
        const QString kind = QLatin1String(kinds[which].name);
        QTemporaryDir home;
        const QString data = home.filePath(QStringLiteral("data"));
        const QString history = data + QStringLiteral("/history.sqlite");
        const QString out = home.filePath(QStringLiteral("out/out.hanpanhome"));
        for (const QString& folder :
             {data, QFileInfo(out).path(), home.filePath(QStringLiteral("qml")), home.filePath(QStringLiteral("temp"))})
            QVERIFY(QDir().mkpath(folder));
        QVERIFY(QFile::copy(path("own.sqlite"), history));
        QFile older(out);
        QVERIFY(older.open(QIODevice::WriteOnly) && older.write("older") == 5);
        older.close();
        QString qml = QString::fromUtf8(mainQml);
        qml.replace(QLatin1String("WORK"), QString::fromUtf8(kinds[which].work))
            .replace(QLatin1String("LEAVE"), QLatin1String(way))
            .replace(QLatin1String("DELAY"), QString::number(delay))
            .replace(QLatin1String("GAME"), games().first())
            .replace(QLatin1String("FILE"),
                     QUrl::fromLocalFile(path(kind == QLatin1String("import") ? "matches.hanpan" : "along.hanpanhome"))
                         .toString())
            .replace(QLatin1String("OUT"), QUrl::fromLocalFile(out).toString());
        QFile main(home.filePath(QStringLiteral("qml/Main.qml")));
        QVERIFY(main.open(QIODevice::WriteOnly));
        main.write(qml.toUtf8());
        main.close();

        QProcessEnvironment environment = own_home::in(data);
        for (const char* temporary : {"TMPDIR", "TMP", "TEMP"}) // what Unix and Windows call it
            environment.insert(QLatin1String(temporary), home.filePath(QStringLiteral("temp")));
        environment.insert(QStringLiteral("HANPAN_QML"), home.filePath(QStringLiteral("qml")));
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program_, {QStringLiteral("--lang"), QStringLiteral("en")});
        QVERIFY2(process.waitForStarted(), qPrintable(process.errorString()));
        QByteArray said;
        while (!said.contains("leaves ") && process.waitForReadyRead(120000))
            said += process.readAll();
        QElapsedTimer since;
        since.start();
        QVERIFY2(process.state() == QProcess::NotRunning || process.waitForFinished(120000), said.constData());
        *slowest = std::max(*slowest, since.elapsed());
        said += process.readAll();
        QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0, said.constData());
        QVERIFY2(said.contains("leaves "), said.constData());
        *inTheMidst = said.contains("leaves true");

        {
            HistoryStore store(history, HistoryDatabase::Safety::Fast);
            QCOMPARE(store.database().notice(), QString());
            QCOMPARE(integrity(store), QStringLiteral("ok"));
            QCOMPARE(ownOf(store), sums_);
            const qint64 more = ask(store, QStringLiteral("SELECT count(*) FROM match")) - matches;
            if (kind == QLatin1String("bring in"))
                QVERIFY2(more == 0 || more == coming, QByteArray::number(more).constData());
            else if (kind == QLatin1String("import"))
                QVERIFY2(more == 0 || more == records_, QByteArray::number(more).constData());
            else if (kind != QLatin1String("opponents"))
                QCOMPARE(more, qint64(0));
        }
        if (bytesOf(out) != "older") {
            if (kind == QLatin1String("take along"))
                QCOMPARE(MovingFile::look(out).matches, matches);
            else if (kind == QLatin1String("export"))
                QCOMPARE(splitRecords(QString::fromUtf8(bytesOf(out))).size(), matches);
            else
                QCOMPARE(bytesOf(out).count("\r\n"), 1 + 2 * matches);
        }
        QCOMPARE(QDir(QFileInfo(out).path()).entryList(QDir::Files), QStringList{QStringLiteral("out.hanpanhome")});
        QCOMPARE(QDir(home.filePath(QStringLiteral("temp"))).entryList({QStringLiteral("Hanpan*")}, QDir::Dirs),
                 QStringList());
        QCOMPARE(QDir(data).entryList({QStringLiteral("history*")}, QDir::Files),
                 QStringList{QStringLiteral("history.sqlite")});
        const QDir copies(data + QStringLiteral("/copies"));
        for (const QString& copy : copies.entryList(QDir::Files)) {
            QVERIFY2(copy.endsWith(QLatin1String(".hanpanhome")), qPrintable(copy));
            QCOMPARE(MovingFile::look(copies.filePath(copy)).matches, matches);
        }
    }

    QString program_;
    QTemporaryDir folder_;
    QString sums_;
    qint64 records_ = 0;
};

int main(int argc, char* argv[])
{
    // As long as it takes: hundreds of starts of the program are minutes.
    qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");
    QCoreApplication application(argc, argv);
    QuittingTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "quitting_test.moc"
