// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls.Basic
import Hanpan

/// A game's course: its lessons in order, which of them are done, and the next one to take.
Item {
    id: view

    required property string game
    readonly property list<lessonRow> lessons: Language.code !== "" ? Courses.lessons(game) : []
    readonly property int next: Courses.revision >= 0 ? Courses.next(game) : 0

    ListView {
        id: list
        objectName: "lessonList"
        anchors.fill: parent
        clip: contentHeight > height
        boundsBehavior: Flickable.StopAtBounds
        spacing: Theme.gapSmall
        model: view.lessons
        activeFocusOnTab: false
        ScrollBar.vertical: EdgeBar { of: list }
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Lessons")
        delegate: Panel {
            id: row
            required property lessonRow modelData
            required property int index
            readonly property bool isNext: modelData.number === view.next
            readonly property bool done: Courses.revision >= 0 && Courses.isDone(view.game, modelData.number)
            readonly property bool begun: Courses.revision >= 0 && Courses.place(view.game, modelData.number) > 1
            width: list.width - (list.contentHeight > list.height ? Theme.gap : 0)
            height: Math.max(words.implicitHeight, start.height) + 2 * Theme.gapMedium
            Accessible.role: Accessible.ListItem
            readonly property string named: qsTr("Lesson %1: %2", "number, title").arg(modelData.number).arg(modelData.title)
            Accessible.name: done ? qsTr("%1. %2", "a lesson, that it is done").arg(named).arg(qsTr("Done")) : named
            Disc {
                id: mark
                anchors.left: parent.left
                anchors.leftMargin: Theme.gapLarge
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.u(38)
                color: row.done ? Theme.gold : "transparent"
                border.width: 2
                border.color: row.done || row.isNext ? Theme.gold : Theme.line
                Accessible.ignored: true
                Icon {
                    anchors.centerIn: parent
                    visible: row.done
                    name: "check"
                    size: Theme.u(20)
                    color: Theme.goldInk
                }
                StrongPrint {
                    anchors.centerIn: parent
                    visible: !row.done
                    text: row.modelData.number
                }
            }
            Column {
                id: words
                anchors.left: mark.right
                anchors.leftMargin: Theme.gapMedium
                anchors.right: start.left
                anchors.rightMargin: Theme.gapMedium
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.gapTiny
                StrongPrint {
                    width: parent.width
                    text: row.modelData.title
                    font.pixelSize: Theme.textLarge
                    elide: Text.ElideRight
                }
                Paragraph {
                    text: row.modelData.aim
                    tone: "mute"
                    Accessible.ignored: true
                }
            }
            ActionButton {
                id: start
                objectName: "lesson-" + row.modelData.number
                anchors.right: parent.right
                anchors.rightMargin: Theme.gapMedium
                anchors.verticalCenter: parent.verticalCenter
                kind: row.isNext ? "primary" : "plain"
                iconName: row.done ? "restart" : "play"
                text: row.done ? qsTr("Play again") : row.begun ? qsTr("Continue") : qsTr("Start")
                // Eight buttons with one name cannot be told apart by ear.
                Accessible.name: qsTr("%1. %2", "what a button does, and of what").arg(text).arg(row.Accessible.name)
                onActiveFocusChanged: if (activeFocus) list.positionViewAtIndex(row.index, ListView.Contain)
                onTriggered: Navigator.go("Lesson", {game: view.game, number: row.modelData.number})
            }
        }
    }
}
