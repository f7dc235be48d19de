// SPDX-License-Identifier: GPL-3.0-or-later
#include "fingers.h"

#include <QCoreApplication>
#include <QPointingDevice>
#include <QTouchEvent>

void Fingers::letGo()
{
    if (!window_)
        return;
    for (const QInputDevice* device : QInputDevice::devices())
        if (const auto* screen = qobject_cast<const QPointingDevice*>(device);
            screen && screen->type() == QInputDevice::DeviceType::TouchScreen)
            QCoreApplication::postEvent(window_, new QTouchEvent(QEvent::TouchCancel, screen));
}
