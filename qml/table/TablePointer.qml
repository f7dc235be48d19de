// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The pointer over the pieces and zones: one place that tells a click from a double click from a drag, so that no two
 * overlapping pieces ever answer the same press. Lies over the pieces and under every button and panel.
 */
PointerArea {
    id: pointer

    required property var table
    required property var layout

    /// The piece the press began on, and whether it became a drag.
    property TablePiece grabbed: null
    property bool dragging: false
    property point pressedAt
    property point grip

    cursorShape: dragging ? Qt.ClosedHandCursor : table.gestures.hoveredPiece && table.gestures.hoveredPiece.draggable ? Qt.OpenHandCursor
                          : table.gestures.hoveredZoneClickable ? Qt.PointingHandCursor : Qt.ArrowCursor
    Accessible.ignored: true

    onPressed: (x, y) => {
        table.skipMotion()
        grabbed = table.pieceAt(x, y)
        pressedAt = Qt.point(x, y)
        dragging = false
    }
    onHovered: (x, y) => table.gestures.hoverAt(x, y)
    onExited: table.gestures.hoverAt(-1, -1)
    // A finger cannot hover: it lies.
    onHeld: (x, y) => table.gestures.hoverAt(x, y)
    onMoved: (x, y) => {
        if (!dragging && grabbed && grabbed.draggable
                && Math.abs(x - pressedAt.x) + Math.abs(y - pressedAt.y) > threshold) {
            dragging = true
            grip = Qt.point(pressedAt.x - (grabbed.x + grabbed.width / 2), pressedAt.y - (grabbed.y + grabbed.height / 2))
            table.gestures.pickUp(grabbed)
        }
        if (dragging)
            table.gestures.carryTo(x - grip.x, y - grip.y, x, y)
    }
    onReleased: (x, y) => {
        if (dragging) {
            dragging = false
            grabbed = null
            table.gestures.letGoAt(x, y)
        }
        if (containsMouse)
            table.gestures.hoverAt(x, y)
        else
            table.gestures.hoverAt(-1, -1)
    }
    onCanceled: {
        table.gestures.hoverAt(-1, -1)
        if (dragging)
            table.gestures.giveUp()
        dragging = false
        grabbed = null
    }
    onClicked: (x, y) => {
        if (grabbed)
            table.gestures.clickPiece(grabbed, x, y)
        else
            table.gestures.clickAt(x, y)
        grabbed = null
    }
    onDoubleClicked: (x, y) => {
        var piece = table.pieceAt(x, y)
        if (piece)
            table.gestures.activatePiece(piece)
        grabbed = null
    }
}
