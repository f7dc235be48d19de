// SPDX-License-Identifier: GPL-3.0-or-later
// Real programs on one history: two windows on one match, a database held by somebody else, no room, no permission. What was said
// to be kept is there, without a gap; what is not kept is said, and it is said when it is kept again.
#include <QProcess>
#include <QRegularExpression>
#include <QSqlDatabase>
#include <QSqlError>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

#include "history_help.h"
#include "own_home.h"

using namespace history_help;

namespace {

/// A running program and all it has printed.
class Program {
public:
    /// `fileLimit`: no file may grow beyond so many bytes from the start on, as on a full disk; 0 = any may.
    explicit Program(const QString& home, const QStringList& more = {}, bool ignoresFileLimits = false,
                     qint64 fileLimit = 0)
    {
        process_.setProcessEnvironment(own_home::in(home));
        own_home::stayStill(home);
#ifdef Q_OS_LINUX
        if (ignoresFileLimits) // a write beyond the limit fails then, as on a full disk, rather than killing
            process_.setChildProcessModifier([fileLimit] {
                std::signal(SIGXFSZ, SIG_IGN);
                const rlimit room{rlim_t(fileLimit), RLIM_INFINITY};
                if (fileLimit > 0)
                    setrlimit(RLIMIT_FSIZE, &room);
            });
#else
        Q_UNUSED(ignoresFileLimits)
        Q_UNUSED(fileLimit)
#endif
        process_.start(qEnvironmentVariable("HANPAN_PROGRAM"),
                       QStringList{QStringLiteral("--demo"), QStringLiteral("--game"), QStringLiteral("hoola"),
                                   QStringLiteral("--speed"), QStringLiteral("instant"), QStringLiteral("--log"),
                                   QStringLiteral("--lang"), QStringLiteral("en")} +
                           more);
    }
    ~Program() { stop(); }
    void stop()
    {
        process_.kill();
        process_.waitForFinished();
        output_ += process_.readAllStandardOutput();
    }
    /// Waits until so many more lines begin with these words; false when the program ends or says nothing for a minute.
    bool waitFor(const QByteArray& words, int more = 1)
    {
        const int wanted = count(words) + more;
        while (count(words) < wanted) {
            if (!process_.waitForReadyRead(60000))
                return false;
            output_ += process_.readAllStandardOutput();
        }
        return true;
    }
    int count(const QByteArray& words) const { return int(("\n" + output_).count("\n" + words)); }
    QString said() const
    {
        return QString::fromUtf8(output_) + QString::fromUtf8(const_cast<QProcess&>(process_).readAllStandardError());
    }
    QStringList lines() const
    {
        return QString::fromUtf8(output_.left(output_.lastIndexOf('\n') + 1)).split(u'\n', Qt::SkipEmptyParts);
    }
    qint64 id() const { return process_.processId(); }

private:
    QProcess process_;
    QByteArray output_;
};

} // namespace

class HistoryProcessesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsEmpty("HANPAN_PROGRAM"))
            QSKIP("HANPAN_PROGRAM is not set");
    }
    void init()
    {
        home_ = std::make_unique<QTemporaryDir>();
        data_ = home_->filePath(QStringLiteral("data"));
        file_ = data_ + QStringLiteral("/history.sqlite");
    }

    /// The second window on a match goes on with one of its own; neither loses anything.
    void twoWindowsOnOneMatch()
    {
        {
            Program first(data_);
            QVERIFY2(first.waitFor("match ", 12), qPrintable(first.said()));
        }
        Program one(data_, {QStringLiteral("--resume")});
        QVERIFY2(one.waitFor("match ", 8), qPrintable(one.said()));
        Program two(data_, {QStringLiteral("--resume")});
        QVERIFY2(two.waitFor("match ", 8), qPrintable(two.said()));
        QVERIFY2(one.waitFor("match ", 8), qPrintable(one.said()));
        QVERIFY2(two.waitFor("match ", 8), qPrintable(two.said()));
        one.stop();
        two.stop();
        QVERIFY(one.lines().first().section(u' ', 1, 1) != two.lines().last().section(u' ', 1, 1));
        allSaidIsThere({&one, &two});
    }

    /// Somebody else holds the database: it is said, and goes on without a gap when it is free again.
    void heldInMidMatch()
    {
        Program program(data_);
        QVERIFY2(program.waitFor("match ", 8), qPrintable(program.said()));
        {
            Holder holder(file_);
            QVERIFY2(holder.holds(), qPrintable(holder.error()));
            QVERIFY2(program.waitFor("not kept: "), qPrintable(program.said()));
        }
        QVERIFY2(program.waitFor("kept again"), qPrintable(program.said()));
        QVERIFY2(program.waitFor("match ", 4), qPrintable(program.said()));
        program.stop();
        allSaidIsThere({&program});
    }
    void heldAtTheStart()
    {
        {
            Program before(data_);
            QVERIFY2(before.waitFor("match ", 4), qPrintable(before.said()));
        }
        auto holder = std::make_unique<Holder>(file_);
        QVERIFY2(holder->holds(), qPrintable(holder->error()));
        Program program(data_);
        QVERIFY2(program.waitFor("not kept: "), qPrintable(program.said()));
        holder.reset();
        QVERIFY2(program.waitFor("kept again"), qPrintable(program.said()));
        QVERIFY2(program.waitFor("match ", 6), qPrintable(program.said()));
        program.stop();
        allSaidIsThere({&program});
        // Nothing was set aside for it.
        QCOMPARE(QDir(QFileInfo(file_).path()).entryList({QStringLiteral("*aside*"), QStringLiteral("*damaged*")}),
                 QStringList());
    }

    /// The file becomes a newer program's while a window plays: a second window leaves it where it is, and says so.
    void notSetAsideUnderAWindow_data()
    {
        QTest::addColumn<QString>("spoil");
        QTest::newRow("a newer version") << QStringLiteral("PRAGMA user_version = 99");
        QTest::newRow("a fault in it") << QStringLiteral("*");
    }
    void notSetAsideUnderAWindow()
    {
        QFETCH(QString, spoil);
        Program playing(data_);
        QVERIFY2(playing.waitFor("match ", 8), qPrintable(playing.said()));
        if (spoil == QLatin1String("*")) {
            // A table that is not what its version promises: judged as damage.
            run(QStringLiteral("ALTER TABLE evening RENAME COLUMN title TO name"));
        } else {
            run(spoil);
        }
        {
            Program second(data_);
            QVERIFY2(second.waitFor("not kept: "), qPrintable(second.said()));
            QCOMPARE(second.count("match "), 0);
        }
        QVERIFY2(playing.waitFor("match ", 8), qPrintable(playing.said()));
        playing.stop();
        QCOMPARE(QDir(QFileInfo(file_).path()).entryList({QStringLiteral("*.newer*"), QStringLiteral("*.damaged*")}),
                 QStringList());
        // All that was told stands in the file that bears the name.
        run(spoil == QLatin1String("*") ? QStringLiteral("ALTER TABLE evening RENAME COLUMN name TO title")
                                        : QStringLiteral("PRAGMA user_version = %1").arg(HistoryDatabase::newest));
        allSaidIsThere({&playing});
    }

#ifndef Q_OS_WIN
    /// Somebody renames the file all the same: the match goes on in the one that bears the name, all of it, and the next start
    /// says that it is another history.
    void renamedUnderAWindow()
    {
        Program playing(data_);
        QVERIFY2(playing.waitFor("match ", 8), qPrintable(playing.said()));
        for (const char* part : {"", "-wal", "-shm"})
            QFile::rename(file_ + QLatin1String(part), home_->filePath(QStringLiteral("away")) + QLatin1String(part));
        {
            HistoryStore other(file_, HistoryDatabase::Safety::Fast);
            for (int i = 0; i < 3; ++i)
                other.add(*dealt("dragon", std::uint64_t(i)), {.kind = MatchKind::Demo}, {});
        }
        const int before = playing.count("match ");
        QVERIFY2(playing.waitFor("match 4 ", 8), qPrintable(playing.said()));
        playing.stop();
        // Whatever was told from the first line on that speaks of the new number.
        HistoryStore store(file_, HistoryDatabase::Safety::Fast);
        const QStringList lines = playing.lines().filter(QRegularExpression(QStringLiteral("^match ")));
        QVERIFY(lines.size() > before);
        QCOMPARE(lines.value(before + 1).section(u' ', 1, 1), QStringLiteral("4"));
        for (const QString& line : lines.mid(before + 1)) {
            const int id = line.section(u' ', 1, 1).toInt(); // a match that ends gives way to the next
            const int actions = line.section(u' ', 3, 3).toInt();
            QVERIFY2(id >= 4, qPrintable(line));
            if (actions == 0)
                continue;
            const QList<KeptAction> kept = store.actions(id);
            QVERIFY2(kept.size() >= actions, qPrintable(line));
            QCOMPARE(QStringLiteral("%1 %2").arg(kept[actions - 1].seat).arg(kept[actions - 1].text),
                     line.section(u' ', 7));
        }
    }
#endif

#ifdef Q_OS_LINUX
    /// What the system says when nothing can grow is told as what it is.
    void noRoomFromTheStart()
    {
        {
            Program before(data_);
            QVERIFY2(before.waitFor("match ", 4), qPrintable(before.said()));
        }
        Program program(data_, {}, true, 1024);
        QVERIFY2(program.waitFor("not kept: "), qPrintable(program.said()));
        QVERIFY2(program.said().contains(QStringLiteral("the disk is full")), qPrintable(program.said()));
        program.stop();
    }

    /// No room: at the start, or in the middle of a match, until there is room again.
    void noRoom_data()
    {
        QTest::addColumn<bool>("atStart");
        QTest::newRow("in mid-match") << false;
        QTest::newRow("at the start") << true;
    }
    void noRoom()
    {
        QFETCH(bool, atStart);
        {
            Program before(data_);
            QVERIFY2(before.waitFor("match ", 4), qPrintable(before.said()));
        }
        Program program(data_, {}, true);
        if (!atStart)
            QVERIFY2(program.waitFor("match ", 8), qPrintable(program.said()));
        const auto limit = [&](rlim_t bytes) {
            const rlimit room{bytes, RLIM_INFINITY};
            return prlimit(pid_t(program.id()), RLIMIT_FSIZE, &room, nullptr) == 0;
        };
        QVERIFY(limit(1024));
        QVERIFY2(program.waitFor("not kept: "), qPrintable(program.said()));
        QVERIFY(limit(RLIM_INFINITY));
        QVERIFY2(program.waitFor("kept again"), qPrintable(program.said()));
        QVERIFY2(program.waitFor("match ", 4), qPrintable(program.said()));
        program.stop();
        allSaidIsThere({&program});
    }
#endif

    /// No place to write: the game is played all the same, and what is not kept is said.
    void noPlace()
    {
        QFile inTheWay(data_);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        Program program(data_);
        QVERIFY2(program.waitFor("not kept: "), qPrintable(program.said()));
        program.stop();
        QCOMPARE(program.count("match "), 0);
    }
    void readOnlyFolder()
    {
#ifdef Q_OS_LINUX
        if (geteuid() == 0)
            QSKIP("the superuser may write everywhere");
#endif
        {
            Program before(data_);
            QVERIFY2(before.waitFor("match ", 4), qPrintable(before.said()));
        }
        const QString folder = QFileInfo(file_).path();
        for (const QString& name : QDir(folder).entryList(QDir::Files))
            QFile::setPermissions(folder + u'/' + name, QFile::ReadOwner);
        QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
        Program program(data_);
        QVERIFY2(program.waitFor("not kept: "), qPrintable(program.said()));
        program.stop();
        QCOMPARE(program.count("match "), 0);
        QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        for (const QString& name : QDir(folder).entryList(QDir::Files))
            QFile::setPermissions(folder + u'/' + name, QFile::ReadOwner | QFile::WriteOwner);
        HistoryStore store(file_, HistoryDatabase::Safety::Fast);
        QCOMPARE(integrity(store), QStringLiteral("ok"));
    }

private:
    /// What another program does to the file.
    void run(const QString& statement)
    {
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("other"));
            db.setDatabaseName(file_);
            QVERIFY(db.open());
            QSqlQuery query(db);
            QVERIFY2(query.exec(statement), qPrintable(query.lastError().text()));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("other"));
    }
    /// Another program in the middle of writing.
    class Holder {
    public:
        explicit Holder(const QString& file)
        {
            QSqlDatabase db = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("holder"));
            db.setDatabaseName(file);
            QSqlQuery query(db.open() ? db : QSqlDatabase());
            for (int i = 0; i < 1000 && !holds_; ++i) // between two writes of the program
                holds_ = query.exec(QStringLiteral("BEGIN EXCLUSIVE"));
            error_ = query.lastError().text();
        }
        ~Holder()
        {
            QSqlDatabase::database(QStringLiteral("holder")).rollback();
            QSqlQuery(QSqlDatabase::database(QStringLiteral("holder"))).exec(QStringLiteral("ROLLBACK"));
            QSqlDatabase::database(QStringLiteral("holder")).close();
            QSqlDatabase::removeDatabase(QStringLiteral("holder"));
        }
        bool holds() const { return holds_; }
        QString error() const { return error_; }

    private:
        bool holds_ = false;
        QString error_;
    };

    /// The database is whole, no match has a gap, and every action that was said to be kept is in its place.
    void allSaidIsThere(const QList<const Program*>& programs)
    {
        HistoryStore store(file_, HistoryDatabase::Safety::Fast);
        QVERIFY2(store.database().isOpen(), qPrintable(store.database().notice()));
        QCOMPARE(integrity(store), QStringLiteral("ok"));
        for (const KeptMatch& match : store.list(QString(), {})) {
            const WokenMatch woken = store.wake(match.id);
            QVERIFY2(woken.match, qPrintable(woken.error));
            QCOMPARE(int(woken.match->actions().size()), int(store.actions(match.id).size()));
        }
        int found = 0;
        for (const Program* program : programs)
            for (const QString& line : program->lines()) {
                const int actions = line.section(u' ', 3, 3).toInt();
                if (!line.startsWith(QLatin1String("match ")) || actions == 0)
                    continue;
                const QList<KeptAction> kept = store.actions(line.section(u' ', 1, 1).toInt());
                QVERIFY2(kept.size() >= actions, qPrintable(line));
                QCOMPARE(QStringLiteral("%1 %2").arg(kept[actions - 1].seat).arg(kept[actions - 1].text),
                         line.section(u' ', 7));
                ++found;
            }
        QVERIFY(found > 0);
    }

    std::unique_ptr<QTemporaryDir> home_;
    QString data_;
    QString file_;
};

int main(int argc, char* argv[])
{
    qputenv("QTEST_FUNCTION_TIMEOUT", "600000");
    QCoreApplication application(argc, argv);
    HistoryProcessesTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "history_processes_test.moc"
