// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A rule set among others: its name, and its figures with their intervals. The name stays at the left while the
/// figures scroll under it.
Item {
    id: line

    property houseRow one
    property houseCell noCell
    /// The column by which they are sorted; -1 = none.
    property int sorted: -1
    required property int nameWidth
    required property real columnWidth
    /// How far the columns are scrolled, and how wide the part is that is seen.
    property real shift: 0
    property real seen: width
    property bool hasFocus: false

    signal pressed()

    objectName: "house " + one.setId
    height: Math.max(Theme.controlHeight, words.height, cells.height) + 2 * Theme.gapSmall
    Accessible.role: Accessible.ListItem
    Accessible.name: one.spoken
    Accessible.selectable: true
    Accessible.selected: one.inUse
    Accessible.focusable: true
    Accessible.focused: hasFocus
    Accessible.onPressAction: pressed()

    PointerArea {
        id: area
        anchors.fill: parent
        onClicked: line.pressed()
    }
    Rectangle {
        anchors.fill: parent
        color: line.one.inUse ? Theme.surfaceChanged : area.containsMouse ? Theme.hover : "transparent"
    }
    Hairline {
        anchors.bottom: parent.bottom
    }
    Row {
        id: cells
        x: line.nameWidth + Theme.gapMedium
        anchors.verticalCenter: parent.verticalCenter
        Repeater {
            model: line.one.cells.length
            delegate: Column {
                id: cell
                required property int index
                readonly property houseCell one: index < line.one.cells.length ? line.one.cells[index] : line.noCell
                width: line.columnWidth
                SmallPrint {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: cell.one.text
                    font.bold: cell.index === line.sorted
                }
                TinyPrint {
                    width: parent.width
                    horizontalAlignment: Text.AlignHCenter
                    text: cell.one.range
                    tone: "mute"
                }
            }
        }
    }
    Rectangle {
        x: line.shift
        width: line.nameWidth + Theme.gapMedium
        height: parent.height - Theme.hair
        color: line.one.inUse ? Theme.surfaceChanged : line.shift > 0 ? Theme.page : "transparent"
        Rectangle {
            visible: line.one.inUse
            width: Theme.u(4)
            height: parent.height
            color: Theme.gold
        }
        Column {
            id: words
            x: Theme.gapMedium
            width: line.nameWidth - x
            anchors.verticalCenter: parent.verticalCenter
            Print {
                width: parent.width
                text: line.one.label
                font.bold: true
                wrapMode: Text.Wrap
            }
            TinyPrint {
                width: parent.width
                visible: text !== ""
                text: !line.one.inUse ? line.one.note : line.one.note === "" ? qsTr("in use") : qsTr("in use · %1").arg(line.one.note)
                tone: "mute"
                wrapMode: Text.Wrap
            }
        }
    }
    Item {
        x: line.shift
        width: line.seen
        height: parent.height
        Item {
            anchors.fill: parent
            anchors.margins: Theme.ring + Theme.hair
            FocusRing {
                shown: line.hasFocus
            }
        }
    }
}
