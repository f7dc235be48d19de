// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QList>
#include <QString>
#include <QWindow>

/// Sentences as notifications in a status bar of the window, for readers that know of no announcement. Nothing of them is
/// seen, and who walks the window does not come by them.
class Notices {
public:
    /// Lets a notification with these words come to be seen.
    void show(QWindow* window, const QString& sentence);

private:
    /// The status bar of that window.
    QAccessibleInterface* barOf(QWindow* window);

    // Qt owns the interfaces themselves.
    QAccessible::Id bar_ = 0;
    /// What may still be asked about, oldest first: readers ask for the words when they come to it.
    QList<QAccessible::Id> shown_;
};
