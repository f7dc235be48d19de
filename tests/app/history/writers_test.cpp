// SPDX-License-Identifier: GPL-3.0-or-later
// Who writes on a match, and who no longer does: killed here, silent on another machine, or after the power was cut.
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLockFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include "history/historydatabase.h"
#include "history/writers.h"
#include "history_help.h"

class WritersTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setOrganizationName(QStringLiteral("hanpan-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("writers"));
        QDir(folder()).removeRecursively();
        QVERIFY(QDir().mkpath(folder()));
        // Left by a program that was killed here before.
        write(QStringLiteral("dead"), here(999999999));
        sign(QStringLiteral("dead"), 0);
        write(QStringLiteral("killed"), here(999999999));
        own_ = writers::newOne();
    }

    void oneIsAliveAndLeavesASign()
    {
        QVERIFY(writers::lives(own_));
        QVERIFY(writers::newOne() != own_);
        const QString lock = folder() + u'/' + own_.section(u':', 0, 0);
        QVERIFY(QFile::exists(lock));
        QVERIFY(QFile::exists(lock + QStringLiteral(".lives")));
        QVERIFY(!writers::othersLive(HistoryDatabase::usualFolder()));
    }
    void whatTheDeadHaveLeftIsClearedAway()
    {
        const QStringList left = QDir(folder()).entryList(QDir::Files);
        QCOMPARE(left.size(), 2); // this program's lock and sign
        QVERIFY(!left.contains(QStringLiteral("dead")));
    }

    void whoIsSilentIsDead_data()
    {
        QTest::addColumn<QByteArray>("lock");
        QTest::addColumn<int>("minutes"); // since the last sign; -1 = there never was one
        QTest::addColumn<bool>("lives");
        QTest::newRow("another machine, a moment ago") << elsewhere() << 0 << true;
        QTest::newRow("another machine, after a while") << elsewhere() << 30 << false;
        QTest::newRow("another machine, by a clock that goes ahead") << elsewhere() << -60 * 24 << false;
        QTest::newRow("a process of the same number after a power cut")
            << here(QCoreApplication::applicationPid()) << 30 << false;
        QTest::newRow("this machine, a moment ago") << here(QCoreApplication::applicationPid()) << 1 << true;
        QTest::newRow("killed a moment ago") << here(999999999) << 0 << false;
    }
    void whoIsSilentIsDead()
    {
        QFETCH(QByteArray, lock);
        QFETCH(int, minutes);
        QFETCH(bool, lives);
        write(QStringLiteral("other"), lock);
        sign(QStringLiteral("other"), minutes);
        QCOMPARE(writers::lives(QStringLiteral("other:1")), lives);
        QCOMPARE(writers::othersLive(HistoryDatabase::usualFolder()), lives);
        QFile::remove(folder() + QStringLiteral("/other"));
        QFile::remove(folder() + QStringLiteral("/other.lives"));
        QVERIFY(!writers::lives(QStringLiteral("other:1")));
    }
    /// Programs of before gave no sign.
    void aLockAloneCountsOnItsOwnMachine()
    {
        write(QStringLiteral("older"), here(QCoreApplication::applicationPid()));
        age(QStringLiteral("older"), 60 * 24);
        QVERIFY(writers::lives(QStringLiteral("older:1")));
        write(QStringLiteral("older"), elsewhere());
        age(QStringLiteral("older"), 60 * 24);
        QVERIFY(!writers::lives(QStringLiteral("older:1")));
    }

    /// A match of a home that came from another computer is taken up, not "open in another window" for ever.
    void theMatchOfAnotherMachineIsTakenUp()
    {
        QTemporaryDir home;
        HistoryStore store(home.filePath(QStringLiteral("history.sqlite")), HistoryDatabase::Safety::Fast);
        const int id = store.add(*history_help::dealt("hoola", 3),
                                 {.kind = MatchKind::Match, .began = QDateTime::currentDateTimeUtc()}, {},
                                 QStringLiteral("moved:1"));
        write(QStringLiteral("moved"), elsewhere());
        sign(QStringLiteral("moved"), 0);
        QVERIFY(!store.takeUp(id, own_));
        sign(QStringLiteral("moved"), 6);
        QVERIFY(store.takeUp(id, own_));
    }

private:
    static QString folder() { return HistoryDatabase::usualFolder() + QStringLiteral("/writers"); }
    /// What a QLockFile writes into its file, of a process of this machine.
    static QByteArray here(qint64 process)
    {
        QTemporaryDir scratch;
        const QString name = scratch.filePath(QStringLiteral("lock"));
        QLockFile lock(name);
        lock.tryLock();
        QFile in(name);
        if (!in.open(QIODevice::ReadOnly))
            return {};
        QList<QByteArray> lines = in.readAll().split('\n');
        lines[0] = QByteArray::number(process);
        return lines.join('\n');
    }
    static QByteArray elsewhere() { return "4711\nhanpan\nanother-machine\n0123456789abcdef0123456789abcdef\n1\n"; }
    static void write(const QString& name, const QByteArray& content)
    {
        QFile out(folder() + u'/' + name);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(content);
    }
    static void age(const QString& name, int minutes)
    {
        QFile touched(folder() + u'/' + name);
        QVERIFY(touched.open(QIODevice::ReadWrite));
        QVERIFY(touched.setFileTime(QDateTime::currentDateTime().addSecs(-60 * minutes),
                                    QFileDevice::FileModificationTime));
    }
    static void sign(const QString& name, int minutes)
    {
        write(name + QStringLiteral(".lives"), {});
        age(name + QStringLiteral(".lives"), minutes);
    }

    QString own_;
};

QTEST_MAIN(WritersTest)
#include "writers_test.moc"
