// SPDX-License-Identifier: GPL-3.0-or-later
// The real program, killed at random instants while bots play as fast as they can: nothing it had said was kept may be
// missing, and the next start goes on exactly there. HANPAN_PROGRAM names the program; HANPAN_KILLS how often (20).
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QThread>

#include "history_help.h"
#include "own_home.h"

using namespace history_help;

namespace {

/// A line of `hanpan --log`.
struct Line {
    int match = 0;
    int actions = 0;
    int rounds = 0;
    QString last;
};

QList<Line> linesOf(const QByteArray& output)
{
    QList<Line> lines;
    // What follows the last line feed was cut off by the kill.
    for (const QByteArray& text : output.left(output.lastIndexOf('\n') + 1).split('\n')) {
        const QString line = QString::fromUtf8(text);
        if (line.startsWith(QLatin1String("match ")))
            lines.append({line.section(u' ', 1, 1).toInt(), line.section(u' ', 3, 3).toInt(),
                          line.section(u' ', 5, 5).toInt(), line.section(u' ', 7)});
    }
    return lines;
}

} // namespace

class HistoryKillTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost()
    {
        const QString program = qEnvironmentVariable("HANPAN_PROGRAM");
        if (program.isEmpty())
            QSKIP("HANPAN_PROGRAM is not set");
        bool given = false;
        const int asked = qEnvironmentVariableIntValue("HANPAN_KILLS", &given);
        const int kills = given ? asked : 20;
        QTemporaryDir home;
        const QString file = home.filePath(QStringLiteral("history.sqlite"));
        // The instants differ from run to run; a failing run tells its number.
        const quint32 seed = given && qEnvironmentVariableIsSet("HANPAN_KILL_SEED")
                                 ? quint32(qEnvironmentVariableIntValue("HANPAN_KILL_SEED"))
                                 : QRandomGenerator::global()->generate();
        QRandomGenerator dice(seed);
        qInfo("HANPAN_KILL_SEED=%u", seed);

        int said = 0;
        int continued = 0;
        for (int kill = 0; kill < kills; ++kill) {
            const QString game = games()[kill % games().size()];
            QStringList arguments{QStringLiteral("--demo"),  QStringLiteral("--game"),  game,
                                  QStringLiteral("--speed"), QStringLiteral("instant"), QStringLiteral("--log"),
                                  QStringLiteral("--lang"),  QStringLiteral("en")};
            KeptMatch left;
            if (const bool again = kill / games().size() % 3 != 0; again) {
                arguments.append(QStringLiteral("--resume"));
                HistoryStore store(file, HistoryDatabase::Safety::Fast);
                left = store.list(QStringLiteral("over = 0 AND game = ? AND kind = 'demo'"), {game}).value(0);
            }
            if (kill == games().size()) // one of every game was killed while its pieces moved
                own_home::stayStill(home.path());
            QProcess process;
            process.setProcessEnvironment(own_home::in(home.path()));
            process.start(program, arguments);
            QVERIFY2(process.waitForStarted(), qPrintable(process.errorString()));
            // One in eight dies while it starts: in the middle of the first step of the schema, of the first row.
            QByteArray output;
            if (dice.bounded(8) != 0) {
                const int lines = 2 + int(dice.bounded(60U));
                while (output.count('\n') < lines && process.waitForReadyRead(30000))
                    output += process.readAllStandardOutput();
                QVERIFY2(output.count('\n') >= lines, process.readAllStandardError());
                QThread::usleep(dice.bounded(30000U));
            } else {
                QThread::msleep(dice.bounded(500U));
            }
            process.kill();
            QVERIFY(process.waitForFinished());
            QVERIFY2(process.exitStatus() == QProcess::CrashExit, process.readAllStandardError());
            output += process.readAllStandardOutput();

            const QList<Line> lines = linesOf(output);
            HistoryStore store(file, HistoryDatabase::Safety::Fast);
            QVERIFY2(store.database().isOpen(), qPrintable(store.database().notice()));
            QCOMPARE(store.database().notice(), QString());
            QCOMPARE(integrity(store), QStringLiteral("ok"));
            if (left.id != 0 && !lines.isEmpty()) {
                QCOMPARE(lines.first().match, left.id);
                QCOMPARE(lines.first().actions, left.actions);
                QCOMPARE(lines.first().rounds, left.dealt);
                ++continued;
            }
            QHash<int, QList<KeptAction>> kept;
            for (const Line& line : lines) {
                if (!kept.contains(line.match)) {
                    kept.insert(line.match, store.actions(line.match));
                    const WokenMatch woken = store.wake(line.match);
                    QVERIFY2(woken.match, qPrintable(woken.error));
                    QCOMPARE(int(woken.match->actions().size()), int(kept[line.match].size()));
                }
                const QList<KeptAction>& actions = kept[line.match];
                QVERIFY2(actions.size() >= line.actions,
                         qPrintable(QStringLiteral("kill %1: %2").arg(kill).arg(line.last)));
                if (line.actions > 0) {
                    const KeptAction& action = actions[line.actions - 1];
                    QCOMPARE(QStringLiteral("%1 %2").arg(action.seat).arg(action.text), line.last);
                    ++said;
                }
                QVERIFY(store.find(line.match).dealt >= line.rounds);
            }
        }
        QVERIFY(said > kills);
        qInfo(
            "%d kills, %d actions said to be kept and found, %d matches gone on where they were; every database whole",
            kills, said, continued);
    }
};

int main(int argc, char* argv[])
{
    // As long as it takes: two hundred starts of the program are minutes.
    qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");
    QCoreApplication application(argc, argv);
    HistoryKillTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "history_kill_test.moc"
