// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

/// Fingers that lie on a window while a sheet opens over it. The sheet keeps their lifting from what lies beneath, so
/// Qt believes that the touch goes on, and no later one would count as a press. letGo() ends them as the system does.
class Fingers : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The window that is touched; null = none.
    Q_PROPERTY(QWindow* window MEMBER window_ NOTIFY windowChanged)

public:
    using QObject::QObject;

    /// Ends every touch of the window, as soon as the current event has been handled.
    Q_INVOKABLE void letGo();

signals:
    void windowChanged();

private:
    QPointer<QWindow> window_;
};
