// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds in the real window, from home through set-up to the table and back: each game at its largest table, two rounds
// with the keys alone, one with the pointer alone, and at its smallest, two rounds by touch, one by the tree; where one is played,
// the second is left as it begins. The player does whatever the table offers, without a plan: every gesture that lies open at a
// time must lead on, whoever makes it.
#include "catalog/gamecatalog.h"

#include "history_help.h"
#include "window_player.h"

using namespace window_help;

class WindowRoundsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("window-rounds");
        Preferences* all = Preferences::instance();
        all->reset();
        all->setMotion(QStringLiteral("off"));
        all->setMuted(true);
        all->setBotSpeed(QStringLiteral("instant"));
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase() { window_.reset(); }

    void twoRounds_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<bool>("largest");
        QTest::addColumn<int>("by");
        QTest::addColumn<int>("seed");
        int turn = 0;
        for (const QString& game : history_help::games()) {
            ++turn;
            for (const bool largest : {false, true})
                // The largest table by pointer or by keys, the smallest by finger or by tree, which take turns from game to
                // game; every table in every way when there is time.
                for (const By by : {By::Pointer, By::Keys, By::Touch, By::Tree}) {
                    const By usual =
                        largest ? (turn % 2 == 0 ? By::Pointer : By::Keys) : (turn % 2 == 0 ? By::Touch : By::Tree);
                    if (by != usual && history_help::amount(1, 0) == 1)
                        continue;
                    for (int seed = 1; seed <= history_help::amount(1, 10); ++seed)
                        QTest::addRow("%s, %s table, %s, %d", qPrintable(game), largest ? "largest" : "smallest",
                                      by == By::Keys    ? "keys"
                                      : by == By::Touch ? "touch"
                                      : by == By::Tree  ? "tree"
                                                        : "pointer",
                                      seed)
                            << game << largest << int(by) << seed;
                }
        }
    }
    void twoRounds()
    {
        QFETCH(QString, game);
        QFETCH(bool, largest);
        QFETCH(int, by);
        const bool byKeys = By(by) == By::Keys;
        QFETCH(int, seed);
        Window& w = *window_;
        complaints().clear();
        Preferences::instance()->setLanguage(byKeys != largest ? QStringLiteral("ko") : QStringLiteral("en"));
        w->resize(largest ? QSize(960, 640) : QSize(1440, 900));
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY(QTest::qWaitFor([&] { return w.page()->width() == w->width() && w.page()->height() == w->height(); }));
        // In: by the game's card, the number of players and Start.
        const auto open = [&](const QString& name) {
            return byKeys                ? w.press(name)
                   : By(by) == By::Touch ? w.touch(name)
                   : By(by) == By::Tree  ? w.act(name)
                                         : w.click(name);
        };
        QVERIFY2(open(QStringLiteral("game-") + game), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        QQuickItem* players = w.item(QStringLiteral("players"));
        QVERIFY(players);
        players->forceActiveFocus(Qt::TabFocusReason);
        w.key(largest ? Qt::Key_End : Qt::Key_Home);
        QQuickItem* levels = w.item(QStringLiteral("allLevels"));
        QVERIFY(levels);
        levels->forceActiveFocus(Qt::TabFocusReason);
        w.key(Qt::Key_Home);
        if (QQuickItem* repair = w.item(QStringLiteral("repair")); repair && repair->isVisible())
            QVERIFY(open(QStringLiteral("repair")));
        // Who plays by keys listens to a screen reader, from the deal on: a round can be won by it.
        Player player(w, By(by), static_cast<quint32>(seed));
        player.listen();
        QAccessible::setActive(byKeys || By(by) == By::Tree);
        QVERIFY2(open(QStringLiteral("start")), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        QTRY_VERIFY2(player.session() && player.session()->property("running").toBool(), qPrintable(w.where()));
        // Pauses are others' matter.
        player.session()->setUntimed(true);
        const hanpan::game_entry* entry = hanpan::find_game(game.toStdString());
        QCOMPARE(player.session()->property("players").toInt(), largest ? entry->max_players : entry->min_players);
        // A result comes up by itself, under keys that were meant for the table: it must not listen the moment it is there.
        auto* result = w.page()->findChild<QQuickItem*>(QStringLiteral("roundResult"));
        auto* next = w.page()->findChild<QQuickItem*>(QStringLiteral("nextRound"));
        QVERIFY(result && next);
        // (A round won by the deal may be over already, and may follow another one at once.)
        QSet<int> came;
        int listened = 0;
        QObject eyes;
        const auto look = [&] {
            if (!player.session()) // on the way out
                return;
            const int round = player.session()->property("roundNumber").toInt();
            if (!result->isVisible() || came.contains(round))
                return;
            came.insert(round);
            listened += next->isEnabled();
        };
        if (result->isVisible())
            came.insert(1);
        QObject::connect(result, &QQuickItem::visibleChanged, &eyes, look);
        QObject::connect(player.session(), &TableSession::changed, &eyes, look);
        const bool both = history_help::amount(0, 1) == 1 || byKeys || By(by) == By::Touch;
        for (int round = 1; round <= (both ? 2 : 1); ++round) {
            const QString wrong = player.playRound();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            QTRY_VERIFY2(w.item(QStringLiteral("roundResult")) != nullptr, qPrintable(player.story()));
            QVERIFY2(came.contains(round),
                     qPrintable(QStringLiteral("round %1, came %2 ").arg(round).arg(came.size()) + player.story()));
            QCOMPARE(listened, 0);
            if (byKeys) {
                // A round won by the deal is over while the pieces are still being dealt: that is told after them.
                QTRY_VERIFY2(player.unheard().isEmpty(),
                             qPrintable(QStringLiteral("not spoken: ") + player.unheard() + u'\n' + player.heard()));
                keep(game, largest, player.heard());
                player.forget();
            }
            if (round == 2 || player.session()->property("phase").toString() == QLatin1String("matchOver"))
                break;
            if (byKeys)
                QVERIFY2(w.pressWhenThere({QStringLiteral("nextRound")}), qPrintable(w.where()));
            else
                QVERIFY2(open(QStringLiteral("nextRound")), qPrintable(w.where()));
            QTRY_COMPARE(player.session()->property("roundNumber").toInt(), 2);
        }
        // Out, by the table's menu.
        QVERIFY2(open(QStringLiteral("menuButton")), qPrintable(w.where()));
        QVERIFY2(open(QStringLiteral("menuLeave")), qPrintable(w.where()));
        const QString leave = QStringLiteral("sheet leave"); // asked about a round in progress
        QTRY_VERIFY2(w.pageName() == QLatin1String("Home") || w.item(leave), qPrintable(w.where()));
        QVERIFY(!both || !w.item(leave));
        if (w.item(leave))
            QVERIFY2(open(leave), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// No frame of a table that is being opened shows seats over one another: nothing is seen before it lies where it belongs.
    void aTableIsSeenWhenItIsLaid_data()
    {
        QTest::addColumn<QString>("game");
        for (const QString& game : history_help::games())
            QTest::newRow(qPrintable(game)) << game;
    }
    void aTableIsSeenWhenItIsLaid()
    {
        QFETCH(QString, game);
        complaints().clear();
        Window& w = *window_;
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        w.go(QStringLiteral("Setup"), {{QStringLiteral("game"), game}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        QStringList wrong;
        int frames = 0;
        QObject watching;
        QObject::connect(w.get(), &QQuickWindow::frameSwapped, &watching, [&] {
            if (w.pageName() != QLatin1String("Table"))
                return;
            ++frames;
            std::vector<QRectF> seats;
            for (int seat = 0; seat < hanpan::max_seats; ++seat)
                if (const QQuickItem* badge = w.item(QStringLiteral("seat%1").arg(seat))) {
                    double seen = 1;
                    for (const QQuickItem* up = badge; up; up = up->parentItem())
                        seen *= up->isVisible() ? up->opacity() : 0;
                    const QRectF rect = badge->mapRectToScene(QRectF(0, 0, badge->width(), badge->height()));
                    for (const QRectF& other : seats)
                        if (seen > 0.01 && rect.intersects(other))
                            wrong.append(QStringLiteral("frame %1: seat %2 lies over another").arg(frames).arg(seat));
                    seats.push_back(rect);
                }
        });
        QVERIFY2(w.click(QStringLiteral("start")), qPrintable(w.where()));
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        constexpr int theWholeOpening = 5;
        // Asked for again and again: a table at rest draws no frame of its own accord.
        QTRY_VERIFY2((w->update(), frames >= theWholeOpening), qPrintable(QString::number(frames)));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// What a button says to a mouse that hovers it says to a finger that lies on it; and that is no press.
    void aFingerThatLies()
    {
        complaints().clear();
        Window& w = *window_;
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        w.go(QStringLiteral("Setup"), {{QStringLiteral("game"), QStringLiteral("hoola")}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        const auto told = [&] {
            for (const QObject* popup : w->findChildren<QObject*>())
                if (popup->inherits("QQuickToolTip") && popup->property("visible").toBool())
                    return popup->property("text").toString();
            return QString();
        };
        QQuickItem* back = nullptr;
        QTRY_VERIFY((back = w.item(QStringLiteral("back"))));
        const QPoint at = w.middle(back);
        w.item(QStringLiteral("start"))->forceActiveFocus(Qt::MouseFocusReason);
        QTRY_VERIFY2(told().isEmpty(), qPrintable(told()));
        QTest::touchEvent(w.get(), Window::finger()).press(0, at, w.get());
        QTRY_VERIFY2(!told().isEmpty() && back->findChild<QObject*>(QStringLiteral("tip"))->property("held").toBool(),
                     qPrintable(w.where()));
        QTest::touchEvent(w.get(), Window::finger()).release(0, at, w.get());
        QVERIFY(!told().isEmpty());
        QCOMPARE(w.pageName(), QStringLiteral("Setup"));
        // It does not stay, and the button is a button again.
        QTRY_VERIFY(told().isEmpty());
        w.touch(at);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A round that is won by the deal is over before anybody was asked: it is spoken and shown none the less, the first one too.
    void aRoundWonByTheDeal()
    {
        complaints().clear();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Window& w = *window_;
        w.home();
        QString heard;
        QObject ears;
        QObject::connect(Announcer::instance(), &Announcer::said, &ears, [&](const QString& s) { heard += s + u'\n'; });
        QAccessible::setActive(true);
        // This seed deals a win (`hanpan-engine play`).
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"),
               QVariant::fromValue(
                   MatchRequest{.game = QStringLiteral("hohpai"), .players = 4, .seed = QStringLiteral("38")})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        QTRY_VERIFY2(w.item(QStringLiteral("roundResult")) != nullptr, qPrintable(w.where()));
        auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY2(heard.contains(session->result().title), qPrintable(heard));
        QVERIFY2(session->result().title.startsWith(QLatin1String("Dealt a win!")),
                 qPrintable(session->result().title));
        QVERIFY2(w.pressWhenThere({QStringLiteral("nextRound")}), qPrintable(w.where()));
        QTRY_COMPARE(session->property("roundNumber").toInt(), 2);
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A round won by the deal that follows another one comes up as anew, however quickly: deaf for its first moment, then led on from
    /// by the keyboard.
    void aRoundWonByTheDealAfterAnother()
    {
        complaints().clear();
        Preferences::instance()->setLanguage(QStringLiteral("en"));
        Window& w = *window_;
        w.home();
        // With nobody to be told of the deal piece by piece, it is over at once.
        QAccessible::setActive(false);
        // This seed deals a win twice.
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"),
               QVariant::fromValue(
                   MatchRequest{.game = QStringLiteral("hohpai"), .players = 4, .seed = QStringLiteral("1633")})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        QTRY_VERIFY2(w.item(QStringLiteral("roundResult")) != nullptr, qPrintable(w.where()));
        auto* session = w.page()->property("session").value<TableSession*>();
        auto* result = w.page()->findChild<QQuickItem*>(QStringLiteral("roundResult"));
        auto* next = w.page()->findChild<QQuickItem*>(QStringLiteral("nextRound"));
        QVERIFY(session && result && next);
        const QString first = session->result().title;
        QVERIFY2(first.startsWith(QLatin1String("Dealt a win!")), qPrintable(first));
        QTRY_VERIFY(next->isEnabled() && next->hasActiveFocus());
        int came = 0, listened = 0;
        QObject eyes;
        QObject::connect(session, &TableSession::changed, &eyes, [&] {
            if (came > 0 || session->roundNumber() != 2 || !result->isVisible())
                return;
            ++came;
            listened += next->isEnabled();
        });
        w.key(Qt::Key_Return);
        QTRY_COMPARE(came, 1);
        QCOMPARE(listened, 0);
        QVERIFY2(session->result().title.startsWith(QLatin1String("Dealt a win!")),
                 qPrintable(session->result().title));
        QVERIFY(session->result().title != first);
        QTRY_VERIFY(next->isEnabled() && next->hasActiveFocus());
        w.key(Qt::Key_Return);
        QTRY_COMPARE(session->roundNumber(), 3);
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A round that ends while a menu is open leaves the keyboard to the menu; then the result has it.
    void aRoundThatEndsUnderAMenu()
    {
        complaints().clear();
        Window& w = *window_;
        w.home();
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"),
               QVariant::fromValue(
                   MatchRequest{.game = history_help::games().first(), .seed = QStringLiteral("7"), .demo = true})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("running").toBool());
        QTRY_VERIFY(w.item(QStringLiteral("menuButton")));
        QVERIFY(w.press(QStringLiteral("menuButton")));
        QTRY_VERIFY2(w.open().contains(QStringLiteral("TableMenu")), qPrintable(w.where()));
        QPointer<QQuickItem> result;
        QTRY_VERIFY_WITH_TIMEOUT((result = w.item(QStringLiteral("roundResult"))) && result->property("open").toBool(),
                                 60000);
        // A demonstration would go on by itself.
        for (QQuickItem* child : w.page()->childItems())
            child->setProperty("held", true);
        w.key(Qt::Key_Escape);
        QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
        QVERIFY2(result->hasActiveFocus(), qPrintable(w.where()));
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

    /// A finger that lay on the table while something opened over it is not thought to lie there for ever.
    void aFingerUnderASheet()
    {
        complaints().clear();
        Window& w = *window_;
        w->resize(1280, 800);
        w.home();
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"),
               QVariant::fromValue(MatchRequest{.game = QStringLiteral("hoola"), .seed = QStringLiteral("7")})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session && session->property("running").toBool());
        session->setUntimed(true);
        // Then nothing moves but what is touched.
        QTRY_VERIFY_WITH_TIMEOUT(session->myTurn(), 20000);
        const auto piece = [&](int place) -> QQuickItem* {
            QQuickItem* found = nullptr;
            const auto look = [&](auto&& self, QQuickItem* from) -> void {
                if (from->objectName().startsWith(QLatin1String("piece")) &&
                    from->property("zone") == QLatin1String("hand:0") && from->property("place") == place)
                    found = from;
                for (QQuickItem* child : from->childItems())
                    self(self, child);
            };
            look(look, w.page());
            return found;
        };
        const auto corner = [&](int place) {
            return piece(place)
                ->mapToScene(QPointF(piece(place)->width() * 0.15, piece(place)->height() * 0.4))
                .toPoint();
        };
        QTRY_VERIFY(piece(3));
        QTRY_VERIFY(w.item(QStringLiteral("menuButton")));
        // A finger on a piece, a second tap on it, as quick as a double tap is.
        const QPoint at = corner(0);
        for (const bool twice : {false, true}) {
            if (twice)
                w.touch(at);
            QTest::touchEvent(w.get(), Window::finger()).press(0, at, w.get());
            QVERIFY(w.press(QStringLiteral("menuButton")));
            QTRY_VERIFY(w.open().contains(QStringLiteral("TableMenu")));
            QTest::touchEvent(w.get(), Window::finger()).move(0, at + QPoint(30, -60), w.get());
            QTest::touchEvent(w.get(), Window::finger()).release(0, at + QPoint(30, -60), w.get());
            w.key(Qt::Key_Escape);
            QTRY_VERIFY2(w.quiet(), qPrintable(w.where()));
            const bool was = piece(3)->property("selected").toBool();
            w.touch(corner(3));
            QTRY_COMPARE(piece(3)->property("selected").toBool(), !was);
        }
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

private:
    /// What was spoken, to be read by people: HANPAN_KEEP_SPEECH=DIR.
    static void keep(const QString& game, bool largest, const QString& heard)
    {
        const QString folder = qEnvironmentVariable("HANPAN_KEEP_SPEECH");
        QFile file(folder + u'/' + game + (largest ? QStringLiteral("-largest.txt") : QStringLiteral("-smallest.txt")));
        if (!folder.isEmpty() && file.open(QIODevice::WriteOnly | QIODevice::Append))
            file.write(heard.toUtf8() + "----\n");
    }
    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    WindowRoundsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "registry/registry.h"
#include "window_rounds_test.moc"
