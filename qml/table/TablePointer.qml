// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/**
 * The pointer over the pieces and zones: one place that tells a click from a double click from a drag, so that no two
 * overlapping pieces ever answer the same press. Lies over the pieces and under every button and panel.
 */
MouseArea {
    id: pointer

    required property var table
    required property var layout

    /// The piece the press began on, and whether it became a drag.
    property TablePiece grabbed: null
    property bool dragging: false
    property point pressedAt
    property point grip
    readonly property real threshold: drag.threshold

    hoverEnabled: true
    acceptedButtons: Qt.LeftButton
    cursorShape: dragging ? Qt.ClosedHandCursor : table.gestures.hoveredPiece && table.gestures.hoveredPiece.draggable ? Qt.OpenHandCursor
                          : table.gestures.hoveredZoneClickable ? Qt.PointingHandCursor : Qt.ArrowCursor
    Accessible.ignored: true

    onPressed: (mouse) => {
        table.skipMotion()
        grabbed = table.pieceAt(mouse.x, mouse.y)
        pressedAt = Qt.point(mouse.x, mouse.y)
        dragging = false
    }
    onPositionChanged: (mouse) => {
        if (!(mouse.buttons & Qt.LeftButton)) {
            table.gestures.hoverAt(mouse.x, mouse.y)
            return
        }
        if (!dragging && grabbed && grabbed.draggable
                && Math.abs(mouse.x - pressedAt.x) + Math.abs(mouse.y - pressedAt.y) > threshold) {
            dragging = true
            grip = Qt.point(pressedAt.x - (grabbed.x + grabbed.width / 2), pressedAt.y - (grabbed.y + grabbed.height / 2))
            table.gestures.pickUp(grabbed)
        }
        if (dragging)
            table.gestures.carryTo(mouse.x - grip.x, mouse.y - grip.y, mouse.x, mouse.y)
    }
    onReleased: (mouse) => {
        if (dragging) {
            dragging = false
            grabbed = null
            table.gestures.letGoAt(mouse.x, mouse.y)
            table.gestures.hoverAt(mouse.x, mouse.y)
        }
    }
    onCanceled: {
        if (dragging)
            table.gestures.giveUp()
        dragging = false
        grabbed = null
    }
    onExited: table.gestures.hoverAt(-1, -1)
    // A drag that returns to where it began is no click: MouseArea still says `clicked` then.
    onClicked: (mouse) => {
        if (grabbed)
            table.gestures.clickPiece(grabbed, mouse.x, mouse.y)
        else if (Math.abs(mouse.x - pressedAt.x) + Math.abs(mouse.y - pressedAt.y) <= threshold)
            table.gestures.clickAt(mouse.x, mouse.y)
        grabbed = null
    }
    onDoubleClicked: (mouse) => {
        var piece = table.pieceAt(mouse.x, mouse.y)
        if (piece)
            table.gestures.activatePiece(piece)
        grabbed = null
    }
}
