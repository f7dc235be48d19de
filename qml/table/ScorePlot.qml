// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Shapes
import Hanpan

/// Everybody's total from round to round: a line for each player with the name at its end.
Item {
    id: plot

    /// {names, sums: [[number]]}: for each player the total at the start and after each round.
    required property scoreTable table
    readonly property list<string> names: Array.from(table.names)
    readonly property var sums: table.sums // qmllint disable type
    readonly property int points: sums.length > 0 ? sums[0].length : 0
    readonly property real low: Math.min(...sums.map(line => Math.min(...line)))
    readonly property real high: Math.max(...sums.map(line => Math.max(...line)))
    readonly property real nameWidth: Array.from(names).reduce((most, name) => Math.max(most, metrics.advanceWidth(name)), 0) + Theme.gap
    /// The players from the highest total to the lowest: their names are in this order, without overlapping.
    readonly property list<int> order: Array.from(names).map((name, seat) => seat).sort((a, b) => last(b) - last(a))
    /// The dashes differ too, because colour alone is not enough.
    readonly property var dashes: [[], [4, 2], [1, 2], [6, 2, 1, 2]]

    function last(seat: int): real {
        return sums[seat] && points > 0 ? sums[seat][points - 1] : 0
    }
    function atX(index: int): real {
        return field.width * index / Math.max(1, points - 1)
    }
    function atY(value: real): real {
        return high > low ? field.height * (high - value) / (high - low) : field.height / 2
    }
    function ink(seat: int): color {
        return Theme.suit("shdc".charAt(seat % 4))
    }

    objectName: "scorePlot"
    Accessible.role: Accessible.Chart
    Accessible.name: qsTr("Totals after each round")
    Accessible.description: Array.from(order).map(seat => names[seat] + " " + table.totals[seat]).join(", ")

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.textTiny
    }
    Item {
        id: field
        anchors.fill: parent
        anchors.topMargin: Theme.gap
        anchors.bottomMargin: Theme.gap
        anchors.leftMargin: metrics.advanceWidth(String(Math.round(plot.low)) + "00")
        anchors.rightMargin: plot.nameWidth + Theme.gapSmall

        Repeater {
            model: [plot.high, plot.low]
            delegate: Item {
                required property real modelData
                y: plot.atY(modelData)
                width: field.width
                visible: plot.points > 0
                Hairline {}
                TinyPrint {
                    anchors.right: parent.left
                    anchors.rightMargin: Theme.gapTiny
                    y: -height / 2
                    text: parent.modelData.toLocaleString(Qt.locale(Language.code), "f", 0)
                    tone: "mute"
                }
            }
        }
        Rectangle {
            visible: plot.low < 0 && plot.high > 0
            y: plot.atY(0)
            width: parent.width
            height: Theme.hair
            color: Theme.line
        }
        Repeater {
            model: plot.names
            delegate: Shape {
                id: line
                required property int index
                anchors.fill: parent
                ShapePath {
                    strokeColor: plot.ink(line.index)
                    strokeWidth: Theme.ring
                    strokeStyle: line.index < 4 && plot.dashes[line.index].length === 0 ? ShapePath.SolidLine : ShapePath.DashLine
                    dashPattern: plot.dashes[Math.max(1, (line.index + Math.floor(line.index / 4)) % 4)]
                    fillColor: "transparent"
                    joinStyle: ShapePath.RoundJoin
                    PathPolyline {
                        path: {
                            const points = []
                            const values = plot.sums[line.index] || []
                            if (field.width > 0 && field.height > 0)
                                for (let i = 0; i < values.length; ++i)
                                    points.push(Qt.point(plot.atX(i), plot.atY(values[i])))
                            return points
                        }
                    }
                }
            }
        }
        Repeater {
            id: tags
            model: Array.from(plot.order)
            delegate: StrongPrint {
                required property int index
                required property int modelData
                readonly property Caption above: index > 0 ? tags.itemAt(index - 1) as Caption : null
                // As close to the line's end as the names above allow, and never below the field.
                x: field.width + Theme.gapSmall
                y: Math.min(Math.max(plot.atY(plot.last(modelData)) - height / 2, above ? above.y + above.height : -height / 2),
                            field.height + height / 2 - (plot.order.length - index) * height)
                text: plot.names[modelData] || ""
                color: plot.ink(modelData)
                font.pixelSize: Theme.textTiny
            }
        }
    }
}
