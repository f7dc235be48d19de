// SPDX-License-Identifier: GPL-3.0-or-later
#include "heldkeys.h"

#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>

namespace {

/// Keys one walks or scrolls with. Nobody can give them another use (settings/keymap.h).
bool walks(int key)
{
    switch (key) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return true;
    default: return false;
    }
}

} // namespace

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
    if (!key->isAutoRepeat() || walks(key->key()))
        return false;
    QInputMethodQueryEvent writes(Qt::ImEnabled);
    if (QObject* focus = QGuiApplication::focusObject())
        QCoreApplication::sendEvent(focus, &writes);
    return !writes.value(Qt::ImEnabled).toBool();
}
