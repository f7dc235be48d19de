// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Hanpan

/// Shares of a whole, stacked, and how they change from left to right. `line`: by index the shares, whose sum is 1, the
/// lowest first; as far as they are known. Left and Right, or the pointer, pick an index.
FocusScope {
    id: plot

    property string title
    property string help
    property list<shareRow> line
    /// The final number of them.
    property int length: line.length
    /// The one that is marked.
    property int position: 0
    readonly property int parts: line.length > 0 ? line[0].shares.length : 0
    /// The colour of a part, by its number.
    function shade(part: int): color { return part === 0 ? Theme.gold : Qt.alpha(Theme.link, 0.75 * Math.max(0.1, 1 - (part - 1) / Math.max(1, parts - 1))) }

    signal picked(int index)

    function pick(index: int): void {
        const to = Math.max(0, Math.min(length - 1, index))
        if (to !== position)
            picked(to)
    }
    function atX(index: int): real { return field.width * index / Math.max(1, length - 1) }
    /// The upper edge of the parts up to this one.
    function edge(part: int): var {
        const points = []
        for (let i = 0; i < line.length; ++i) {
            const sum = Array.from(line[i].shares).slice(0, part + 1).reduce((sum, share) => sum + share, 0)
            points.push(Qt.point(atX(i), field.height * (1 - Math.min(1, sum))))
        }
        return points
    }
    function outline(part: int): var {
        if (field.width <= 0 || field.height <= 0 || line.length < 2)
            return []
        const lower = part > 0 ? edge(part - 1) : [Qt.point(0, field.height), Qt.point(atX(line.length - 1), field.height)]
        return edge(part).concat(lower.reverse())
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.Chart
    Accessible.name: title
    Accessible.description: help
    Keys.onLeftPressed: pick(position - 1)
    Keys.onRightPressed: pick(position + 1)
    Keys.onPressed: (event) => {
        event.accepted = event.key === Qt.Key_Home || event.key === Qt.Key_End
        if (event.accepted)
            pick(event.key === Qt.Key_Home ? 0 : length - 1)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusSmall
        color: Theme.surface
        border.width: Theme.hair
        border.color: Theme.line
        FocusRing {
            shown: plot.activeFocus
        }
    }
    Item {
        id: field
        anchors.fill: parent
        anchors.margins: Theme.gapSmall
        Repeater {
            model: plot.parts
            delegate: Shape {
                id: area
                required property int index
                anchors.fill: parent
                ShapePath {
                    strokeColor: Theme.surface
                    strokeWidth: Theme.hair
                    fillColor: plot.shade(area.index)
                    PathPolyline {
                        path: plot.outline(area.index)
                    }
                }
            }
        }
        Rectangle {
            visible: plot.length > 0
            x: plot.atX(plot.position) - width / 2
            width: Theme.ring
            height: parent.height
            color: Theme.ink
        }
        MouseArea {
            anchors.fill: parent
            Accessible.ignored: true
            onPressed: (mouse) => {
                plot.forceActiveFocus(Qt.MouseFocusReason)
                plot.pick(Math.round(mouse.x / width * (plot.length - 1)))
            }
            onPositionChanged: (mouse) => plot.pick(Math.round(mouse.x / width * (plot.length - 1)))
        }
    }
}
