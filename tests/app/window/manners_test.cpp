// SPDX-License-Identifier: GPL-3.0-or-later
// Manners of the desktop: no key uses what is not seen, the keyboard is never nowhere and Escape always leads back, windows say
// what is open in them, what was done can be taken back by its key.
#include <QRegularExpression>

#include "games/gametable.h"
#include "history_help.h"
#include "review/dealofday.h"
#include "settings/keymap.h"
#include "window_help.h"
#include "words/tablewords.h"

using namespace window_help;

class MannersTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("manners");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Preferences::instance()->setMuted(true);
        Preferences::instance()->setBotSpeed(QStringLiteral("instant"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        const auto match = history_help::played(game().toStdString(), 7, 5000, 2);
        finished_ = History::instance()->store().add(
            *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match));
        QVERIFY(finished_ > 0);
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }
    void init()
    {
        complaints().clear();
        window_->home();
        QTRY_VERIFY(window_->quiet() && window_->pageName() == QLatin1String("Home"));
    }
    void cleanup()
    {
        window_->home();
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    // --- Keys at a table

    void noKeyUsesWhatIsNotSeen_data() { everyGame(); }
    /// At my turn, nothing chosen and no ring to be seen: Return and Space show the ring and change nothing.
    void noKeyUsesWhatIsNotSeen()
    {
        QFETCH(QString, game);
        Window& w = *window_;
        TableSession* session = table(game);
        QVERIFY(session);
        const auto mine = [&] { return session->sessionRecord().count(QLatin1String("\n0 ")); };
        const auto before = mine();
        const auto hide = [&] { // as a click beside everything
            auto* keys = w.item(QStringLiteral("pointer"))
                             ->property("table")
                             .value<QObject*>()
                             ->property("keys")
                             .value<QObject*>();
            keys->setProperty("inUse", false);
            session->clearSelection();
            return keys;
        };
        QObject* keys = hide();
        const QList<std::pair<const char*, std::function<void()>>> states{
            {"just dealt", [] {}},
            {"the pointer moved", [&] { QTest::mouseMove(w.get(), QPoint(400, 300)); }},
            {"a sheet was closed",
             [&] {
                 QVERIFY(w.click(QStringLiteral("menuButton")));
                 QTRY_VERIFY(!w.open().isEmpty());
                 w.key(Qt::Key_Escape);
                 QTRY_VERIFY(w.quiet());
             }},
            {"a hint is shown",
             [&] {
                 session->askHint();
                 QTRY_VERIFY_WITH_TIMEOUT(session->hint().state == QLatin1String("shown"), 60000);
             }},
        };
        for (const auto& [name, bring] : states) {
            for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Space}) {
                hide();
                bring();
                QVERIFY2(session->myTurn(), name);
                w.key(key);
                QVERIFY2(mine() == before, name);
                for (const PieceRow& row : session->pieces()->rows())
                    QVERIFY2(!row.selected, name);
                QVERIFY2(keys->property("inUse").toBool(), name);
                QVERIFY2(w->activeFocusItem()->objectName().startsWith(QLatin1String("piece")), qPrintable(w.where()));
            }
        }
        session->dropHint();
        // What has the ring is chosen by the next one.
        w.key(Qt::Key_Space);
        const auto chosen = std::ranges::count_if(session->pieces()->rows(), &PieceRow::selected);
        QVERIFY(chosen == 1 || session->myTurn());
        leaveTable(session);
    }

    void whatIsChosenIsUsed_data() { everyGame(); }
    /// A piece that the pointer chose is what Return is for, though another one lies first.
    void whatIsChosenIsUsed()
    {
        QFETCH(QString, game);
        Window& w = *window_;
        TableSession* session = table(game);
        QVERIFY(session);
        // Where the natural thing may be done with the piece, it is done with this one.
        QStringList refused;
        connect(session, &TableSession::refused, this,
                [&](const QString&, const QList<int>& ids, const QString&) { refused.append(words(ids)); });
        int last = -1;
        for (const PieceRow& row : session->pieces()->rows())
            if (row.owner == 0 && row.zoneKind == QLatin1String("hand") && row.place == row.zoneCount - 1)
                last = row.pieceId;
        QVERIFY(last >= 0);
        const QString record = session->sessionRecord();
        session->toggleSelected(last);
        w.key(Qt::Key_Return);
        const bool acted = session->sessionRecord() != record;
        QVERIFY2(acted || refused == QStringList{QString::number(last)} || !session->choice().isEmpty(),
                 qPrintable(refused.join(u'|')));
        leaveTable(session);
    }

    /// With a card under the ring the letter throws it, as Return does; with one card in the hand nothing has to be chosen.
    void aLetterTakesWhatHasTheRing()
    {
        Window& w = *window_;
        TableSession* session = table(QStringLiteral("hollywood"));
        QVERIFY(session);
        session->clickZone(QStringLiteral("stock"));
        QTRY_VERIFY(canChoose(session));
        w.key(Qt::Key_Right);
        QQuickItem* ringed = w->activeFocusItem();
        QVERIFY(ringed->objectName().startsWith(QLatin1String("piece")));
        const QString face = ringed->property("face").toString();
        const QString record = session->sessionRecord();
        w.key(Qt::Key_X);
        QTRY_VERIFY(session->sessionRecord() != record);
        QVERIFY2(session->sessionRecord().contains(QStringLiteral("0 discard ") + face),
                 qPrintable(session->sessionRecord().mid(record.indexOf(QLatin1String("scores")) - 20)));
        leaveTable(session);
    }

    void buttonsOfATableTakeNoKeysByAClick_data() { everyGame(); }
    /// A click on a button must not take the keyboard from the table, else its letters are dead until the table is clicked.
    void buttonsOfATableTakeNoKeysByAClick()
    {
        QFETCH(QString, game);
        Window& w = *window_;
        TableSession* session = table(game);
        QVERIFY(session);
        QCOMPARE(takingKeys(w.page()).join(u'|'), QString());
        leaveTable(session);
        w.go(QStringLiteral("Lesson"), {{QStringLiteral("game"), game}, {QStringLiteral("number"), 1}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        QCOMPARE(takingKeys(w.page()).join(u'|'), QString());
    }

    void theTableHearsItsKeysInALesson()
    {
        Window& w = *window_;
        const QString game = QStringLiteral("hoola");
        w.go(QStringLiteral("Lesson"), {{QStringLiteral("game"), game}, {QStringLiteral("number"), 1}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        for (int i = 0; i < 20 && !(w.item(QStringLiteral("lessonHint"))); ++i)
            if (!w.pressWhenThere({QStringLiteral("lessonGo")}))
                break;
        QVERIFY2(w.click(QStringLiteral("lessonHint")), qPrintable(w.where()));
        for (const bool byTab : {false, true}) {
            if (byTab)
                w.item(QStringLiteral("lessonHint"))->forceActiveFocus(Qt::TabFocusReason);
            w.key(Qt::Key_J);
            QTRY_VERIFY2(w.open().contains(QStringLiteral("LogDrawer")), qPrintable(w.where()));
            w.key(Qt::Key_Escape);
            QTRY_VERIFY(w.quiet());
        }
    }

    // --- Sheets and the keyboard

    void afterEverySheetEscapeLeadsBack_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("opens"); // objectName of what is pressed; "" = a key that every page has
        QTest::addColumn<int>("key");
        for (const char* page : {"Home", "Learn", "Daily", "JudgePage", "HistoryPage", "StatisticsPage", "Settings",
                                 "KeysPage", "About", "Setup", "HouseRules", "RulesBook", "ReviewPage", "ReplayPage"}) {
            QTest::addRow("%s: the keys", page) << page << QString() << int(Qt::Key_F1);
            QTest::addRow("%s: a file", page) << page << QString() << int(Qt::Key_O);
        }
        for (const auto& [page, opens] :
             std::initializer_list<std::pair<const char*, const char*>>{{"Settings", "reset"},
                                                                        {"Settings", "openFile"},
                                                                        {"HistoryPage", "code"},
                                                                        {"HouseRules", "save"},
                                                                        {"HouseRules", "code"},
                                                                        {"Setup", "face-0"},
                                                                        {"ReplayPage", "whatIf"},
                                                                        {"ReplayPage", "foresight"}})
            QTest::addRow("%s: %s", page, opens) << page << opens << 0;
    }
    /// Opened by key or pointer, closed by Escape, by its button, by Alt+Left: the keyboard is on the page, and Escape goes back.
    void afterEverySheetEscapeLeadsBack()
    {
        QFETCH(QString, page);
        QFETCH(QString, opens);
        QFETCH(int, key);
        Window& w = *window_;
        // Every way only when deep; else each row has another one.
        const bool deep = qEnvironmentVariableIsSet("HANPAN_FULL_TESTS");
        ++rows_;
        for (int out = 0; out < 3; ++out) {
            for (const bool byPointer : {false, true}) {
                if (!deep && (out != rows_ % 3 || byPointer != (rows_ / 3 % 2 > 0 && !opens.isEmpty())))
                    continue;
                if (opens.isEmpty() && byPointer)
                    continue;
                QVERIFY(openPage(page));
                if (opens.isEmpty())
                    w.key(Qt::Key(key), key == Qt::Key_F1 ? Qt::ShiftModifier : Qt::ControlModifier);
                else
                    QVERIFY2(byPointer ? w.click(opens) : w.press(opens), qPrintable(w.where()));
                QTRY_VERIFY2(w.open().size() == 1, qPrintable(w.where()));
                QTRY_VERIFY2(nowhere().isEmpty(), qPrintable(w.where()));
                if (out == 0)
                    w.key(Qt::Key_Escape);
                else if (out == 1 && w.item(QStringLiteral("sheet cancel")))
                    QVERIFY(w.click(QStringLiteral("sheet cancel")));
                else
                    w.key(Qt::Key_Left, Qt::AltModifier);
                QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
                QTRY_VERIFY2(onPage(), qPrintable(w.where()));
                const int depth = w.depth();
                w.key(Qt::Key_Escape);
                QTRY_VERIFY2(depth == 1 ? w.pageName() == page : w.depth() == depth - 1, qPrintable(w.where()));
            }
        }
    }

    /// What had the keyboard goes while it has it: the page gets it, wherever the window is.
    void theKeyboardIsNeverNowhere()
    {
        Window& w = *window_;
        w.go(QStringLiteral("Settings"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Settings"));
        for (QQuickItem* child : w->contentItem()->childItems())
            child->setFocus(false);
        QVERIFY(!onPage());
        QTRY_VERIFY2(onPage(), qPrintable(w.where()));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
    }

    void defaultsAreRestoredAndPutBack()
    {
        Window& w = *window_;
        Preferences* all = Preferences::instance();
        all->setLanguage(QStringLiteral("ko"));
        all->setTheme(QStringLiteral("dark"));
        all->setVolume(10);
        all->setPlayerName(QStringLiteral("솔"));
        Keymap::instance()->set(QStringLiteral("table/undo"), QStringLiteral("B"));
        const auto put = [&] {
            all->setLanguage(QStringLiteral("en"));
            Keymap::instance()->restore(QString());
            all->reset();
            all->setMotion(QStringLiteral("off"));
            all->setLanguage(QStringLiteral("en"));
            all->setMuted(true);
            all->setBotSpeed(QStringLiteral("instant"));
        };
        const auto guard = qScopeGuard(put);
        w.go(QStringLiteral("Settings"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Settings"));
        // Return, at once, changes nothing: the button that does it is not the one that has the keyboard.
        QVERIFY(w.press(QStringLiteral("reset")));
        QTRY_COMPARE(w.open().size(), 1);
        QTRY_COMPARE(w->activeFocusItem()->objectName(), QStringLiteral("sheet cancel"));
        w.key(Qt::Key_Return);
        QTRY_VERIFY(w.quiet());
        QCOMPARE(all->theme(), QStringLiteral("dark"));
        QVERIFY(w.press(QStringLiteral("reset")));
        QTRY_COMPARE(w.open().size(), 1);
        QVERIFY(w.press(QStringLiteral("sheet reset")));
        QTRY_COMPARE(all->theme(), QStringLiteral("system"));
        QCOMPARE(all->volume(), 70);
        QCOMPARE(all->playerName(), QString());
        QCOMPARE(all->language(), QStringLiteral("ko"));
        QCOMPARE(Keymap::instance()->sequences(QStringLiteral("table/undo")), QStringList{QStringLiteral("B")});
        QTRY_VERIFY(w.quiet());
        QTRY_VERIFY2(onPage(), qPrintable(w.where()));
        w.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(all->theme(), QStringLiteral("dark"));
        QCOMPARE(all->volume(), 10);
        QCOMPARE(all->playerName(), QStringLiteral("솔"));
        QCOMPARE(all->botSpeed(), QStringLiteral("instant"));
        QCOMPARE(all->language(), QStringLiteral("ko"));
        QTRY_VERIFY2(onPage(), qPrintable(w.where()));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
    }

    // --- Windows

    void theWindowSaysWhatIsOpen()
    {
        Window& w = *window_;
        QTRY_COMPARE(w->title(), QStringLiteral("Hanpan"));
        w.go(QStringLiteral("Settings"));
        QTRY_COMPARE(w->title(), QStringLiteral("Settings – Hanpan"));
        Preferences::instance()->setLanguage(QStringLiteral("ko"));
        QTRY_COMPARE(w->title(), QStringLiteral("설정 – 한판"));
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        // Two matches are told apart.
        QStringList titles;
        for (const QString& one : history_help::games().mid(0, 2)) {
            TableSession* session = table(one);
            QVERIFY(session);
            QTRY_VERIFY2(w->title().startsWith(session->tableTitle() + QStringLiteral(" – ") + session->roundText()),
                         qPrintable(w->title()));
            titles.append(w->title());
            leaveTable(session);
        }
        QCOMPARE(titles.removeDuplicates(), 0);
        for (const char* page : {"Learn", "Daily", "JudgePage", "HistoryPage", "StatisticsPage", "KeysPage", "About",
                                 "Setup", "HouseRules", "RulesBook", "ReviewPage", "ReplayPage", "Lesson"}) {
            QVERIFY(openPage(QLatin1String(page)));
            QTRY_VERIFY2(w->title().endsWith(QStringLiteral(" – Hanpan")) && w->title().size() > 9,
                         qPrintable(page + w->title()));
        }
    }

    void settingsAreAKeyAway()
    {
        Window& w = *window_;
        w.key(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Settings"));
        w.key(Qt::Key_Comma, Qt::ControlModifier); // there one is
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        TableSession* session = table(game());
        QVERIFY(session);
        w.key(Qt::Key_Comma, Qt::ControlModifier);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Settings"));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        leaveTable(session);
    }

    /// What was deleted comes back by its key, after the notice and after the page.
    void aDeletedMatchComesBack()
    {
        Window& w = *window_;
        const auto there = [&] { return History::instance()->store().find(finished_).id == finished_; };
        w.go(QStringLiteral("HistoryPage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        QVERIFY(there());
        while (w.page()->property("chosen").value<AboutMatch>().id != finished_)
            w.key(Qt::Key_Down);
        w.key(Qt::Key_Delete);
        QTRY_VERIFY(!there());
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        w.go(QStringLiteral("HistoryPage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        w.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(there());
    }

    // --- Pages

    /// Of several unfinished matches the home page lets one choose; an experiment is marked as one and is not among them.
    void ofSeveralUnfinishedMatchesOneIsChosen()
    {
        Window& w = *window_;
        HistoryStore& store = History::instance()->store();
        const QStringList levels{QStringLiteral("learner")};
        QList<int> ids;
        const auto add = [&](int seed, MatchKind kind, int parent) {
            const auto open = history_help::played(game().toStdString(), seed, 20);
            ids.append(store.add(*open, {.levels = levels, .kind = kind, .parent = parent}, actionsOf(*open)));
            History::instance()->touch();
        };
        const auto guard = qScopeGuard([&] { History::instance()->remove(ids); });
        const QString chip = QStringLiteral("resumeChip");
        add(11, MatchKind::Match, 0);
        add(12, MatchKind::Practice, finished_);
        w.go(QStringLiteral("Settings")); // home looks again when it comes back
        w.home();
        QTRY_VERIFY(w.item(chip));
        QVERIFY(w.item(chip)->property("text").toString().contains(QLatin1String("round")));
        add(13, MatchKind::Match, 0);
        QTRY_COMPARE(w.item(chip)->property("text").toString(), QStringLiteral("Continue · 2 matches"));
        QVERIFY(w.click(chip));
        QTRY_COMPARE(w.pageName(), QStringLiteral("HistoryPage"));
        auto* const list = w.page()->findChild<QAbstractItemModel*>();
        QVERIFY(list);
        QStringList labels;
        const int label = list->roleNames().key("kindLabel");
        for (int row = 0; row < list->rowCount(); ++row)
            labels.append(list->index(row, 0).data(label).toString());
        QCOMPARE(labels, (QStringList{QString(), QStringLiteral("What if"), QString()}));
    }

    /// Where words are large the way back into a match stays on its game's card.
    void theWayBackIntoAMatchStaysOnItsCard()
    {
        Window& w = *window_;
        HistoryStore& store = History::instance()->store();
        QList<int> ids;
        const auto guard = qScopeGuard([&] {
            Preferences::instance()->setTextSize(100);
            Preferences::instance()->setLanguage(QStringLiteral("en"));
            History::instance()->remove(ids);
        });
        for (const QString& each : history_help::games())
            for (const int seed : {11, 12}) {
                const auto open = history_help::played(each.toStdString(), seed, 3);
                ids.append(store.add(*open, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match},
                                     actionsOf(*open)));
            }
        History::instance()->touch();
        Preferences::instance()->setTextSize(200);
        w.go(QStringLiteral("Settings"));
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        for (const char* language : {"en", "ko"}) {
            Preferences::instance()->setLanguage(QLatin1String(language));
            for (const QString& each : history_help::games()) {
                QQuickItem* const card = w.seen(QStringLiteral("game-") + each);
                QVERIFY(card);
                auto* const chip = card->findChild<QQuickItem*>(QStringLiteral("resumeChip"));
                QVERIFY(chip && chip->isVisible());
                QTRY_VERIFY2(chip->x() >= 0 && chip->x() + chip->width() <= card->width(), qPrintable(each));
                // What it does can be read, and heard whole.
                QVERIFY2(chip->width() >= chip->implicitWidth(), qPrintable(each));
                QVERIFY(QAccessible::queryAccessibleInterface(chip)->text(QAccessible::Name).contains(u'2'));
            }
        }
    }

    /// Games stand in one order everywhere, and so do the speeds; the way back of every page is in one place.
    void everywhereTheSame()
    {
        Window& w = *window_;
        const auto valueOf = [](const QVariant& option) {
            if (option.canConvert<OptionRow>())
                return option.value<OptionRow>().value.toString();
            const QJSValue script = option.value<QJSValue>();
            return (script.isUndefined() ? option : script.toVariant()).toMap()[QStringLiteral("value")].toString();
        };
        const auto values = [&](const QObject* of) {
            QStringList list;
            for (const QVariant& one : of->property("options").toList())
                if (const QString value = valueOf(one); !value.isEmpty())
                    list.append(value);
            return list;
        };
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        // As the cards stand, row by row.
        QList<std::pair<QPointF, QString>> cards;
        for (const QString& each : history_help::games())
            cards.append({w.seen(QStringLiteral("game-") + each)->position(), each});
        std::sort(cards.begin(), cards.end(), [](const auto& a, const auto& b) {
            return std::pair(a.first.y(), a.first.x()) < std::pair(b.first.y(), b.first.x());
        });
        QStringList order;
        for (const auto& [at, each] : std::as_const(cards))
            order.append(each);
        QHash<QString, qreal> backs;
        const auto open = [&](const char* page, const QVariantMap& properties = {}) {
            w.home();
            w.go(QLatin1String(page), properties);
            QTRY_COMPARE(w.pageName(), QLatin1String(page));
            QQuickItem* const back = w.seen(QStringLiteral("back"));
            QVERIFY2(back, page);
            backs[QLatin1String(page)] = back->mapToScene({}).x();
        };
        open("HistoryPage");
        QCOMPARE(values(w.item(QStringLiteral("gameFilter"))), order);
        open("StatisticsPage");
        QCOMPARE(values(w.item(QStringLiteral("game"))), order);
        open("JudgePage");
        QCOMPARE(values(w.item(QStringLiteral("judgeGame"))), order);
        open("Daily");
        QStringList deals;
        for (const DayDeal& deal : w.page()->findChild<DealOfDay*>()->deals())
            deals.append(deal.game);
        QCOMPARE(deals, order);
        Courses().setDone(order.first(), 1);
        open("Learn");
        for (int i = 1; i < order.size(); ++i) {
            const QPointF one = w.seen(QStringLiteral("learn-") + order[i - 1])->position();
            const QPointF next = w.seen(QStringLiteral("learn-") + order[i])->position();
            QVERIFY(std::pair(one.y(), one.x()) < std::pair(next.y(), next.x()));
        }
        // Every lesson's button says of which lesson it is, and what is done says so.
        QSet<QString> names;
        QTRY_VERIFY(w.seen(QStringLiteral("lesson-1")));
        for (int number = 1; number <= 3; ++number)
            names.insert(QAccessible::queryAccessibleInterface(w.item(QStringLiteral("lesson-%1").arg(number)))
                             ->text(QAccessible::Name));
        QCOMPARE(names.size(), 3);
        QVERIFY(std::any_of(names.begin(), names.end(),
                            [](const QString& name) { return name.contains(QLatin1String("Done")); }));
        open("Settings");
        const QStringList speeds = values(w.item(QStringLiteral("botSpeed")));
        QCOMPARE(speeds.size(), 4);
        for (const char* page : {"About", "KeysPage"})
            open(page);
        open("Setup", {{QStringLiteral("game"), order.first()}});
        open("HouseRules", {{QStringLiteral("game"), order.first()}});
        for (auto page = backs.cbegin(); page != backs.cend(); ++page)
            QVERIFY2(page.value() == backs[QStringLiteral("HistoryPage")],
                     qPrintable(page.key() + u' ' + QString::number(page.value())));
        TableSession* const session = table(order.first());
        QVERIFY(session);
        QVERIFY(w.click(QStringLiteral("menuButton")));
        QTRY_VERIFY(w.item(QStringLiteral("menuPace")));
        QCOMPARE(values(w.item(QStringLiteral("menuPace"))), speeds);
        w.key(Qt::Key_Escape);
        leaveTable(session);
    }

    /// Whoever clicks on for larger words finds the button where it was.
    void theTextSizeStaysUnderThePointer()
    {
        Window& w = *window_;
        const auto guard = qScopeGuard([] { Preferences::instance()->setTextSize(100); });
        w.home();
        w.go(QStringLiteral("Settings"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Settings"));
        QQuickItem* const size = w.seen(QStringLiteral("textSize"));
        QVERIFY(size);
        const QPoint plus = size->mapToScene(QPointF(size->width() - size->height() / 2, size->height() / 2)).toPoint();
        QTest::mouseClick(w.get(), Qt::LeftButton, {}, plus);
        QCOMPARE(size->property("value").toInt(), 110);
        QCOMPARE(Preferences::instance()->textSize(), 100); // nothing has moved yet
        for (int press = 0; press < 3; ++press)
            QTest::mouseClick(w.get(), Qt::LeftButton, {}, plus);
        QCOMPARE(size->property("value").toInt(), 140);
        QTRY_COMPARE(Preferences::instance()->textSize(), 140);
        QCOMPARE(size->property("value").toInt(), 140);
        // Left before that, it is taken over as well.
        QTest::mouseClick(w.get(), Qt::LeftButton, {},
                          size->mapToScene(QPointF(size->height() / 2, size->height() / 2)).toPoint());
        w.home();
        QTRY_COMPARE(Preferences::instance()->textSize(), 130);
    }

    /// A file about a match is called by its game and when it began.
    void filesSayWhatTheyHold()
    {
        HistoryStore& store = History::instance()->store();
        const auto match = history_help::played(game().toStdString(), 11, 20);
        const QDateTime began(QDate(2026, 3, 4), QTime(5, 6));
        const int id =
            store.add(*match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match, .began = began},
                      actionsOf(*match));
        const auto guard = qScopeGuard([&] { History::instance()->remove({id}); });
        QCOMPARE(History::instance()->fileName(id), gameName(game()) + QStringLiteral(" 2026-03-04 05.06"));
    }

    /// Played from the lessons, the set-up is there once: with what was chosen, not with what was chosen before.
    void theSetUpIsThereOnce()
    {
        Window& w = *window_;
        QVERIFY(w.click(QStringLiteral("game-") + game()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        w.key(Qt::Key_F1);
        QTRY_COMPARE(w.pageName(), QStringLiteral("RulesBook"));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        w.go(QStringLiteral("Learn"), {{QStringLiteral("game"), game()}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Learn"));
        QVERIFY(w.click(QStringLiteral("play")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        QTRY_COMPARE(w.depth(), 2);
        // From the end of a lesson too, by way of several pages.
        const int players = w.page()->property("minPlayers").toInt() + 1;
        w.page()->setProperty("players", players);
        w.go(QStringLiteral("Learn"), {{QStringLiteral("game"), game()}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Learn"));
        w.go(QStringLiteral("Lesson"), {{QStringLiteral("game"), game()}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        QTRY_COMPARE(w.depth(), 4);
        w.replace(QStringLiteral("Setup"), {{QStringLiteral("game"), game()}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        QTRY_COMPARE(w.depth(), 2);
        QCOMPARE(w.page()->property("players").toInt(), players);
        // That of another game takes its place.
        w.go(QStringLiteral("Learn"), {{QStringLiteral("game"), game()}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Learn"));
        const QString other = history_help::games().last();
        w.replace(QStringLiteral("Setup"), {{QStringLiteral("game"), other}});
        QTRY_COMPARE(w.page()->property("game").toString(), other);
        QTRY_COMPARE(w.depth(), 2);
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
    }

    /// The offer of a lesson is answered by its buttons alone.
    void anOfferPutAwayIsNoAnswer()
    {
        Window& w = *window_;
        const QString of = game();
        const QString key = QStringLiteral("lessons/%1/offered").arg(of);
        const QVariant done = Preferences::instance()->remembered(QStringLiteral("lessons/%1/done").arg(of));
        Preferences::instance()->forget(QStringLiteral("lessons/%1/done").arg(of));
        Preferences::instance()->forget(key);
        const auto guard = qScopeGuard([&] {
            Courses().offered(of);
            Preferences::instance()->remember(QStringLiteral("lessons/%1/done").arg(of), done);
        });
        if (!Courses().offers(of))
            QSKIP("no course");
        for (int time = 0; time < 2; ++time) {
            QVERIFY(openPage(QStringLiteral("Setup")));
            QVERIFY(w.click(QStringLiteral("start")));
            QTRY_COMPARE(w.open().size(), 1);
            w.key(Qt::Key_Escape);
            QTRY_VERIFY(w.quiet());
            QCOMPARE(w.pageName(), QStringLiteral("Setup"));
            QVERIFY(Courses().offers(of));
        }
        QVERIFY(w.click(QStringLiteral("start")));
        QTRY_COMPARE(w.open().size(), 1);
        QVERIFY(w.click(QStringLiteral("sheet lesson")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Lesson"));
        QVERIFY(!Courses().offers(of));
    }

    /// Statistics, judge and score sheet begin with what was played last.
    void pagesBeginWithWhatWasPlayedLast()
    {
        Window& w = *window_;
        const auto match = history_help::played(history_help::games().last().toStdString(), 5, 20);
        const int id = History::instance()->store().add(
            *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match));
        const auto guard = qScopeGuard([&] { History::instance()->remove({id}); });
        for (const char* page : {"StatisticsPage", "JudgePage"}) {
            QVERIFY(openPage(QLatin1String(page)));
            QCOMPARE(w.page()->property("game").toString(), history_help::games().last());
        }
    }

    void theWayBackToAResultIsClearOfMyHand_data() { everyGame(); }
    void theWayBackToAResultIsClearOfMyHand()
    {
        QFETCH(QString, game);
        Window& w = *window_;
        const auto match = history_help::dealt(game.toStdString(), 3, 2);
        while (!match->round_over())
            history_help::step(*match);
        const int id = History::instance()->store().add(
            *match, {.levels = {QStringLiteral("learner")}, .kind = MatchKind::Match}, actionsOf(*match));
        const auto guard = qScopeGuard([&] { History::instance()->remove({id}); });
        for (const QSize size : {QSize(960, 640), QSize(1280, 800)}) {
            w->resize(size);
            w.go(QStringLiteral("Table"), {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.id = id})}});
            QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
            QQuickItem* result = nullptr;
            QTRY_VERIFY((result = w.item(QStringLiteral("roundResult"))) && result->property("open").toBool());
            QTRY_VERIFY2(result->isAncestorOf(w->activeFocusItem()), qPrintable(w.where()));
            QTRY_VERIFY((w.key(Qt::Key_Escape), result->property("aside").toBool()));
            QQuickItem* back = w.seen(QStringLiteral("backToResult"));
            QVERIFY(back);
            const auto room = [](const QQuickItem* item) {
                return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
            };
            auto* session = w.page()->property("session").value<TableSession*>();
            for (const PieceRow& row : session->pieces()->rows())
                if (row.owner == 0)
                    if (const QQuickItem* piece = w.item(QStringLiteral("piece%1").arg(row.pieceId)))
                        QVERIFY2(!room(piece).intersects(room(back)), qPrintable(row.accessibleName));
            QVERIFY(QRectF(QPointF(), w->size()).contains(room(back)));
            w.home();
            QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        }
    }

private:
    static QString game() { return history_help::games().first(); }
    static void everyGame()
    {
        QTest::addColumn<QString>("game");
        for (const QString& one : history_help::games())
            QTest::newRow(qPrintable(one)) << one;
    }
    static QString words(const QList<int>& ids)
    {
        QStringList all;
        for (const int id : ids)
            all.append(QString::number(id));
        return all.join(u' ');
    }
    static bool canChoose(const TableSession* session) { return session->myTurn() && session->claim().active == false; }
    /// A new match of the game at its table, at my turn; null when that did not come.
    TableSession* table(const QString& of)
    {
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"), QVariant::fromValue(MatchRequest{.game = of, .seed = QStringLiteral("7")})}});
        TableSession* session = nullptr;
        const bool came = QTest::qWaitFor(
            [&] {
                session = w.page() ? w.page()->property("session").value<TableSession*>() : nullptr;
                if (w.pageName() != QLatin1String("Table") || !session || session->game() != of)
                    return false;
                session->setUntimed(true); // pauses are others' matter
                return canChoose(session);
            },
            30000);
        return came ? session : nullptr;
    }
    void leaveTable(const TableSession* session)
    {
        const int id = session->matchId();
        window_->home();
        QTRY_COMPARE(window_->pageName(), QStringLiteral("Home"));
        History::instance()->remove({id});
    }
    bool openPage(const QString& page)
    {
        Window& w = *window_;
        w.home();
        QVariantMap with;
        if (page == QLatin1String("ReviewPage") || page == QLatin1String("ReplayPage"))
            with[QStringLiteral("matchId")] = finished_;
        else if (QStringList{"Setup", "HouseRules", "RulesBook", "Lesson"}.contains(page))
            with[QStringLiteral("game")] = game();
        if (page != QLatin1String("Home"))
            w.go(page, with);
        return QTest::qWaitFor([&] { return w.pageName() == page && w.quiet(); }, 20000);
    }
    /// Is the keyboard in the page on top?
    bool onPage() const
    {
        const QQuickItem* at = (*window_)->activeFocusItem();
        const QQuickItem* page = window_->page();
        return at && page && (at == page || page->isAncestorOf(at));
    }
    /// "" = something has the keyboard.
    QString nowhere() const
    {
        const QQuickItem* at = (*window_)->activeFocusItem();
        return at && at != (*window_)->contentItem() ? QString() : window_->where();
    }
    /// Buttons in it that take the keyboard when they are clicked.
    static QStringList takingKeys(const QQuickItem* in)
    {
        QStringList found;
        for (const QQuickItem* child : in->childItems()) {
            if (child->isVisible() && child->inherits("QQuickAbstractButton") &&
                (child->property("focusPolicy").toInt() & Qt::ClickFocus))
                found.append(Window::typeOf(child) + u' ' + child->objectName());
            found += takingKeys(child);
        }
        return found;
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
    int finished_ = 0;
    int rows_ = 0;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    MannersTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "manners_test.moc"
