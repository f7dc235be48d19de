// SPDX-License-Identifier: GPL-3.0-or-later
// Whole rounds in the real window, from home through set-up to the table and back: two rounds of each game at its smallest
// and at its largest table, once with the pointer alone and once with the keys alone. The player does whatever the table
// offers, without a plan: every gesture that lies open at a time must lead on, whoever makes it.
#include <QAccessible>
#include <QRandomGenerator>

#include "catalog/gamecatalog.h"

#include "history_help.h"
#include "speech/announcer.h"
#include "window_help.h"

using namespace window_help;

namespace {

/// Moves of one round that are far more than any round takes, also where most of them only choose a card and let it go again
/// (4000 were too few once in some hundred rounds). A table that hangs is noticed long before, by its idleness.
constexpr int most_deeds = 12'000;
/// Deeds in a turn of ours after which a table that has not changed does not hear us.
constexpr int most_idle_deeds = 500;

class Player {
public:
    Player(Window& window, By by, quint32 seed) : w_(window), by_(by), by_keys_(by == By::Keys), random_(seed) {}

    TableSession* session() const
    {
        return w_.page() ? w_.page()->property("session").value<TableSession*>() : nullptr;
    }

    /// One round to its settlement; what went wrong, else empty.
    QString playRound()
    {
        QString before;
        int idle = 0;
        for (int deeds = 0; deeds < most_deeds; ++deeds) {
            if (!QTest::qWaitFor([&] { return over() || asked(); }, 20000))
                return QStringLiteral("the table neither asks nor ends: ") + story();
            if (over())
                return {};
            const QString put = claimed() && session()->property("myTurn").toBool() ? question() : QString();
            if (Announcer::instance()->active() && !QTest::qWaitFor([&] { return heard_.contains(put); }, 5000))
                return QStringLiteral("a question was not spoken: ") + question() + u' ' + story();
            const QString now = session()->sessionRecord();
            idle = now == before ? idle + 1 : 0;
            before = now;
            if (deeds % 20 == 0 && !QTest::qWaitFor([&] { return heardInOrder(); }, 5000))
                return QStringLiteral("my hand is not a list in its order to a screen reader: ") + story();
            // Where there is nothing to choose the table acts by itself, after a moment to read why.
            if (idle > most_idle_deeds && !QTest::qWaitFor([&] { return session()->sessionRecord() != before; }, 10000))
                return QStringLiteral("nothing that is offered leads on: ") + story();
            deed(idle);
            QCoreApplication::processEvents();
        }
        return QStringLiteral("the round does not end: ") + story();
    }

    /// Takes down what a screen reader is told from now on.
    void listen()
    {
        QObject::connect(Announcer::instance(), &Announcer::said, &ears_,
                         [this](const QString& sentence) { heard_ += sentence + u'\n'; });
    }
    const QString& heard() const { return heard_; }
    /// The first event of this round that was not told, or not in its turn; empty when all were.
    QString unheard() const
    {
        qsizetype from = 0;
        for (const QVariant& entry : session()->story()) {
            const QVariantMap line = entry.toMap();
            if (line.value(QStringLiteral("round")).toInt() != session()->property("roundNumber").toInt())
                continue;
            QString text = line.value(QStringLiteral("text")).toString();
            const qsizetype at = heard_.indexOf(text + u'\n', from);
            if (at < 0)
                return text;
            from = at + text.size();
        }
        // Who draws a piece hears which, where the game says that one is drawn; from an empty stock none is, and the round ends.
        const QStringList lines = heard_.split(u'\n');
        for (qsizetype i = 0; i + 1 < lines.size(); ++i)
            if (lines[i] == QLatin1String("You draw") &&
                !lines[i + 1].startsWith(QLatin1String("New in your hand: ")) &&
                !session()->roundResult().startsWith(lines[i + 1]))
                return QStringLiteral("what was drawn: ") + lines[i + 1];
        return heard_.contains(session()->roundResult()) ? QString() : session()->roundResult();
    }
    void forget() { heard_.clear(); }

    QString story() const
    {
        return w_.where() + QStringLiteral(" | ") + (session() ? session()->statusText() : QString()) +
               QStringLiteral(" | ") + deeds_.mid(std::max<qsizetype>(0, deeds_.size() - 20)).join(u' ') +
               QStringLiteral(" | ") + offers() + QStringLiteral(" | ") +
               (session() ? session()->sessionRecord().right(300) : QString());
    }
    /// What lies in my rows, and which buttons can be pressed or why not.
    QString offers() const
    {
        QStringList all;
        for (const QQuickItem* piece : named(QStringLiteral("piece")))
            if (mine(piece))
                all.append(piece->property("face").toString() + u'@' + piece->property("zone").toString() + u'.' +
                           piece->property("place").toString() +
                           (piece->property("selected").toBool() ? QStringLiteral("*") : QString()));
        for (const QQuickItem* button : named(QStringLiteral("action ")))
            all.append(button->objectName() + (button->property("available").toBool()
                                                   ? QStringLiteral(" open")
                                                   : u' ' + button->property("reason").toString()));
        return all.join(QStringLiteral(", "));
    }

private:
    bool over() const { return session()->property("phase").toString() != QLatin1String("playing"); }
    bool claimed() const { return session()->property("claim").toMap().value(QStringLiteral("active")).toBool(); }
    QString question() const { return session()->property("claim").toMap().value(QStringLiteral("text")).toString(); }
    bool asked() const { return session()->property("myTurn").toBool() || claimed() || choosing(); }
    bool choosing() const { return !session()->property("choice").toList().isEmpty(); }

    /// My hand, as a screen reader has it: a list of what lies in it, from the first piece to the last.
    bool heardInOrder() const
    {
        QQuickItem* row = w_.item(QStringLiteral("row hand:0"));
        const QAccessibleInterface* list = row ? QAccessible::queryAccessibleInterface(row) : nullptr;
        std::vector<QQuickItem*> pieces = named(QStringLiteral("piece"));
        std::erase_if(pieces, [](const QQuickItem* p) { return p->property("zone") != QLatin1String("hand:0"); });
        if (!list || list->role() != QAccessible::List || list->childCount() != int(pieces.size()))
            return pieces.empty();
        for (int i = 0; i < list->childCount(); ++i) {
            const QAccessibleInterface* child = list->child(i);
            if (child->role() != QAccessible::ListItem || child->object()->property("place").toInt() != i)
                return false;
        }
        return true;
    }

    int any(int count) { return random_.bounded(count); }
    template <class T>
    const T& anyOf(const std::vector<T>& of)
    {
        return of[static_cast<std::size_t>(any(static_cast<int>(of.size())))];
    }

    /// Visible items whose name begins so, in the order of the scene.
    std::vector<QQuickItem*> named(const QString& beginning) const
    {
        std::vector<QQuickItem*> all;
        const auto walk = [&](auto&& self, QQuickItem* from) -> void {
            if (!from->isVisible())
                return;
            if (from->objectName().startsWith(beginning) && from->width() > 0)
                all.push_back(from);
            for (QQuickItem* child : from->childItems())
                self(self, child);
        };
        walk(walk, w_->contentItem());
        return all;
    }
    std::vector<QQuickItem*> offered() const
    {
        std::vector<QQuickItem*> buttons = named(QStringLiteral("action "));
        std::erase_if(buttons, [](const QQuickItem* b) { return !b->property("available").toBool(); });
        return buttons;
    }
    static bool mine(const QQuickItem* piece)
    {
        const QString zone = piece->property("zone").toString();
        return zone == QLatin1String("hand:0") || zone == QLatin1String("open:0");
    }

    void click(QPointF at)
    {
        if (by_ == By::Touch)
            w_.touch(at.toPoint());
        else
            QTest::mouseClick(w_.get(), Qt::LeftButton, {}, at.toPoint());
    }
    void key(Qt::Key key, const QString& said)
    {
        w_.key(key);
        deeds_.append(said);
    }
    /// Where of a piece nothing lies over it: the next one covers its right part.
    static QPointF corner(const QQuickItem* piece)
    {
        return piece->mapToScene(QPointF(piece->width() * 0.15, piece->height() * 0.4));
    }

    void deed(int idle)
    {
        if (choosing())
            return choose();
        if (claimed() && answer())
            return;
        if (by_keys_ && idle > most_idle_deeds / 2)
            return sweep(idle);
        by_keys_ ? pressSomething() : by_ == By::Tree ? actOnSomething(idle) : pointAtSomething();
    }
    /// One of the buttons that are open, of my pieces, or of the places, as the tree has them.
    void actOnSomething(int idle)
    {
        // Chance seldom lets go of every piece but one: now and then it does on purpose.
        if (idle > 60 && idle % 20 == 0)
            for (QAccessibleInterface* piece : w_.inTree(QStringLiteral("piece")))
                if (piece->object()->property("selected").toBool())
                    Window::act(piece);
        const int what = any(10);
        std::vector<QAccessibleInterface*> found = w_.inTree(what < 4   ? QStringLiteral("action ")
                                                             : what < 8 ? QStringLiteral("piece")
                                                                        : QStringLiteral("zone "));
        std::erase_if(found, [&](const QAccessibleInterface* one) {
            const QObject* item = one->object();
            return (what < 4 && !item->property("available").toBool()) ||
                   (what >= 4 && what < 8 && !mine(qobject_cast<const QQuickItem*>(item)));
        });
        if (found.empty())
            return;
        QAccessibleInterface* one = anyOf(found);
        deeds_.append(QStringLiteral("act on ") + one->text(QAccessible::Name));
        Window::act(one);
    }
    /// Chance has not found it: every piece of my rows in turn, from the hand upwards.
    void sweep(int deed)
    {
        constexpr int wide = 16;
        constexpr int row = 2 * wide + 2;
        const int at = deed % (2 * row);
        if (at < 2)
            return key(Qt::Key_Down, QStringLiteral("Down"));
        if (at == row)
            return key(Qt::Key_Up, QStringLiteral("Up"));
        if (at == 2 || at == row + 1)
            return key(Qt::Key_Home, QStringLiteral("Home"));
        (at < row ? at : at + 1) % 2 == 1 ? key(Qt::Key_Return, QStringLiteral("Return"))
                                          : key(Qt::Key_Right, QStringLiteral("Right"));
    }
    void choose()
    {
        if (!QTest::qWaitFor([&] { return w_.open().contains(QStringLiteral("ChoiceSheet")) || !choosing(); }, 5000) ||
            !choosing())
            return;
        const int index = any(std::min(9, int(session()->property("choice").toList().size())));
        if (by_keys_)
            key(Qt::Key(Qt::Key_1 + index), QStringLiteral("choice%1").arg(index));
        else if (by_ == By::Tree    ? w_.act(QStringLiteral("choice%1").arg(index))
                 : by_ == By::Touch ? w_.touch(QStringLiteral("choice%1").arg(index))
                                    : w_.click(QStringLiteral("choice%1").arg(index)))
            deeds_.append(QStringLiteral("choice%1").arg(index));
        (void)QTest::qWaitFor([&] { return w_.quiet(); }, 5000);
    }
    bool answer()
    {
        const std::vector<QQuickItem*> answers = named(QStringLiteral("claim "));
        if (answers.empty())
            return false;
        QQuickItem* chosen = any(2) == 0 ? answers.back() : anyOf(answers);
        if (by_ == By::Tree) {
            deeds_.append(chosen->objectName());
            return w_.act(chosen->objectName());
        }
        if (!by_keys_) {
            deeds_.append(chosen->objectName());
            click(w_.middle(chosen));
            return true;
        }
        const QString letter = chosen->property("keyHint").toString();
        if (letter.size() == 1)
            key(Qt::Key(letter.at(0).unicode()), letter);
        else
            key(Qt::Key_Space, QStringLiteral("Space"));
        return true;
    }
    void pressSomething()
    {
        const std::vector<QQuickItem*> buttons = offered();
        static const std::vector<std::pair<Qt::Key, const char*>> moves{
            {Qt::Key_Left, "Left"}, {Qt::Key_Right, "Right"}, {Qt::Key_Up, "Up"},
            {Qt::Key_Down, "Down"}, {Qt::Key_Home, "Home"},   {Qt::Key_End, "End"}};
        const int what = any(10);
        if (what < 4 && !buttons.empty()) {
            const QString letter = anyOf(buttons)->property("keyHint").toString();
            if (letter.size() == 1)
                return key(Qt::Key(letter.at(0).unicode()), letter);
        }
        if (what < 6)
            return key(Qt::Key_Space, QStringLiteral("Space"));
        if (what < 7)
            return key(Qt::Key_Return, QStringLiteral("Return"));
        const auto& move = anyOf(moves);
        key(move.first, QString::fromLatin1(move.second));
    }
    void pointAtSomething()
    {
        const std::vector<QQuickItem*> buttons = offered();
        std::vector<QQuickItem*> pieces = named(QStringLiteral("piece"));
        std::erase_if(pieces, [](const QQuickItem* p) { return !mine(p); });
        const int what = any(10);
        if (what < 4 && !buttons.empty()) {
            QQuickItem* button = anyOf(buttons);
            deeds_.append(button->objectName());
            return click(w_.middle(button));
        }
        if (what < 7 && !pieces.empty()) {
            QQuickItem* piece = anyOf(pieces);
            const QStringList targets = session()->targetsFor({piece->property("pieceId")});
            if (!targets.isEmpty())
                return drag(piece, targets.at(any(int(targets.size()))));
        }
        if (what < 9 && !pieces.empty()) {
            QQuickItem* piece = anyOf(pieces);
            deeds_.append(QStringLiteral("click ") + piece->property("face").toString());
            return click(corner(piece));
        }
        std::vector<QQuickItem*> zones = named(QStringLiteral("zone "));
        std::erase_if(zones, [](const QQuickItem* z) { return !z->property("clickable").toBool(); });
        if (!zones.empty()) {
            QQuickItem* zone = anyOf(zones);
            deeds_.append(QStringLiteral("click ") + zone->objectName());
            click(w_.middle(zone));
        }
    }
    void drag(QQuickItem* piece, const QString& target)
    {
        QQuickItem* zone = w_.item(QStringLiteral("zone ") + target);
        if (!zone)
            return;
        const QPointF from = corner(piece);
        const QPointF to = w_.middle(zone);
        deeds_.append(QStringLiteral("drag %1 to %2").arg(piece->property("face").toString(), target));
        if (by_ == By::Touch)
            return w_.swipe(from.toPoint(), to.toPoint());
        QTest::mousePress(w_.get(), Qt::LeftButton, {}, from.toPoint());
        for (int i = 1; i <= 6; ++i)
            QTest::mouseMove(w_.get(), (from + (to - from) * i / 6).toPoint());
        QTest::mouseRelease(w_.get(), Qt::LeftButton, {}, to.toPoint());
    }

    QObject ears_;
    QString heard_;
    Window& w_;
    By by_;
    bool by_keys_;
    QRandomGenerator random_;
    QStringList deeds_;
};

} // namespace

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
        for (const QString& game : history_help::games())
            for (const bool largest : {false, true})
                // The largest table by pointer and by keys, the smallest by finger and by tree; every table in every way
                // when there is time.
                for (const By by : {By::Pointer, By::Keys, By::Touch, By::Tree}) {
                    if (largest != (by == By::Pointer || by == By::Keys) && history_help::amount(1, 0) == 1)
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
        for (int round = 1; round <= 2; ++round) {
            const QString wrong = player.playRound();
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
            QTRY_VERIFY2(w.item(QStringLiteral("roundResult")) != nullptr, qPrintable(player.story()));
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
                w.key(Qt::Key_Return);
            else
                QVERIFY2(open(QStringLiteral("nextRound")), qPrintable(w.where()));
            QTRY_COMPARE(player.session()->property("roundNumber").toInt(), 2);
        }
        // Out, by the table's menu.
        QVERIFY2(open(QStringLiteral("menuButton")), qPrintable(w.where()));
        QVERIFY2(open(QStringLiteral("menuLeave")), qPrintable(w.where()));
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
             {{QStringLiteral("match"), QVariantMap{{QStringLiteral("game"), QStringLiteral("hohpai")},
                                                    {QStringLiteral("players"), 4},
                                                    {QStringLiteral("seed"), QStringLiteral("38")}}}});
        QTRY_COMPARE(w.pageName(), QStringLiteral("Table"));
        QTRY_VERIFY2(w.item(QStringLiteral("roundResult")) != nullptr, qPrintable(w.where()));
        auto* session = w.page()->property("session").value<TableSession*>();
        QTRY_VERIFY2(heard.contains(session->roundResult()), qPrintable(heard));
        QVERIFY2(session->roundResult().startsWith(QLatin1String("Dealt a win!")), qPrintable(session->roundResult()));
        w.key(Qt::Key_Return);
        QTRY_COMPARE(session->property("roundNumber").toInt(), 2);
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
             {{QStringLiteral("match"), QVariantMap{{QStringLiteral("game"), history_help::games().first()},
                                                    {QStringLiteral("seed"), QStringLiteral("7")},
                                                    {QStringLiteral("demo"), true}}}});
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
             {{QStringLiteral("match"), QVariantMap{{QStringLiteral("game"), QStringLiteral("hoola")},
                                                    {QStringLiteral("seed"), QStringLiteral("7")}}}});
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
