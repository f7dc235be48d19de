// SPDX-License-Identifier: GPL-3.0-or-later
// When something is wrong: the log stays small and says what was complained of, a crash of the real program leaves a trace that the
// next start offers to show, the details of a report are there; and no piece is told of.
#include <QClipboard>
#include <QProcess>

#include "history_help.h"
#include "launch/drawing.h"
#include "launch/journal.h"
#include "own_home.h"
#include "window_help.h"

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace window_help;

class JournalTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("journal");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setMuted(true);
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
    }
    void init() { complaints().clear(); }

    /// A process of its own, so that nothing of this one is counted.
    void aCrashLeavesATraceForTheNextStart()
    {
#ifndef Q_OS_UNIX
        QSKIP("ends a program by a signal");
#else
        const QString program = qEnvironmentVariable("HANPAN_PROGRAM");
        if (program.isEmpty())
            QSKIP("HANPAN_PROGRAM is not set");
        QTemporaryDir home;
        QProcess process;
        process.setProcessEnvironment(own_home::in(home.path()));
        process.start(program, {QStringLiteral("--demo"), QStringLiteral("--game"), history_help::games().first(),
                                QStringLiteral("--speed"), QStringLiteral("fast"), QStringLiteral("--log")});
        QByteArray said;
        while (said.count("\nmatch ") < 3) {
            QVERIFY2(process.waitForReadyRead(60000), said.constData());
            said += process.readAllStandardOutput();
        }
        kill(pid_t(process.processId()), SIGSEGV);
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitStatus(), QProcess::CrashExit); // it still ends as it would have
        const QString log = home.filePath(QStringLiteral("log"));
        QFile trace(log + QStringLiteral("/crash.txt"));
        QVERIFY(trace.open(QIODevice::ReadOnly));
        const QByteArray left = trace.readAll();
        QVERIFY2(left.startsWith("signal 11\ntime "), left.constData());
        trace.close();

        // The next start: here, with that folder.
        Journal* journal = Journal::instance();
        journal->begin(log);
        QVERIFY(journal->crash().startsWith(QLatin1String("signal 11")));
        QVERIFY2(journal->crash().contains(QStringLiteral(", Qt ") + QLatin1String(qVersion())),
                 qPrintable(journal->crash())); // the log's lines
        {
            Window window;
            QVERIFY(window.opened());
            QTRY_VERIFY2(window.item(QStringLiteral("sheet copy")) != nullptr, qPrintable(window.where()));
            QVERIFY(window.press(QStringLiteral("sheet copy")));
            QTRY_VERIFY(window.open().isEmpty());
            QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String("signal 11")));
            QVERIFY(window->activeFocusItem() != nullptr);
        }
        QVERIFY(journal->crash().isEmpty());
        QVERIFY(!QFile::exists(trace.fileName())); // shown once
        // Nothing of the pieces that were on the table stands in the log.
        QFile lines(log + QStringLiteral("/hanpan.log"));
        QVERIFY(lines.open(QIODevice::ReadOnly));
        const QString all = QString::fromUtf8(lines.readAll());
        for (const char* word : {"discard", "draw", "hand:", "stock"})
            QVERIFY2(!all.contains(QLatin1String(word)), qPrintable(all));
        complaints().clear();
#endif
    }

    void theLogStaysSmall()
    {
        Journal* journal = Journal::instance();
        journal->begin(folder_.filePath(QStringLiteral("log")));
        const QString line = QString(900, u'x');
        for (int i = 0; i < 2000; ++i)
            journal->note(line + QString::number(i));
        QVERIFY(QFileInfo(journal->file()).size() <= Journal::mostBytes + 2000);
        QFile log(journal->file());
        QVERIFY(log.open(QIODevice::ReadOnly));
        QVERIFY(log.readAll().endsWith("x1999\n")); // the latest is what is kept
        qWarning("something odd %d", 42);
        const QString details = journal->details();
        for (const QString& word :
             {QStringLiteral("Qt ") + QLatin1String(qVersion()), QStringLiteral("platform offscreen"),
              QStringLiteral("something odd 42"), journal->file()})
            QVERIFY2(details.contains(word), qPrintable(details));
        complaints().clear();
    }

    void detailsAreCopiedFromAbout()
    {
        Window window;
        QVERIFY(window.opened());
        window.go(QStringLiteral("About"));
        QTRY_COMPARE(window.pageName(), QStringLiteral("About"));
        QVERIFY(window.press(QStringLiteral("copyDetails")));
        QVERIFY(QGuiApplication::clipboard()->text().contains(QLatin1String(qVersion())));
        // Nobody is sent to an address that leads nowhere.
        const QString reports = Journal::instance()->reports();
        QVERIFY2(reports.isEmpty() ||
                     (reports.startsWith(QLatin1String("https://")) && !reports.contains(QLatin1String(".example"))),
                 qPrintable(reports));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// Every renderer leads to one that always draws, and no further.
    void renderersEnd()
    {
        for (QString one : Drawing::renderers()) {
            int steps = 0;
            while (!(one = Drawing::after(one)).isEmpty())
                QVERIFY(++steps < 5);
        }
    }
    /// Two starts in a row of which nothing was seen: the third draws otherwise, until another version comes.
    void startsThatDrewNothingAreCounted()
    {
        qunsetenv("QT_QUICK_BACKEND");
        QCoreApplication::setApplicationVersion(QStringLiteral("1"));
        Preferences::instance()->forget(QStringLiteral("drawing/version"));
        for (const char* expected : {"default", "default"}) {
            Drawing drawing;
            drawing.choose({});
            QCOMPARE(drawing.renderer(), QLatin1String(expected));
        }
        Drawing third;
        third.choose({});
        QCOMPARE(third.renderer(), Drawing::after(QStringLiteral("default")));
        QCoreApplication::setApplicationVersion(QStringLiteral("2"));
        Drawing updated;
        updated.choose({});
        QCOMPARE(updated.renderer(), QStringLiteral("default"));
        // Whoever has chosen by Qt's own means is left alone.
        qputenv("QT_QUICK_BACKEND", "software");
        Drawing own;
        own.choose({});
        QCOMPARE(own.renderer(), QString());
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    }

private:
    QTemporaryDir folder_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    QCoreApplication::setApplicationVersion(QStringLiteral("1.0.0"));
    JournalTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "journal_test.moc"
