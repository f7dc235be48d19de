// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QRect>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

/// Where the window stands when it opens: as it was left, moved onto the screens there are now.
class WindowPlace : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// `kept`: x, y, width and height without the frame, as they were when it was closed. Anything else means that it
    /// never was; then only the size of the result counts. The size is at least `least`, whatever the screen.
    Q_INVOKABLE static QRect open(const QVariantList& kept, const QSize& least);
    /// `kept` as it is if one of the screens shows all of it; else as much as fits on the screen that shows most of it,
    /// or on the first if none shows any. `screens`: the free area of each; there is at least one.
    static QRect within(const QRect& kept, const QSize& least, const QList<QRect>& screens);
};
