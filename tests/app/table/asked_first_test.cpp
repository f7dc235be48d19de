// SPDX-License-Identifier: GPL-3.0-or-later
// In the real window: nothing makes a match practice, tells what a running match hides, or leads away from a deal of the day without
// having been asked for.
#include <atomic>

#include "history/dailydeal.h"
#include "history_help.h"
#include "review/dealofday.h"
#include "review/puzzles.h"
#include "window_help.h"

using namespace window_help;

namespace {

const QString table = QStringLiteral("Table");

} // namespace

class AskedFirstTest : public QObject {
    Q_OBJECT

private slots:
    void cleanupTestCase() { window_.reset(); }
    void initTestCase()
    {
        prepare("asked");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setMuted(true);
        Preferences::instance()->setBotSpeed(QStringLiteral("instant"));
        Preferences::instance()->setClaimForever(true);
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
    }
    void init()
    {
        complaints().clear();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        if (!window_)
            window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanup()
    {
        window_->home();
        QTRY_VERIFY(window_->quiet());
        QList<int> all;
        for (const KeptMatch& m : store().list())
            all.append(m.id);
        store().remove(all);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A move after which something new was seen: asked once, by the key of either kind and by the button; Redo gives all back.
    void undoAsksBeforeItMakesPractice_data()
    {
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("language");
        for (const char* by : {"U", "Ctrl+Z", "button"})
            for (const char* language : {"en", "ko"})
                QTest::addRow("%s %s", by, language) << by << language;
    }
    void undoAsksBeforeItMakesPractice()
    {
        QFETCH(QString, by);
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        TableSession* const session = whereIDraw();
        QVERIFY(session);
        const int id = session->matchId();
        QVERIFY(session->trigger(QStringLiteral("draw")));
        QTRY_VERIFY(session->myTurn());
        QVERIFY(!session->undoIsFree());
        const QString drawn = session->sessionRecord();
        const auto ask = [&] {
            if (by == QLatin1String("button"))
                w.click(QStringLiteral("undoChip"));
            else
                w.key(by == QLatin1String("U") ? Qt::Key_U : Qt::Key_Z,
                      by == QLatin1String("U") ? Qt::NoModifier : Qt::ControlModifier);
        };
        // Let be, by Escape and by Enter on what stands out.
        for (const Qt::Key key : {Qt::Key_Escape, Qt::Key_Return}) {
            ask();
            QTRY_VERIFY2(w.item(QStringLiteral("sheet undo")) != nullptr, qPrintable(w.where()));
            keepPicture(QStringLiteral("undo-") + language);
            QTRY_VERIFY2(w->activeFocusItem() && w->activeFocusItem()->objectName() == QLatin1String("sheet cancel"),
                         qPrintable(w.where()));
            QVERIFY(session->property("paused").toBool());
            w.key(key);
            QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
            QCOMPARE(session->sessionRecord(), drawn);
            QVERIFY(!session->practice());
        }
        ask();
        QTRY_VERIFY2(w->activeFocusItem() && w->activeFocusItem()->objectName() == QLatin1String("sheet cancel"),
                     qPrintable(w.where()));
        w.key(Qt::Key_Left);
        QTRY_VERIFY2(w->activeFocusItem() && w->activeFocusItem()->objectName() == QLatin1String("sheet undo"),
                     qPrintable(w.where()));
        w.key(Qt::Key_Space);
        QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
        QVERIFY(session->sessionRecord() != drawn);
        QVERIFY(session->practice());
        QVERIFY(store().find(id).kind == MatchKind::Practice);
        QVERIFY(session->undoIsFree()); // it is said once
        // As if nothing had happened, in the history too.
        w.key(by == QLatin1String("Ctrl+Z") ? Qt::Key_Z : Qt::Key_U,
              by == QLatin1String("Ctrl+Z") ? Qt::ControlModifier | Qt::ShiftModifier : Qt::ShiftModifier);
        QTRY_COMPARE(session->sessionRecord(), drawn);
        QVERIFY(!session->practice());
        QVERIFY(store().find(id).kind == MatchKind::Match);
        QCOMPARE(History::instance()->recordOf(id), drawn);
    }

    /// Once something else is played, what was seen stays seen.
    void whatIsPlayedAfterAnUndoStaysPractice()
    {
        Window& w = *window_;
        TableSession* const session = whereIDraw();
        QVERIFY(session);
        QVERIFY(session->trigger(QStringLiteral("draw")));
        QTRY_VERIFY(session->myTurn());
        session->undo();
        QVERIFY(session->practice());
        w.key(Qt::Key_U, Qt::ShiftModifier);
        QVERIFY(!session->practice());
        session->undo();
        QVERIFY(session->trigger(QStringLiteral("draw")));
        QVERIFY(session->practice());
        QVERIFY(!session->canRedo());
        // And no more questions are asked.
        QTRY_VERIFY(session->myTurn());
        w.key(Qt::Key_U);
        QVERIFY(w.quiet());
        QVERIFY(session->canRedo());
    }

    /// At the first decision of a later round there is nothing to take back; nor is a round that is over opened again.
    void undoStopsAtTheRound()
    {
        Window& w = *window_;
        TableSession* const session =
            begin({.game = QStringLiteral("hohpai"), .players = 3, .seed = QStringLiteral("8")});
        QVERIFY(session);
        QVERIFY2(playRound(*session), qPrintable(session->statusText()));
        QVERIFY(!session->canUndo());
        const QString over = session->sessionRecord();
        w.key(Qt::Key_U);
        QCOMPARE(session->sessionRecord(), over);
        session->nextRound();
        QTRY_VERIFY(session->myTurn());
        const QString second = session->sessionRecord();
        QVERIFY(!session->canUndo());
        for (const Qt::KeyboardModifiers with :
             {Qt::KeyboardModifiers(Qt::NoModifier), Qt::KeyboardModifiers(Qt::ControlModifier)})
            w.key(with ? Qt::Key_Z : Qt::Key_U, with);
        QVERIFY(w.quiet());
        QCOMPARE(session->sessionRecord(), second);
        QVERIFY(!session->practice());
        QCOMPARE(session->property("roundNumber").toInt(), 2);
    }

    /// A replay of a match that goes on: its round as one saw it, and whoever plays from there is asked first.
    void theRunningRoundInAReplay_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ko"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void theRunningRoundInAReplay()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        const auto match = history_help::played("hoola", 5, 9);
        const int id = add(*match);
        w.go(QStringLiteral("HistoryPage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        for (const char* button : {"export", "copyCode"}) {
            QQuickItem* const off = w.item(QString::fromLatin1(button));
            QVERIFY(off && !off->property("available").toBool());
            QVERIFY(!off->property("reason").toString().isEmpty());
        }
        keepPicture(QStringLiteral("history-") + language);
        QVERIFY(w.click(QStringLiteral("replay")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        auto* const replay = w.page()->property("session").value<TableSession*>();
        w.key(Qt::Key_End);
        const int before = faces(*replay);
        w.key(Qt::Key_A);
        QCOMPARE(faces(*replay), before);
        QVERIFY(!replay->allHands());
        QQuickItem* const hands = w.item(QStringLiteral("allHands"));
        QVERIFY(hands && !hands->property("available").toBool());
        QCOMPARE(hands->property("reason").toString(), replay->covered());
        keepPicture(QStringLiteral("covered-") + language);
        QVERIFY(w.press(QStringLiteral("whatIf")));
        QTRY_VERIFY2(w.open().contains(QStringLiteral("BranchSheet")), qPrintable(w.where()));
        QVERIFY(w.item(QStringLiteral("playOnHere"))->property("available").toBool());
        keepPicture(QStringLiteral("whatif-") + language);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        // Not now: nothing has happened.
        w.key(Qt::Key_P);
        QTRY_COMPARE(w.pageName(), table);
        QTRY_VERIFY2(w.item(QStringLiteral("sheet practice")) != nullptr, qPrintable(w.where()));
        keepPicture(QStringLiteral("giving-up-") + language);
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QTRY_VERIFY(w.quiet());
        QVERIFY(store().find(id).kind == MatchKind::Match);
        QCOMPARE(store().list().size(), 1);
        // Yes.
        w.key(Qt::Key_P);
        QTRY_COMPARE(w.pageName(), table);
        QVERIFY(w.press(QStringLiteral("sheet practice")));
        auto* const branch = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(branch && branch->property("running").toBool());
        QVERIFY(branch->practice());
        QVERIFY(store().find(id).kind == MatchKind::Practice);
        QCOMPARE(store().list().size(), 2);
    }

    /// "Same deal again" in the midst of a round: the match that is left would know the rest of it.
    void theSameDealAgainIsAskedFor()
    {
        Window& w = *window_;
        TableSession* const session = whereIDraw();
        QVERIFY(session);
        const int id = session->matchId();
        const QString record = session->sessionRecord();
        for (const bool yes : {false, true}) {
            QVERIFY(w.click(QStringLiteral("menuButton")));
            QVERIFY(w.click(QStringLiteral("menu-restartDeal")));
            QTRY_VERIFY2(w.item(QStringLiteral("sheet practice")) != nullptr, qPrintable(w.where()));
            QCOMPARE(session->sessionRecord(), record);
            QVERIFY(!session->practice());
            QVERIFY(w.press(yes ? QStringLiteral("sheet practice") : QStringLiteral("sheet cancel")));
            QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
            QCOMPARE(w.pageName(), table);
        }
        QVERIFY(session->practice());
        QVERIFY(session->matchId() != id);
        QVERIFY(store().find(id).kind == MatchKind::Practice);
    }

    /// A deal of the day says that it is one, ends as one, and leads back to the deals.
    void theDealOfTheDayEndsAsOne_data() { theRunningRoundInAReplay_data(); }
    void theDealOfTheDayEndsAsOne()
    {
        QFETCH(QString, language);
        Preferences::instance()->setLanguage(language);
        Window& w = *window_;
        const QString game = QStringLiteral("hohpai");
        w.go(QStringLiteral("Daily"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Daily"));
        QVERIFY(w.click(QStringLiteral("playDeal-") + game));
        QTRY_COMPARE(w.pageName(), table);
        QPointer<TableSession> session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("running").toBool());
        QCOMPARE(session->dealDay(), QDate::currentDate().toString(Qt::ISODate));
        QQuickItem* const chip = w.item(QStringLiteral("scoresChip"));
        QVERIFY(chip);
        QCOMPARE(chip->property("text").toString(),
                 language == QLatin1String("en") ? QStringLiteral("Deal of the day") : QStringLiteral("오늘의 판"));
        const int id = session->matchId();
        QVERIFY(playRound(*session));
        QVERIFY(lead(QStringLiteral("nextRound")));
        QTRY_VERIFY2(w.item(QStringLiteral("besideMaster")) != nullptr, qPrintable(w.where()));
        QTRY_VERIFY_WITH_TIMEOUT(
            !w.item(QStringLiteral("besideMaster"))->property("text").toString().contains(QStringLiteral("...")),
            120000);
        keepPicture(QStringLiteral("daily-") + language);
        QVERIFY(w.item(QStringLiteral("leaveTable")) == nullptr);
        QVERIFY(lead(QStringLiteral("playAgain")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Daily"));
        QTRY_VERIFY(!session);
        QCOMPARE(store().list().size(), 1);
        QVERIFY(store().find(id).over);
        QVERIFY(!History::instance()->about(id).day.isEmpty());
        // Again it is practice, and beside Master stands the first try.
        QVERIFY(w.click(QStringLiteral("playDeal-") + game));
        QTRY_COMPARE(w.pageName(), table);
        session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("running").toBool());
        QVERIFY(session->practice());
        QVERIFY(!session->dealDay().isEmpty());
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        w.go(QStringLiteral("HistoryPage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        keepPicture(QStringLiteral("daily-history-") + language);
    }

    /// Gone on with from somewhere else, it leads to the deals of its day all the same.
    void aDealOfAnotherDayLeadsToItsDay()
    {
        Window& w = *window_;
        const QDate day = daily_deal::firstDay().addDays(40);
        auto made = hanpan::make_match(DealOfDay::setupOf(QStringLiteral("hohpai"), day));
        QVERIFY(made);
        const int id = add(**made);
        TableSession* const session = begin({.id = id});
        QVERIFY(session);
        QCOMPARE(session->roundText(), QStringLiteral("Deal of the day, 10 Feb 2026"));
        QVERIFY(playRound(*session));
        QVERIFY(lead(QStringLiteral("nextRound")));
        QVERIFY(lead(QStringLiteral("playAgain")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Daily"));
        QTRY_COMPARE(w.item(QStringLiteral("dayShown"))->property("text").toString(), QStringLiteral("10 Feb 2026"));
        QCOMPARE(w.depth(), 2);
    }

    /// Whatever is one deal of a match ends with it: back to where one came from, and no new match.
    void oneDealLeadsBack()
    {
        Window& w = *window_;
        const auto match = history_help::played("hohpai", 7, 4000, 2);
        const int id = add(*match);
        w.go(QStringLiteral("ReplayPage"), {{QStringLiteral("matchId"), id}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        // Near the end of its last round.
        w.key(Qt::Key_End);
        for (int i = 0; i < 4; ++i)
            w.key(Qt::Key_Left);
        w.key(Qt::Key_P);
        QTRY_COMPARE(w.pageName(), table);
        auto* const session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("running").toBool());
        QVERIFY(session->episode());
        QVERIFY(playRound(*session));
        QVERIFY(session->matchOver());
        const int there = int(store().list().size());
        QVERIFY(lead(QStringLiteral("nextRound")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("ReplayPage"));
        QCOMPARE(int(store().list().size()), there);
    }

    /// The list moves under what is chosen; what is chosen stays.
    void theChosenMatchStaysChosen()
    {
        Window& w = *window_;
        QList<int> ids;
        for (const int seed : {11, 12, 13})
            ids.append(add(*history_help::played("hoola", std::uint64_t(seed), 4000, 1)));
        w.go(QStringLiteral("HistoryPage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        w.key(Qt::Key_Down);
        const auto chosen = [&] { return w.page()->property("chosen").value<AboutMatch>().id; };
        QCOMPARE(chosen(), ids[1]);
        QVERIFY(w.press(QStringLiteral("again")));
        QTRY_COMPARE(w.pageName(), table);
        QTRY_VERIFY(w.page()->property("session").value<TableSession*>()->property("running").toBool());
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where()));
        QVERIFY(w.press(QStringLiteral("sheet leave")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        QTRY_COMPARE(w.item(QStringLiteral("matches"))->property("count").toInt(), 4);
        QCOMPARE(chosen(), ids[1]);
        // Deleted, what stands in its place is.
        QTRY_VERIFY(w.quiet());
        w.item(QStringLiteral("matches"))->forceActiveFocus();
        w.key(Qt::Key_Delete);
        QTRY_COMPARE(w.item(QStringLiteral("matches"))->property("count").toInt(), 3);
        QCOMPARE(chosen(), ids[0]);
    }

    /// A puzzle is asked at the table where it was met: by the same animals, with the buttons where they always are.
    void aPuzzleIsAskedAtItsTable()
    {
        Window& w = *window_;
        const QStringList people{QStringLiteral("otter"), QStringLiteral("bear"), QStringLiteral("crane"),
                                 QStringLiteral("rabbit"), QStringLiteral("tiger")};
        QList<int> ids;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        for (const char* game : {"hoola", "hulahoo"}) {
            const auto match = history_help::played(game, 7, 4000, 2);
            const int id = store().add(
                *match,
                {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match, .began = now, .characters = people},
                actionsOf(*match));
            int number = 0;
            while (match->actions()[std::size_t(number)].who != 0)
                ++number;
            QVERIFY(store().keep({id, number, QStringLiteral("mistake"), 1.0, now, now, 0, 0}));
            ids.append(id);
        }
        w.go(QStringLiteral("PuzzlePage"),
             {{QStringLiteral("matchId"), ids[0]}, {QStringLiteral("number"), store().puzzles(ids[0])[0].number}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("PuzzlePage"));
        auto* const session = w.page()->property("session").value<TableSession*>();
        for (const int id : ids) {
            if (id != ids[0]) // from one puzzle to the next on the same page
                QMetaObject::invokeMethod(w.page(), "next");
            QTRY_COMPARE(w.page()->property("matchId").toInt(), id);
            QTRY_VERIFY(session->running());
            QCOMPARE(session->characters(), people.mid(0, session->characters().size()));
            QTRY_VERIFY(!session->actions()->rows().isEmpty());
            QStringList order;
            for (const ActionRow& row : session->actions()->rows())
                order.append(row.actionId);
            TableSession anew;
            QVERIFY(anew.startFromRecord(session->sessionRecord(), {}, true, 0));
            anew.skipPacing();
            QStringList usual;
            for (const ActionRow& row : anew.actions()->rows())
                usual.append(row.actionId);
            QCOMPARE(order, usual);
        }
    }

    /// Whoever answers a puzzle by what he has just been told has not found it: it comes back when it was said to.
    void anAnswerThatWasToldFindsNothing()
    {
        Window& w = *window_;
        const auto match = history_help::played("hoola", 7, 4000, 2);
        const int id = add(*match);
        int number = -1;
        for (int i = 8; number < 0; ++i)
            if (match->actions()[std::size_t(i)].who == 0 &&
                match->actions()[std::size_t(i)].text.rfind("discard", 0) == 0)
                number = i;
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QVERIFY(store().keep({id, number, QStringLiteral("mistake"), 1.0, now, now, 0, 0}));
        w.go(QStringLiteral("PuzzlePage"), {{QStringLiteral("matchId"), id}, {QStringLiteral("number"), number}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("PuzzlePage"));
        auto* const session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->myTurn());
        QVERIFY(w.press(QStringLiteral("puzzleShow")));
        QTRY_VERIFY_WITH_TIMEOUT(w.item(QStringLiteral("puzzleAgain")) != nullptr, 60000);
        const QString better = w.page()->property("verdict").value<PuzzleVerdict>().better;
        const QDateTime due = store().puzzles(id)[0].due;
        QVERIFY(due > now);
        QVERIFY(w.press(QStringLiteral("puzzleAgain")));
        QTRY_VERIFY(session->myTurn());
        QVERIFY(QTest::qWaitFor([&] { return session->act(better); }));
        QTRY_VERIFY_WITH_TIMEOUT(w.item(QStringLiteral("puzzleAgain")) != nullptr, 60000);
        QVERIFY(w.page()->property("verdict").value<PuzzleVerdict>().found);
        const Puzzle after = store().puzzles(id)[0];
        QCOMPARE(after.solved, 0);
        QCOMPARE(after.due, due);
        QCOMPARE(after.tries, 2);
    }

private:
    HistoryStore& store() { return History::instance()->store(); }
    int add(const hanpan::match& match)
    {
        const int id =
            store().add(match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(match));
        History::instance()->touch();
        return id;
    }
    void keepPicture(const QString& name) const
    {
        if (const QString folder = qEnvironmentVariable("HANPAN_PICTURES"); !folder.isEmpty())
            (*window_)->grabWindow().save(folder + u'/' + name + QStringLiteral(".png"));
    }
    /// Begins a match at the table of the window; nullptr when none runs.
    TableSession* begin(const MatchRequest& match)
    {
        Window& w = *window_;
        w.home();
        w.go(table, {{QStringLiteral("match"), QVariant::fromValue(match)}});
        if (!QTest::qWaitFor([&] { return w.pageName() == table; }))
            return nullptr;
        auto* const session = w.page()->property("session").value<TableSession*>();
        session->setUntimed(true); // pauses are others' matter
        return QTest::qWaitFor([&] { return session->myTurn() || session->phase() != QLatin1String("playing"); }, 20000)
                   ? session
                   : nullptr;
    }
    /// A match of Hoola at the moment at which the person is to draw.
    TableSession* whereIDraw()
    {
        for (int seed = 9; seed < 40; ++seed) {
            TableSession* const session = begin({.game = QStringLiteral("hoola"),
                                                 .players = 3,
                                                 .seed = QString::number(seed),
                                                 .rounds = 2,
                                                 .levels = QStringList{QStringLiteral("learner")}});
            if (!session)
                return nullptr;
            const auto match = hanpan::match_from_record(session->sessionRecord().toStdString());
            if (!match || session->phase() != QLatin1String("playing") || session->claim().active)
                continue;
            const auto legal = (*match)->legal(0);
            if (std::find(legal.begin(), legal.end(), "draw") != legal.end())
                return session;
        }
        return nullptr;
    }
    /// A simple player in the person's place, to the end of the round.
    static bool playRound(TableSession& session)
    {
        const std::atomic<bool> never{false};
        hanpan::bot_settings bot;
        bot.level = "learner";
        session.setUntimed(true);
        for (int moves = 0; moves < 2000; ++moves) {
            if (!QTest::qWaitFor(
                    [&] {
                        return session.phase() != QLatin1String("playing") || session.myTurn() ||
                               session.claim().active;
                    },
                    20000))
                return false;
            if (session.phase() != QLatin1String("playing"))
                return true;
            const auto match = hanpan::match_from_record(session.sessionRecord().toStdString());
            if (match && (*match)->to_act().has(0))
                session.act(QString::fromStdString((*match)->think(0, bot)->choose(never)));
            QCoreApplication::processEvents();
        }
        return false;
    }
    /// Enter on what stands out in a result, once it listens.
    bool lead(const QString& button)
    {
        Window& w = *window_;
        return QTest::qWaitFor(
                   [&] {
                       const QQuickItem* const at = w->activeFocusItem();
                       return at && at->objectName() == button && at->isEnabled();
                   },
                   20000) &&
               (w.key(Qt::Key_Return), true);
    }
    static int faces(const TableSession& session)
    {
        int count = 0;
        for (const PieceRow& row : session.pieces()->rows())
            count += !row.face.isEmpty();
        return count;
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    AskedFirstTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "asked_first_test.moc"
