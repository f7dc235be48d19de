// SPDX-License-Identifier: GPL-3.0-or-later
// The keys: one table says what each does; no key means two things where both could be pressed; a person may give another one,
// and everything that names or hears it follows.
#include <QSignalSpy>

#include "catalog/keylist.h"
#include "houserules/bookofrules.h"
#include "settings/keymap.h"

#include "history_help.h"
#include "window_help.h"

using namespace window_help;

/// A button of the game that stands on its panel from the first turn on.
static Keymap::Use standing(const QString& game)
{
    const QList<Keymap::Use> uses = KeyList::uses(game);
    for (const Keymap::Use& use : uses)
        if (use.id.endsWith(QLatin1String("/draw")))
            return use;
    return uses.first();
}

class KeysTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        prepare("keys");
        Preferences::instance()->reset();
        Preferences::instance()->setMotion(QStringLiteral("off"));
        Preferences::instance()->setMuted(true);
        Keymap::instance()->restore(QString());
        new History(folder_.filePath(QStringLiteral("history.sqlite")), QCoreApplication::instance());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
    }
    void init()
    {
        complaints().clear();
        Keymap::instance()->restore(QString());
        Preferences::instance()->setLanguage(QStringLiteral("en"));
    }
    void cleanup()
    {
        window_->home();
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }
    void cleanupTestCase()
    {
        Keymap::instance()->restore(QString());
        window_.reset();
    }

    /// Every thing of every page and game against all that could be pressed at the same time.
    void noKeyMeansTwoThings()
    {
        QStringList found;
        int seen = 0;
        for (const QString& page : Keymap::pages() + history_help::games())
            for (const Keymap::Use& use : KeyList::uses(page)) {
                ++seen;
                for (const Keymap::Use& other : KeyList::rivals(use.id))
                    for (const QString& key : use.keys)
                        // How one moves about is each page's own: an arrow in a list is not one on a button.
                        if (other.keys.contains(key) && (use.own || other.own))
                            found.append(use.id + QStringLiteral(" and ") + other.id + QStringLiteral(": ") + key);
            }
        QVERIFY(seen > 60);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
    /// Drawing, discarding, laying off … are one key in every game that has them, and everything that can be done has one.
    void oneThingHasOneKey()
    {
        QHash<QString, QString> keys;
        for (const QString& game : history_help::games())
            for (const Keymap::Use& use : KeyList::uses(game)) {
                const QString what = use.id.section(u'/', 1);
                QVERIFY2(!use.keys.value(0).isEmpty() && !use.label.isEmpty(), qPrintable(use.id));
                QVERIFY2(!keys.contains(what) || keys.value(what) == use.keys.first(), qPrintable(use.id));
                keys.insert(what, use.keys.first());
            }
    }
    void whatIsPressed_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("modifiers");
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("meaning");
        const auto row = [](const char* name, int key, int modifiers, const char* page, const char* meaning) {
            QTest::newRow(name) << key << modifiers << QString::fromLatin1(page) << QString::fromLatin1(meaning);
        };
        row("u", Qt::Key_U, 0, "table", "undo");
        row("U", Qt::Key_U, Qt::ShiftModifier, "table", "redo");
        row("ctrl u", Qt::Key_U, Qt::ControlModifier, "table", "");
        row("? with shift", Qt::Key_Question, Qt::ShiftModifier, "table", "hint");
        row("? without", Qt::Key_Question, 0, "table", "hint");
        row("keypad", Qt::Key_1, Qt::KeypadModifier, "table", "tell-hand");
        row("enter", Qt::Key_Enter, Qt::KeypadModifier, "table", "use");
        row("shift alone", Qt::Key_Shift, Qt::ShiftModifier, "table", "");
        row("alt left", Qt::Key_Left, Qt::AltModifier, "everywhere", "back");
        row("left", Qt::Key_Left, 0, "everywhere", "");
        row("nowhere", Qt::Key_U, 0, "no such page", "");
    }
    void whatIsPressed()
    {
        QFETCH(int, key);
        QFETCH(int, modifiers);
        QFETCH(QString, page);
        QTEST(Keymap::instance()->meaning(page, key, modifiers), "meaning");
    }

    /// Shift+F1 shows the keys of the page one is on; Esc leads back, the keyboard is the page's again.
    void theListOfThePage()
    {
        Window& w = *window_;
        const QString game = history_help::games().first();
        w.key(Qt::Key_F1, Qt::ShiftModifier);
        QTRY_COMPARE(w.open(), QStringList(QStringLiteral("KeysSheet")));
        QVERIFY(w.item(QStringLiteral("key everywhere/help")));
        QVERIFY(!w.item(QStringLiteral("key table/undo")));
        w.key(Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(w.quiet());
        // From there to all of them, and back to where one was.
        w.key(Qt::Key_F1, Qt::ShiftModifier);
        QTRY_VERIFY(!w.quiet());
        QVERIFY(w.click(QStringLiteral("sheet all")));
        QTRY_COMPARE(w.pageName(), QStringLiteral("KeysPage"));
        QTRY_VERIFY(w.quiet());
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        table(game);
        w.key(Qt::Key_F1, Qt::ShiftModifier);
        QTRY_COMPARE(w.open(), QStringList(QStringLiteral("KeysSheet")));
        QVERIFY(w.item(QStringLiteral("key table/undo")));
        QVERIFY(w.item(QStringLiteral("key ") + KeyList::uses(game).first().id));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        QCOMPARE(w.pageName(), QStringLiteral("Table"));
        QTRY_VERIFY(w->activeFocusItem() && w.page()->isAncestorOf(w->activeFocusItem()));
        // A sheet's buttons are walked with the arrows as well as with Tab.
        w.key(Qt::Key_F1, Qt::ShiftModifier);
        QTRY_VERIFY(w->activeFocusItem() == w.item(QStringLiteral("sheet cancel")));
        w.key(Qt::Key_Left);
        QCOMPARE(w->activeFocusItem(), w.item(QStringLiteral("sheet all")));
        w.key(Qt::Key_Left);
        QCOMPARE(w->activeFocusItem(), w.item(QStringLiteral("sheet all")));
        w.key(Qt::Key_Right);
        QCOMPARE(w->activeFocusItem(), w.item(QStringLiteral("sheet cancel")));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
        // The menu leads there too, and from there to all of them.
        QVERIFY(w.click(QStringLiteral("menuButton")));
        QVERIFY(w.click(QStringLiteral("menuKeys")));
        QTRY_COMPARE(w.open(), QStringList(QStringLiteral("KeysSheet")));
        w.key(Qt::Key_Escape);
        QTRY_VERIFY(w.quiet());
    }

    /// Another key by the keyboard: the button waits, takes it, the list says it, the table hears it, and not the first one.
    void anotherKey()
    {
        Window& w = *window_;
        w.go(QStringLiteral("KeysPage"));
        QTRY_COMPARE(w.pageName(), QStringLiteral("KeysPage"));
        const QString undo = QStringLiteral("key table/undo");
        QVERIFY(w.press(undo));
        QTRY_COMPARE(w.item(undo)->property("text").toString(), QStringLiteral("Press a key"));
        // Somebody's already, one that keeps its meaning, none: nothing is changed, and the reason is said.
        w.key(Qt::Key_J);
        QTRY_COMPARE(w.item(undo)->property("text").toString(), QStringLiteral("U  Ctrl+Z"));
        QVERIFY(refusal().contains(QStringLiteral("J is taken")));
        QVERIFY(w.press(undo));
        w.key(Qt::Key_Q, Qt::ControlModifier); // the window's own must not close it
        QTRY_VERIFY(refusal().contains(QStringLiteral("Ctrl+Q is taken")));
        QVERIFY(w.press(undo));
        w.key(Qt::Key_Space);
        QTRY_VERIFY(refusal().contains(QStringLiteral("can't be changed")));
        QVERIFY(w.press(undo));
        w.key(Qt::Key_Escape);
        QTRY_COMPARE(w.item(undo)->property("text").toString(), QStringLiteral("U  Ctrl+Z"));
        QCOMPARE(w.pageName(), QStringLiteral("KeysPage"));
        // A key of a game is no free key of all tables.
        QVERIFY(w.press(undo));
        w.key(Qt::Key_X);
        QTRY_VERIFY(refusal().contains(QStringLiteral("X is taken")));
        QVERIFY(w.press(undo));
        w.key(Qt::Key_Backspace, Qt::ControlModifier);
        QTRY_COMPARE(w.item(undo)->property("text").toString(), QStringLiteral("Ctrl+Backspace"));
        QTRY_COMPARE(w->activeFocusItem(), w.item(undo));
        Keymap& map = *Keymap::instance();
        QCOMPARE(map.meaning(QStringLiteral("table"), Qt::Key_Backspace, Qt::ControlModifier), QStringLiteral("undo"));
        QCOMPARE(map.meaning(QStringLiteral("table"), Qt::Key_U, 0), QString());
        // It can be had back.
        QVERIFY(w.press(QStringLiteral("restore table/undo")));
        QTRY_COMPARE(map.meaning(QStringLiteral("table"), Qt::Key_U, 0), QStringLiteral("undo"));
        QVERIFY(!w.item(QStringLiteral("restore table/undo")));
    }

    /// The button of a game shows the new key, the table presses it by that key, the book says it.
    void anotherKeyOfAGame()
    {
        Window& w = *window_;
        const QString game = history_help::games().first();
        const Keymap::Use first = standing(game);
        KeyList list;
        QCOMPARE(list.give(first.id, Qt::Key_F7, 0), QString());
        table(game);
        QQuickItem* button = nullptr; // it comes with its moment
        QTRY_VERIFY((button = w.item(QStringLiteral("action ") + first.id.section(u'/', 1))));
        QCOMPARE(button->property("keyHint").toString(), QStringLiteral("F7"));
        BookOfRules book;
        book.setGame(game);
        QVERIFY(book.plainText().contains(QStringLiteral("F7")));
        QSignalSpy pressed(button, SIGNAL(clicked()));
        w.key(Qt::Key_F7);
        QTRY_COMPARE(pressed.size(), 1);
        w.key(Qt::Key(first.keys.first().at(0).unicode()));
        QCOMPARE(pressed.size(), 1);
        // A key that somebody else has by now is not had back.
        QCOMPARE(list.give(KeyList::uses(game).at(1).id, Qt::Key(first.keys.first().at(0).unicode()), 0), QString());
        QVERIFY(!list.restore(first.id).isEmpty());
        QCOMPARE(standing(game).keys, QStringList(QStringLiteral("F7")));
    }

    /// A key that stays down walks on, and does nothing else again: it would lead from one thing through the next.
    void aKeyHeldDown()
    {
        Window& w = *window_;
        const auto held = [&](Qt::Key key, const QString& text = {}) {
            for (int i = 0; i < 3; ++i) {
                QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, text, true);
                QCoreApplication::sendEvent(w.get(), &again);
                QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier, text, true);
                QCoreApplication::sendEvent(w.get(), &up);
            }
        };
        // On a button of a page.
        w.go(QStringLiteral("Setup"), {{QStringLiteral("game"), history_help::games().first()}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Setup"));
        QQuickItem* start = w.seen(QStringLiteral("start"));
        QVERIFY(start);
        start->forceActiveFocus(Qt::TabFocusReason);
        QSignalSpy started(start, SIGNAL(clicked()));
        held(Qt::Key_Return);
        held(Qt::Key_Enter);
        held(Qt::Key_Space, QStringLiteral(" "));
        QCOMPARE(started.size(), 0);
        QCOMPARE(w.pageName(), QStringLiteral("Setup"));
        // Held from the press on it is one press.
        QTest::keyPress(w.get(), Qt::Key_Space);
        held(Qt::Key_Space, QStringLiteral(" "));
        QCOMPARE(started.size(), 0);
        QTest::keyRelease(w.get(), Qt::Key_Space);
        QCOMPARE(started.size(), 1);
        w.home();
        QTRY_COMPARE(w.pageName(), QStringLiteral("Home"));
        // At a table: a button of the game, the piece of the cursor, and the cursor itself.
        const QString game = history_help::games().first();
        table(game);
        const Keymap::Use first = standing(game);
        QQuickItem* button = nullptr; // it comes with its moment
        QTRY_VERIFY((button = w.item(QStringLiteral("action ") + first.id.section(u'/', 1))));
        QSignalSpy pressed(button, SIGNAL(clicked()));
        auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY(session->myTurn());
        const QString before = session->sessionRecord();
        held(Qt::Key(first.keys.first().at(0).unicode()), first.keys.first().toLower());
        held(Qt::Key_Return);
        held(Qt::Key_Space, QStringLiteral(" "));
        QCOMPARE(pressed.size(), 0);
        QCOMPARE(session->sessionRecord(), before);
        w.key(Qt::Key_Home);
        const auto place = [&] {
            int found = -1;
            const auto look = [&](auto&& self, QQuickItem* from) -> void {
                if (Window::typeOf(from) == QLatin1String("TablePiece") && from->property("current").toBool())
                    found = from->property("place").toInt();
                for (QQuickItem* child : from->childItems())
                    self(self, child);
            };
            look(look, w.page());
            return found;
        };
        QCOMPARE(place(), 0);
        held(Qt::Key_Right);
        QCOMPARE(place(), 3);
        // Let go and pressed again it does what it is for.
        w.key(Qt::Key(first.keys.first().at(0).unicode()));
        QTRY_COMPARE(pressed.size(), 1);
    }

    /// What stands in the store and cannot be pressed is as if it were not there.
    void aDamagedStore()
    {
        QVERIFY(!Keymap::mayBeGiven(QStringLiteral("Space")));
        QVERIFY(!Keymap::mayBeGiven(QString()));
        QVERIFY(!Keymap::mayBeGiven(QStringLiteral("Ctrl+K, Ctrl+L")));
        QVERIFY(Keymap::mayBeGiven(QStringLiteral("F5")));
        Keymap::instance()->set(QStringLiteral("table/undo"), QStringLiteral("Space"));
        QCOMPARE(Keymap::instance()->sequences(QStringLiteral("table/undo")).first(), QStringLiteral("U"));
    }

private:
    void table(const QString& game)
    {
        Window& w = *window_;
        forgetDeal(QStringLiteral("1"));
        w.go(QStringLiteral("Table"),
             {{QStringLiteral("match"),
               QVariant::fromValue(MatchRequest{.game = game, .players = 3, .seed = QStringLiteral("1")})}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        auto* session = w.page()->property("session").value<TableSession*>();
        session->skipPacing();
        QTRY_VERIFY(w.item(QStringLiteral("actionPanel")));
        QTRY_VERIFY(w.quiet());
    }
    /// What the list says below the thing that got no key.
    QString refusal() const
    {
        QString found;
        const auto look = [&](auto&& self, QQuickItem* from) -> void {
            if (Window::typeOf(from) == QLatin1String("KeyTable") && from->isVisible())
                found = from->property("refusal").toString();
            for (QQuickItem* child : from->childItems())
                self(self, child);
        };
        look(look, window_->get()->contentItem());
        return found;
    }

    QTemporaryDir folder_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    KeysTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "keys_test.moc"
