// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A column for every player, a line for every round, the sums below. It scrolls when the match is long.
Item {
    id: grid

    required property scoreTable table
    readonly property list<string> names: Array.from(table.names)
    readonly property list<scoreRow> rows: table.rows
    readonly property bool empty: rows.length === 0
    readonly property real firstColumn: Math.min(Theme.w(64), width * 0.2)
    /// Wide enough for large words; then the grid is wider than its place, and scrolls.
    readonly property real column: names.length > 0 ? Math.max((width - firstColumn) / names.length, Theme.folds ? 4 * Theme.textBody : 0) : width
    readonly property real lineHeight: Math.max(Theme.u(32), Theme.textBody * 1.4)

    implicitHeight: lineHeight * (rows.length + 2)

    component Line: Row {
        id: line

        property string head
        property list<string> cells
        property list<int> signs
        property bool strong: false

        height: grid.lineHeight
        Brief {
            width: grid.firstColumn
            height: line.height
            text: line.head
            tone: "mute"
            font.pixelSize: Theme.textSmall
        }
        Repeater {
            model: line.cells
            delegate: Brief {
                required property int index
                required property string modelData
                width: grid.column
                height: line.height
                text: modelData
                // The signs are set after the cells: for a moment there may be none.
                readonly property int sign: index < line.signs.length ? line.signs[index] : 0
                tone: sign < 0 ? "red" : "ink"
                font.bold: line.strong || sign > 0
                font.pixelSize: line.strong ? Theme.textBody : Theme.textSmall
                horizontalAlignment: Text.AlignHCenter
                // The longest name, over the narrowest column of eight, is written smaller before it is cut.
                least: Theme.textTiny / Theme.grown / 2
            }
        }
    }

    Flickable {
        id: wide
        anchors.fill: parent
        contentWidth: Math.max(width, grid.firstColumn + grid.column * grid.names.length)
        contentHeight: height
        clip: interactive
        interactive: contentWidth > width
        boundsBehavior: Flickable.StopAtBounds
        flickableDirection: Flickable.HorizontalFlick
        ScrollBar.horizontal: ScrollBar { policy: wide.interactive ? ScrollBar.AlwaysOn : ScrollBar.AlwaysOff }

        Line {
            id: head
            strong: true
            head: grid.table.unit
            cells: grid.names
        }
        ListView {
            id: list
            anchors.top: head.bottom
            anchors.bottom: totals.top
            width: parent.width
            clip: true
            model: grid.rows
            boundsBehavior: Flickable.StopAtBounds
            onCountChanged: positionViewAtEnd()
            delegate: Line {
                required property scoreRow modelData
                head: qsTr("Round %1").arg(modelData.round)
                cells: Array.from(modelData.cells)
                signs: Array.from(modelData.signs)
            }
        }
        Rectangle {
            anchors.top: totals.top
            width: parent.width
            height: Theme.hair
            color: Theme.line
        }
        Line {
            id: totals
            anchors.bottom: parent.bottom
            strong: true
            head: qsTr("Total")
            cells: Array.from(grid.table.totals)
        }
    }
}
