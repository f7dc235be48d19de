// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QJSEngine>
#include <QLoggingCategory>
#include <QWindow>
#ifdef HANPAN_HAS_DBUS
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#endif

#include "words/spoken.h"

namespace {

/// What was said, for whoever compares it with what was heard (QT_LOGGING_RULES=hanpan.speech.debug=true).
Q_LOGGING_CATEGORY(speech, "hanpan.speech", QtWarningMsg)

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
void announce(QWindow* window, const QString& sentence, bool urgent)
{
    QAccessibleAnnouncementEvent event(window, sentence);
    event.setPoliteness(urgent ? QAccessible::AnnouncementPoliteness::Assertive
                               : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
}
#elif defined(HANPAN_HAS_DBUS)
void announce(QWindow* window, const QString& sentence, bool urgent)
{
    QAccessibleInterface* const about = QAccessible::queryAccessibleInterface(window);
    if (!about)
        return;
    // Qt's own connection to the reader's bus: who sends says whose the window is.
    const QDBusConnection bus(QStringLiteral("a11y"));
    if (!bus.isConnected())
        return;
    QDBusMessage event =
        QDBusMessage::createSignal(QStringLiteral("/org/a11y/atspi/accessible/%1").arg(QAccessible::uniqueId(about)),
                                   QStringLiteral("org.a11y.atspi.Event.Object"), QStringLiteral("Announcement"));
    // Detail, how urgent (1 polite, 2 assertive), nothing, the words, properties: "siiva{sv}".
    event.setArguments({QString(), urgent ? 2 : 1, 0, QVariant::fromValue(QDBusVariant(sentence)), QVariantMap()});
    bus.send(event);
}
#else
void announce(QWindow*, const QString&, bool) {}
#endif

} // namespace

Announcer* Announcer::instance()
{
    static Announcer* const only = new Announcer(QCoreApplication::instance());
    return only;
}

Announcer* Announcer::create(QQmlEngine*, QJSEngine*)
{
    QJSEngine::setObjectOwnership(instance(), QJSEngine::CppOwnership);
    return instance();
}

Announcer::Announcer(QObject* parent) : QObject(parent), active_(QAccessible::isActive())
{
    QAccessible::installActivationObserver(this);
}

Announcer::~Announcer() { QAccessible::removeActivationObserver(this); }

void Announcer::accessibilityActiveChanged(bool active)
{
    if (active == active_)
        return;
    active_ = active;
    emit activeChanged();
}

QString Announcer::spoken(const QString& line) const { return ::spoken(line); }

void Announcer::say(const QString& line, bool urgent)
{
    if (!active_ || line.isEmpty())
        return;
    const QString sentence = spoken(line);
    if (QWindow* const window = QGuiApplication::focusWindow()) {
        if (readers_.hear() == Readers::Hear::Notifications)
            notices_.show(window, sentence);
        else
            announce(window, sentence, urgent);
    }
    qCDebug(speech).noquote() << sentence;
    emit said(sentence, urgent);
}
