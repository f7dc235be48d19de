// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// The mistakes that are asked again, in the order in which they are due.
FocusScope {
    id: puzzleList

    required property Puzzles puzzles
    property puzzleRow none

    signal tried(int match, int number)

    function open(row: int): void {
        if (row >= 0 && row < puzzles.list.length)
            tried(puzzles.list[row].match, puzzles.list[row].number)
    }

    Remark {
        id: explained
        objectName: "puzzlesExplained"
        text: puzzleList.puzzles.list.length === 0
            ? qsTr("No puzzles yet. When you review a match, your mistakes become puzzles: the same position, to try again.")
            : puzzleList.puzzles.list[0].match < 0
            ? qsTr("Positions from rounds the computer played, to begin with. When you review a match, your own mistakes take their place.")
            : qsTr("Positions where you made a mistake. Solved puzzles return after longer and longer gaps, missed ones the next day.")
    }
    RowList {
        id: list
        objectName: "puzzleRows"
        anchors.top: explained.bottom
        anchors.topMargin: Theme.gap
        anchors.bottom: parent.bottom
        width: parent.width
        focus: true
        model: puzzleList.puzzles.list.length
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Puzzles")
        Keys.onReturnPressed: puzzleList.open(currentIndex)
        Keys.onEnterPressed: puzzleList.open(currentIndex)
        delegate: Item {
            id: row
            required property int index
            readonly property puzzleRow one: index < puzzleList.puzzles.list.length ? puzzleList.puzzles.list[index] : puzzleList.none
            width: ListView.view.width - Theme.gap
            height: Math.max(Theme.controlHeight, words.height) + Theme.gapSmall
            Accessible.role: Accessible.ListItem
            Accessible.name: Array.from([one.name, one.where, one.gradeText, one.costText, when.text]).join(", ")
            Accessible.onPressAction: puzzleList.open(index)
            Rectangle {
                anchors.fill: parent
                anchors.margins: Theme.gapTiny / 2
                radius: Theme.radius
                color: row.ListView.isCurrentItem ? Theme.surfaceChanged : mouse.containsMouse ? Theme.hover : "transparent"
                FocusRing {
                    shown: row.ListView.isCurrentItem && list.activeFocus
                }
            }
            MouseArea {
                id: mouse
                anchors.fill: parent
                hoverEnabled: true
                onClicked: {
                    list.currentIndex = row.index
                    puzzleList.open(row.index)
                }
                Accessible.ignored: true
            }
            GradeMark {
                id: mark
                x: Theme.gapMedium
                anchors.verticalCenter: parent.verticalCenter
                grade: row.one.grade
                sign: row.one.sign
            }
            Column {
                id: words
                anchors.left: mark.right
                anchors.leftMargin: Theme.gapMedium
                anchors.right: away.left
                anchors.rightMargin: Theme.gap
                anchors.verticalCenter: parent.verticalCenter
                StrongPrint {
                    width: parent.width
                    text: row.one.name + " · " + row.one.where
                    elide: Text.ElideRight
                }
                SmallPrint {
                    id: when
                    width: parent.width
                    text: Array.from([row.one.gradeText + " " + row.one.costText, row.one.due ? qsTr("due now") : qsTr("comes back on %1").arg(row.one.dueText), row.one.record]).filter(part => part !== "").join(" · ")
                    tone: row.one.due ? "gold" : "mute"
                    elide: Text.ElideRight
                }
            }
            SmallIconButton {
                id: away
                objectName: "forgetPuzzle"
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapSmall
                anchors.verticalCenter: parent.verticalCenter
                iconName: "trash"
                text: qsTr("Don't ask this again")
                onTriggered: puzzleList.puzzles.forget(row.one.match, row.one.number)
            }
        }
    }
}
