// SPDX-License-Identifier: GPL-3.0-or-later
#include "backbutton.h"

#include <QCoreApplication>
#include <QMouseEvent>

void BackButton::setWindow(QWindow* window)
{
    if (window_ == window)
        return;
    // At the application, before anything that filters the window's own events: the layer that sheets lie on does, from
    // the first sheet on, and swallows what lies beside them.
    if (!window_ && window)
        QCoreApplication::instance()->installEventFilter(this);
    window_ = window;
    emit windowChanged();
}

bool BackButton::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != window_)
        return false;
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
