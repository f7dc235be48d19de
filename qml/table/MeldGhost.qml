// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The meld as it would lie with the pieces that are held over it.
Row {
    id: ghost

    required property var table
    readonly property list<string> faces: table.gestures.ghost
    readonly property Zone zone: faces.length > 0 ? table.zoneById(table.gestures.overZone) : null
    readonly property real wide: zone ? table.layout.pieceWidth * zone.room.scale : 1

    objectName: "ghost"
    visible: zone !== null
    opacity: 0.85
    spacing: zone ? zone.room.step - wide : 0
    x: zone ? Math.max(0, Math.min(parent.width - width, zone.x + (zone.width - width) / 2)) : 0
    y: zone ? Math.max(0, zone.y - height * 0.62) : 0
    Repeater {
        model: ghost.faces
        delegate: Piece {
            required property string modelData
            width: ghost.wide
            game: ghost.table.game
            face: modelData
        }
    }
}
