// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The table's cloth: lighter in the middle, woven in faint diamonds. Painted once per size.
Rectangle {
    id: cloth

    property color middle: Theme.pine
    property color rim: Theme.pineDeep
    property color light: Theme.pine
    readonly property real mesh: Theme.u(34)

    // Until the cloth is painted.
    color: middle
    onMiddleChanged: weave.requestPaint()

    Canvas {
        id: weave
        anchors.fill: parent
        onWidthChanged: requestPaint()
        onHeightChanged: requestPaint()
        onPaint: {
            var c = getContext("2d")
            var fill = c.createRadialGradient(width / 2, height * 0.42, 0, width / 2, height * 0.42, Math.max(width, height) * 0.62)
            fill.addColorStop(0, cloth.light)
            fill.addColorStop(0.55, cloth.middle)
            fill.addColorStop(1, cloth.rim)
            c.fillStyle = fill
            c.fillRect(0, 0, width, height)
            c.strokeStyle = Qt.rgba(1, 1, 1, 0.028)
            c.lineWidth = 1
            c.beginPath()
            for (var x = -height; x < width; x += cloth.mesh) {
                c.moveTo(x, height)
                c.lineTo(x + height, 0)
                c.moveTo(x, 0)
                c.lineTo(x + height, height)
            }
            c.stroke()
        }
    }
}
