// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound
import QtQuick
import Hanpan

/// A house: its table, why one plays like that there, who sits there, and what the host asks for.
FocusScope {
    id: view

    required property houseShown shown

    signal sat()

    Accessible.role: Accessible.Pane
    Accessible.name: shown.name

    Panel {
        anchors.fill: parent
    }
    ScrollPage {
        id: scroll
        anchors.top: parent.top
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: buttons.top
        anchors.margins: Theme.gap
        spacing: Theme.gapSmall
        readonly property string house: view.shown.id
        onHouseChanged: contentY = 0

        Cloth {
            width: parent.width
            height: Theme.u(150)
            game: view.shown.game
            Still {
                anchors.fill: parent
                game: view.shown.game
                scene: GameShelf.entry(view.shown.game).scene
                unit: height * 1.6
                pieceSize: GameShelf.entry(view.shown.game).size
                clip: true
            }
        }
        Heading {
            objectName: "houseName"
            width: parent.width
            text: view.shown.name
            font.pixelSize: Theme.textTitle
            wrapMode: Text.Wrap
        }
        Remark { text: view.shown.where }
        Paragraph { text: view.shown.story }
        SectionHeading { text: qsTr("What the host asks for") }
        Paragraph {
            objectName: "houseTask"
            text: view.shown.task
            font.bold: true
        }
        Repeater {
            model: view.shown.needs
            delegate: Row {
                id: need
                required property houseNeed modelData
                width: parent ? parent.width : 0
                spacing: Theme.gapSmall
                Icon {
                    y: (Theme.textSmall * 1.3 - height) / 2
                    size: Theme.iconSmall
                    name: need.modelData.done ? "check" : "flag"
                    color: need.modelData.done ? Theme.green : Theme.mute
                }
                SmallParagraph {
                    id: words
                    width: parent.width - Theme.iconSmall - parent.spacing
                    text: need.modelData.text
                    Accessible.name: need.modelData.done ? qsTr("Done: %1").arg(text) : text
                }
            }
        }
        Remark {
            objectName: "houseStanding"
            text: view.shown.open ? view.shown.standing : view.shown.closed
        }
        Remark { text: view.shown.purse }
        SectionHeading { text: qsTr("Who sits here") }
        Repeater {
            model: view.shown.people
            delegate: Row {
                id: resident
                required property houseResident modelData
                width: parent ? parent.width : 0
                spacing: Theme.gap
                Avatar {
                    id: face
                    width: Theme.u(44)
                    face: resident.modelData.face
                    name: resident.modelData.name
                }
                Column {
                    width: parent.width - face.width - parent.spacing
                    Paragraph {
                        text: resident.modelData.name + " · " + resident.modelData.about
                        font.bold: true
                    }
                    SmallParagraph { text: resident.modelData.says }
                }
            }
        }
        SectionHeading { text: qsTr("Where the rules come from") }
        Remark { text: view.shown.source }
    }
    ButtonRow {
        id: buttons
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.gap
        room: parent.width - 2 * Theme.gap
        QuietButton {
            objectName: "houseLesson"
            visible: view.shown.lesson > 0 && Courses.revision >= 0 && !Courses.isDone(view.shown.game, view.shown.lesson)
            iconName: "learn"
            text: qsTr("Lesson %1 first").arg(view.shown.lesson)
            onTriggered: Navigator.go("Lesson", {game: view.shown.game, number: view.shown.lesson})
        }
        ActionButton {
            objectName: "sitDown"
            kind: "primary"
            iconName: "play"
            text: view.shown.unfinished ? qsTr("Continue") : qsTr("Sit down")
            available: view.shown.open
            reason: view.shown.closed
            onTriggered: view.sat()
        }
    }
}
