// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QtQml/qqmlregistration.h>

/// Where the window stands when it opens: as it was left, moved onto the screens there are now.
class WindowPlace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// `kept`: x, y, width and height without the frame, as they were when it was closed; anything else: it never was, and only
    /// the size of what this gives is meant. No smaller than `least`, whatever the screen.
    Q_INVOKABLE static QRect open(const QList<int>& kept, const QSize& least);
    /// `kept` as it is where one of the screens shows all of it; else as much as fits of it on the one that shows most, on the
    /// first where none shows any. `screens`: what each has free for windows; there is one.
    static QRect within(const QRect& kept, const QSize& least, const QList<QRect>& screens);
};
