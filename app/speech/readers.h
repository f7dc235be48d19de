// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QStringList>
#include <QVariant>

/// What the reader of this screen listens to. On the bus of Linux desktops a reader registers the events it wants, and that
/// list is asked, since no version tells: Orca 43 (Debian 12) hears no announcement. Elsewhere the system takes announcements
/// for every reader.
class Readers : public QObject {
    Q_OBJECT

public:
    /// The event a sentence has to come by.
    enum class Hear {
        Announcements, ///< the event that is made for it
        Notifications, ///< a notification that comes to be seen
    };

    using QObject::QObject;

    /// As it is now; asks the bus only after somebody registered something there.
    Hear hear();

    /// The same of these events, in the registry's words ("Object:StateChanged:Showing").
    static Hear hearBy(const QStringList& registered);

private slots:
    void registrationsChanged() { known_ = false; }

private:
    bool connected_ = false;
    bool known_ = false;
    Hear hear_ = Hear::Announcements;
};

/// Sends an event of org.a11y.atspi.Event.Object about `about` over the readers' bus, beside what Qt tells there: `event` is its
/// name, `detail` what of it ("showing/system"), `number` and `value` what it carries. Nothing on systems without that bus.
void sendToReaders(QAccessibleInterface* about, const QString& event, const QString& detail, int number,
                   const QVariant& value);
