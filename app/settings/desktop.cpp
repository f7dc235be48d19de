// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/desktop.h"

#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
#include <QGuiApplication>
#include <QStyleHints>
#endif
#ifdef HANPAN_HAS_DBUS
#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#endif

namespace {

const QString appearance = QStringLiteral("org.freedesktop.appearance");
const QString gnome = QStringLiteral("org.gnome.desktop.interface");

/// The value inside a variant of the bus, however deep it is wrapped.
QVariant unwrapped(QVariant value)
{
#ifdef HANPAN_HAS_DBUS
    while (value.userType() == qMetaTypeId<QDBusVariant>())
        value = value.value<QDBusVariant>().variant();
#endif
    return value;
}

} // namespace

Desktop::Desktop(QObject* parent) : QObject(parent)
{
    askQt();
    findPortal();
}

void Desktop::askQt()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (!qGuiApp)
        return;
    const auto look = [this](Qt::ColorScheme scheme) {
        const int dark = scheme == Qt::ColorScheme::Unknown ? -1 : scheme == Qt::ColorScheme::Dark ? 1 : 0;
        if (dark == dark_)
            return;
        dark_ = dark;
        emit changed();
    };
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, look);
    look(QGuiApplication::styleHints()->colorScheme());
#endif
}

void Desktop::findPortal()
{
#ifdef HANPAN_HAS_DBUS
    // If no bus runs yet, the library starts one and waits for it, which takes longer than the rest of a start: so that
    // happens in another thread.
    bus_.run([this](const Background::Job&) -> Background::Told {
        if (!QDBusConnection::sessionBus().isConnected())
            return {};
        return [this] { askPortal(); };
    });
#endif
}

#ifdef HANPAN_HAS_DBUS
void Desktop::askPortal()
{
    const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
    const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
    const QString face = QStringLiteral("org.freedesktop.portal.Settings");
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(service, path, face, QStringLiteral("SettingChanged"), this, SLOT(settingChanged(QDBusMessage)));
    QDBusMessage question = QDBusMessage::createMethodCall(service, path, face, QStringLiteral("ReadAll"));
    question.setArguments({QStringList{appearance, gnome}});
    // The answer is not waited for: the window comes first.
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* call) {
        call->deleteLater();
        const QDBusMessage told = call->reply();
        if (told.type() != QDBusMessage::ReplyMessage || told.signature() != QLatin1String("a{sa{sv}}"))
            return; // no such desktop
        QMap<QString, QVariantMap> groups;
        told.arguments().constFirst().value<QDBusArgument>() >> groups;
        for (auto group = groups.cbegin(); group != groups.cend(); ++group)
            for (auto one = group->cbegin(); one != group->cend(); ++one)
                take(group.key(), one.key(), one.value());
        emit changed();
    });
}

void Desktop::settingChanged(const QDBusMessage& told)
{
    const QList<QVariant> said = told.arguments(); // group, key, value
    if (said.size() != 3)
        return;
    take(said[0].toString(), said[1].toString(), said[2]);
    emit changed();
}
#endif

void Desktop::take(const QString& group, const QString& key, const QVariant& value)
{
    const QVariant plain = unwrapped(value);
    if (group == appearance && key == QLatin1String("color-scheme")) {
        const uint scheme = plain.toUInt();
        dark_ = scheme == 1 ? 1 : scheme == 2 ? 0 : -1;
    } else if (group == appearance && key == QLatin1String("contrast")) {
        contrast_ = plain.toUInt() == 1;
    } else if (group == appearance && key == QLatin1String("reduced-motion")) {
        asksForLess_ = plain.toUInt() == 1;
    } else if (group == gnome && key == QLatin1String("enable-animations")) {
        noAnimations_ = !plain.toBool();
    }
}
