// SPDX-License-Identifier: GPL-3.0-or-later
#include "backbutton.h"

#include <QMouseEvent>

void BackButton::setWindow(QWindow* window)
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

bool BackButton::eventFilter(QObject*, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::MouseButtonPress && type != QEvent::MouseButtonDblClick && type != QEvent::MouseButtonRelease)
        return false;
    if (static_cast<QMouseEvent*>(event)->button() != Qt::BackButton)
        return false;
    // On the press, as browsers do on most systems; the second press of a quick pair counts as well.
    if (type != QEvent::MouseButtonRelease)
        emit pressed();
    return true;
}
