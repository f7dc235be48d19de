// SPDX-License-Identifier: GPL-3.0-or-later
#include "pointerarea.h"

#include <QGuiApplication>
#include <QMetaMethod>
#include <QPointer>
#include <QStyleHints>

namespace {
qreal way(QPointF from, QPointF to) { return (to - from).manhattanLength(); }
} // namespace

PointerArea::PointerArea(QQuickItem* parent) : QQuickItem(parent)
{
    setAcceptedMouseButtons(Qt::LeftButton);
    setAcceptHoverEvents(true);
    setAcceptTouchEvents(true);
}

void PointerArea::setCursorShape(Qt::CursorShape shape)
{
    if (cursor().shape() == shape)
        return;
    setCursor(shape);
    emit cursorShapeChanged();
}

qreal PointerArea::threshold() const { return QGuiApplication::styleHints()->startDragDistance(); }

void PointerArea::press(QPointF at, quint64 milliseconds, int finger)
{
    cancel();
    const QStyleHints* hints = QGuiApplication::styleHints();
    const int apart = finger == mouse ? hints->mouseDoubleClickDistance() : hints->touchDoubleTapDistance();
    second_ = clicked_before_ && milliseconds - last_press_ < quint64(hints->mouseDoubleClickInterval()) &&
              way(last_click_at_, at) <= 2 * apart;
    presser_ = finger;
    pressed_at_ = at;
    strayed_ = false;
    clicked_before_ = false;
    last_press_ = milliseconds;
    // Where nobody cares for how long it lies, a slow tap is a tap.
    if (finger != mouse && isSignalConnected(QMetaMethod::fromSignal(&PointerArea::held)))
        long_press_.start(hints->mousePressAndHoldInterval(), this);
    emit pressed(at.x(), at.y());
}

void PointerArea::move(QPointF at)
{
    if (way(pressed_at_, at) > threshold()) {
        strayed_ = true;
        long_press_.stop();
    }
    emit moved(at.x(), at.y());
}

void PointerArea::release(QPointF at)
{
    presser_ = nothing;
    long_press_.stop();
    // Whoever hears these may take this item away: what is needed of it is taken first.
    const bool click = !strayed_ && way(pressed_at_, at) <= threshold();
    const bool twice = second_;
    clicked_before_ = click && !twice;
    last_click_at_ = at;
    const QPointer<PointerArea> still(this);
    emit released(at.x(), at.y());
    if (!click || !still)
        return;
    if (twice)
        emit doubleClicked(at.x(), at.y());
    else
        emit clicked(at.x(), at.y());
}

void PointerArea::cancel()
{
    if (presser_ == nothing)
        return;
    presser_ = nothing;
    clicked_before_ = false;
    long_press_.stop();
    emit canceled();
}

void PointerArea::mousePressEvent(QMouseEvent* event) { press(event->position(), event->timestamp(), mouse); }

// Follows on the press of the second click: the system knows best what a double click is.
void PointerArea::mouseDoubleClickEvent(QMouseEvent*) { second_ = true; }

void PointerArea::mouseMoveEvent(QMouseEvent* event)
{
    if (presser_ == mouse)
        move(event->position());
}

void PointerArea::mouseReleaseEvent(QMouseEvent* event)
{
    if (presser_ == mouse)
        release(event->position());
}

void PointerArea::mouseUngrabEvent()
{
    if (presser_ == mouse)
        cancel();
}

void PointerArea::touchEvent(QTouchEvent* event)
{
    // One finger at a time; a second one is nobody's.
    for (const QEventPoint& point : event->points()) {
        if (point.state() == QEventPoint::Pressed && (presser_ < 0 || event->type() == QEvent::TouchBegin))
            press(point.position(), event->timestamp(), point.id());
        else if (point.id() != presser_)
            continue;
        else if (point.state() == QEventPoint::Updated)
            move(point.position());
        else if (point.state() == QEventPoint::Released)
            release(point.position());
    }
    event->accept();
}

void PointerArea::touchUngrabEvent()
{
    if (presser_ >= 0)
        cancel();
}

void PointerArea::hoverEnterEvent(QHoverEvent* event) { hoverMoveEvent(event); }

void PointerArea::hoverMoveEvent(QHoverEvent* event)
{
    setContainsMouse(true);
    if (presser_ == nothing)
        emit hovered(event->position().x(), event->position().y());
}

void PointerArea::hoverLeaveEvent(QHoverEvent*)
{
    setContainsMouse(false);
    emit exited();
}

void PointerArea::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != long_press_.timerId())
        return QQuickItem::timerEvent(event);
    long_press_.stop();
    strayed_ = true;
    emit held(pressed_at_.x(), pressed_at_.y());
}

void PointerArea::itemChange(ItemChange change, const ItemChangeData& data)
{
    // What is not there cannot be pressed, nor hovered.
    if ((change == ItemVisibleHasChanged || change == ItemEnabledHasChanged) && !data.boolValue) {
        cancel();
        setContainsMouse(false);
    }
    QQuickItem::itemChange(change, data);
}

void PointerArea::setContainsMouse(bool contains)
{
    if (contains_mouse_ == contains)
        return;
    contains_mouse_ = contains;
    emit containsMouseChanged();
}
