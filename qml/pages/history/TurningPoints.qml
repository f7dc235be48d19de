// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The rounds that moved the chance of winning a match most. A round opens at the table.
FocusScope {
    id: turns

    required property ChanceLine chances
    property turningPoint none
    /// A place of the replay is asked for.
    signal opened(position: int)

    Remark {
        id: explained
        text: turns.chances.none !== "" ? turns.chances.none
            : turns.chances.running ? qsTr("Working out the chances…")
            : turns.chances.turns.length === 0 ? qsTr("No single round moved your chance of winning the match by much.")
            : qsTr("The rounds that moved your chance of winning the match most, for players of equal strength.")
        Accessible.role: Accessible.StaticText
    }
    RowList {
        id: list
        objectName: "turnRows"
        anchors.top: explained.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        model: turns.chances.turns.length
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Turning points")
        Keys.onReturnPressed: open(currentIndex)
        Keys.onEnterPressed: open(currentIndex)
        function open(row: int): void {
            if (row >= 0 && row < turns.chances.turns.length)
                turns.opened(turns.chances.turns[row].position)
        }
        delegate: Item {
            id: row
            required property int index
            readonly property turningPoint one: index < turns.chances.turns.length ? turns.chances.turns[index] : turns.none
            width: ListView.view.width - Theme.gap
            height: name.height + Theme.gap
            Accessible.role: Accessible.ListItem
            Accessible.name: Array.from([one.name, moved.text, paid.text]).join(", ")
            Accessible.onPressAction: list.open(index)
            FocusRing {
                shown: row.ListView.isCurrentItem && list.activeFocus
            }
            StrongPrint {
                id: name
                anchors.verticalCenter: parent.verticalCenter
                x: Theme.gapMedium
                width: Theme.w(140)
                text: row.one.name
                elide: Text.ElideRight
            }
            Print {
                id: moved
                objectName: "turn " + row.index
                anchors.left: name.right
                anchors.verticalCenter: parent.verticalCenter
                //: the chance of winning the match before a round and after it
                text: qsTr("from %1 to %2").arg(row.one.from).arg(row.one.to)
                tone: row.one.better ? "ink" : "red"
            }
            Print {
                id: paid
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapMedium
                anchors.verticalCenter: parent.verticalCenter
                text: row.one.paid
                tone: "mute"
            }
            MouseArea {
                anchors.fill: parent
                onClicked: {
                    list.currentIndex = row.index
                    list.forceActiveFocus(Qt.MouseFocusReason)
                    list.open(row.index)
                }
            }
        }
    }
}
