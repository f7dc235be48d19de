// SPDX-License-Identifier: GPL-3.0-or-later
#include "readers.h"

#include <algorithm>

#ifdef HANPAN_HAS_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>

namespace {

/// The registry is a small program that does nothing else; one that does not answer must not hold up the table.
constexpr int most_wait = 500; // ms

constexpr QLatin1String registry("org.a11y.atspi.Registry");
constexpr QLatin1String registry_path("/org/a11y/atspi/registry");

/// The names of an answer "a(ss)": who listens, to what.
QStringList eventsOf(const QDBusMessage& answer)
{
    QStringList events;
    if (answer.type() != QDBusMessage::ReplyMessage || answer.signature() != QLatin1String("a(ss)"))
        return events;
    const auto list = answer.arguments().constFirst().value<QDBusArgument>();
    for (list.beginArray(); !list.atEnd();) {
        QString who;
        QString event;
        list.beginStructure();
        list >> who >> event;
        list.endStructure();
        events.append(event);
    }
    list.endArray();
    return events;
}

} // namespace
#endif

Readers::Hear Readers::hear()
{
#ifdef HANPAN_HAS_DBUS
    // Qt's own connection, which is there once somebody reads.
    QDBusConnection bus(QStringLiteral("a11y"));
    if (!bus.isConnected())
        return Hear::Announcements;
    if (!connected_) {
        connected_ = true;
        for (const char* what : {"EventListenerRegistered", "EventListenerDeregistered"})
            bus.connect(registry, registry_path, registry, QLatin1String(what), this, SLOT(registrationsChanged()));
    }
    if (!known_) {
        known_ = true;
        hear_ = hearBy(eventsOf(bus.call(
            QDBusMessage::createMethodCall(registry, registry_path, registry, QStringLiteral("GetRegisteredEvents")),
            QDBus::Block, most_wait)));
    }
#endif
    return hear_;
}

Readers::Hear Readers::hearBy(const QStringList& registered)
{
    const auto any = [&](QLatin1String begin) {
        return std::any_of(registered.begin(), registered.end(),
                           [&](const QString& event) { return event.startsWith(begin, Qt::CaseInsensitive); });
    };
    // Who names announcements hears them; who does not, and waits for what comes to be seen, is an older one.
    return !any(QLatin1String("Object:Announcement")) && any(QLatin1String("Object:StateChanged:Showing"))
               ? Hear::Notifications
               : Hear::Announcements;
}

#ifdef HANPAN_HAS_DBUS
void sendToReaders(QAccessibleInterface* about, const QString& event, const QString& detail, int number,
                   const QVariant& value)
{
    // Qt's own connection to that bus: who sends says whose the window is.
    const QDBusConnection bus(QStringLiteral("a11y"));
    if (!about || !bus.isConnected())
        return;
    QDBusMessage message =
        QDBusMessage::createSignal(QStringLiteral("/org/a11y/atspi/accessible/%1").arg(QAccessible::uniqueId(about)),
                                   QStringLiteral("org.a11y.atspi.Event.Object"), event);
    // Detail, two numbers, a value, properties: "siiva{sv}".
    message.setArguments({detail, number, 0, QVariant::fromValue(QDBusVariant(value)), QVariantMap()});
    bus.send(message);
}
#else
void sendToReaders(QAccessibleInterface*, const QString&, const QString&, int, const QVariant&) {}
#endif
