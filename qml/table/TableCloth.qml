// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Hanpan

/// The table's cloth: lighter in the middle, woven as it is chosen. Painted once per size.
Rectangle {
    id: cloth

    property color middle: Theme.pine
    property color rim: Theme.pineDeep
    property color light: Theme.pine
    /// Which way the turns go: 1 clockwise, -1 anticlockwise, 0 = not shown.
    property int turns: 0
    /// One of Preferences.cloths().
    property string pattern: Preferences.cloth
    readonly property real mesh: Theme.u(34)

    // Until the cloth is painted.
    color: middle
    onMiddleChanged: weave.requestPaint()
    onLightChanged: weave.requestPaint()
    onRimChanged: weave.requestPaint()
    onTurnsChanged: weave.requestPaint()
    onPatternChanged: weave.requestPaint()

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
            if (cloth.pattern === "patchwork")
                patches(c)
            else if (cloth.pattern === "felt")
                felt(c)
            else
                diamonds(c)
            if (cloth.turns !== 0)
                arrows(c)
        }
        function diamonds(c: var) {
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
        /// Short fibres, every which way, always the same ones.
        function felt(c: var) {
            let dice = 12345
            const next = () => (dice = (dice * 16807) % 2147483647) / 2147483647
            const count = Math.round(width * height / 260)
            for (const shade of [Qt.rgba(1, 1, 1, 0.035), Qt.rgba(0, 0, 0, 0.06)]) {
                c.strokeStyle = shade
                c.lineWidth = 1
                c.beginPath()
                for (let i = 0; i < count; ++i) {
                    const x = next() * width, y = next() * height, turn = next() * 2 * Math.PI
                    c.moveTo(x, y)
                    c.lineTo(x + 5 * Math.cos(turn), y + 5 * Math.sin(turn))
                }
                c.stroke()
            }
        }
        /// A wrapping cloth sewn of remnants: rectangles of uneven sizes with their seams, always the same ones.
        function patches(c: var) {
            let dice = 4711
            const next = () => (dice = (dice * 16807) % 2147483647) / 2147483647
            const cut = (x, y, w, h, depth) => {
                if (depth > 0 && (w > 2.4 * cloth.mesh || h > 2.4 * cloth.mesh)) {
                    const at = 0.34 + 0.32 * next()
                    if (w > h) {
                        cut(x, y, w * at, h, depth - 1)
                        cut(x + w * at, y, w * (1 - at), h, depth - 1)
                    } else {
                        cut(x, y, w, h * at, depth - 1)
                        cut(x, y + h * at, w, h * (1 - at), depth - 1)
                    }
                    return
                }
                const shade = next()
                c.fillStyle = shade < 0.5 ? Qt.rgba(1, 1, 1, 0.03 * shade * 2) : Qt.rgba(0, 0, 0, 0.10 * (shade - 0.5) * 2)
                c.fillRect(x, y, w, h)
                c.strokeRect(x, y, w, h)
            }
            c.strokeStyle = Qt.rgba(1, 1, 1, 0.05)
            c.lineWidth = 1
            cut(0, 0, width, height, 9)
        }
        /// Two arcs round the middle with a head each, woven into the cloth: painted once, so they cost no frame anything.
        function arrows(c: var) {
            const x = width / 2, y = height * 0.42, r = height * 0.25, head = height * 0.03
            c.strokeStyle = Qt.rgba(1, 1, 1, 0.09)
            c.lineWidth = height * 0.008
            c.lineCap = "round"
            for (const start of [Math.PI * 1.08, Math.PI * 0.08]) {
                const from = cloth.turns > 0 ? start : Math.PI - start
                const to = from + cloth.turns * Math.PI * 0.42
                c.beginPath()
                c.arc(x, y, r, from, to, cloth.turns < 0)
                c.stroke()
                // The head: two strokes back from the end.
                const ex = x + r * Math.cos(to), ey = y + r * Math.sin(to)
                const along = to + cloth.turns * Math.PI / 2
                c.beginPath()
                for (const side of [0.8, -0.8]) {
                    c.moveTo(ex, ey)
                    c.lineTo(ex - head * Math.cos(along + side), ey - head * Math.sin(along + side))
                }
                c.stroke()
            }
        }
    }
}
