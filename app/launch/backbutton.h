// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

/// The mouse's back button in a window, whatever lies under the pointer: items that take presses of their own, and
/// sheets, hide it from handlers in the page. It is taken out of the event stream, so nothing else reacts to it.
class BackButton : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// The window that is listened to; null = none.
    Q_PROPERTY(QWindow* window READ window WRITE setWindow NOTIFY windowChanged)

public:
    using QObject::QObject;

    QWindow* window() const { return window_; }
    void setWindow(QWindow* window);

signals:
    void windowChanged();
    /// The button was pressed.
    void pressed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWindow> window_;
};
