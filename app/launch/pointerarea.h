// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QCursor>
#include <QPointF>
#include <QQuickItem>

/// A surface that tells what a mouse or one finger does on it: presses, drags, clicks, double clicks, long presses,
/// hovering. Use it instead of a MouseArea wherever double clicks are wanted: Qt 6.4 never lifts a finger from a
/// MouseArea after a double tap, and a MouseArea that a sheet covers meanwhile takes no press any more, not even of the
/// mouse. Positions are in the item's coordinates.
class PointerArea : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The pointer's shape over it.
    Q_PROPERTY(Qt::CursorShape cursorShape READ cursorShape WRITE setCursorShape NOTIFY cursorShapeChanged)
    /// The mouse is over it.
    Q_PROPERTY(bool containsMouse READ containsMouse NOTIFY containsMouseChanged)
    /// The way in pixels (across plus down) after which a press is a drag and not a click.
    Q_PROPERTY(qreal threshold READ threshold CONSTANT)

public:
    explicit PointerArea(QQuickItem* parent = nullptr);

    Qt::CursorShape cursorShape() const { return cursor().shape(); }
    void setCursorShape(Qt::CursorShape shape);
    bool containsMouse() const { return contains_mouse_; }
    qreal threshold() const;

signals:
    void cursorShapeChanged();
    void containsMouseChanged();
    void pressed(qreal x, qreal y);
    /// While it is pressed.
    void moved(qreal x, qreal y);
    void released(qreal x, qreal y);
    /// After released: not of a drag, and not the second one of a double click.
    void clicked(qreal x, qreal y);
    /// Instead of the second `clicked`, when the second press is over.
    void doubleClicked(qreal x, qreal y);
    /// A finger has lain there without moving for the system's long press time. No click follows.
    void held(qreal x, qreal y);
    /// A press that will not be released: something opened over it, or something else takes it.
    void canceled();
    /// The mouse is there, not pressed.
    void hovered(qreal x, qreal y);
    void exited();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void touchEvent(QTouchEvent* event) override;
    void touchUngrabEvent() override;
    void hoverEnterEvent(QHoverEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;

private:
    void press(QPointF at, quint64 milliseconds, int finger);
    void move(QPointF at);
    void release(QPointF at);
    void cancel();
    void setContainsMouse(bool contains);

    static constexpr int mouse = -1;
    static constexpr int nothing = -2;
    /// What presses: the mouse, or the finger of this number.
    int presser_ = nothing;
    QPointF pressed_at_;
    bool strayed_ = false;   ///< It has moved further than a click may, or was held.
    bool second_ = false;    ///< It is the second press of a double click.
    quint64 last_press_ = 0; ///< In milliseconds.
    QPointF last_click_at_;
    bool clicked_before_ = false; ///< The last press was a click, and no double click.
    QBasicTimer long_press_;
    bool contains_mouse_ = false;
};
