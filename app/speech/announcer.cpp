// SPDX-License-Identifier: GPL-3.0-or-later
#include "announcer.h"

#include <QGuiApplication>
#include <QLoggingCategory>
#include <QWindow>

#include "words/spoken.h"

namespace {

/// What was said, to be compared with what was heard (QT_LOGGING_RULES=hanpan.speech.debug=true).
Q_LOGGING_CATEGORY(speech, "hanpan.speech", QtWarningMsg)

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
void announce(QWindow* window, const QString& sentence, bool urgent)
{
    QAccessibleAnnouncementEvent event(window, sentence);
    event.setPoliteness(urgent ? QAccessible::AnnouncementPoliteness::Assertive
                               : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
}
#else
void announce(QWindow* window, const QString& sentence, bool urgent)
{
    // 1 polite, 2 assertive.
    sendToReaders(QAccessible::queryAccessibleInterface(window), QStringLiteral("Announcement"), {}, urgent ? 2 : 1,
                  sentence);
}
#endif

} // namespace

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
