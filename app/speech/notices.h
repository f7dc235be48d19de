// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QList>
#include <QString>
#include <QWindow>

/// Sentences as notifications in a status bar of the window, for readers that know no announcement. Nobody sees them,
/// and nobody who walks the window with a reader meets them.
class Notices {
public:
    /// Shows a notification with these words to readers.
    void show(QWindow* window, const QString& sentence);

private:
    /// The status bar of that window.
    QAccessibleInterface* barOf(QWindow* window);

    // Qt owns the interfaces themselves.
    QAccessible::Id bar_ = 0;
    /// The notifications that may still be asked for, oldest first: readers ask for the words later.
    QList<QAccessible::Id> shown_;
};
