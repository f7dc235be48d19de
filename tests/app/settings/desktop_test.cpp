// SPDX-License-Identifier: GPL-3.0-or-later
// What the desktop asks for is followed: a double of its settings portal says dark, strong contrast and little motion, at the
// start and later, on a bus of its own.
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusContext>
#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusVariant>
#include <QProcess>

#include "settings/desktop.h"
#include "settings/preferences.h"

#include "window_help.h"

using namespace window_help;
using Groups = QMap<QString, QVariantMap>;
Q_DECLARE_METATYPE(Groups)

/// What org.freedesktop.portal.Desktop would answer.
class Portal : public QObject {
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    explicit Portal(const QDBusConnection& bus) : bus_(bus) {}
    Groups groups;
    int asked = 0;

    void change(const QString& group, const QString& key, const QVariant& value)
    {
        QDBusMessage signal = QDBusMessage::createSignal(QStringLiteral("/org/freedesktop/portal/desktop"),
                                                         QStringLiteral("org.freedesktop.portal.Settings"),
                                                         QStringLiteral("SettingChanged"));
        signal.setArguments({group, key, QVariant::fromValue(QDBusVariant(value))});
        bus_.send(signal);
    }

public slots:
    // The portal's own name for it.
    QMap<QString, QVariantMap> ReadAll(const QStringList& /*wanted*/) // NOLINT(readability-identifier-naming)
    {
        ++asked;
        return groups;
    }

private:
    QDBusConnection bus_;
};

class DesktopTest : public QObject {
    Q_OBJECT

public:
    explicit DesktopTest(QString address) : address_(std::move(address)) {}

private slots:
    void initTestCase()
    {
        if (address_.isEmpty())
            QSKIP("no dbus-daemon on this machine");
        prepare("desktop");
        Preferences::instance()->reset();
        qDBusRegisterMetaType<Groups>();
        QDBusConnection bus = QDBusConnection::connectToBus(address_, QStringLiteral("double"));
        QVERIFY2(bus.isConnected(), qPrintable(bus.lastError().message()));
        portal_ = std::make_unique<Portal>(bus);
        portal_->groups = {
            {QStringLiteral("org.freedesktop.appearance"), {{QStringLiteral("color-scheme"), 1U}}},
            {QStringLiteral("org.gnome.desktop.interface"), {{QStringLiteral("enable-animations"), false}}}};
        QVERIFY(bus.registerObject(QStringLiteral("/org/freedesktop/portal/desktop"), portal_.get(),
                                   QDBusConnection::ExportAllSlots));
        QVERIFY(bus.registerService(QStringLiteral("org.freedesktop.portal.Desktop")));
        window_ = std::make_unique<Window>();
        QVERIFY2(window_->opened(), qPrintable(complaints().join(u'\n')));
        QQmlComponent component(window_->engine());
        component.setData(
            "import QtQml\nimport Hanpan\nQtObject { property bool dark: Theme.dark; property bool sharp: "
            "Theme.sharp; property int travel: Theme.travel; property string motion: Theme.motion }",
            {});
        theme_.reset(component.create());
        QVERIFY(theme_);
    }
    void cleanupTestCase()
    {
        theme_.reset();
        window_.reset();
        if (!address_.isEmpty())
            Preferences::instance()->reset();
    }

    void whatItSaysAtTheStart()
    {
        QTRY_COMPARE(portal_->asked, 1);
        QTRY_COMPARE(Desktop::instance()->dark(), 1);
        QVERIFY(theme_->property("dark").toBool());
        QVERIFY(Desktop::instance()->still());
        QCOMPARE(theme_->property("travel").toInt(), 0);
        QCOMPARE(theme_->property("motion").toString(), QStringLiteral("off"));
        QVERIFY(!theme_->property("sharp").toBool());
    }
    void whatItSaysLater()
    {
        const QString appearance = QStringLiteral("org.freedesktop.appearance");
        portal_->change(appearance, QStringLiteral("color-scheme"), 2U);
        QTRY_VERIFY(!theme_->property("dark").toBool());
        portal_->change(appearance, QStringLiteral("contrast"), 1U);
        QTRY_VERIFY(theme_->property("sharp").toBool());
        portal_->change(appearance, QStringLiteral("contrast"), 0U);
        QTRY_VERIFY(!theme_->property("sharp").toBool());
        portal_->change(QStringLiteral("org.gnome.desktop.interface"), QStringLiteral("enable-animations"), true);
        QTRY_VERIFY(theme_->property("travel").toInt() > 0);
        portal_->change(appearance, QStringLiteral("reduced-motion"), 1U);
        QTRY_COMPARE(theme_->property("travel").toInt(), 0);
    }
    /// What a person chose here is stronger, be it what a new installation has.
    void whatThePersonChose()
    {
        QCOMPARE(theme_->property("travel").toInt(), 0);
        Preferences::instance()->setMotion(QStringLiteral("normal"));
        QVERIFY(theme_->property("travel").toInt() > 0);
        portal_->change(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"), 1U);
        QTRY_VERIFY(theme_->property("dark").toBool());
        Preferences::instance()->setTheme(QStringLiteral("light"));
        QVERIFY(!theme_->property("dark").toBool());
        Preferences::instance()->reset();
        QVERIFY(theme_->property("dark").toBool());
        QCOMPARE(theme_->property("travel").toInt(), 0);
    }
    /// What nobody understands changes nothing.
    void nonsense()
    {
        portal_->change(QStringLiteral("org.freedesktop.appearance"), QStringLiteral("color-scheme"),
                        QStringLiteral("puce"));
        portal_->change(QStringLiteral("no.such.group"), QStringLiteral("color-scheme"), 2U);
        QTRY_COMPARE(Desktop::instance()->dark(), -1);
    }

private:
    QString address_;
    std::unique_ptr<Portal> portal_;
    std::unique_ptr<Window> window_;
    std::unique_ptr<QObject> theme_;
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
        DesktopTest test(address);
        result = QTest::qExec(&test, argc, argv);
    }
    bus.kill();
    bus.waitForFinished();
    return result;
}

#include "desktop_test.moc"
