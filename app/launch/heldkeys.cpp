// SPDX-License-Identifier: GPL-3.0-or-later
#include "heldkeys.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>

void HeldKeys::setWindow(QWindow* window)
{
    if (window_ == window)
        return;
    if (window_)
        window_->removeEventFilter(this);
    window_ = window;
    if (window_)
        window_->installEventFilter(this);
    emit windowChanged();
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != window_ || (event->type() != QEvent::KeyPress && event->type() != QEvent::KeyRelease))
        return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (!key->isAutoRepeat() ||
        (key->key() != Qt::Key_Space && key->key() != Qt::Key_Return && key->key() != Qt::Key_Enter))
        return false;
    QInputMethodQueryEvent writes(Qt::ImEnabled);
    if (QObject* focus = QGuiApplication::focusObject())
        QCoreApplication::sendEvent(focus, &writes);
    return !writes.value(Qt::ImEnabled).toBool();
}
