// SPDX-License-Identifier: GPL-3.0-or-later
// What is said comes by the event that whoever reads listens to: a double of the readers' registry says which those are, on a bus
// of its own.
#define QT_STATICPLUGIN // the bridge is in this program
#include <QAccessible>
#include <QAccessibleBridge>
#include <QAccessibleBridgePlugin>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>
#include <QThread>

#include "speech/announcer.h"

#include "window_help.h"

using namespace window_help;

/// Who listens, and to what: "(ss)".
struct Listener {
    QString who;
    QString event;
};
Q_DECLARE_METATYPE(Listener)
QDBusArgument& operator<<(QDBusArgument& out, const Listener& one)
{
    out.beginStructure();
    out << one.who << one.event;
    out.endStructure();
    return out;
}
const QDBusArgument& operator>>(const QDBusArgument& in, Listener& one)
{
    in.beginStructure();
    in >> one.who >> one.event;
    in.endStructure();
    return in;
}

namespace {

/// What Orca of these versions registers, as its registry tells it (of 43.1 and 48.1 what has to do with it).
const QStringList orca_43{QStringLiteral("Focus::"),
                          QStringLiteral("Object:PropertyChange:AccessibleName"),
                          QStringLiteral("Object:TextChanged:Insert"),
                          QStringLiteral("Object:StateChanged:Focused"),
                          QStringLiteral("Object:StateChanged:Showing"),
                          QStringLiteral("Window:Activate:")};
const QStringList orca_48 = orca_43 + QStringList{QStringLiteral("Object:Announcement:")};
/// A magnifier: it follows the focus and speaks nothing.
const QStringList magnifier{QStringLiteral("Object:StateChanged:Focused"), QStringLiteral("Object:TextCaretMoved:")};

/// A notification that came to be seen, as a reader finds it when it asks.
struct Notice {
    QAccessible::Id id = 0;
    QString words;
    QAccessible::Role around = QAccessible::NoRole;
    QWindow* window = nullptr;
};
QList<Notice> notices;

QStringList announced;

/// In place of the bridge that a desktop has.
class Bridge : public QAccessibleBridge {
public:
    void setRootObject(QAccessibleInterface*) override {}
    void notifyAccessibilityUpdate(QAccessibleEvent* event) override
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (event->type() == QAccessible::Announcement)
            announced.append(static_cast<QAccessibleAnnouncementEvent*>(event)->message());
#else
        Q_UNUSED(event)
#endif
    }
};

} // namespace

class BridgePlugin : public QAccessibleBridgePlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QAccessibleBridgeFactoryInterface_iid FILE "readers_test.json")

public:
    QAccessibleBridge* create(const QString&) override { return new Bridge; }
};
Q_IMPORT_PLUGIN(BridgePlugin)

/// What org.a11y.atspi.Registry would answer. It lives in a thread of its own, as a program of its own would: it is waited for.
class Registry : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.a11y.atspi.Registry")

public:
    explicit Registry(const QDBusConnection& bus) : bus_(bus) {}
    /// Somebody listens to these, and nobody to anything else.
    void listen(const QStringList& events)
    {
        listeners_.clear();
        for (const QString& event : events)
            listeners_.append({QStringLiteral(":1.0"), event});
        asked = 0;
        QDBusMessage signal = QDBusMessage::createSignal(QStringLiteral("/org/a11y/atspi/registry"),
                                                         QStringLiteral("org.a11y.atspi.Registry"),
                                                         QStringLiteral("EventListenerRegistered"));
        signal.setArguments({QStringLiteral(":1.0"), events.value(0)});
        bus_.send(signal);
    }
    std::atomic<int> asked = 0;

public slots:
    // The registry's own name for it.
    QList<Listener> GetRegisteredEvents() // NOLINT(readability-identifier-naming)
    {
        ++asked;
        return listeners_;
    }

private:
    QDBusConnection bus_;
    QList<Listener> listeners_;
};

class ReadersTest : public QObject {
    Q_OBJECT

public:
    explicit ReadersTest(QString address) : address_(std::move(address)) {}
    /// Before Qt has an event for it, announcements go straight onto the bus.
    Q_SLOT void passing(const QDBusMessage& event)
    {
        announced.append(event.arguments().value(3).value<QDBusVariant>().variant().toString());
    }
    /// Something came to be seen, told in the way that Orca 43 lets through whatever else waits.
    Q_SLOT void cameToBeSeen(const QDBusMessage& event)
    {
        if (event.arguments().value(0) != QStringLiteral("showing/system") || event.arguments().value(1) != 1)
            return;
        const auto id = event.path().section(u'/', -1).toUInt();
        QAccessibleInterface* const about = QAccessible::accessibleInterface(id);
        if (!about) // let go of already
            notices.append({id, {}, QAccessible::NoRole, nullptr});
        else if (about->role() == QAccessible::Notification)
            notices.append({id, about->text(QAccessible::Name),
                            about->parent() ? about->parent()->role() : QAccessible::NoRole, about->window()});
    }

private slots:
    void initTestCase()
    {
        if (address_.isEmpty())
            QSKIP("no dbus-daemon on this machine");
        prepare("readers");
        qDBusRegisterMetaType<Listener>();
        qDBusRegisterMetaType<QList<Listener>>();
        QDBusConnection bus = QDBusConnection::connectToBus(address_, QStringLiteral("double"));
        registry_ = std::make_unique<Registry>(bus);
        registry_->moveToThread(&aside_);
        aside_.start();
        QVERIFY(bus.registerObject(QStringLiteral("/org/a11y/atspi/registry"), registry_.get(),
                                   QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService(QStringLiteral("org.a11y.atspi.Registry")));
        QVERIFY(bus.connect({}, {}, QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("Announcement"), this,
                            SLOT(passing(QDBusMessage))));
        QVERIFY(bus.connect({}, {}, QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("StateChanged"), this,
                            SLOT(cameToBeSeen(QDBusMessage))));
        // The connection that Qt makes once somebody reads; this platform has no bridge that would.
        QVERIFY(QDBusConnection::connectToBus(address_, QStringLiteral("a11y")).isConnected());
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
        QTRY_VERIFY(QGuiApplication::focusWindow() != nullptr);
        Announcer::instance(); // hears of who comes from now on
        QAccessible::setActive(true);
    }
    void cleanupTestCase()
    {
        QAccessible::setActive(false);
        aside_.quit();
        aside_.wait();
        window_.reset();
    }

    void whatAReaderHears_data()
    {
        QTest::addColumn<QStringList>("registered");
        QTest::addColumn<bool>("notifications");
        QTest::newRow("Orca 43") << orca_43 << true;
        QTest::newRow("Orca 48") << orca_48 << false;
        QTest::newRow("Orca 43 beside a magnifier") << magnifier + orca_43 << true;
        QTest::newRow("a magnifier alone") << magnifier << false;
        QTest::newRow("nobody") << QStringList() << false;
        // One goes, another comes.
        QTest::newRow("Orca 43 again") << orca_43 << true;
    }
    void whatAReaderHears()
    {
        QFETCH(QStringList, registered);
        QFETCH(bool, notifications);
        registry_->listen(registered);
        // What was registered is known once its signal has come through; whoever says something meanwhile is not to be lost either.
        QTRY_COMPARE(wayOfASentence(), notifications ? Way::Notification : Way::Announcement);
        const int asked = registry_->asked;
        announced.clear();
        notices.clear();
        const QStringList sentences{QStringLiteral("Fox draws"), QStringLiteral("Fox draws"),
                                    QStringLiteral("여우: 초록 6 버리기")};
        for (const QString& sentence : sentences)
            Announcer::instance()->say(sentence, true);
        if (notifications) {
            QTRY_COMPARE(notices.size(), 3);
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(notices[i].words, sentences[i]);
                // Elsewhere readers say "notification" before each.
                QCOMPARE(notices[i].around, QAccessible::StatusBar);
                QCOMPARE(notices[i].window, QGuiApplication::focusWindow());
            }
            QVERIFY(announced.isEmpty());
        } else {
            QTRY_COMPARE(announced, sentences);
            QVERIFY(notices.isEmpty());
        }
        // Nobody came or went: the registry was left alone.
        QCOMPARE(registry_->asked, asked);
    }
    /// A reader asks for the words when it comes to it, a while later; what it is far behind with is let go.
    void wordsStayForAWhile()
    {
        registry_->listen(orca_43);
        QTRY_VERIFY(wayOfASentence() == Way::Notification && registry_->asked > 0);
        notices.clear();
        for (int i = 0; i < 200; ++i)
            Announcer::instance()->say(QString::number(i));
        QTRY_COMPARE(notices.size(), 200);
        for (int i = 180; i < 200; ++i) {
            QAccessibleInterface* const found = QAccessible::accessibleInterface(notices[i].id);
            QVERIFY(found);
            QCOMPARE(found->text(QAccessible::Name), QString::number(i));
        }
        QVERIFY(!QAccessible::accessibleInterface(notices.first().id));
    }
    /// Who walks the window does not come by them.
    void theTreeStaysAsItIs()
    {
        QAccessibleInterface* const window = QAccessible::queryAccessibleInterface(QGuiApplication::focusWindow());
        QVERIFY(window);
        for (int i = 0; i < window->childCount(); ++i)
            QVERIFY(window->child(i)->role() != QAccessible::StatusBar);
    }
    /// A registry that is gone, or that has never been, holds nothing up.
    void nobodyAnswers()
    {
        registry_->listen(orca_43);
        QTRY_VERIFY(wayOfASentence() == Way::Notification && registry_->asked > 0);
        QDBusConnection bus(QStringLiteral("double"));
        QVERIFY(bus.unregisterService(QStringLiteral("org.a11y.atspi.Registry")));
        notices.clear();
        for (int i = 0; i < 20; ++i)
            Announcer::instance()->say(QStringLiteral("one"));
        QTRY_COMPARE(notices.size(), 20);
        QVERIFY2(complaints().isEmpty(), qPrintable(complaints().join(u'\n')));
    }

private:
    enum class Way { Neither, Announcement, Notification };
    /// How a sentence that was never said before comes over the bus, all that was said before it having come.
    Way wayOfASentence()
    {
        const QString sentence = QStringLiteral("sentence %1").arg(++tried_);
        Announcer::instance()->say(sentence);
        Way way = Way::Neither;
        const bool came = QTest::qWaitFor([&] {
            const bool noticed =
                std::any_of(notices.cbegin(), notices.cend(), [&](const Notice& one) { return one.words == sentence; });
            way = noticed ? Way::Notification : Way::Announcement;
            return noticed || announced.contains(sentence);
        });
        notices.clear();
        announced.clear();
        return came ? way : Way::Neither;
    }

    int tried_ = 0;
    QString address_;
    QThread aside_;
    std::unique_ptr<Registry> registry_;
    std::unique_ptr<Window> window_;
};

int main(int argc, char** argv)
{
    // Before the program looks for its bus.
    QProcess bus;
    bus.start(QStringLiteral("dbus-daemon"),
              {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address=1")});
    QString address;
    if (bus.waitForStarted() && bus.waitForReadyRead())
        address = QString::fromUtf8(bus.readLine()).trimmed();
    qputenv("DBUS_SESSION_BUS_ADDRESS", address.toUtf8());
    int result = 0;
    {
        QApplication app(argc, argv);
        ReadersTest test(address);
        result = QTest::qExec(&test, argc, argv);
    }
    bus.kill();
    bus.waitForFinished();
    return result;
}

#include "readers_test.moc"
