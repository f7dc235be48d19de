// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The edges of the pieces in a pile, as high as they lie under those on top. It fills the place of the lowest one.
Item {
    id: edges

    /// The height at which the top piece lies, and how far to the left of the lowest one for each pixel of it.
    property real lift: 0
    property real slant: 0
    /// Pixels of one unit of the table.
    property real unit: 1
    property color edge: Theme.cardFace
    property color edgeLow: Theme.cardEdge
    /// From one edge to the next; there are no more of them than show.
    readonly property real step: Math.max(1.3, 1.5 * unit)
    readonly property int seen: Math.ceil(lift / step)

    Rectangle {
        // The shadow on the table.
        x: -edges.slant * edges.lift
        y: Math.max(1, edges.width * 0.02)
        width: parent.width - x + 1 + edges.lift * 0.5
        height: parent.height + 1
        radius: width * 0.09
        color: Theme.pieceShadow
        visible: edges.lift > 0
    }
    Repeater {
        model: edges.visible ? edges.seen : 0
        delegate: Rectangle {
            required property int index
            readonly property real high: edges.lift * index / edges.seen
            x: -edges.slant * high
            y: -high
            width: edges.width
            height: edges.height
            radius: width * 0.09
            color: edges.edge
            border.width: Math.max(1, 0.8 * edges.unit)
            border.color: edges.edgeLow
        }
    }
}
