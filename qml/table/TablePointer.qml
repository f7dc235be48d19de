// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The pointer over the pieces and zones: the one place that distinguishes click, double click and drag, so that two
 * overlapping pieces never answer the same press. It lies over the pieces and under every button and panel.
 */
PointerArea {
    required property TablePlaces table
    required property TableGestures gestures

    /// The piece on which the press began, and whether it became a drag.
    property TablePiece grabbed: null
    property bool dragging: false
    property point pressedAt
    property point grip

    cursorShape: dragging ? Qt.ClosedHandCursor : gestures.hoveredPiece && gestures.hoveredPiece.draggable ? Qt.OpenHandCursor
                          : gestures.hoveredZoneClickable ? Qt.PointingHandCursor : Qt.ArrowCursor
    Accessible.ignored: true

    onPressed: (x, y) => {
        table.skipMotion()
        grabbed = table.pieceAt(x, y)
        pressedAt = Qt.point(x, y)
        dragging = false
    }
    onHovered: (x, y) => gestures.hoverAt(x, y)
    onExited: gestures.hoverAt(-1, -1)
    // A finger cannot hover, so a long press does the same.
    onHeld: (x, y) => gestures.hoverAt(x, y)
    onMoved: (x, y) => {
        if (!dragging && grabbed && grabbed.draggable
                && Math.abs(x - pressedAt.x) + Math.abs(y - pressedAt.y) > threshold) {
            dragging = true
            grip = Qt.point(pressedAt.x - (grabbed.x + grabbed.width / 2), pressedAt.y - (grabbed.y + grabbed.height / 2))
            gestures.pickUp(grabbed)
        }
        if (dragging)
            gestures.carryTo(x - grip.x, y - grip.y, x, y)
    }
    onReleased: (x, y) => {
        if (dragging) {
            dragging = false
            grabbed = null
            gestures.letGoAt(x, y)
        }
        if (containsMouse)
            gestures.hoverAt(x, y)
        else
            gestures.hoverAt(-1, -1)
    }
    onCanceled: {
        gestures.hoverAt(-1, -1)
        if (dragging)
            gestures.giveUp()
        dragging = false
        grabbed = null
    }
    onClicked: (x, y) => {
        if (grabbed)
            gestures.clickPiece(grabbed, x, y)
        else
            gestures.clickAt(x, y)
        grabbed = null
    }
    onDoubleClicked: (x, y) => {
        const piece = table.pieceAt(x, y)
        if (piece)
            gestures.activatePiece(piece)
        grabbed = null
    }
}
