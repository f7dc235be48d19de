// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

/// Makes a held key act only once: otherwise it would go on through whatever appears under it. Text fields and the keys
/// one moves with repeat as usual.
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
