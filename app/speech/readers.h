// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QStringList>
#include <QVariant>

/// What the screen reader listens to. On the bus of Linux desktops a reader registers the events it wants. That list
/// decides, because no version number tells: Orca 43 (Debian 12) hears no announcement. Elsewhere the system takes
/// announcements for every reader.
class Readers : public QObject {
    Q_OBJECT

public:
    /// The event by which a sentence must be sent.
    enum class Hear {
        Announcements, ///< the event that is made for it
        Notifications, ///< a notification that appears
    };

    using QObject::QObject;

    /// The answer for now; asks the bus only after somebody has registered something there.
    Hear hear();

    /// The answer for these events, in the registry's words ("Object:StateChanged:Showing").
    static Hear hearBy(const QStringList& registered);

private slots:
    void registrationsChanged() { known_ = false; }

private:
    bool connected_ = false;
    bool known_ = false;
    Hear hear_ = Hear::Announcements;
};

/// Sends an event of org.a11y.atspi.Event.Object about `about` over the readers' bus, besides what Qt sends there:
/// `event` is its name, `detail` its detail ("showing/system"), `number` and `value` its arguments. Does nothing on
/// systems without that bus.
void sendToReaders(QAccessibleInterface* about, const QString& event, const QString& detail, int number,
                   const QVariant& value);
