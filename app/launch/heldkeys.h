// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

/// A key does what it is for once, however long it is held: else it would lead from one thing through what comes up under it.
/// Where something is written, and for the keys one walks with, holding goes on as everywhere.
class HeldKeys : public QObject {
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

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QPointer<QWindow> window_;
};
