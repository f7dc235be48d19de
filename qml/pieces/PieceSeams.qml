// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

/// Lies under a round plate of the same colour. Without a graphics card a round rectangle is drawn in parts, and
/// between the parts of a scaled piece the ground would show; this shows the piece's own colour instead.
Item {
    id: seams
    /// The radius of the plate's corners.
    required property real corner
    required property color color

    anchors.fill: parent
    Rectangle {
        x: Math.max(1, seams.corner - 2)
        width: parent.width - 2 * x
        height: parent.height
        color: seams.color
    }
    Rectangle {
        y: Math.max(1, seams.corner - 2)
        width: parent.width
        height: parent.height - 2 * y
        color: seams.color
    }
}
