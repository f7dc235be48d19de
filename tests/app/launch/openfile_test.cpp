// SPDX-License-Identifier: GPL-3.0-or-later
// Window manners: files that are dropped, named or chosen again are opened for what they hold; the window comes back in its
// place, its state and on its page.
#include <QDropEvent>
#include <QMimeData>
#include <QProcess>
#include <QSignalSpy>

#include "files/recentfiles.h"
#include "history_help.h"
#include "houserules/rulesinuse.h"
#include "launch/launch.h"
#include "launch/openedfile.h"
#include "own_home.h"
#include "window_help.h"

using namespace window_help;

namespace {

QString game() { return history_help::games().first(); }

} // namespace

class OpenFileTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("openfile");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setLanguage(QStringLiteral("en"));
        all->setBotSpeed(QStringLiteral("instant"));
        for (const char* key : {"files/recent", "window/place", "window/full", "window/maximised", "window/page"})
            all->forget(QLatin1String(key));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        new RulesInUse(folder_.filePath(QStringLiteral("rules")), QCoreApplication::instance());
        const auto match = history_help::played(game().toStdString(), 7, 5000, 2);
        const QString one = QString::fromStdString(match->to_record());
        const QString two = QString::fromStdString(history_help::played(game().toStdString(), 8, 5000, 2)->to_record());
        write("one 한판.hanpan", one);
        write("two.hanpan", QChar(0xfeff) + one + two);
        write("named wrongly.txt", QString(one).replace(u'\n', QStringLiteral("\r\n")));
        write("marked.hanpan", QChar(0xfeff) + one);
        write("in a letter.txt", QStringLiteral("Dear grandmother, this was yesterday:\n\n") + one);
        write("broken.hanpan", one.left(one.size() / 2));
        write("nothing.txt", QStringLiteral("Dear grandmother,"));
        write("other.json", QStringLiteral("{\"format\":\"something\",\"game\":\"%1\"}").arg(game()));
        write("nameless.json", QStringLiteral("{}"));
        write("package.json", QStringLiteral("{\"name\":\"something\",\"version\":1}"));
        write("empty.hanpan", QString());
        write("blank.hanpanrules", QStringLiteral(" \r\n\n"));
        write("letter.rtf", QStringLiteral("{\\rtf1 Dear grandmother}"));
        write("unknown.json", QStringLiteral("{\"game\":\"chess\"}"));
        write("picture.hanpan", QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16));
        write("another.hanpanhome", QByteArray("SQLite format 3\0", 16) + QByteArray(84, '\0'));
        QVERIFY(QDir(folder_.path()).mkdir(QStringLiteral("folder.hanpan")));
        QVERIFY(RulesInUse::instance()->exportTo(game(), QUrl::fromLocalFile(path("house.hanpanrules"))).ok);
        QFile house(path("house.hanpanrules"));
        QVERIFY(house.open(QIODevice::ReadOnly));
        const QByteArray rules = house.readAll();
        write("torn.hanpanrules", rules.left(rules.size() / 2));
        write("marked.hanpanrules", "\xEF\xBB\xBF" + rules);
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }
    void init() { complaints().clear(); }
    void cleanup()
    {
        if (window_)
            window_->home();
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    void aFileIsWhatStandsInIt_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("page"); // "" = a sentence instead
        QTest::newRow("record") << "one 한판.hanpan"
                                << "ReplayPage";
        QTest::newRow("records") << "two.hanpan"
                                 << "HistoryPage";
        QTest::newRow("record with CRLF") << "named wrongly.txt"
                                          << "ReplayPage";
        QTest::newRow("record with a byte order mark") << "marked.hanpan"
                                                       << "ReplayPage";
        QTest::newRow("record in a letter") << "in a letter.txt"
                                            << "ReplayPage";
        QTest::newRow("rules") << "house.hanpanrules"
                               << "HouseRules";
        QTest::newRow("cut off") << "broken.hanpan"
                                 << "";
        QTest::newRow("letter") << "nothing.txt"
                                << "";
        QTest::newRow("foreign") << "other.json"
                                 << "";
        QTest::newRow("no game") << "nameless.json"
                                 << "";
        for (const char* file : {"package.json", "empty.hanpan", "blank.hanpanrules", "letter.rtf", "unknown.json",
                                 "picture.hanpan", "another.hanpanhome", "folder.hanpan", "torn.hanpanrules"})
            QTest::newRow(file) << file << "";
        QTest::newRow("rules with a byte order mark") << "marked.hanpanrules"
                                                      << "HouseRules";
        QTest::newRow("absent") << "absent.hanpan"
                                << "";
    }
    void aFileIsWhatStandsInIt()
    {
        QFETCH(QString, file);
        QFETCH(QString, page);
        // Named on the command line …
        LaunchOptions options = readOptions({path(file)});
        QCOMPARE(options.error, QString());
        AskedPage asked;
        const QString problem = findAsked(options, &asked);
        QCOMPARE(asked.page, page);
        QCOMPARE(problem.isEmpty(), !page.isEmpty());
        AskedPage replayed;
        if (page == QLatin1String("ReplayPage"))
            QCOMPARE(findAsked(readOptions({QStringLiteral("--replay"), path(file)}), &replayed), QString());
        // … and dropped on the window, whatever sheet is open.
        Window& w = *window_;
        w.key(Qt::Key_F1, Qt::ShiftModifier);
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("KeysSheet")});
        drop({QUrl::fromLocalFile(path(file))});
        if (page.isEmpty()) {
            QTRY_COMPARE(w.open(), QStringList{QStringLiteral("OpenSheet")});
            QQuickItem* said = w.item(QStringLiteral("openProblem"));
            QVERIFY(said && said->isVisible());
            QCOMPARE(said->property("text").toString(), problem);
            w.key(Qt::Key_Escape);
            QTRY_VERIFY(w.quiet());
            QCOMPARE(w.pageName(), QStringLiteral("Home"));
        } else {
            QTRY_COMPARE(w.pageName(), page);
            QTRY_VERIFY(w.quiet());
            QCOMPARE(w.open(), QStringList());
            w.key(Qt::Key_Escape);
            QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        }
    }

    /// What a start cannot open is said in the window, over the home page: a file in the sheet that opens files, and what is
    /// wrong with the options in one of its own.
    void whatAStartCannotOpenIsSaidInTheWindow_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<bool>("ofFile");
        QTest::addColumn<QString>("says");
        const auto row = [&](const char* name, const QStringList& arguments, bool ofFile, const char* says) {
            QTest::newRow(name) << arguments << ofFile << QString::fromUtf8(says);
        };
        const QString replay = QStringLiteral("--replay");
        const QStringList rules{QStringLiteral("--game"), game(), QStringLiteral("--rules")};
        row("a letter", {path("nothing.txt")}, true, "neither a Hanpan match nor Hanpan house rules");
        row("another program's", {path("package.json")}, true, "neither a Hanpan match nor Hanpan house rules");
        row("another database", {path("another.hanpanhome")}, true, "neither a Hanpan match nor Hanpan house rules");
        row("nothing", {path("empty.hanpan")}, true, "is empty");
        row("a folder", {path("folder.hanpan")}, true, "it is a folder");
        row("cut off", {path("broken.hanpan")}, true, "line");
        row("replay rules", {replay, path("house.hanpanrules")}, true, "contains house rules, not a match");
        row("replay a folder", {replay, path("folder.hanpan")}, true, "it is a folder");
        row("replay nothing", {replay, path("absent.hanpan")}, true, "there is no such file");
        row("rules of a match", rules + QStringList{path("one 한판.hanpan")}, true,
            "contains a match, not house rules");
        row("rules of a letter", rules + QStringList{path("nothing.txt")}, true, "nothing.txt");
        row("torn rules", rules + QStringList{path("torn.hanpanrules")}, true, "torn.hanpanrules");
        row("no such preset", rules + QStringList{QStringLiteral("nosuch")}, false, "not a preset of");
        row("nothing to resume", {QStringLiteral("--resume"), QStringLiteral("--game"), QStringLiteral("hohpai")},
            false, "no unfinished match");
    }
    void whatAStartCannotOpenIsSaidInTheWindow()
    {
        QFETCH(QStringList, arguments);
        QFETCH(bool, ofFile);
        QFETCH(QString, says);
        Window& w = *window_;
        AskedPage asked;
        const QString problem = findAsked(readOptions(arguments), &asked);
        QVERIFY2(problem.contains(says), qPrintable(problem));
        QCOMPARE(asked.page, QString());
        QCOMPARE(asked.ofFile, ofFile);
        QCOMPARE(openAsked(*w.engine(), asked), QString());
        QTRY_COMPARE(w.open(), QStringList{ofFile ? QStringLiteral("OpenSheet") : QStringLiteral("Sheet")});
        QCOMPARE(w.pageName(), QStringLiteral("Home"));
        const QString shown =
            ofFile ? w.item(QStringLiteral("openProblem"))->property("text").toString()
                   : w->findChild<QObject*>(QStringLiteral("startRefusal"))->property("message").toString();
        QCOMPARE(shown, problem);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        QTRY_VERIFY2(w.page()->isAncestorOf(w->activeFocusItem()), qPrintable(w.where()));
    }

    /// The real program: a file brings up the window whatever it holds; options that nobody could see are answered at once.
    void theProgramAnswersInItsWindow()
    {
        const QString program = qEnvironmentVariable("HANPAN_PROGRAM");
        if (program.isEmpty())
            QSKIP("HANPAN_PROGRAM is not set");
        const QTemporaryDir home;
        QProcess process;
        process.setProcessEnvironment(own_home::in(home.path()));
        process.start(program, {QStringLiteral("--lang"), QStringLiteral("en"), path("nothing.txt")});
        QByteArray said;
        QTRY_VERIFY_WITH_TIMEOUT((said += process.readAllStandardError()).contains("neither a Hanpan match"), 60000);
        QVERIFY(!process.waitForFinished(1000)); // (what ends at once has ended by then)
        process.kill();
        QVERIFY(process.waitForFinished(60000));
        process.start(program, {QStringLiteral("--lang"), QStringLiteral("en"), QStringLiteral("--gaem")});
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().contains("gaem"));
    }

    void severalAtOnceAndTwiceTheSame()
    {
        Window& w = *window_;
        drop({QUrl::fromLocalFile(path("one 한판.hanpan")), QUrl::fromLocalFile(path("house.hanpanrules"))});
        QTRY_COMPARE(w.pageName(), QStringLiteral("HouseRules"));
        drop({QUrl::fromLocalFile(path("one 한판.hanpan"))});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        for (const char* page : {"HouseRules", "ReplayPage", "Home"}) {
            w.key(Qt::Key_Escape);
            QTRY_COMPARE(w.pageName(), QLatin1String(page));
        }
    }

    void recordsOfAFileAreAddedOnce()
    {
        const auto rows = [] { return History::instance()->store().list({}, {}, 100).size(); };
        const auto before = rows();
        drop({QUrl::fromLocalFile(path("two.hanpan"))});
        QTRY_COMPARE(window_->pageName(), QStringLiteral("HistoryPage"));
        QTRY_VERIFY(!History::instance()->carrying());
        QVERIFY(rows() >= before);
        QVERIFY(rows() >= 2);
        const auto after = rows();
        drop({QUrl::fromLocalFile(path("two.hanpan"))});
        QTRY_COMPARE(window_->depth(), 3);
        QTRY_VERIFY(!History::instance()->carrying());
        QCOMPARE(rows(), after);
    }

    /// A large file is read beside the window, which says how far it is and can call it off by the keyboard.
    void whatTakesLongCanBeStopped()
    {
        QString text;
        for (std::uint64_t seed = 31; seed < 35; ++seed) {
            const auto match = history_help::dealt(game().toStdString(), seed);
            for (int i = 0; i < 100 && history_help::step(*match); ++i)
                text += QString::fromStdString(match->to_record());
        }
        write("many.hanpan", text.repeated(10));
        const int before = History::instance()->store().count(QStringLiteral("1"), {});
        Window& w = *window_;
        drop({QUrl::fromLocalFile(path("many.hanpan"))});
        QTRY_VERIFY(w.item(QStringLiteral("stopWork")) != nullptr);
        QVERIFY(History::instance()->carrying());
        const QQuickItem* bar = w.item(QStringLiteral("carryBar"));
        QAccessibleInterface* told = QAccessible::queryAccessibleInterface(const_cast<QQuickItem*>(bar));
        QVERIFY(told && told->role() == QAccessible::ProgressBar);
        QTRY_VERIFY(History::instance()->carried() > 0);
        QVERIFY(w.press(QStringLiteral("stopWork")));
        QTRY_VERIFY(!History::instance()->carrying());
        QCOMPARE(History::instance()->store().count(QStringLiteral("1"), {}), before);
        QTRY_VERIFY(w.item(QStringLiteral("notice")) != nullptr);
        // The keyboard is where it was.
        QTRY_VERIFY2(w.item(QStringLiteral("matches"))->hasActiveFocus(), qPrintable(w.where()));
    }

    void whatWasOpenedIsFoundAgain()
    {
        Window& w = *window_;
        RecentFiles::instance()->clear();
        drop({QUrl::fromLocalFile(path("one 한판.hanpan"))});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        w.key(Qt::Key_O, Qt::ControlModifier);
        QTRY_COMPARE(w.open(), QStringList{QStringLiteral("OpenSheet")});
        QVERIFY(w.press(QStringLiteral("recent0")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QTRY_VERIFY(w.quiet());
        // One that is gone is not offered; no more than eight are.
        QFile::copy(path("one 한판.hanpan"), path("gone.hanpan"));
        RecentFiles::instance()->note(path("gone.hanpan"));
        QCOMPARE(RecentFiles::instance()->files().size(), 2);
        QVERIFY(QFile::remove(path("gone.hanpan")));
        QCOMPARE(RecentFiles::instance()->files().size(), 1);
        for (int i = 0; i < 12; ++i) {
            const QString copy = path(qPrintable(QStringLiteral("copy %1.hanpan").arg(i)));
            QFile::copy(path("one 한판.hanpan"), copy);
            RecentFiles::instance()->note(copy);
        }
        QCOMPARE(RecentFiles::instance()->files().size(), 8);
    }

    /// Full screen comes back as it was, from a window and from one that is as large as the screen.
    void fullScreenAndBack()
    {
        Window& w = *window_;
        w->showNormal();
        QTRY_COMPARE(w->visibility(), QWindow::Windowed);
        w.key(Qt::Key_F11);
        QTRY_COMPARE(w->visibility(), QWindow::FullScreen);
        w.key(Qt::Key_F11);
        QTRY_COMPARE(w->visibility(), QWindow::Windowed);
        w->showMaximized();
        QTRY_COMPARE(w->visibility(), QWindow::Maximized);
        w.key(Qt::Key_F11);
        QTRY_COMPARE(w->visibility(), QWindow::FullScreen);
        w.key(Qt::Key_F11);
        QTRY_COMPARE(w->visibility(), QWindow::Maximized);
        w->showNormal();
    }

    void theNextStartIsWhereTheLastOneEnded_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* page :
             {"Home", "Settings", "HouseRules", "Setup", "HistoryPage", "Table", "ReplayPage", "About"})
            QTest::newRow(page) << page;
    }
    void theNextStartIsWhereTheLastOneEnded()
    {
        QFETCH(QString, page);
        Window& w = *window_;
        int match = 0;
        if (page == QLatin1String("Table")) {
            w.go(page, {{QStringLiteral("match"),
                         QVariant::fromValue(MatchRequest{.game = game(), .seed = QStringLiteral("20")})}});
            QTRY_VERIFY((match = w.page()->property("keptMatch").toInt()) > 0);
        } else if (page == QLatin1String("ReplayPage")) {
            w.go(page, {{QStringLiteral("file"), path("one 한판.hanpan")}});
        } else if (page == QLatin1String("HouseRules") || page == QLatin1String("Setup")) {
            w.go(page, {{QStringLiteral("game"), game()}});
        } else if (page != QLatin1String("Home")) {
            w.go(page);
        }
        QTRY_COMPARE(w.pageName(), page);
        w->setPosition(60, 70);
        w->resize(1111, 777);
        QTRY_COMPARE(w->width(), 1111);
        QVERIFY(w->close());
        AskedPage asked;
        QCOMPARE(findAsked(readOptions({}), &asked), QString());
        const bool alone =
            page != QLatin1String("Home") && page != QLatin1String("ReplayPage") && page != QLatin1String("About");
        QCOMPARE(asked.page, alone ? page : QString());
        if (match > 0)
            QCOMPARE(asked.properties.value(QStringLiteral("match")).value<MatchRequest>().id, match);
        // Asked for once: a page that fails is not met again and again.
        AskedPage again;
        QCOMPARE(findAsked(readOptions({}), &again), QString());
        QCOMPARE(again.page, QString());
        window_.reset();
        window_ = std::make_unique<Window>();
        QVERIFY(window_->opened());
        // (The help makes its windows 1280 x 800; what the window itself chose is what it remembered.)
        QCOMPARE(Preferences::instance()->remembered(QStringLiteral("window/place")).toList().value(2).toInt(), 1111);
    }

private:
    QString path(const char* name) const { return folder_.filePath(QString::fromUtf8(name)); }
    QString path(const QString& name) const { return folder_.filePath(name); }
    void write(const char* name, const QString& text) const { write(name, text.toUtf8()); }
    void write(const char* name, const QByteArray& content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    /// As another program's drag ends over the middle of the window.
    void drop(const QList<QUrl>& urls)
    {
        QMimeData data;
        data.setUrls(urls);
        const QPoint middle((*window_)->width() / 2, (*window_)->height() / 2);
        QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QVERIFY(QCoreApplication::sendEvent(window_->get(), &enter));
        QDragMoveEvent move(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window_->get(), &move);
        QDropEvent end(middle, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(window_->get(), &end);
        QVERIFY(end.isAccepted());
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    OpenFileTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "openfile_test.moc"
