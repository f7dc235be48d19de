// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// A stitched frame on the cloth with its caption on the rim.
Item {
    id: frame

    property string label
    required property Motion motion
    /// How far it leans towards what is held.
    property point lean: Qt.point(0, 0)

    transform: Leaning { motion: frame.motion; to: frame.lean }

    Canvas {
        anchors.fill: parent
        onWidthChanged: requestPaint()
        onHeightChanged: requestPaint()
        onPaint: {
            const c = getContext("2d")
            c.reset()
            c.strokeStyle = Theme.tableLine
            c.lineWidth = Theme.hair
            c.setLineDash([4, 3.5])
            c.beginPath()
            c.roundedRect(1, 1, width - 2, height - 2, Theme.radius, Theme.radius)
            c.stroke()
        }
    }
    Rectangle {
        x: Theme.gapMedium
        y: -height / 2
        width: words.implicitWidth + Theme.gapMedium
        height: words.implicitHeight + Theme.gapTiny
        radius: Theme.radiusSmall
        color: Theme.tableSeat
        Caption {
            id: words
            anchors.centerIn: parent
            text: frame.label
            color: Theme.tableMute
            font.pixelSize: Theme.textTiny
        }
    }
}
