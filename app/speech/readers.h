// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

/// What whoever reads this screen listens to. On the bus of Linux desktops a reader registers the events it wants, and that
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
